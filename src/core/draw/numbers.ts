import type { NumberingMethod } from '../model';
import { problem } from '../problem';
import type { Rating } from '../rating';
import { fail, ok, type Result } from '../result';
import { drawLots } from './lots';

/** What the numbering looks at in an entry of the list. */
export interface Numbered {
  readonly rating?: Rating | undefined;
}

type Order = (entries: readonly Numbered[], seed: string) => Result<readonly number[]>;

const byStrength: Order = (entries) => {
  const rows = entries.map((entry, index) => ({ index, strength: entry.rating?.strength ?? null }));
  const unrated = rows.filter(({ strength }) => strength === null);
  const rated = rows.filter(({ strength }) => strength !== null);
  rated.sort((a, b) => b.strength! - a.strength!);
  return ok([...rated, ...unrated].map(({ index }) => index));
};

const METHODS: Readonly<Record<NumberingMethod, Order>> = {
  list: (entries) => ok(entries.map((_, index) => index)),
  rating: byStrength,
  lots: (entries, seed) =>
    seed.trim() === '' ? fail(problem('seed-missing')) : ok(drawLots(entries.length, seed)),
};

/** The ways to give numbers, by name. */
export const NUMBERING_METHODS = Object.keys(METHODS) as readonly NumberingMethod[];

/**
 * Gives pairing numbers: which entry of the list, counted from 0, has number 1, 2, and so on. `list`: as they stand;
 * `rating`: the strongest first, equals as they stand, the unrated last; `lots`: drawn from the seed (see `drawLots`),
 * FIDE C.05 and US Chess 30A. Problems: `seed-missing`, `choice-unknown`.
 */
export const drawNumbers = (
  entries: readonly Numbered[],
  method: string,
  seed = '',
): Result<readonly number[]> => {
  const known = NUMBERING_METHODS.find((name) => name === method);
  return known
    ? METHODS[known](entries, seed)
    : fail(problem('choice-unknown', {}, { typed: String(method), choices: NUMBERING_METHODS.join(', ') }));
};
