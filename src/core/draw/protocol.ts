import { present } from '../present';
import { andThen, ok, type Result } from '../result';
import type { DrawSettings, Numbered, Order } from './entry';
import { drawNumbers, drawsLots, takesNumbers } from './numbers';

/** A player of a final in the protocol: the preliminary they came from, and their place there. */
export interface DrawnFinalist {
  readonly section: string;
  readonly place: number;
  readonly name: string;
}

/** A tie in a preliminary that had to be decided before finals could be made. */
export interface DecidedTie {
  readonly section: string;
  /** The first of the places that they shared. */
  readonly place: number;
  /** Those who shared it, in the order of their standings. */
  readonly names: readonly string[];
  /** The names from 1 in the order that was decided. */
  readonly order: readonly number[];
  /** The draw code of the lots; none if somebody decided by name. */
  readonly seed?: string;
}

/** One draw in the protocol. Anyone can repeat it from this. */
export interface Draw {
  /** From 1. No draw is left out, however many there were. */
  readonly no: number;
  /** From the caller's clock, such as `2026-11-20 09:00`. */
  readonly time: string;
  /** The method and its detail, such as `lots` or `varma:corrected`. */
  readonly numbering: string;
  /** Empty where no lots are drawn. */
  readonly seed: string;
  /** Who chose the seed, or saw the numbers drawn, if somebody did: a witness. */
  readonly saidBy?: string;
  /** The cells of the list, such as `'Club'!A1:B11`. */
  readonly list?: string;
  /** The section whose numbers were drawn, if there are several. */
  readonly section?: string;
  /** The place of the section, from 1: names may change, the order stays. Older Logs do not have it. */
  readonly sectionNo?: number;
  /** The lines of the list, from 1, that are in this section, in the order of dealing: `lines` then counts these. */
  readonly dealt?: readonly number[];
  /** The players of the final whose numbers were drawn, in their order before the draw; `lines` then counts these. */
  readonly finalists?: readonly DrawnFinalist[];
  /** The ties that were decided before these players got into the final. */
  readonly ties?: readonly DecidedTie[];
  /** The player of the list, from 1, who got number 1, 2, and so on, before anybody was pinned. */
  readonly lines: readonly number[];
}

/** The parts of a draw that the organiser chooses. */
export type DrawTerms = Pick<Draw, 'time' | 'numbering' | 'seed' | 'saidBy' | 'list'>;

/** What a draw is made from: the list, and the tournament. */
export interface Drawn extends Partial<Pick<DrawSettings, 'system' | 'columns' | 'own'>> {
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

/** Draws once more and adds the new draw to the protocol. Problems as for `drawNumbers`. */
export const drawAgain = (
  protocol: readonly Draw[],
  from: Drawn,
  drawing: DrawTerms,
): Result<readonly Draw[]> =>
  andThen(linesOf(from, drawing.numbering, drawing.seed), (lines) =>
    ok([...protocol, { no: protocol.length + 1, ...drawing, lines }]),
  );

/** Whether two draws have the same result, whoever chose the seed. */
const isSame = (one: Draw, other: Draw): boolean =>
  one.numbering === other.numbering &&
  one.seed === other.seed &&
  one.list === other.list &&
  one.lines.join() === other.lines.join();

/** Whether both have numbers that somebody gives: they are one draw, however often one is put right. */
const areGiven = (one: Draw, other: Draw): boolean =>
  takesNumbers(one.numbering) && takesNumbers(other.numbering) && one.list === other.list;

/**
 * The protocol with the current draw at its end; `isDealt` if the players themselves were drawn for a section. If that is its last draw already, nothing is added, so looking at a draw again
 * is not another draw (a witness may have been added). Empty while no lots were drawn and nobody saw others drawn. Problems as
 * for `drawNumbers`.
 */
export const keptDraws = (
  protocol: readonly Draw[],
  from: Drawn,
  drawing: DrawTerms,
  isDealt = false,
): Result<readonly Draw[]> => {
  const { numbering, saidBy } = drawing;
  const isDrawn = isDealt || drawsLots(numbering) || (takesNumbers(numbering) && saidBy !== undefined);
  if (protocol.length === 0 && !isDrawn) return ok([]);
  return andThen(drawAgain(protocol, from, drawing), (again) => {
    const [last, drawn] = [protocol.at(-1), present(again.at(-1))];
    if (last && isSame(last, drawn) && last.saidBy === drawn.saidBy) return ok(protocol);
    return ok(
      last && (isSame(last, drawn) || areGiven(last, drawn))
        ? [...protocol.slice(0, -1), { ...drawn, no: last.no, time: last.time }]
        : again,
    );
  });
};
