import { withWantedCalendar } from '../../../src/core/calendar/planned';
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
  valueOf(withWantedCalendar(atHome(players), { dates: valueOf(parseWantedDates(dates)), ...wanted }));

/** A tournament with something changed in its game of a number. */
export const withGame = (tournament: Tournament, no: number, change: Partial<Game>): Tournament => ({
  ...tournament,
  games: tournament.games.map((game) => (game.no === no ? { ...game, ...change } : game)),
});
