import { entryAt, present } from '../present';
import { problem } from '../problem';
import { fail, ok, type Result } from '../result';

/** The result of one side of a finished game. */
export type Mark = 'win' | 'draw' | 'loss';

/**
 * Points for a win, a draw and a loss, as whole numbers of 1/`unit` point: 1-½-0 is `{win: 2, draw: 1, loss: 0, unit: 2}`.
 * All scores are whole numbers of that unit; nothing is compared as a float.
 */
export interface Scoring {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly unit: number;
}

/** 1-½-0. */
export const CLASSIC: Scoring = { win: 2, draw: 1, loss: 0, unit: 2 };

/** Whether two are worth the same, in any units. */
export const isSameScoring = (one: Scoring, other: Scoring): boolean =>
  (['win', 'draw', 'loss'] as const).every((mark) => one[mark] * other.unit === other[mark] * one.unit);

/** The points of a mark, in units. A loss by forfeit is worth 0, whatever a loss is worth. */
export const pointsOf = (scoring: Scoring, mark: Mark, played: boolean): number =>
  mark === 'loss' && !played ? 0 : scoring[mark];

const UNITS = [1, 2, 4, 5, 10, 20, 50, 100] as const;

/**
 * The scoring of three numbers in points, such as `[1, 0.5, 0]`. They must descend, not all be equal, lie between 0 and
 * 100 and have at most two decimals; else `scoring-invalid`.
 */
export const scoringOf = (points: readonly number[]): Result<Scoring> => {
  // Adding 0 turns -0, the result of rounding a tiny negative number, into 0.
  const hundredths = points.map((point) => Math.round(point * 100) + 0);
  const [win, draw, loss] = hundredths as [number, number, number];
  const exact = hundredths.every((value, index) => Math.abs(value - entryAt(points, index) * 100) < 1e-6);
  const descends = win > loss && win >= draw && draw >= loss && loss >= 0 && win <= 10000;
  if (points.length !== 3 || !exact || !descends)
    return fail(problem('scoring-invalid', {}, { typed: points.join(', ') }));
  const unit = present(
    UNITS.find((candidate) => hundredths.every((value) => (value * candidate) % 100 === 0)),
  );
  const units = (value: number): number => (value * unit) / 100;
  return ok({ win: units(win), draw: units(draw), loss: units(loss), unit });
};

/** A scoring as `--scoring` takes it: `2,1,0`. */
export const scoringText = ({ win, draw, loss, unit }: Scoring): string =>
  [win, draw, loss].map((points) => points / unit).join(',');
