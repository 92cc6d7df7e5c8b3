import { problem } from '../problem';
import { fail, ok, type Result } from '../result';
import { isWithin, limits, mostPlayers } from './schedule';
import { tableSize } from './system';

/** How the rule of “A round robin without tables” finds when two numbers of a Berger table meet, step by step. */
export interface Meet {
  readonly one: number;
  readonly other: number;
  /** The last even number of the table; in an odd field it belongs to nobody. */
  readonly last: number;
  /** `doubled` against the last number, else `added`. */
  readonly by: 'added' | 'doubled';
  /** The sum, or the smaller number doubled. */
  readonly sum: number;
  /** The number to subtract: 1 if the sum is at most `last`, else `last`. */
  readonly less: number;
  readonly round: number;
  readonly white: number;
  /** The reason: the half of the table for the last number, or whether the sum is even or odd. */
  readonly colour: 'first-half' | 'second-half' | 'even' | 'odd';
}

/**
 * When two players of a Berger table meet and who has White, step by step (“A round robin without tables”, method 2; where it
 * says "less" for the doubled number, it must be "less or equal"). Problems: `number-out-of-range` for the players or a number,
 * `player-meets-self`.
 */
export const meetOf = (players: number, i: number, j: number): Result<Meet> => {
  const wrong = [
    { field: 'players', typed: players, least: 3, most: mostPlayers(1) },
    ...[i, j].map((typed) => ({ field: 'number', typed, least: 1, most: players })),
  ].find(({ typed, least, most }) => !isWithin(typed, least, most));
  if (wrong)
    return fail(
      problem('number-out-of-range', { field: wrong.field }, limits(wrong.least, wrong.most, wrong.typed)),
    );
  if (i === j) return fail(problem('player-meets-self', {}, { number: i }));
  const last = tableSize(players);
  const [one, other] = i < j ? [i, j] : [j, i];
  const isLast = other === last;
  const sum = isLast ? 2 * one : one + other;
  const less = sum <= last ? 1 : last;
  const isFirstWhite = isLast ? one <= last / 2 : sum % 2 === 1;
  const [first, second] = isLast ? (['first-half', 'second-half'] as const) : (['odd', 'even'] as const);
  return ok({
    one,
    other,
    last,
    by: isLast ? 'doubled' : 'added',
    sum,
    less,
    round: sum - less,
    white: isFirstWhite ? one : other,
    colour: isFirstWhite ? first : second,
  });
};
