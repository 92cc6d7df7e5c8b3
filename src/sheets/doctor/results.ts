import { parseTyped, makeTyped } from '../../core/typed';
import { cellText } from '../../grid/cell';
import { dateIn } from '../dates';
import { isDateFormat } from '../roster/content';
import type { HeadedColumn } from './columns';
import { finding, instead, spotAt, type Finding, type Spot } from './finding';

/** 1-0 is read as a month and a year: January 2000. */
const WON = '2000-01-01';

/** 1/2 is read as a day and a month, or as a month and a day. */
const DRAWN = /^\d{4}-(?:01-02|02-01)$/;

/** What was typed where Excel made a date of it, as far as only one result can have become that date. */
const typedAs = (days: number): string | null => {
  // A cell that has a date's format shows 1 as 1 January 1900, 0 as the day before, ½ as its noon.
  if (days === 0 || days === 1) return `${days}`;
  if (days === 0.5) return '½';
  const date = dateIn(days) ?? '';
  if (date === WON) return '1-0';
  return DRAWN.test(date) ? '½' : null;
};

const isResult = ({ value, format }: Spot): boolean =>
  !(typeof value === 'number' && isDateFormat(format)) && Boolean(parseTyped(cellText(value)));

/** Excel has made a date of a result: `result-is-date`, with the result where only one can have become that date. */
const datesAmong = ({ cells }: HeadedColumn): readonly Finding[] =>
  cells
    .filter(
      ({ value, format, formula }) => formula === null && typeof value === 'number' && isDateFormat(format),
    )
    .map((spot) => {
      const typed = typedAs(Number(spot.value));
      const code = typed === null ? null : parseTyped(typed);
      const shown = code ? makeTyped(code) : null;
      const cures = shown === null ? [] : [{ shown, cells: [instead(spot, { value: shown, format: '@' })] }];
      return finding('result-is-date', spot, { result: shown ?? 'none' }, cures);
    });

/** A line with two names and no result, above one that has a result: `result-missing`. */
const missingAmong = (
  { cells, heading }: HeadedColumn,
  sides: readonly HeadedColumn[],
): readonly Finding[] => {
  const last = cells.filter(isResult).at(-1)?.row ?? heading.row;
  const [one, other] = sides.filter(({ heading: { row } }) => row === heading.row);
  if (!one || !other) return [];
  const beside = new Map(other.cells.map((spot) => [spot.row, spot]));
  const held = new Set(cells.map(({ row }) => row));
  return one.cells
    .filter(({ row }) => row < last && beside.has(row) && !held.has(row))
    .flatMap((spot) => {
      const cell = spotAt(heading.grid, spot.row, heading.column);
      const names = { one: cellText(spot.value), other: cellText(beside.get(spot.row)?.value) };
      return cell ? [finding('result-not-typed', cell, names)] : [];
    });
};

/** What is wrong with the results of a sheet, whose columns these are. */
export const resultFindings = (columns: readonly HeadedColumn[]): readonly Finding[] => {
  const sides = columns.filter(({ kind }) => kind !== 'results');
  return columns
    .filter(({ kind, cells }) => kind === 'results' && cells.some(isResult))
    .flatMap((column) => [...datesAmong(column), ...missingAmong(column, sides)]);
};
