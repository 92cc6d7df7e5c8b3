import { CROSSTABLE_WORDS } from '../../language/tableWords';
import { plain } from '../../core/plain';

const wordsFor = (...kinds: readonly ('white' | 'black' | 'result')[]): ReadonlySet<string> =>
  new Set(
    CROSSTABLE_WORDS.flatMap((words) => kinds.flatMap((kind) => words[kind]))
      .map(plain)
      .filter((word) => word.length > 1),
  );

/** Headings of the two sides of a game, as `plain` makes them. */
export const SIDES = wordsFor('white', 'black');

/** Headings of results, likewise. */
export const RESULTS = wordsFor('result');
