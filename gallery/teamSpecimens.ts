import { addTournament } from '../src/app/create';
import { type OutcomeCode, CLASSIC } from '../src/core/results/outcome';
import type { Result } from '../src/core/result';
import { settled } from '../src/core/teamEvent/event';
import { makeTeamEvent, type TeamEventRequest } from '../src/core/teamEvent/create';
import { type TeamEvent, usualOrder } from '../src/core/teamEvent/model';
import { MATCH_POINTS } from '../src/core/tiebreak/teams/table';
import type { Workbook } from '../src/workbook/port';
import { newXlsx } from '../src/workbook/xlsx';
import { NAMES } from './names';
import { addHandouts } from './specimens';

/** A workbook of teams to look at, at some moment of their event. */
interface TeamSpecimen {
  readonly name: string;
  readonly clubs: readonly string[];
  readonly members: number;
  readonly request?: Partial<TeamEventRequest>;
  /** The share of the matches that are finished, from round 1 on. */
  readonly finished: number;
  /** The number of a team that has left. */
  readonly left?: number;
  readonly handouts?: true;
}

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

const CLUBS = ['Uster', 'Rapperswil', 'Gonzen', 'Winterthur', 'Zollikon', 'Wädenswil'];
const EIGHT = [...CLUBS, 'Horgen', 'Thalwil'];
const LONG = ['Schachgesellschaft Rapperswil-Jona am Zürichsee', 'Schachfreunde Uster', 'Wil'];

const LEAGUE = { clubs: EIGHT, members: 5, request: { boards: 4 } };

export const TEAM_SPECIMENS: readonly TeamSpecimen[] = [
  { name: 'teams-half', clubs: CLUBS, members: 5, request: { boards: 4, lineUp: 'fixed' }, finished: 0.5 },
  { name: 'teams-finished', clubs: CLUBS, members: 5, request: { boards: 4 }, finished: 1 },
  { name: 'teams-8-half', ...LEAGUE, finished: 0.5, handouts: true },
  { name: 'teams-8-finished', ...LEAGUE, finished: 1, handouts: true },
  { name: 'teams-left', clubs: CLUBS, members: 5, request: { boards: 4 }, finished: 0.6, left: 4 },
  { name: 'teams-double', clubs: CLUBS.slice(0, 5), members: 4, request: { cycles: 2 }, finished: 0.7 },
  { name: 'teams-long-names', clubs: LONG, members: 3, finished: 0.6 },
  {
    name: 'teams-cyclical',
    clubs: CLUBS.slice(0, 2),
    members: 6,
    request: { system: 'scheveningen-cyclical' },
    finished: 0.5,
  },
];

const OUTCOMES: readonly OutcomeCode[] = ['1-0', '1/2', '0-1', '1/2', '1-0', '0-1', '1-0'];

const eventOf = ({ name, clubs, members, request, finished, left }: TeamSpecimen): TeamEvent => {
  const made = value(
    makeTeamEvent({
      ...{ id: name, event: 'Autumn League', system: 'berger', cycles: 1 },
      teams: clubs.map((club, index) => ({
        name: club,
        members: Array.from({ length: members }, (_, place) => ({
          name: NAMES.plain[(index * members + place) % NAMES.plain.length]!,
        })),
      })),
      ...{ scoring: CLASSIC, matchScoring: MATCH_POINTS, lineUp: 'free', whiteOnOdd: 'home' },
      tieBreaks: usualOrder(clubs.length),
      ...request,
    }),
  );
  const last = Math.round(made.games.length * finished);
  return settled({
    ...made,
    players: made.players.map((team) =>
      team.no === left ? { ...team, status: 'withdrawn' as const } : team,
    ),
    games: made.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) => ({
        ...board,
        outcome:
          match.no <= last ? OUTCOMES[(match.no * 5 + board.board * match.white) % OUTCOMES.length]! : null,
      })),
    })),
  });
};

/** Makes a specimen's sheets in a new workbook. */
const playTeams = async (workbook: Workbook, specimen: TeamSpecimen): Promise<void> => {
  const event = eventOf(specimen);
  value(await addTournament(workbook, event, { time: '2026-11-20 09:00' }));
  if (specimen.handouts) await addHandouts(workbook, event);
};

/** The bytes of a specimen's workbook, .xlsx. */
export const teamWorkbookOf = async (specimen: TeamSpecimen): Promise<Uint8Array> => {
  const workbook = newXlsx();
  await playTeams(workbook, specimen);
  return value(await workbook.save());
};
