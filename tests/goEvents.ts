import { makeTournament, type TournamentRequest } from '../src/core/tournament';
import type { Tournament } from '../src/core/model';
import { parseRating } from '../src/core/ratings/rating';
import { valueOf } from './results';

/** Players of a Go club, strongest first. */
const CLUB: readonly (readonly [name: string, rank: string])[] = [
  ['Mori Kenji', '3d'],
  ['Aoki Yuna', '1d'],
  ['Braun Eva', '1k'],
  ['Chen Li', '2k'],
  ['Diaz Pablo', '4k'],
  ['Ernst Max', '6k'],
  ['Fox Amy', '8k'],
  ['Gray Tom', '10k'],
  ['Little Ben', '12k'],
];

/** The first players of the club in a tournament of Go in which the stronger player has White. */
export const goEvent = (players: number, more: Partial<TournamentRequest> = {}): Tournament =>
  valueOf(
    makeTournament({
      event: 'Club Go',
      players: CLUB.slice(0, players).map(([name, rank]) => ({ name, rating: parseRating(rank) })),
      profile: 'go',
      colours: 'strength',
      ...more,
    }),
  );
