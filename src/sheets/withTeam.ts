import type { Player, Tournament } from '../core/model';
import { quoted, whole } from '../grid/reference';
import type { Layout } from './layout';

/** A player's name with their team: `Ada Novak (Rapperswil)`. */
export const playsFor = (name: string, team: string): string => `${name} (${team})`;

/** The names of players, with their teams in a two-team match. */
export const calledIn = ({ teams }: Pick<Tournament, 'teams'>): ((player: Player) => string) => {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return ({ name, team }) => {
    const side = team === undefined ? undefined : names.get(team);
    return side === undefined ? name : playsFor(name, side);
  };
};

/** A formula for the name of a player whose number another formula finds, with their team in a two-team match. */
export const calledBy =
  ({ calculation, players, playersColumns, match }: Layout, sheet: string) =>
  (no: string): string => {
    const { player } = calculation;
    const name = `INDEX(${whole(player.name, sheet)},${no})`;
    if (!match) return `${name}&""`;
    const line = `INDEX(${whole(player.position, sheet)},${no})`;
    const team = `INDEX(${whole(players.column(playersColumns.team), sheet)},${line})`;
    return `${name}&IF(${line}=0,"",${quoted(' (')}&${team}&")")`;
  };
