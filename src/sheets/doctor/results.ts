import { parseTyped } from '../../core/typed';
import { cellText } from '../../grid/cell';
import { resultOfDate } from '../datedResult';
import { isDateFormat } from '../roster/content';
import type { HeadedColumn } from './columns';
import { finding, instead, spotAt, type Finding, type Spot } from './finding';

const isResult = ({ value, format }: Spot): boolean =>
  !(typeof value === 'number' && isDateFormat(format)) && Boolean(parseTyped(cellText(value)));

/** Excel has made a date of a result: `result-is-date`, with the result where only one can have become that date. */
const datesAmong = ({ cells }: HeadedColumn): readonly Finding[] =>
  cells
    .filter(
      ({ value, format, formula }) => formula === null && typeof value === 'number' && isDateFormat(format),
    )
    .map((spot) => {
      const shown = resultOfDate(Number(spot.value));
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
