import { withPlayers } from '../../changed';
import { toNumber } from '../../../src/core/fraction';
import { criterionOf } from '../../../src/core/tiebreak/registry';
import { scoreTable } from '../../../src/core/tiebreak/scores';
import { standings, values, type Standings } from '../../../src/core/tiebreak/standings';
import type { Tournament } from '../../../src/core/model';
import { eventOf } from '../../eventFixtures';
import { valueOf } from '../../results';

/** A, B and C, rests included: A won the day they met B, lost to C by forfeit; B beat C over the board. */
export const club = eventOf(
  JSON.stringify({
    event: 'Club',
    rounds: 3,
    players: ['A', 'B', 'C'].map((name, index) => ({ no: index + 1, name, rating: 1500 + 100 * index })),
    games: [
      { round: 1, white: 1, black: 2, result: '1-0' },
      { round: 2, white: 3, black: 1, result: '+-' },
      { round: 3, white: 3, black: 2, result: '0-1' },
    ],
  }),
);

/** The tournament with one of its players unrated. */
export const withoutRating = (tournament: Tournament, unrated: number): Tournament =>
  withPlayers(tournament, (player) => {
    const { no, name, status } = player;
    return no === unrated ? { no, name, status } : player;
  });

/** One criterion's column as numbers; `null` for the annulled and where there is no value. */
export const columnOf = (tournament: Tournament, code: string): (number | null)[] =>
  valueOf(values(tournament, code)).map((value) => value && toNumber(value));

/** The standings by a list such as `PTS,DE`. */
export const standingsOf = (tournament: Tournament, order: string): Standings =>
  valueOf(standings(tournament, order.split(',')));

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
