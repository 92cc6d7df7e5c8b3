import { numberAt } from '../present';
import { NOBODY } from './field';
import type { Sheet } from './fit';
import type { Table } from './tables';

/** Whose place each number of a table has, or `NOBODY` where that is not known yet. */
type Places = Int16Array;

/** A table as it is compared: by round and number, whom they meet. */
const partnersOf = ({ rounds }: Table, size: number, reversed: boolean): Int16Array => {
  const partners = new Int16Array(rounds.length * size).fill(NOBODY);
  rounds.forEach((games, place) => {
    const index = reversed ? rounds.length - 1 - place : place;
    for (const [white, black] of games) {
      partners[index * size + white] = black;
      partners[index * size + black] = white;
    }
  });
  return partners;
};

/** In fields so small every numbering is tried. */
const FEW = 6;

const permutations = (count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : permutations(count - 1).flatMap((shorter) =>
        Array.from({ length: count }, (_, at) => [...shorter.slice(0, at), count - 1, ...shorter.slice(at)]),
      );

interface Search {
  readonly size: number;
  readonly rounds: number;
  /** Of the table, and of what is printed. */
  readonly wanted: Int16Array;
  readonly printed: Int16Array;
  /** The place of the bye, which is its own; `NOBODY` in an even field. */
  readonly bye: number;
  readonly isMatch: boolean;
}

/** If one number has a certain place, its opponents, round by round, have those of the opponents that are printed there. */
const alongRow = ({ size, rounds, wanted, printed, bye }: Search, number: number, place: number): Places => {
  const places = new Int16Array(size).fill(NOBODY);
  const taken = new Uint8Array(size);
  const put = (one: number, where: number): void => {
    if (one === NOBODY || where === NOBODY || taken[where] === 1 || places[one] !== NOBODY) return;
    if ((one === bye) !== (where === bye)) return;
    places[one] = where;
    taken[where] = 1;
  };
  if (bye !== NOBODY) put(bye, bye);
  put(number, place);
  for (let index = 0; index < rounds; index++)
    put(numberAt(wanted, index * size + number), numberAt(printed, index * size + place));
  return places;
};

const SAMPLE = 4;

/**
 * Whether half of the games of a few rounds are printed so, if a fair part of their players has a place already. Ends where what is
 * left to look at could not change the answer.
 */
const isPromising = ({ size, rounds, wanted, printed, isMatch }: Search, places: Places): boolean => {
  // A row of a match of two teams has members of one of them only: no game is known yet.
  if (isMatch) return true;
  let [known, met] = [0, 0];
  const step = Math.max(1, Math.floor(rounds / SAMPLE));
  let left = Math.ceil(rounds / step) * size;
  for (let index = 0; index < rounds; index += step) {
    for (let number = 0; number < size; number++) {
      const opponent = numberAt(wanted, index * size + number);
      if (opponent === NOBODY) continue;
      const [one, other] = [numberAt(places, number), numberAt(places, opponent)];
      if (one === NOBODY || other === NOBODY) continue;
      known += 1;
      if (printed[index * size + one] === other) met += 1;
    }
    left -= size;
    if ((met + left) * 2 < known + left) return false;
  }
  return known >= size && met * 2 >= known;
};

/** Gives every number the place that most of its opponents say it has. */
const byVotes = ({ size, rounds, wanted, printed, bye }: Search, places: Places): Places => {
  const votes = new Int16Array(size * size);
  const ranked: number[] = [];
  for (let index = 0; index < rounds; index++)
    for (let number = 0; number < size; number++) {
      const opponent = numberAt(wanted, index * size + number);
      const there = opponent === NOBODY ? NOBODY : numberAt(places, opponent);
      const place = there === NOBODY ? NOBODY : numberAt(printed, index * size + there);
      if (place === NOBODY || (number === bye) !== (place === bye)) continue;
      const key = number * size + place;
      const before = numberAt(votes, key);
      if (before === 0) ranked.push(key);
      votes[key] = before + 1;
    }
  ranked.sort((one, other) => numberAt(votes, other) - numberAt(votes, one) || one - other);
  const found = new Int16Array(size).fill(NOBODY);
  const taken = new Uint8Array(size);
  for (const key of ranked) {
    const [number, place] = [Math.floor(key / size), key % size];
    if (found[number] !== NOBODY || taken[place] === 1) continue;
    found[number] = place;
    taken[place] = 1;
  }
  const free = Array.from(taken.keys()).filter((place) => taken[place] === 0);
  return found.map((place) => (place === NOBODY ? (free.shift() ?? NOBODY) : place));
};

/** Numbers from which a search begins: a row of the table that is printed rightly is enough. */
const ANCHORS = 6;

const anchorsOf = (size: number, bye: number): readonly number[] => {
  const step = Math.max(1, Math.floor(size / ANCHORS));
  const numbers = Array.from({ length: size }, (_, number) => number).filter((number) => number !== bye);
  const spread = numbers.filter((_, place) => place % step === 0).slice(0, ANCHORS);
  return bye === NOBODY ? spread : [bye, ...spread];
};

/** The numberings under which one number of a table may have been printed in each of the places. */
const fromRow = (search: Search, number: number): readonly (readonly number[])[] => {
  const { size, bye } = search;
  const found: (readonly number[])[] = [];
  for (let place = 0; place < size; place++) {
    if ((number === bye) !== (place === bye)) continue;
    const along = alongRow(search, number, place);
    if (isPromising(search, along)) found.push(Array.from(byVotes(search, byVotes(search, along))));
  }
  return found;
};

/** Goes through numberings of a table; `isGood` is asked about each. */
export type Renumbering = (
  table: Table,
  reversed: boolean,
  isGood: (places: readonly number[]) => boolean,
) => void;

/**
 * Under which numbers tables could have been printed: in small fields all, else those found from single rows of the table.
 * Ends with the first row that `isGood` for one of its numberings. Tables that differ in colours alone have the same numberings,
 * which are looked for once.
 */
export const renumberingOf = ({ field, partners }: Sheet): Renumbering => {
  const { vertices: size, labels, teams } = field;
  if (size <= FEW) {
    const all = permutations(labels.length);
    return (_, __, isGood) => all.forEach(isGood);
  }
  const bye = labels.length < size ? labels.length : NOBODY;
  const anchors = anchorsOf(size, bye);
  /** By the games of a table, then by anchor. */
  const known = new Map<string, (readonly (readonly number[])[])[]>();
  return (table, reversed, isGood) => {
    const wanted = partnersOf(table, size, reversed);
    const rounds = table.rounds.length;
    const search = { size, rounds, wanted, printed: partners, bye, isMatch: teams !== null };
    const key = wanted.join();
    const rows = known.get(key) ?? [];
    known.set(key, rows);
    anchors.some((number, at) => (rows[at] ??= fromRow(search, number)).filter(isGood).length > 0);
  };
};
