import { problem } from '../problem';
import { fail } from '../result';
import { numberOfLetter } from '../pairing/letters';
import { meantBy } from '../meant';
import { orderOfNumbers, type DrawOrder } from './entry';

/** More characters than any field's numbers need are not looked at one by one. */
const MOST_LENGTH = 20_000;

/** A number as it is typed in a list, `7`, `7.`, `#7`, or a letter, `C` for 3; any other text as it stands. */
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
export const byHand: DrawOrder = (entries, { detail }) => {
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

const folded = (heading: string): string => heading.trim().normalize('NFC').toLowerCase();

/**
 * Numbers from a column of the list: the one whose heading is the `detail`, capitals or not, else the list's own column of
 * numbers, by its heading or where the detail is empty. Problems as for `orderOfNumbers`; `numbers-column-missing`.
 */
export const byColumn: DrawOrder = (entries, { detail, columns, own = '' }) => {
  const index = columns.findIndex((heading) => folded(heading) === folded(detail));
  if (index >= 0)
    return orderOfNumbers(
      entries,
      entries.map(({ extra }) => numberIn(extra?.[index], entries.length)),
    );
  return (detail.trim() === '' || folded(detail) === folded(own)) &&
    entries.some(({ number }) => number !== undefined)
    ? orderOfNumbers(
        entries,
        entries.map(({ number }) => number ?? null),
      )
    : fail(problem('numbers-column-missing', {}, { typed: detail, ...meantBy(detail, columns) }));
};
