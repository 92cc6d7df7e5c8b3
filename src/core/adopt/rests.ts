import { foldedName } from '../names/name';
import { outcomeOf, type OutcomeCode } from '../results/outcome';

/** A game or a bye in a list: two names, and the result. */
interface Line {
  readonly white: string;
  readonly black: string;
  readonly outcome: OutcomeCode | null | undefined;
}

/**
 * Tells who is a player, whatever the name: anyone who won or drew a game that was played. So even “Bye” can be a player's name.
 */
export const whoPlayed = (lines: readonly Line[]): ((name: string) => boolean) => {
  const players = new Set(
    lines
      .flatMap(({ white, black, outcome }) => {
        const found = outcome === null || outcome === undefined ? null : outcomeOf(outcome);
        if (found?.kind !== 'played') return [];
        return [...(found.white === 'loss' ? [] : [white]), ...(found.black === 'loss' ? [] : [black])];
      })
      .map(foldedName),
  );
  return (name) => players.has(foldedName(name));
};
