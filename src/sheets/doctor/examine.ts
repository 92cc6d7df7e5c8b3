import { isFinished } from '../../core/results/typed';
import { cellText } from '../../grid/cell';
import { formulaAt, formulaTemplate, type Template } from '../../grid/formula/template';
import type { Grid } from '../../grid/grid';
import { resultOfDate } from '../datedResult';
import { isDateFormat } from '../view';
import {
  headedColumns,
  type HeadedColumn,
  filledSpots,
  finding,
  instead,
  spotAt,
  type Finding,
  type Spot,
} from './finding';
import { nameFindings } from './names';

/** Numbers as people type them; one that begins with 0 is a code. */
const NUMBER = /^[-+]?(?:0|[1-9]\d*)(?:[.,]\d+)?$/;

/** Fewer numbers than this make no column of numbers. */
const FEWEST = 3;

const asNumber = ({ value, formula }: Spot): number | null => {
  if (typeof value !== 'string' || formula !== null) return null;
  const text = value.replaceAll(/[\s\u00a0]/g, '');
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : null;
};

/** Of the filled cells of a sheet: `number-is-text` for each number that stands as text among numbers of its column: formulas pass it over. */
const textNumbers = (filled: readonly Spot[]): readonly Finding[] => {
  const columns = new Map<number, Spot[]>();
  for (const spot of filled) {
    const column = columns.get(spot.column);
    if (column) column.push(spot);
    else columns.set(spot.column, [spot]);
  }
  return [...columns.values()].flatMap((spots) => {
    const numbers = spots.filter(({ value }) => typeof value === 'number').length;
    const texts = spots.flatMap((spot) => {
      const number = asNumber(spot);
      return number === null ? [] : [{ spot, number }];
    });
    if (numbers < FEWEST || texts.length * 2 > numbers) return [];
    return texts.map(({ spot, number }) => {
      const content = { value: number, ...(spot.format === '@' ? { format: 'General' } : {}) };
      const cures = [{ shown: String(number), cells: [instead(spot, content)] }];
      return finding('number-is-text', spot, { typed: String(spot.value) }, cures);
    });
  });
};

const isResult = ({ value, format }: Spot): boolean =>
  !(typeof value === 'number' && isDateFormat(format)) && isFinished(cellText(value));

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
const resultFindings = (columns: readonly HeadedColumn[]): readonly Finding[] => {
  const sides = columns.filter(({ kind }) => kind !== 'results');
  return columns
    .filter(({ kind, cells }) => kind === 'results' && cells.some(isResult))
    .flatMap((column) => [...datesAmong(column), ...missingAmong(column, sides)]);
};

/** The two ways in which formulas run: down a column, along a row. */
const WAYS = [
  [1, 0],
  [0, 1],
] as const;

const templateAt = (spot: Spot | null): Template | null =>
  spot === null || spot.formula === null ? null : formulaTemplate(spot.formula, spot.row, spot.column);

const keyAt = (spot: Spot | null): string | null => templateAt(spot)?.key ?? null;

/**
 * The formula that a cell would hold if it went on as the cells before and behind it do; `null` unless both have the same one,
 * and one of them is no chance: the run is three formulas long at least, with others of it on either side.
 */
const runningThrough = ({ grid, row, column }: Spot, [down, along]: (typeof WAYS)[number]): string | null => {
  const at = (steps: number): Spot | null => spotAt(grid, row + steps * down, column + steps * along);
  const before = templateAt(at(-1));
  if (before === null || before.key !== keyAt(at(1))) return null;
  if (keyAt(at(-2)) !== before.key && keyAt(at(2)) !== before.key) return null;
  return formulaAt(before, row, column);
};

/** Of the filled cells of a sheet: `formula-typed-over` for each value that stands in the midst of a run of formulas, with the formula that belongs there. */
const typedOver = (filled: readonly Spot[]): readonly Finding[] => {
  if (filled.every(({ formula }) => formula === null)) return [];
  return filled
    .filter(({ formula, value }) => formula === null && value !== null)
    .flatMap((spot) => {
      const formulas = new Set(WAYS.flatMap((way) => runningThrough(spot, way) ?? []));
      const cures = [...formulas].map((formula) => ({
        shown: `=${formula}`,
        cells: [instead(spot, { value: null, formula })],
      }));
      if (cures.length === 0) return [];
      return [
        finding(
          'formula-typed-over',
          spot,
          { typed: String(spot.value), formula: cures[0]?.shown ?? '' },
          cures,
        ),
      ];
    });
};

const placeOf = ({ problem: { place } }: Finding): string => `${place.sheet}!${place.cell}`;

/**
 * What looks wrong on sheets that anybody made, as they were read: `formula-typed-over number-is-text result-is-date
 * result-not-typed name-blanks name-two-spellings name-not-linked`. Of several findings at one cell the first counts: whoever
 * puts it right is told of the next. Names are compared across all the sheets.
 */
export const examine = (grids: readonly Grid[]): readonly Finding[] => {
  const filled = grids.map(filledSpots);
  const columns = filled.map(headedColumns);
  const names = nameFindings(columns.flat());
  const seen = new Set<string>();
  return grids.flatMap((grid, index) => {
    const all = [
      ...typedOver(filled[index] ?? []),
      ...resultFindings(columns[index] ?? []),
      ...names.filter(({ problem: { place } }) => place.sheet === grid.sheet),
      ...textNumbers(filled[index] ?? []),
    ];
    const inOrder = all.sort((one, other) => one.at.row - other.at.row || one.at.column - other.at.column);
    return inOrder.filter((found) => {
      const isNew = !seen.has(placeOf(found));
      seen.add(placeOf(found));
      return isNew;
    });
  });
};
