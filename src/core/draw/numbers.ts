import type { Numbering, NumberingMethod } from '../model';
import { problem } from '../problem';
import { fail, ok, type Result } from '../result';
import { unknownProblem, meantBy } from '../names/meant';
import { entryAt } from '../present';
import { numberOfLetter } from '../pairing/letters';
import { byBestLast } from './bestLast';
import {
  byStrength,
  type DrawOrder,
  type DrawSettings,
  type Numbered,
  type Order,
  orderOfNumbers,
} from './entry';
import { drawLots, chanceOf, shuffled } from './lots';
import { byVarma } from './varma';

/** Texts longer than any field's numbers need are not read one by one. */
const MOST_LENGTH = 20_000;

/** A number as people type it in a list, `7`, `7.`, `#7`, or a letter, `C` for 3; any other text unchanged. */
const numberIn = (typed: unknown, most: number): number | string | null => {
  const text = String(typed ?? '').trim();
  const letter = /^[A-Z](?=[.)]?$)/i.exec(text)?.[0];
  if (letter && numberOfLetter(letter.toUpperCase()) <= most) return numberOfLetter(letter.toUpperCase());
  const number = Number(text.replace(/^#|[.)]$/g, ''));
  if (text === '') return null;
  return Number.isNaN(number) ? text : number;
};

/**
 * Numbers by hand: the `detail` says them in the order of the list, separated by commas, as `3,1,2`. Problems as for
 * `orderOfNumbers`; `number-out-of-range` for more numbers than players.
 */
const byHand: DrawOrder = (entries, { detail }) => {
  const typed = detail
    .slice(0, MOST_LENGTH)
    .split(',')
    .map((each) => numberIn(each, entries.length));
  return typed.length > entries.length
    ? fail(
        problem(
          'number-out-of-range',
          { field: 'numbers' },
          { typed: typed.length, least: 1, most: entries.length },
        ),
      )
    : orderOfNumbers(entries, typed);
};

/** A heading or the name of a team, whose capitals make no difference. */
export const folded = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/**
 * Numbers from a column of the list: the one with the heading in `detail` (in capitals or not), else the list's own column of
 * numbers, by its heading or with an empty `detail`. Problems as for `orderOfNumbers`; `numbers-column-missing`.
 */
const byColumn: DrawOrder = (entries, { detail, columns, own = '' }) => {
  const index = columns.findIndex((heading) => folded(heading) === folded(detail));
  const isOwn = detail.trim() === '' || folded(detail) === folded(own);
  const numbers =
    index >= 0
      ? entries.map(({ extra }) => numberIn(extra?.[index], entries.length))
      : entries.map(({ number }) => number ?? null);
  return index >= 0 || (isOwn && numbers.some((number) => number !== null))
    ? orderOfNumbers(entries, numbers)
    : fail(problem('numbers-column-missing', {}, { typed: detail, ...meantBy(detail, columns) }));
};

/** Sizes of the groups A, B, C of a field: they differ by one at most, and A, then B, is the larger. */
export const groupSizes = (players: number): readonly [a: number, b: number, c: number] => [
  Math.ceil(players / 3),
  Math.ceil((players - 1) / 3),
  Math.floor(players / 3),
];

/** The groups of entries by strength, A the strongest third. */
const groupsOf = (ranked: Order): readonly Order[] => {
  const [a, b] = groupSizes(ranked.length);
  return [ranked.slice(0, a), ranked.slice(a, a + b), ranked.slice(a + b)];
};

/**
 * Groups A, B, C by strength, each in random order, numbered in rotation: 1 from A, 2 from B, 3 from C, 4 from A and so on (Easy
 * Round Robin Pairing; in an odd field of its system these are seats 2, 3, 4, ...).
 */
const byGroups: DrawOrder = (entries, { seed }) => {
  const next = chanceOf(seed);
  const groups = groupsOf(byStrength(entries)).map((group) => shuffled(group, next));
  return ok(entries.map((_, index) => entryAt(entryAt(groups, index % 3), Math.floor(index / 3))));
};

export type { Numbered, Order } from './entry';

interface Method {
  readonly order: DrawOrder;
  /** Whether it uses chance, and so a seed. */
  readonly lots?: true;
  /** Whether it takes numbers that somebody gave, perhaps drawn by hand. */
  readonly given?: true;
}

const METHODS: Readonly<Record<NumberingMethod, Method>> = {
  list: { order: (entries) => ok(entries.map((_, index) => index)) },
  rating: { order: (entries) => ok(byStrength(entries)) },
  lots: { order: (entries, { seed }) => ok(drawLots(entries.length, seed)), lots: true },
  hand: { order: byHand, given: true },
  column: { order: byColumn, given: true },
  varma: { order: byVarma, lots: true },
  groups: { order: byGroups, lots: true },
  'best-last': { order: byBestLast, lots: true },
};

/** The ways to give numbers, by name. */
export const NUMBERING_METHODS = Object.keys(METHODS) as readonly NumberingMethod[];

const methodOf = (name: string): NumberingMethod | undefined =>
  NUMBERING_METHODS.find((known) => known === name);

const isOfKind = (numbering: string, kind: 'lots' | 'given'): boolean => {
  const method = methodOf(parseNumbering(numbering).method);
  return method !== undefined && METHODS[method][kind] === true;
};

/** Whether a way of giving numbers, with or without its detail, draws lots and so needs a seed. */
export const drawsLots = (numbering: string): boolean => isOfKind(numbering, 'lots');

/** Whether a way of giving numbers takes those that somebody gave: by hand, or in a column. */
export const takesNumbers = (numbering: string): boolean => isOfKind(numbering, 'given');

/** A way of giving numbers as one text, such as `lots` or `column:Start no.`. */
export const makeNumbering = ({ method, detail }: Pick<Numbering, 'method' | 'detail'>): string =>
  detail === undefined ? method : `${method}:${detail}`;

/** The method's name, valid or not, and the text after the first colon. */
const parseNumbering = (text: string): { readonly method: string; readonly detail?: string } => {
  const colon = text.indexOf(':');
  return colon < 0
    ? { method: text.trim() }
    : { method: text.slice(0, colon).trim(), detail: text.slice(colon + 1).trim() };
};

/** Reads a way of giving numbers; else `choice-unknown`. */
export const numberingOf = (text: string): Result<Pick<Numbering, 'method' | 'detail'>> => {
  const { method: name, ...detail } = parseNumbering(text);
  const method = methodOf(name);
  return method ? ok({ method, ...detail }) : fail(unknownProblem('choice-unknown', name, NUMBERING_METHODS));
};

/**
 * Gives pairing numbers: which entry of the list, counted from 0, has number 1, 2, and so on. `numbering` is a method with its
 * detail after a colon. `list`: in list order; `rating`: strongest first, equals in list order, unrated last; `lots`: drawn from
 * the seed (see `drawLots`), FIDE C.05 and US Chess 30A; `hand:3,1,2`, `column:NAME`, `varma`, `groups`, `best-last`: see there.
 * Problems: `choice-unknown`, `seed-missing`, those of the method.
 */
export const drawNumbers = (
  entries: readonly Numbered[],
  numbering: string,
  seed = '',
  { system = 'berger', columns = [], own }: Partial<Pick<DrawSettings, 'system' | 'columns' | 'own'>> = {},
): Result<Order> => {
  const found = numberingOf(numbering);
  if (!found.ok) return found;
  const { method, detail = '' } = found.value;
  const { order, lots } = METHODS[method];
  return lots && seed.trim() === ''
    ? fail(problem('seed-missing'))
    : order(entries, { seed, detail, system, columns, own });
};
