import type { Game, Rest, Tournament } from './model';
import { outcomeOf, type OutcomeCode, type OutcomeKind } from './outcome';

/** A finished game that counts. */
export type CountedGame = Game & { readonly outcome: OutcomeCode };

/**
 * Tells the kind of a line of a tournament's schedule. A finished game is `annulled` if it is so itself or if one of its
 * players is (FIDE C.05): it stays in the table and counts for nobody.
 */
export const kindIn = ({ players }: Tournament): ((line: Game | Rest) => OutcomeKind) => {
  const annulled = new Set(players.filter(({ status }) => status === 'annulled').map(({ no }) => no));
  return (line) => {
    if ('player' in line) return 'rest';
    if (line.outcome === null) return 'not-yet';
    if (line.annulled === true || annulled.has(line.white) || annulled.has(line.black)) return 'annulled';
    return outcomeOf(line.outcome).kind;
  };
};

/** The finished games that count: played, or forfeited by one side or both. */
export const countedGames = (tournament: Tournament): readonly CountedGame[] => {
  const kindOf = kindIn(tournament);
  return tournament.games.filter((game): game is CountedGame => {
    const kind = kindOf(game);
    return kind !== 'not-yet' && kind !== 'annulled';
  });
};
