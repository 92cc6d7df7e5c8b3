import { problem, type Problem } from '../core/problem';
import { foldedName } from '../core/names/name';
import { drawTeams } from '../core/draw/teams';
import { matchSizes } from '../core/pairing/teams/members';
import { TEAM_SYSTEMS } from '../core/pairing/teams/registry';
import { entryAt, present } from '../core/present';
import { fail, unlessProblems, type Result } from '../core/result';
import { unknownProblem } from '../core/names/meant';
import { cellText } from '../grid/cell';
import type { Roster } from '../sheets/roster';
import { isTeamHeading } from '../sheets/roster/headers';

/** A list with teams: `teams` has the name of each player's team. */
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
 * Finds the column of teams: the one with the heading `named`, else one headed as teams, else federations or clubs. It is then
 * no longer among the further columns. Problems: `team-column-missing`, `team-missing` for each player with a blank cell.
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
 * `match-proposed` if a column of teams names just two, and their sizes suit a match: perhaps not everyone should play
 * everyone.
 */
export const matchProposed = (roster: Roster): readonly Problem[] => {
  const column = roster.columns.find(isTeamHeading);
  const named = column === undefined ? null : withTeams(roster);
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
