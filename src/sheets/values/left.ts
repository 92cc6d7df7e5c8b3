import type { Tournament } from '../../core/model';

/** The numbers of those who have left before half of their games, and so count for nobody. */
export const annulledIn = ({ players }: Pick<Tournament, 'players'>): ReadonlySet<number> =>
  new Set(players.flatMap(({ no, status }) => (status === 'annulled' ? [no] : [])));
