import { present } from '../present';
import { andThen, ok, type Result } from '../result';
import type { DrawSettings, Numbered, Order } from './entry';
import { drawLots } from './lots';
import { drawNumbers, drawsLots } from './numbers';

/** A player of a final as the protocol has them: from which place of which preliminary they came. */
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
  /** The word behind the lots that decided; none where somebody decided by name. */
  readonly seed?: string;
}

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
  /** Who said the word that is the seed, where somebody was asked for it: a witness, as a rule. */
  readonly saidBy?: string;
  /** Where the list stood, such as `'Club'!A1:B11`. */
  readonly list?: string;
  /** The section that it gave numbers in, where it was one of several. */
  readonly section?: string;
  /** Which of the sections it is, from 1: their names may be changed, their order stays. Logs that are older do not say it. */
  readonly sectionNo?: number;
  /** The lines of the list, from 1, that were dealt into that section, in the order of dealing: `lines` then counts these. */
  readonly dealt?: readonly number[];
  /** Whoever came into the final whose numbers were drawn, in the order from which it was made; `lines` then counts these. */
  readonly finalists?: readonly DrawnFinalist[];
  /** The ties that were decided before these had come into the final. */
  readonly ties?: readonly DecidedTie[];
  /** The player of the list, from 1, who got number 1, 2, and so on, before anybody was put on a seat of their own. */
  readonly lines: readonly number[];
}

/** How one draws: what of a draw does not follow. */
export type DrawTerms = Pick<Draw, 'time' | 'numbering' | 'seed' | 'saidBy' | 'list'>;

/** What a draw is made from: the list, and what the tournament is. */
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

/** Draws once more: the protocol with the new draw at its end. Problems as for `drawNumbers`. */
export const drawAgain = (
  protocol: readonly Draw[],
  from: Drawn,
  drawing: DrawTerms,
): Result<readonly Draw[]> =>
  andThen(linesOf(from, drawing.numbering, drawing.seed), (lines) =>
    ok([...protocol, { no: protocol.length + 1, ...drawing, lines }]),
  );

/** Whether two draws came out alike; who said the word makes no other draw of it. */
const isSame = (one: Draw, other: Draw): boolean =>
  one.numbering === other.numbering &&
  one.seed === other.seed &&
  one.list === other.list &&
  one.lines.join() === other.lines.join();

/**
 * The protocol with what is drawn now at its end: as it is if that is its last draw already, so that looking at one draw
 * again makes no other (who said its word may have been added since); empty as long as no lots were drawn. Problems as for `drawNumbers`.
 */
export const keptDraws = (
  protocol: readonly Draw[],
  from: Drawn,
  drawing: DrawTerms,
): Result<readonly Draw[]> => {
  if (protocol.length === 0 && !drawsLots(drawing.numbering)) return ok([]);
  return andThen(drawAgain(protocol, from, drawing), (again) => {
    const [last, drawn] = [protocol.at(-1), present(again.at(-1))];
    if (!last || !isSame(last, drawn)) return ok(again);
    return ok(
      last.saidBy === drawn.saidBy
        ? protocol
        : [...protocol.slice(0, -1), { ...drawn, no: last.no, time: last.time }],
    );
  });
};

const isAgain = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/**
 * Repeats a draw from the list that it was made from, and the lots for ties before it: whether the same orders come out. Problems as
 * for `drawNumbers`.
 */
export const isRepeated = (from: Drawn, { numbering, seed, lines, ties = [] }: Draw): Result<boolean> =>
  andThen(linesOf(from, numbering, seed), (again) =>
    ok(
      isAgain(again, lines) &&
        ties.every(
          ({ names, order, seed: word }) =>
            word === undefined ||
            isAgain(
              drawLots(names.length, word).map((place) => place + 1),
              order,
            ),
        ),
    ),
  );
