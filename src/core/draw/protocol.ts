import { andThen, ok, type Result } from '../result';
import type { DrawSettings, Numbered, Order } from './entry';
import { drawNumbers } from './numbers';

/** One draw as it stands in the protocol, from which anyone can repeat it. */
export interface Draw {
  /** From 1: no draw is left out, however often it was drawn. */
  readonly no: number;
  /** As the caller's clock has it, such as `2026-11-20 09:00`. */
  readonly time: string;
  /** The method and what it was told, such as `lots` or `varma:corrected`. */
  readonly numbering: string;
  /** Empty where no lots are drawn. */
  readonly seed: string;
  /** The line of the list, from 1, of who has number 1, 2, and so on. */
  readonly lines: readonly number[];
}

/** What a draw is made from: the list, and what the tournament is. */
export interface Drawn extends Partial<Pick<DrawSettings, 'system' | 'columns'>> {
  readonly entries: readonly Numbered[];
}

const linesOf = (
  { entries, ...settings }: Drawn,
  numbering: string,
  seed: string,
): Result<readonly number[]> =>
  andThen(drawNumbers(entries, numbering, seed, settings), (order: Order) =>
    ok(order.map((index) => index + 1)),
  );

/** Draws once more: the protocol with the new draw at its end. Problems as for `drawNumbers`. */
export const drawAgain = (
  protocol: readonly Draw[],
  from: Drawn,
  { time, numbering, seed }: Pick<Draw, 'time' | 'numbering' | 'seed'>,
): Result<readonly Draw[]> =>
  andThen(linesOf(from, numbering, seed), (lines) =>
    ok([...protocol, { no: protocol.length + 1, time, numbering, seed, lines }]),
  );

/** Repeats a draw from the list that it was made from: whether the same order comes out. Problems as for `drawNumbers`. */
export const isRepeated = (from: Drawn, { numbering, seed, lines }: Draw): Result<boolean> =>
  andThen(linesOf(from, numbering, seed), (again) =>
    ok(again.length === lines.length && again.every((line, index) => line === lines[index])),
  );
