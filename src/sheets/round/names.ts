import { quoted, whole } from '../../grid/reference';
import type { Layout } from '../layout';

/** What a player is called whose number a formula of the sheet works out: in a match with their team. */
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
