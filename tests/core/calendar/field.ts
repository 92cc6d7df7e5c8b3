import { withCalendar } from '../../../src/core/calendar/planned';
import { parseWantedDates, type WantedCalendar } from '../../../src/core/calendar/wanted';
import type { Game, Tournament } from '../../../src/core/model';
import { valueOf } from '../../results';
import { newField } from '../../sheets/field';

const NAMES = ['Anna', 'Berg', 'Cora', 'Dora', 'Emil', 'Finn'];
const HOMES = ['Town Hall', 'Library', 'Town Hall', 'Crown & Anchor', 'Library', 'Town Hall'];

/** Berger's table of so many players by the list, with the place where each is at home. */
export const atHome = (players: number): Tournament => {
  const made = newField(NAMES.slice(0, players));
  return {
    ...made,
    columns: ['Home'],
    players: made.players.map((player, index) => ({ ...player, extra: [HOMES[index]!] })),
  };
};

/** The same with a calendar: dates, and what else is wanted. */
export const scheduled = (
  players: number,
  dates: string,
  wanted: Omit<WantedCalendar, 'dates'> = {},
): Tournament =>
  valueOf(withCalendar(atHome(players), { dates: valueOf(parseWantedDates(dates)), ...wanted }));

type Placed = Pick<Game, 'no' | 'white' | 'black'>;

/** What is wrong with slots: a game missing or twice, more than the boards hold, a player twice in one. */
export const slotFaults = (
  slots: readonly (readonly Placed[])[],
  games: readonly Placed[],
  boards: number,
): readonly string[] => {
  const placed = slots.flat().map(({ no }) => no);
  return [
    ...(new Set(placed).size === games.length && placed.length === games.length
      ? []
      : ['not every game once']),
    ...slots.flatMap((slot, index) => {
      const players = slot.flatMap(({ white, black }) => [white, black]);
      return [
        ...(slot.length > boards ? [`slot ${index + 1} has ${slot.length} games`] : []),
        ...(new Set(players).size < players.length ? [`slot ${index + 1} has a player twice`] : []),
      ];
    }),
  ];
};
