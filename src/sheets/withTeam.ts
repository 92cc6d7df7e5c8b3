import type { Player, Tournament } from '../core/model';
import { quoted, whole } from '../grid/reference';
import type { Layout } from './layout';
import { classColumn } from './layout/columns';
import { typedOf } from './sections/sectionName';

/** A player's name with their team, or with their class at school: `Ada Novak (Rapperswil)`. */
export const playsFor = (name: string, team: string): string => `${name} (${team})`;

/** What a player plays for: in a two-team match their team; a class, if the list has classes and no clubs, and tells no namesakes apart. */
export const sideIn = ({
  teams,
  columns,
  players,
}: Pick<Tournament, 'teams' | 'columns' | 'players'>): ((player: Player) => string | undefined) => {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const at = classColumn({ columns, players });
  return ({ team, extra }) =>
    names.get(team ?? '') ?? (at < 0 ? undefined : String(extra?.[at] ?? '') || undefined);
};

/** What Standings has beside a name: a team or class, else a federation or club. */
export const besideIn = (
  tournament: Pick<Tournament, 'teams' | 'columns' | 'players'>,
): ((player: Player) => string) => {
  const sideOf = sideIn(tournament);
  return (player) => sideOf(player) ?? player.federation ?? '';
};

/** The names of players, with their teams or classes. */
export const calledIn = (tournament: Pick<Tournament, 'teams' | 'columns' | 'players'>) => {
  const sideOf = sideIn(tournament);
  return (player: Player): string => {
    const side = sideOf(player);
    return side === undefined ? player.name : playsFor(player.name, side);
  };
};

/** A formula for the name of a player whose number another formula finds, as it is said, with their team or class. */
export const calledBy =
  (layout: Layout, sheet: string, said = (name: string): string => name) =>
  (no: string): string => {
    const { calculation, match, playersColumns } = layout;
    const name = said(`INDEX(${whole(calculation.player.name, sheet)},${no})`);
    const column = match ? playersColumns.team : playersColumns.classes;
    if (column === null) return `${name}&""`;
    const side = typedOf(layout, column, no, sheet);
    return `${name}&IF(${side}="","",${quoted(' (')}&${side}&")")`;
  };
