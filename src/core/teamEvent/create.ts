import { smallest } from '../extremes';
import { given } from '../format/fields';
import {
  type ProfileId,
  type SystemId,
  type SystemOptions,
  type LineUpRule,
  type MatchBoard,
  type Side,
  type TeamMember,
  OTHER_SIDE,
} from '../model';
import type { PaperFormat } from '../paper';
import { makeSchedule, limits, isWithin } from '../pairing/schedule';
import { isTeamSystem } from '../pairing/teams/system';
import { makeTeamSchedule, type TeamRound } from '../pairing/teams/schedule';
import { entryAt } from '../present';
import { problem, type Problem } from '../problem';
import { andThen, fail, ok, allClear, unlessProblems, type Result } from '../result';
import { CLASSIC, type Scoring } from '../results/outcome';
import { idOf } from '../names/name';
import { MATCH_POINTS } from '../tiebreak/teams/table';
import { checkTeamOrder } from '../tiebreak/teams/order';
import { occasionsOf } from '../calendar/occasions';
import type { WantedCalendar } from '../calendar/wanted';
import { assembleEvent, type MatchLine } from './event';
import { usualOrder, type EventTeam, type TeamEvent } from './model';

/** The limits of a workbook with live formulas: teams, members of a team, boards of a match, games of the whole event. */
export const TEAM_LIMITS = { teams: 24, members: 20, boards: 16, games: 1200 } as const;

/** The dates of a team event's rounds, and the home venue of each team, in the order of their numbers. */
export interface TeamCalendar extends Pick<WantedCalendar, 'dates' | 'skip' | 'times'> {
  readonly venues?: readonly (string | undefined)[] | undefined;
}

interface FullRequest {
  readonly id: string;
  readonly event: string;
  /** The title of its section; none if it is the whole event. */
  readonly section?: string | undefined;
  /** In the order of their numbers, members in the order of boards. */
  readonly teams: readonly { readonly name: string; readonly members: readonly TeamMember[] }[];
  /** Boards of a match; if absent, as many as the smallest team has members. */
  readonly boards?: number | undefined;
  readonly system: SystemId;
  readonly systemOptions?: SystemOptions | undefined;
  readonly cycles: number;
  readonly scoring: Scoring;
  readonly matchScoring: Scoring;
  readonly lineUp: LineUpRule;
  /** Who has White on the odd boards; the other side has it on the even boards. */
  readonly whiteOnOdd: Side;
  /** The usual order if absent. */
  readonly tieBreaks?: readonly string[] | undefined;
  /** Chess if absent. */
  readonly profile?: ProfileId | undefined;
  /** A4 if absent. */
  readonly paper?: PaperFormat | undefined;
  /** No dates if absent. */
  readonly calendar?: TeamCalendar | undefined;
}

const PRESET = {
  system: 'berger',
  cycles: 1,
  scoring: CLASSIC,
  matchScoring: MATCH_POINTS,
  lineUp: 'free',
  whiteOnOdd: 'home',
} as const;

type Preset = keyof typeof PRESET | 'id';

/** What a league or a match of teams is made of: at least its name and its teams. The rest is as in most leagues if absent. */
export type TeamEventRequest = Omit<FullRequest, Preset> & Partial<Pick<FullRequest, Preset>>;

interface Schedule extends Pick<TeamEvent, 'rounds' | 'systemOptions'> {
  readonly boards: number;
  readonly games: readonly MatchLine[];
}

const nameAt = ({ members }: EventTeam, place: number): string => members[place - 1]?.name ?? '';

/** The side that has White on a board. */
export const whiteAt = (board: number, whiteOnOdd: Side): Side =>
  board % 2 === 1 ? whiteOnOdd : OTHER_SIDE[whiteOnOdd];

/** A match with everybody at the board of their place in the list; the real line-ups are known on the day. */
export const listedBoards = (
  home: EventTeam,
  away: EventTeam,
  boards: number,
  whiteOnOdd: Side,
): readonly MatchBoard[] =>
  Array.from({ length: boards }, (_, index) => ({
    board: index + 1,
    home: nameAt(home, index + 1),
    away: nameAt(away, index + 1),
    white: whiteAt(index + 1, whiteOnOdd),
    outcome: null,
  }));

const allMeetAll = (request: FullRequest, teams: readonly EventTeam[]): Result<Schedule> => {
  const { system, systemOptions: options, cycles, whiteOnOdd } = request;
  const { boards = smallest(teams.map(({ members }) => members.length)) } = request;
  const made = makeSchedule({ system, players: teams.length, cycles, options, orTwo: true });
  return andThen(made, ({ rounds, options: chosen }) => {
    const matches = rounds.flatMap(({ round, games }) =>
      games.map(({ white: home, black: away }): Omit<MatchLine, 'no'> => {
        const [one, other] = [entryAt(teams, home - 1), entryAt(teams, away - 1)];
        return { round, white: home, black: away, boards: listedBoards(one, other, boards, whiteOnOdd) };
      }),
    );
    return ok({ rounds: rounds.length, boards, games: numbered(matches), systemOptions: chosen });
  });
};

/** A round of a Scheveningen match: the first team is always at home. */
const scheveningenRound = (
  { round, games }: TeamRound,
  [home, away]: readonly [EventTeam, EventTeam],
): Omit<MatchLine, 'no'> => {
  const isHome = (member: number): boolean => member <= home.members.length;
  const boards = games.map(({ board, white, black }): MatchBoard => {
    const [own, theirs] = isHome(white) ? [white, black] : [black, white];
    return {
      board,
      home: nameAt(home, own),
      away: nameAt(away, theirs - home.members.length),
      white: isHome(white) ? 'home' : 'away',
      outcome: null,
    };
  });
  return { round, white: home.no, black: away.no, boards };
};

const allMembersMeet = (request: FullRequest, teams: readonly EventTeam[]): Result<Schedule> => {
  const [home, away, ...others] = teams;
  if (!home || !away || others.length > 0) {
    const names = teams.map(({ name }) => name).join(', ');
    return fail(problem('teams-not-two', {}, { count: teams.length, names }));
  }
  const { system, cycles, systemOptions: options } = request;
  const [members, opponents] = [home.members.length, away.members.length];
  const made = makeTeamSchedule({ system, cycles, options, boards: members, opponents });
  return andThen(made, ({ rounds, options: chosen }) =>
    ok({
      rounds: rounds.length,
      boards: Math.min(members, opponents),
      games: numbered(rounds.map((round) => scheveningenRound(round, [home, away]))),
      systemOptions: chosen,
    }),
  );
};

const numbered = (matches: readonly Omit<MatchLine, 'no'>[]): readonly MatchLine[] =>
  matches.map((match, index) => ({ no: index + 1, ...match }));

/** `team-count` for too few or too many teams. */
export const teamCountProblems = (count: number): readonly Problem[] => {
  const [least, most] = [2, TEAM_LIMITS.teams];
  return isWithin(count, least, most) ? [] : [problem('team-count', {}, { count, least, most })];
};

/** `number-out-of-range` for too few or too many boards, `team-size` for a team with too few or too many members. */
export const teamSizeProblems = ({
  teams,
  boards,
}: Pick<TeamEventRequest, 'teams' | 'boards'>): readonly Problem[] => [
  ...(boards === undefined || isWithin(boards, 1, TEAM_LIMITS.boards)
    ? []
    : [problem('number-out-of-range', { field: 'boards' }, limits(1, TEAM_LIMITS.boards, boards))]),
  ...teams
    .filter(({ members }) => !isWithin(members.length, 1, TEAM_LIMITS.members))
    .map(({ name: team, members: { length: count } }) =>
      problem('team-size', {}, { team, count, least: 1, most: TEAM_LIMITS.members }),
    ),
];

/** `team-event-large` for more games than a workbook of teams can calculate live. */
export const teamGamesProblem = (games: number): readonly Problem[] =>
  games > TEAM_LIMITS.games ? [problem('team-event-large', {}, { games, most: TEAM_LIMITS.games })] : [];

/**
 * A new team event with all its matches, everybody at the board of their place in the team's list. Problems: `team-count`,
 * `number-out-of-range` for boards, `team-size`, `team-event-large`, `teams-not-two` for a system of two teams; those of
 * `checkTeamOrder`, `makeSchedule`, `makeTeamSchedule` and `occasionsOf`.
 */
export const makeTeamEvent = (asked: TeamEventRequest): Result<TeamEvent> => {
  const request = { id: idOf(asked.event), ...PRESET, ...asked };
  const wrong = allClear([
    ...teamCountProblems(request.teams.length),
    ...teamSizeProblems(request),
    ...(asked.tieBreaks ? checkTeamOrder(asked.tieBreaks) : []),
  ]);
  if (!wrong.ok) return wrong;
  const teams = request.teams.map((team, index): EventTeam => ({
    ...team,
    no: index + 1,
    status: 'playing',
  }));
  const isMatch = isTeamSystem(request.system);
  const made = isMatch ? allMembersMeet(request, teams) : allMeetAll(request, teams);
  if (!made.ok) return made;
  const { systemOptions = {}, rounds, boards, games } = made.value;
  const { id, event, system, cycles, scoring, matchScoring, lineUp, calendar } = request;
  const { tieBreaks = usualOrder(games.length) } = request;
  const count = games.reduce((sum, match) => sum + match.boards.length, 0);
  const isDated = calendar && !('dates' in calendar.dates && calendar.dates.dates.length === 0);
  const dates = isDated ? occasionsOf(calendar, rounds) : ok([]);
  return andThen(dates, (days) =>
    unlessProblems(teamGamesProblem(count), () =>
      assembleEvent({
        ...{ id, event, system, cycles, rounds, players: teams, scoring: matchScoring },
        ...(Object.keys(systemOptions).length === 0 ? {} : { systemOptions }),
        ...given({ section: request.section, profile: request.profile }),
        ...(calendar ? { dated: true as const } : {}),
        ...(request.paper === 'Letter' ? { paper: request.paper } : {}),
        games: games.map((match) =>
          given({ ...match, date: days[match.round - 1], venue: calendar?.venues?.[match.white - 1] }),
        ),
        // The table says who sits where.
        discipline: { boards, scoring, lineUp: isMatch ? 'free' : lineUp },
        tieBreaks: tieBreaks.map((code) => code.toUpperCase()),
      }),
    ),
  );
};

/** Who has White on the odd boards, as in most matches. */
export const whiteOnOddIn = ({ games }: Pick<TeamEvent, 'games'>): Side => {
  const home = games.filter(({ boards: [first] }) => first?.white === 'home');
  return 2 * home.length >= games.length ? 'home' : 'away';
};

/** The event made anew with these teams in the order of their numbers, nothing of it played, without dates. Problems: those of `makeTeamEvent`. */
export const remadeEvent = (
  event: TeamEvent,
  teams: readonly Omit<EventTeam, 'no' | 'status'>[],
  whiteOnOdd = whiteOnOddIn(event),
): Result<TeamEvent> =>
  makeTeamEvent({
    ...{ ...event, ...event.discipline, teams, matchScoring: event.scoring, whiteOnOdd },
    calendar: undefined,
  });
