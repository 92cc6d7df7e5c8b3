import { withGames } from './changed';
import { openTournaments, teamsMeet, type OpenTeamEvent } from '../src/app/open';
import type { Reader } from '../src/workbook/port';
import { andThen, ok, type Result } from '../src/core/result';
import { OUTCOME_CODES } from '../src/core/results/outcome';
import { makeTeamEvent, type TeamEventRequest } from '../src/core/teamEvent/create';
import { settled } from '../src/core/teamEvent/event';
import type { TeamEvent } from '../src/core/teamEvent/model';
import { randomOf } from './generated';
import { valueOf } from './results';

/** So many teams of so many members: A1, A2 ... of Team A, in the order of their boards. */
export const newTeamEvent = (
  teams: number,
  members: number,
  more: Partial<TeamEventRequest> = {},
): TeamEvent =>
  valueOf(
    makeTeamEvent({
      id: 'teams',
      event: 'League',
      teams: Array.from({ length: teams }, (_, index) => {
        const letter = String.fromCharCode(65 + index);
        return {
          name: `Team ${letter}`,
          members: Array.from({ length: members }, (_, place) => ({ name: `${letter}${place + 1}` })),
        };
      }),
      tieBreaks: ['MP', 'GP', 'EDE'],
      ...more,
    }),
  );

const MARKS: Readonly<Record<string, TeamEvent['games'][number]['boards'][number]['outcome']>> = {
  '1': '1-0',
  '=': '1/2',
  '0': '0-1',
  '+': '+-',
  '-': '-+',
  x: '--',
};

/** Fills matches in by their teams: `A-B 1=0`: what A made, board by board, whoever is at home; `.` is not finished. */
export const playedMatches = (event: TeamEvent, ...results: readonly string[]): TeamEvent => {
  const turned: Readonly<Record<string, string>> = { '1': '0', '0': '1', '+': '-', '-': '+' };
  const found = new Map(
    results.flatMap((line) => {
      const [pair = '', marks = ''] = line.split(' ');
      const [one = '', other = ''] = pair.split('-').map((letter) => String(letter.charCodeAt(0) - 64));
      const others = [...marks].map((mark) => turned[mark] ?? mark).join('');
      return [
        [`${one}-${other}`, marks],
        [`${other}-${one}`, others],
      ] as const;
    }),
  );
  return settled(
    withGames(event, (match) => {
      const marks = found.get(`${match.white}-${match.black}`) ?? '';
      return {
        ...match,
        boards: match.boards.map((board, index) => ({
          ...board,
          outcome: MARKS[marks[index] ?? ''] ?? null,
        })),
      };
    }),
  );
};

/** Any results and any line-ups: forfeits, strangers, members twice in a round, teams that left or got points, boards to play. */
export const teamsAtRandom = (event: TeamEvent, seed: number, finished = 1): TeamEvent => {
  const random = randomOf(seed);
  const chance = (share: number): boolean => random() < share;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const outcome = () =>
    chance(finished) ? pick(chance(0.85) ? OUTCOME_CODES.slice(0, 3) : OUTCOME_CODES) : null;
  const seat = (no: number, name: string): string => {
    if (chance(0.85)) return name;
    if (chance(0.15)) return pick(['', 'A stranger', '*', ' a1 ']);
    return pick(event.players[no - 1]!.members).name;
  };
  const status = () => (chance(0.85) ? 'playing' : pick(['withdrawn', 'annulled'] as const));
  const given = randomOf(seed + 1_000);
  const adjusted = () =>
    given() < 0.2 ? { adjustment: given() < 0.5 ? -1 : 0.5, adjustmentReason: 'Late' } : {};
  return settled({
    ...event,
    players: event.players.map((team) => ({ ...team, status: status(), ...adjusted() })),
    games: event.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) => ({
        ...board,
        home: seat(match.white, board.home),
        away: seat(match.black, board.away),
        outcome: outcome(),
      })),
    })),
  });
};

/** Every team event of a workbook; there may be none. */
export const openTeamEvents = async (reader: Reader): Promise<Result<readonly OpenTeamEvent[]>> => {
  const opened = await openTournaments(reader, { of: 'teams' });
  if (!opened.ok && opened.problems[0].code === 'workbook-not-of-teams') return ok([]);
  return andThen(opened, (all) => ok(all.filter(teamsMeet)));
};
