import { toNumber } from '../../../src/core/fraction';
import type { Tournament } from '../../../src/core/model';
import { criterionOf } from '../../../src/core/tiebreak/registry';
import { scoreTable } from '../../../src/core/tiebreak/scores';
import { standings, values, type Standings } from '../../../src/core/tiebreak/standings';

/** One criterion's column as numbers; `null` for the annulled and where there is no value. */
export const columnOf = (tournament: Tournament, code: string): (number | null)[] => {
  const result = values(tournament, code);
  if (!result.ok) throw new Error(code);
  return result.value.map((value) => value && toNumber(value));
};

/** The standings by a list such as `PTS,DE`. */
export const standingsOf = (tournament: Tournament, order: string): Standings => {
  const result = standings(tournament, order.split(','));
  if (!result.ok) throw new Error(order);
  return result.value;
};

/** The lines of the standings: rank and name, `2-3 C` for a shared place. */
export const lines = (tournament: Tournament, order: string): string[] =>
  standingsOf(tournament, order).rows.map(({ no, rank, rankTo }) => {
    const { name } = tournament.players.find((player) => player.no === no)!;
    return `${rank === rankTo ? rank : `${rank}-${rankTo}`} ${name}`;
  });

/** Points that an opponent must have for Koya. */
export const limitOf = (tournament: Tournament, code = 'KS'): number => {
  const criterion = criterionOf(code)!;
  if (criterion.of !== 'player') throw new Error(code);
  return toNumber(criterion.working(scoreTable(tournament))(0).facts!.limit!);
};
