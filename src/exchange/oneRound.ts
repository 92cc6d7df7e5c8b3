import type { Tournament } from '../core/model';
import { problem, type Problem } from '../core/problem';

/** `number-out-of-range` for a round that a tournament has not; nothing where none was asked for. */
export const roundProblem = (
  { rounds }: Pick<Tournament, 'rounds'>,
  round: number | undefined,
): Problem | null =>
  round === undefined || (Number.isInteger(round) && round >= 1 && round <= rounds)
    ? null
    : problem('number-out-of-range', { field: 'round' }, { typed: round, least: 1, most: rounds });
