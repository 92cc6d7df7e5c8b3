import { place } from '../../grid/reference';
import type { SettingKey } from '../tournament/settings';
import { columnsFrom, columnsEach } from './columns';

/** Settings that the values of a refreshed tournament depend on: numbers, then texts; the tie-breaks come after them. */
export const SNAPSHOT_NUMBERS = ['win', 'draw', 'loss'] as const satisfies readonly SettingKey[];
export const SNAPSHOT_TEXTS = ['order', 'unplayed', 'lots'] as const satisfies readonly SettingKey[];

const FIRST = 4;

/**
 * The hidden sheet of a tournament that Refresh keeps: what the inputs were when the values were worked out, and beside
 * each whether it differs now. `games` and `players` are the snapshots alone, the columns from `key` and from `name` on.
 */
export const snapshotLayout = (sheet: string, players: number, games: number, slots: number) => {
  const take = columnsFrom(sheet, FIRST);
  const game = {
    /** The game's number and its line in the table when it was written: literal. */
    ...columnsEach(take, games, ['no', 'line']),
    /** Who plays and when, as one number; then the result as it was typed. */
    ...columnsEach(take, games, ['key', 'text']),
    /** Where it stands now (0: nowhere), and 1 if it differs. */
    position: take(games),
    differs: take(games, 1, 1),
  };
  const player = {
    ...columnsEach(take, players, ['no', 'name', 'federation', 'reason', 'status']),
    ...columnsEach(take, players, ['rating', 'adjustment', 'playOff', 'position']),
    differs: take(players, 1, 1),
  };
  /** The list of tie-breaks as it was when the app last saw to the sheets. */
  const published = take(slots);
  const settings = SNAPSHOT_NUMBERS.length + SNAPSHOT_TEXTS.length + slots;
  return {
    sheet,
    /** How many inputs differ. */
    flag: place(sheet, 0, 0),
    settings: place(sheet, 1, 0, 1, settings),
    settingsDiffer: place(sheet, 2, 0, 1, settings),
    game,
    player,
    published,
    games: place(sheet, FIRST, game.key.area.column, games, 2),
    players: place(sheet, FIRST, player.name.area.column, players, 7),
  };
};
