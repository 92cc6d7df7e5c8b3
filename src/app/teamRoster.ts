import { problem, type Problem } from '../core/problem';
import { foldedName } from '../core/names/name';
import { drawTeams } from '../core/draw/teams';
import { matchSizes } from '../core/pairing/teams/members';
import { TEAM_SYSTEMS } from '../core/pairing/registry';
import { entryAt, present } from '../core/present';
import { fail, unlessProblems, type Result } from '../core/result';
import { unknownProblem } from '../core/names/meant';
import { cellText } from '../grid/cell';
import type { Roster } from '../sheets/roster';
import { isTeamHeading } from '../sheets/roster/headers';

/** A list whose players have their teams: `teams` says what the list calls the team of each player. */
export interface TeamRoster extends Roster {
  readonly teams: readonly string[];
}

const missing = ({ columns, headings, sheet }: Roster, typed: string): Problem => {
  const known = [...(headings.federation === undefined ? [] : [headings.federation]), ...columns];
  const choices = known.join(', ') || '–';
  return unknownProblem('team-column-missing', typed, known, { sheet }, { choices });
};

/** The list without one of its further columns. */
const without = (roster: Roster, column: number): Roster => {
  const others = <T>(list: readonly T[]): readonly T[] => list.filter((_, index) => index !== column);
  const players = roster.players.map((player) => ({ ...player, extra: others(player.extra) }));
  return { ...roster, players, columns: others(roster.columns), columnFormats: others(roster.columnFormats) };
};

/**
 * Which column says who plays for whom: the one that is `named` by its heading, else one with a heading for teams, else
 * that of federations or clubs. A further column of the list that does is none any more. Problems:
 * `team-column-missing`, `team-missing` for each player where it is blank.
 */
export const withTeams = (roster: Roster, named?: string): Result<TeamRoster> => {
  const { columns, headings, players, sheet } = roster;
  const isMeant = (heading: string): boolean =>
    named === undefined ? isTeamHeading(heading) : foldedName(heading) === foldedName(named);
  const column = columns.findIndex(isMeant);
  const { federation } = headings;
  const ofFederation = federation !== undefined && (named === undefined || isMeant(federation));
  if (column < 0 && !ofFederation) return fail(missing(roster, named ?? 'Team'));
  const teams = players.map((player) =>
    (column < 0 ? (player.federation ?? '') : cellText(player.extra[column])).trim(),
  );
  const unnamed = players.filter((_, index) => teams[index] === '');
  return unlessProblems(
    unnamed.map(({ cell, name }) => problem('team-missing', { sheet, cell, player: name })),
    () => ({ ...(column < 0 ? roster : without(roster, column)), teams }),
  );
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
