import { foldedName } from '../names/name';
import { outcomeOf, type OutcomeCode } from '../results/outcome';

/** A game or a rest as a list has it: two names, and what came of it. */
interface Line {
  readonly white: string;
  readonly black: string;
  readonly outcome: OutcomeCode | null | undefined;
}

/**
 * Tells who is a player, whatever they are called: whoever won or drew a game that was played. So the word for a rest, such as Bye, is a
 * player's name where one of that name did.
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
