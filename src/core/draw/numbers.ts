import type { Numbering, NumberingMethod } from '../model';
import { problem } from '../problem';
import { fail, ok, type Result } from '../result';
import { unknownProblem } from '../unknown';
import { byBestLast } from './bestLast';
import { byStrength, type DrawOrder, type DrawSettings, type Numbered, type Order } from './entry';
import { byGroups } from './groups';
import { byColumn, byHand } from './hand';
import { drawLots } from './lots';
import { byVarma } from './varma';

export type { Numbered, Order } from './entry';

interface Method {
  readonly order: DrawOrder;
  /** Whether chance has a part in it, which a seed stands for. */
  readonly lots?: true;
  /** Whether it means nothing without being told more. */
  readonly needsMore?: true;
}

const METHODS: Readonly<Record<NumberingMethod, Method>> = {
  list: { order: (entries) => ok(entries.map((_, index) => index)) },
  rating: { order: (entries) => ok(byStrength(entries)) },
  lots: { order: (entries, { seed }) => ok(drawLots(entries.length, seed)), lots: true },
  hand: { order: byHand, needsMore: true },
  column: { order: byColumn, needsMore: true },
  varma: { order: byVarma, lots: true },
  groups: { order: byGroups, lots: true },
  'best-last': { order: byBestLast, lots: true },
};

/** The ways to give numbers, by name. */
export const NUMBERING_METHODS = Object.keys(METHODS) as readonly NumberingMethod[];

/** The ways that have to be told nothing more than a seed. */
export const UNTOLD_METHODS = NUMBERING_METHODS.filter((method) => METHODS[method].needsMore !== true);

const methodOf = (name: string): NumberingMethod | undefined =>
  NUMBERING_METHODS.find((known) => known === name);

/** Whether a way of giving numbers, with or without its detail, draws lots and so needs a seed. */
export const drawsLots = (numbering: string): boolean => {
  const method = methodOf(parseNumbering(numbering).method);
  return method !== undefined && METHODS[method].lots === true;
};

/** A way of giving numbers as one text, such as `lots` or `column:Start no.`. */
export const makeNumbering = ({ method, detail }: Pick<Numbering, 'method' | 'detail'>): string =>
  detail === undefined ? method : `${method}:${detail}`;

/** The method's name, whether or not there is such a method, and what it is told after the first colon. */
const parseNumbering = (text: string): { readonly method: string; readonly detail?: string } => {
  const colon = text.indexOf(':');
  return colon < 0
    ? { method: text.trim() }
    : { method: text.slice(0, colon).trim(), detail: text.slice(colon + 1).trim() };
};

/** A way of giving numbers of its text; else `choice-unknown`. */
export const numberingOf = (text: string): Result<Pick<Numbering, 'method' | 'detail'>> => {
  const { method: name, ...detail } = parseNumbering(text);
  const method = methodOf(name);
  return method ? ok({ method, ...detail }) : fail(unknownProblem('choice-unknown', name, NUMBERING_METHODS));
};

/**
 * Gives pairing numbers: which entry of the list, counted from 0, has number 1, 2, and so on. `numbering` is a method and,
 * after a colon, what it is told. `list`: as they stand; `rating`: the strongest first, equals as they stand, the unrated
 * last; `lots`: drawn from the seed (see `drawLots`), FIDE C.05 and US Chess 30A; `hand:3,1,2`, `column:NAME`, `varma`,
 * `groups`, `best-last`: see there. Problems: `choice-unknown`, `seed-missing`, those of the method.
 */
export const drawNumbers = (
  entries: readonly Numbered[],
  numbering: string,
  seed = '',
  { system = 'berger', columns = [], own }: Partial<Pick<DrawSettings, 'system' | 'columns' | 'own'>> = {},
): Result<Order> => {
  const found = numberingOf(String(numbering));
  if (!found.ok) return found;
  const { method, detail = '' } = found.value;
  const { order, lots } = METHODS[method];
  return lots && seed.trim() === ''
    ? fail(problem('seed-missing'))
    : order(entries, { seed, detail, system, columns, own });
};
