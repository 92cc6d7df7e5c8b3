import { smallest } from '../extremes';
import { numberAt } from '../present';
import { countsOf, wrongPairs } from './counts';
import { NOBODY, type Field } from './field';
import { fitOf, sheetOf, type Fit, type Sheet } from './fit';
import { isBroken } from './roundSolutions';
import { tablesFor, type Table } from './tables';

/** The place of each number of a table, or `NOBODY` while it is unknown. */
type Places = Int16Array;

/** A table ready to compare: by round and number, the opponent. */
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

/** In such small fields, try every numbering. */
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
  /** Of the table, and of the print. */
  readonly wanted: Int16Array;
  readonly printed: Int16Array;
  /** The place of the bye, which keeps it; `NOBODY` in an even field. */
  readonly bye: number;
  readonly isMatch: boolean;
}

/** If one number is at a certain place, its opponents, round by round, are the opponents printed there. */
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
 * Whether half of the games of some rounds match, if enough of their players have a place already. Stops as soon as the answer is
 * certain.
 */
const isPromising = ({ size, rounds, wanted, printed, isMatch }: Search, places: Places): boolean => {
  // In a match of two teams, a row has members of one team only, so no game is known yet.
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

/** Numbers to start a search from: one correctly printed row of the table is enough. */
const ANCHORS = 6;

const anchorsOf = (size: number, bye: number): readonly number[] => {
  const step = Math.max(1, Math.floor(size / ANCHORS));
  const numbers = Array.from({ length: size }, (_, number) => number).filter((number) => number !== bye);
  const spread = numbers.filter((_, place) => place % step === 0).slice(0, ANCHORS);
  return bye === NOBODY ? spread : [bye, ...spread];
};

/** The numberings in which one number of a table has each of the places. */
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

/** Tries numberings of a table; asks `isGood` about each. */
export type Renumbering = (
  table: Table,
  reversed: boolean,
  isGood: (places: readonly number[]) => boolean,
) => void;

/**
 * Under which numberings tables may have been printed: in small fields all, else those found from single rows of the table. Stops
 * after the first row with a numbering that `isGood`. Tables that differ only in colours share their numberings, which are
 * searched once.
 */
const renumberingOf = ({ field, partners }: Sheet): Renumbering => {
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

/** Games and byes that the rounds should have. */
const gamesOf = ({ slotsPerRound, rounds }: Field): number => slotsPerRound * rounds.length;

/**
 * Whether the colours are those of a table, except for misprints: 7 games in 8, or all but one. Colours chosen at random agree in
 * half of the games; with 8 players, so many agree once in 36,000 times.
 */
export const hasColoursOf = (field: Field, { differences, otherPairs }: Fit): boolean =>
  differences - otherPairs <= Math.max(1, Math.floor(gamesOf(field) / 8));

/** In such small fields any games fit a table under some numbering: only colours can tell. */
const TOO_FEW = 6;

/**
 * Whether a schedule is near a table: two thirds of its games are there, in their rounds. By chance, another schedule of the same
 * players shares one game in n-1 with a table, a third of them with 4 players; a table of 4 with two misprinted games still has
 * two thirds. With few players and other numbers, its colours must match too.
 */
export const isNear = (field: Field, fit: Fit): boolean =>
  fit.otherPairs * 3 <= gamesOf(field) &&
  (!fit.renumbered || field.vertices > TOO_FEW || hasColoursOf(field, fit));

const ownPlaces = ({ labels: names }: Table, labels: readonly string[]): readonly (readonly number[])[] => {
  const found = names
    .map((each) => each.map((name) => labels.indexOf(name)))
    .filter((places) => places.every((place) => place >= 0));
  return found.filter((places, at) => found.findIndex((other) => `${other}` === `${places}`) === at);
};

/** Another numbering must explain this many more misprints, unless it explains all of them. */
const RENUMBERED = 2;

const costOf = ({ differences, renumbered }: Fit): number =>
  differences === 0 ? (renumbered ? 0.5 : 0) : differences + (renumbered ? RENUMBERED : 0);

/** Whether no table fits without a misprint. */
const contradictsItself = (field: Field): boolean =>
  field.rounds.some((round) => isBroken(round, field)) || wrongPairs(field, countsOf(field)).length > 0;

/** First as published, then with colours reversed, then with rounds reversed. */
const turnsOf = ({ coloursReversed, roundsReversed }: Fit): number =>
  (coloursReversed ? 1 : 0) + (roundsReversed ? 2 : 0);

/** All numberings under which a table is near, until one fits exactly as published. */
const renumberedFits = (sheet: Sheet, tables: readonly Table[]): readonly Fit[] => {
  const found: Fit[] = [];
  const renumber = renumberingOf(sheet);
  for (const table of tables)
    for (const roundsReversed of [false, true]) {
      renumber(table, roundsReversed, (places) => {
        const fit = fitOf(sheet, table, places, { roundsReversed, renumbered: true });
        const near = isNear(sheet.field, fit);
        if (near) found.push(fit);
        return near;
      });
      if (found.some((fit) => fit.differences === 0 && turnsOf(fit) === 0)) return found;
    }
  return found;
};

/** Equally near tables, the one to name first; and the nearest one exactly as published. */
export interface Nearest {
  readonly best: readonly Fit[];
  readonly plain: Fit | null;
}

/**
 * The tables nearest to a printed schedule, of one system if it is named; none if there is none of this size. A table may have
 * its rounds in reverse order, all colours reversed, and any numbers.
 */
export const nearestTo = (field: Field, only?: string): Nearest => {
  const sheet = sheetOf(field);
  const tables = tablesFor(field, only);
  const own = tables.flatMap((table) =>
    [false, true].flatMap((roundsReversed) =>
      ownPlaces(table, field.labels).map((places) =>
        fitOf(sheet, table, places, { roundsReversed, renumbered: false }),
      ),
    ),
  );
  const fewestOwn = smallest(own.map(({ differences }) => differences));
  const isBeaten = fewestOwn > (contradictsItself(field) ? RENUMBERED : 0);
  const all = [...own, ...(isBeaten ? renumberedFits(sheet, tables) : [])];
  const least = smallest(all.map(costOf));
  const byTurns = (one: Fit, other: Fit): number =>
    Number(one.renumbered) - Number(other.renumbered) || turnsOf(one) - turnsOf(other);
  const plain = own.filter((fit) => turnsOf(fit) === 0);
  const fewest = smallest(plain.map(({ differences }) => differences));
  return {
    best: all.filter((fit) => costOf(fit) === least).sort(byTurns),
    plain: plain.find(({ differences }) => differences === fewest) ?? null,
  };
};
