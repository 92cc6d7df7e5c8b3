import { toNumber } from '../../../../src/core/fraction';
import type { Tournament } from '../../../../src/core/model';
import { teamStandings } from '../../../../src/core/tiebreak/teams/standings';
import { eventOf } from '../../../eventFixtures';
import { newMatch, playedBy } from '../../../matches';
import { valueOf } from '../../../results';

/**
 * Teams of so many boards, all-play-all: one row a match, `A-B 1=0`: what A's players made, board by board; `x` is forfeited by
 * both, `.` not finished. A has White on odd boards. One match a round.
 */
export const league = (teams: string, boards: number, ...matches: readonly string[]): Tournament => {
  const no = (team: string, board: number): number => teams.indexOf(team) * boards + board;
  const players = [...teams].flatMap((team) =>
    Array.from({ length: boards }, (_, index) => ({
      no: no(team, index + 1),
      name: `${team}${index + 1}`,
      team,
    })),
  );
  const RESULTS: Readonly<Record<string, readonly [string, string]>> = {
    '1': ['1-0', '0-1'],
    '=': ['1/2', '1/2'],
    '0': ['0-1', '1-0'],
    '+': ['+-', '-+'],
    x: ['--', '--'],
  };
  const games = matches.flatMap((match, index) => {
    const [pair, marks] = match.split(' ') as [string, string];
    return [...marks].map((mark, at) => {
      const [one, other] = [no(pair[0]!, at + 1), no(pair[2]!, at + 1)];
      const white = at % 2 === 0;
      const result = RESULTS[mark]?.[white ? 0 : 1];
      return {
        round: index + 1,
        board: at + 1,
        white: white ? one : other,
        black: white ? other : one,
        ...(result === undefined ? {} : { result }),
      };
    });
  });
  const listed = [...teams].map((id) => ({ id, name: `Team ${id}` }));
  return eventOf(JSON.stringify({ event: 'League', cycles: 9, teams: listed, players, games }));
};

/** The standings of teams by a list such as `MP,BC`. */
const rowsOf = (tournament: Tournament, order: string) =>
  valueOf(teamStandings(tournament, order.split(',')));

/** `1 A`, `2-3 B`. */
export const lines = (tournament: Tournament, order: string): string[] =>
  rowsOf(tournament, order).map(
    ({ team, rank, rankTo }) => `${rank === rankTo ? rank : `${rank}-${rankTo}`} ${team}`,
  );

/** A criterion's values in the order of the teams' letters. */
export const column = (tournament: Tournament, code: string, first = 'MP'): (number | null)[] => {
  const order = code === first ? first : `${first},${code}`;
  const rows = [...rowsOf(tournament, order)].sort((a, b) => a.team.localeCompare(b.team));
  return rows.map(({ values }) => values.at(-1)! && toNumber(values.at(-1)!));
};

/** A criterion's values for the Kings and the Queens of a match, filled in by rounds; after game points. */
export const ofMatch = (rounds: string, code: string, match = newMatch(4)): (number | null)[] => {
  const rows = rowsOf(playedBy(match, rounds), `GP,${code}`);
  return ['k', 'q'].map((id) => {
    const value = rows.find(({ team }) => team === id)!.values[1];
    return value ? toNumber(value) : null;
  });
};
