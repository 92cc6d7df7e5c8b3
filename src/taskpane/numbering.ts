import { DEFAULT_NUMBERS } from '../app/choices';
import { BEST_LAST_VARIANTS } from '../core/draw/bestLast';
import { drawNumbers, makeNumbering, NUMBERING_METHODS } from '../core/draw/numbers';
import { VARMA_VARIANTS, varmaWarnings } from '../core/draw/varma';
import type { NumberingMethod } from '../core/model';
import { present } from '../core/present';
import type { Roster } from '../sheets/roster';

/** How numbers are given, as far as it was chosen. */
export interface NumberingChoice {
  readonly numbers: NumberingMethod | null;
  /** What the way is told: the heading of a column, the numbers by hand, a variant; `null` while it is preset. */
  readonly detail: string | null;
}

/** The way in which numbers are given. */
export const methodOf = ({ numbers }: Pick<NumberingChoice, 'numbers'>): NumberingMethod =>
  numbers ?? DEFAULT_NUMBERS;

const isNumber = (value: unknown): boolean =>
  String(value ?? '').trim() !== '' && Number.isInteger(Number(value));

/**
 * The columns with whole numbers, those that give each player a number of their own first. A list's column that merely counts
 * its rows is none of them: that is the order of the list.
 */
const numberColumns = ({ players, columns }: Roster): readonly string[] => {
  const numbered = columns.filter((_, index) => players.some(({ extra }) => isNumber(extra[index])));
  const isSound = (detail: string): boolean =>
    drawNumbers(players, makeNumbering({ method: 'column', detail }), '', { columns }).ok;
  return [...numbered.filter(isSound), ...numbered.filter((detail) => !isSound(detail))];
};

const inOrder = ({ players }: Roster): string => players.map((_, index) => index + 1).join(', ');

/** What a way can be told in a list, the preset first. */
const DETAILS: Partial<Readonly<Record<NumberingMethod, (roster: Roster) => readonly string[]>>> = {
  column: numberColumns,
  hand: (roster) => [inOrder(roster)],
  varma: ({ players }) => (varmaWarnings(players.length, VARMA_VARIANTS[0]).length > 0 ? VARMA_VARIANTS : []),
  'best-last': ({ players }) =>
    BEST_LAST_VARIANTS.every((variant) => {
      const numbering = makeNumbering({ method: 'best-last', detail: variant });
      return drawNumbers(players, numbering, variant, { system: 'seats' }).ok;
    })
      ? BEST_LAST_VARIANTS
      : [],
};

/** What a way of giving numbers can be told in a list, the preset first; nothing where it needs none. */
export const detailsFor = (method: NumberingMethod, roster: Roster): readonly string[] =>
  DETAILS[method]?.(roster) ?? [];

/** The ways to give numbers that a list allows, the chosen one among them: a column only if there is one with numbers. */
export const methodsFor = (roster: Roster, choice: NumberingChoice): readonly NumberingMethod[] =>
  NUMBERING_METHODS.filter(
    (method) => method !== 'column' || method === methodOf(choice) || detailsFor(method, roster).length > 0,
  );

/** What the chosen way is told: what was chosen or typed, else the preset. */
export const detailOf = (roster: Roster, choice: NumberingChoice): string => {
  const method = methodOf(choice);
  const [preset = '', ...others] = detailsFor(method, roster);
  const { detail } = choice;
  return detail !== null && (method === 'hand' || others.includes(detail)) ? detail : preset;
};

/** The way of giving numbers with what it is told, such as `column:Start no.`. */
export const numberingText = (roster: Roster, choice: NumberingChoice): string => {
  const [method, detail] = [methodOf(choice), detailOf(roster, choice)];
  return makeNumbering({ method, ...(detail === '' ? {} : { detail }) });
};

/**
 * Who has number 1, 2 and so on, as places in a list, where numbers were typed in the order of that list; `null` if they
 * are not the numbers from 1 to the last, each once.
 */
export const orderTyped = (typed: string, players: number): readonly number[] | null => {
  const numbers = typed.split(',').map((number) => Number(number.trim() || NaN));
  const order = Array.from({ length: players }, (_, index) => numbers.indexOf(index + 1));
  return numbers.length === players && !order.includes(-1) ? order : null;
};

/** The numbers in the order of a list, as they are typed, of those who have number 1, 2 and so on. */
export const numbersTyped = (order: readonly number[]): string =>
  order.map((_, player) => order.indexOf(player) + 1).join(', ');

/** A list with the entry at one place put at another. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), present(list[from]), ...others.slice(to)];
};
