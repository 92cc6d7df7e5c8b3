import type { Tournament } from '../../../src/core/model';
import { eventOf } from '../../eventFixtures';

/** A, B and C, rests included: A won the day they met B, lost to C by forfeit; B beat C over the board. */
export const club = eventOf(
  JSON.stringify({
    event: 'Club',
    rounds: 3,
    players: ['A', 'B', 'C'].map((name, index) => ({ no: index + 1, name, rating: 1500 + 100 * index })),
    games: [
      { round: 1, white: 1, black: 2, result: '1-0' },
      { round: 2, white: 3, black: 1, result: '+-' },
      { round: 3, white: 3, black: 2, result: '0-1' },
    ],
  }),
);

/** The tournament with more said of its players. */
export const withPlayers = (tournament: Tournament, more: (no: number) => object): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, ...more(player.no) })),
});

/** The tournament with one of its players unrated. */
export const withoutRating = (tournament: Tournament, no: number): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) =>
    player.no === no ? { no, name: player.name, status: player.status } : player,
  ),
});
