import type { WantedCalendar } from '../core/calendar/wanted';
import { askingForDetails } from '../core/details';
import { given } from '../core/format/fields';
import { foldedName } from '../core/names/name';
import { countsOf, groupedBy } from '../core/grouped';
import { entryAt, present } from '../core/present';
import { type Problem, problem } from '../core/problem';
import { andThen, fail, ok, relocated, type Result, unlessProblems } from '../core/result';
import type { LineUpRule, Side, TeamMember } from '../core/model';
import type { Scoring } from '../core/results/outcome';
import { makeTeamEvent, TEAM_LIMITS, type TeamCalendar } from '../core/teamEvent/create';
import type { TeamEvent } from '../core/teamEvent/model';
import { unknownProblem } from '../core/names/meant';
import { cellText } from '../grid/cell';
import type { Roster } from '../sheets/roster';
import { isBoardHeading, isTeamHeading } from '../sheets/roster/headers';
import { largest, smallest } from '../core/extremes';
import { isLeague, partsBy } from '../sheets/roster/parts';
import { awaitedDetails } from '../language/reports';
import { areTeams, gameOf, type TournamentChoices } from './choices';
import { drawTeams } from '../core/draw/teams';
import { matchSizes } from '../core/pairing/teams/members';
import { TEAM_SYSTEMS } from '../core/pairing/registry';
import { columnMissing } from './sections/deal';

/** What is chosen for teams as for players. */
type AsForPlayers =
  | ('event' | 'teamColumn' | 'system' | 'systemOptions')
  | ('cycles' | 'scoring' | 'tieBreaks' | 'profile' | 'paper');

/** What the organiser chooses for a new event of teams; what they leave out is preset. */
export interface TeamEventChoices extends Pick<TournamentChoices, AsForPlayers> {
  readonly boards?: number | undefined;
  readonly matchScoring?: Scoring | undefined;
  readonly lineUp?: LineUpRule | undefined;
  /** The names of teams that have each other's places in the order of the list, swap by swap. */
  readonly swaps?: readonly (readonly [one: string, other: string])[] | undefined;
  readonly whiteOnOdd?: Side | undefined;
  /** When rounds are played, and where: everywhere, or each team where a column of the list says; no dates if absent. */
  readonly calendar?: Pick<WantedCalendar, 'dates' | 'skip' | 'times' | 'venue'> | undefined;
}

/** A team event that was made of a list, and what should be known of it. */
export interface PairedTeams {
  readonly event: TeamEvent;
  readonly warnings: readonly Problem[];
}

interface ListedTeam {
  readonly name: string;
  /** In the order of boards, with the cells of their names. */
  readonly members: readonly { readonly member: TeamMember; readonly cell: string }[];
}

const withSwap = (teams: readonly ListedTeam[], names: readonly [string, string]): readonly ListedTeam[] => {
  const [one, other] = names.map((name) => teams.find((team) => team.name === name));
  return one && other ? teams.map((team) => (team === one ? other : team === other ? one : team)) : teams;
};

/** The teams of a list in the order in which it names them but for swaps, members by its column of boards and in the order of their rows. */
const teamsOf = (
  { players, columns, teams: sides }: TeamRoster,
  { swaps = [] }: TeamEventChoices,
): readonly ListedTeam[] => {
  const column = columns.findIndex(isBoardHeading);
  const listed = players.map(({ name, rating, cell, extra, reserve }, index) => ({
    side: entryAt(sides, index),
    board: reserve ? Infinity : column < 0 ? 0 : Number(cellText(extra[column])) || Infinity,
    member: rating === undefined ? { name } : { name, rating },
    cell,
  }));
  const teams = [...groupedBy(listed, ({ side }) => foldedName(side)).values()].map((team) => ({
    name: entryAt(team, 0).side,
    members: [...team].sort(({ board: one }, { board: other }) => (one === other ? 0 : one - other)),
  }));
  return swaps.reduce<readonly ListedTeam[]>(withSwap, teams);
};

/** How many boards a list has that calls somebody a reserve: the largest number in its column of boards, else as many as the smallest team has others. */
const boardsWithReserves = ({ players, columns, sheet, teams }: TeamRoster) => {
  const at = columns.findIndex(isBoardHeading);
  const others = teams.map(foldedName).filter((_, index) => !players[index]?.reserve);
  const boards =
    at < 0
      ? smallest([...countsOf(others).values()])
      : largest(players.map(({ extra }) => Number(cellText(extra[at]))).filter((board) => board > 0));
  const count = players.length - others.length;
  return count > 0 && boards > 0 && boards < Infinity
    ? { boards, told: [problem('reserves-read', { sheet }, { count, boards })] }
    : null;
};

/** Where each team is at home: what the column says beside the first of its members for whom it says anything. */
const homesOf = (
  roster: TeamRoster,
  listed: readonly ListedTeam[],
  typed: string,
): Result<TeamCalendar['venues']> => {
  const { columns, players, teams } = roster;
  const column = columns.findIndex((heading) => foldedName(heading) === foldedName(typed));
  if (column < 0)
    return fail(unknownProblem('list-column-missing', typed, columns, { field: 'venue-column' }));
  return ok(
    listed.map(({ name }) =>
      players
        .filter((_, index) => foldedName(entryAt(teams, index)) === foldedName(name))
        .map(({ extra }) => cellText(extra[column]).trim())
        .find((home) => home !== ''),
    ),
  );
};

/** When and where matches are played, as the organiser says; nothing where they want no dates. */
const optionalCalendar = (
  roster: TeamRoster,
  listed: readonly ListedTeam[],
  wanted: TeamEventChoices['calendar'],
): Result<TeamCalendar | undefined> => {
  if (wanted === undefined) return ok(undefined);
  const { dates, skip, times, venue } = wanted;
  if (venue === undefined) return ok({ dates, skip, times });
  const venues = 'all' in venue ? ok(listed.map(() => venue.all)) : homesOf(roster, listed, venue.column);
  return andThen(venues, (homes) => ok({ dates, skip, times, venues: homes }));
};

/** Says where the list has too few or too many: a team that is too large at its first member too many. */
const inList =
  (sheet: string, teams: readonly ListedTeam[]) =>
  (problem: Problem): Problem => {
    const { code, place, values } = problem;
    if (code === 'team-count') return { ...problem, place: { ...place, sheet } };
    if (code !== 'team-size') return problem;
    const cell = teams.find(({ name }) => name === values['team'])?.members[TEAM_LIMITS.members]?.cell;
    return { ...problem, place: { ...place, sheet, ...(cell === undefined ? {} : { cell }) } };
  };

/**
 * The event of the teams of a list, by the organiser's choices. Problems: those of `withTeams` and `makeTeamEvent`, a team that
 * is too large in its cell.
 */
export const pairTeams = (
  roster: Roster,
  choices: TeamEventChoices,
  { id }: { readonly id: string },
): Result<PairedTeams> => {
  const listed = withTeams(roster, choices.teamColumn);
  if (!listed.ok) return listed;
  const teams = teamsOf(listed.value, choices);
  const calendar = optionalCalendar(listed.value, teams, choices.calendar);
  if (!calendar.ok) return calendar;
  const reserves = choices.boards === undefined ? boardsWithReserves(listed.value) : null;
  const made = makeTeamEvent({
    ...given(choices),
    boards: choices.boards ?? reserves?.boards,
    profile: choices.profile ?? gameOf({ ...listed.value, event: roster.event, sheet: roster.sheet }),
    id,
    event: choices.event ?? roster.event,
    teams: teams.map(({ name, members }) => ({ name, members: members.map(({ member }) => member) })),
    calendar: calendar.value,
  });
  const isReported = awaitedDetails(roster.columns).has('eventCode');
  return andThen(relocated(made, inList(roster.sheet, teams)), (event) =>
    ok({
      event: isReported ? askingForDetails(event) : event,
      warnings: [...listed.value.warnings, ...(reserves?.told ?? [])],
    }),
  );
};

/** A list whose players have their teams: `teams` says what the list calls the team of each player. */
export interface TeamRoster extends Roster {
  readonly teams: readonly string[];
}

/** The list without one of its further columns. */
const without = (roster: Roster, column: number): Roster => {
  const others = <T>(list: readonly T[]): readonly T[] => list.filter((_, index) => index !== column);
  const players = roster.players.map((player) => ({ ...player, extra: others(player.extra) }));
  return { ...roster, players, columns: others(roster.columns), columnFormats: others(roster.columnFormats) };
};

/**
 * Which column says who plays for whom: the one that is `named` by its heading, else one with a heading for teams, else
 * that of federations or clubs. A further column of the list that does is none any more. Problems:
 * `team-column-missing`, `teams-without-players`, `team-missing` for each player where it is blank.
 */
export const withTeams = (roster: Roster, named?: string): Result<TeamRoster> => {
  const { columns, headings, players, sheet } = roster;
  const isMeant = (heading: string): boolean =>
    named === undefined ? isTeamHeading(heading) : foldedName(heading) === foldedName(named);
  const column = columns.findIndex(isMeant);
  const { federation } = headings;
  const ofFederation = federation !== undefined && (named === undefined || isMeant(federation));
  if (column < 0 && !ofFederation)
    return fail(
      named === undefined && areTeams(roster)
        ? problem('teams-without-players', { sheet }, { column: headings.name ?? '' })
        : columnMissing('team-column-missing', roster, named ?? 'Team'),
    );
  const teams = players.map((player) =>
    (column < 0 ? (player.federation ?? '') : cellText(player.extra[column])).trim(),
  );
  const unnamed = players.filter((_, index) => teams[index] === '');
  return unlessProblems(
    unnamed.map(({ cell, name }) => problem('team-missing', { sheet, cell, player: name })),
    () => ({ ...(column < 0 ? roster : without(roster, column)), teams }),
  );
};

/** `league-proposed` for a list with a column of teams that make a league: that their players meet may not be what is meant. */
export const leagueProposed = (roster: Roster): readonly Problem[] => {
  const teams = partsBy(roster, isTeamHeading);
  if (!teams || !isLeague(teams)) return [];
  const { column, sizes } = teams;
  return [problem('league-proposed', { sheet: roster.sheet }, { column, count: sizes.length })];
};

/**
 * `match-proposed` for a list with a column headed as one of teams, or another one that is meant, in which each player has one of two, as many on each side
 * as a match can have: that everyone plays everyone may not be what is meant.
 */
export const matchProposed = (
  roster: Roster,
  column = roster.columns.find(isTeamHeading),
): readonly Problem[] => {
  const named = column === undefined ? null : withTeams(roster, column);
  if (!named?.ok) return [];
  const { players, teams: sides, sheet } = named.value;
  const drawn = drawTeams(
    players.map((player, index) => ({ ...player, team: entryAt(sides, index) })),
    'list',
  );
  if (!drawn.ok) return [];
  const { order, teamOf, teams } = drawn.value;
  const members = order.map((index) => ({
    name: entryAt(players, index).name,
    team: entryAt(teamOf, index),
  }));
  if (!matchSizes(members, teams).ok) return [];
  const [first, second] = teams.map(({ name }) => name);
  const system = entryAt(TEAM_SYSTEMS, 0).id;
  return [
    problem(
      'match-proposed',
      { sheet },
      { column: present(column), first: present(first), second: present(second), system },
    ),
  ];
};
