import { problem } from '../problem';
import { fail } from '../result';
import { meantBy } from '../meant';
import { orderOfNumbers, type DrawOrder } from './entry';

/** More characters than any field's numbers need are not looked at one by one. */
const MOST_LENGTH = 20_000;

const numberIn = (typed: unknown): number | null => {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text);
};

/**
 * Numbers by hand: the `detail` says them in the order of the list, separated by commas, as `3,1,2`. Problems as for
 * `orderOfNumbers`; `number-out-of-range` for more numbers than players.
 */
export const byHand: DrawOrder = (entries, { detail }) => {
  const typed = detail.slice(0, MOST_LENGTH).split(',').map(numberIn);
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
 * numbers if the detail is empty. Problems as for `orderOfNumbers`; `numbers-column-missing`.
 */
export const byColumn: DrawOrder = (entries, { detail, columns }) => {
  const index = columns.findIndex((heading) => folded(heading) === folded(detail));
  if (index >= 0)
    return orderOfNumbers(
      entries,
      entries.map(({ extra }) => numberIn(extra?.[index])),
    );
  return detail.trim() === '' && entries.some(({ number }) => number !== undefined)
    ? orderOfNumbers(
        entries,
        entries.map(({ number }) => number ?? null),
      )
    : fail(problem('numbers-column-missing', {}, { typed: detail, ...meantBy(detail, columns) }));
};
