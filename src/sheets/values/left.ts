import type { Game, Tournament } from '../../core/model';

/** The numbers of those who have left before half of their games, and so count for nobody. */
export const annulledIn = ({ players }: Pick<Tournament, 'players'>): ReadonlySet<number> =>
  new Set(players.flatMap(({ no, status }) => (status === 'annulled' ? [no] : [])));

/** How the cross-table is ordered by itself: by number while games are to be played, by rank from the end on. */
export const orderByItself = (tournament: Tournament): 'number' | 'rank' =>
  stillToPlay(tournament).length === 0 ? 'rank' : 'number';

/** The games that are still to be played: nobody waits for one that whoever has left will not play. */
export const stillToPlay = (tournament: Tournament): readonly Game[] => {
  const left = annulledIn(tournament);
  return tournament.games.filter(
    ({ outcome, white, black }) => outcome === null && !left.has(white) && !left.has(black),
  );
};
