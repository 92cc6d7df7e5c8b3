import type { CellValue } from '../../src/grid/cell';
import { areaAddress, isCellError, type Area } from '../../src/grid/cell';
import type { ConditionalPlan, SheetPlan, Style } from '../../src/grid/plan';
import type { Planned } from './plan';

type ValueAt = (row: number, column: number) => CellValue;

const shown = (value: CellValue): string => {
  if (value === null) return '';
  return isCellError(value) ? value.error : String(value);
};

/** A row of a sheet as people see it: cells apart by ` | `, to the last that is not empty. */
export const rowOf = (value: ValueAt, row: number, columns: number): string =>
  Array.from({ length: columns }, (_, column) => shown(value(row, column)))
    .join(' | ')
    .replace(/( \| )+$/, '');

/** Widths of the columns that are not hidden, from the left. */
const widthsOf = ({ columns }: SheetPlan): string => {
  const widths: (number | undefined)[] = [];
  for (const { from, count, width, hidden } of columns)
    for (let at = from; at < from + count; at++) widths[at] = hidden ? undefined : width;
  return widths.filter((width) => width !== undefined).join(' ');
};

const spans = (one: string, other: string, span?: { readonly from: number; readonly to: number }): string =>
  span ? `, ${one} ${span.from + 1} to ${span.to + 1}${other}` : '';

const printed = ({ print }: SheetPlan): string => {
  if (!print) return 'not set up';
  const { area, landscape, fit, scale, titleRows, titleColumns, header } = print;
  const size = fit ? `${fit.wide} wide ${fit.tall} tall` : `${scale} %`;
  const titles = spans('rows', '', titleRows) + spans('columns', '', titleColumns);
  return `${areaAddress(area, false)} ${landscape ? 'landscape' : 'upright'}, ${size}${titles}, header ${header}`;
};

/** What a sheet looks like on screen and on paper, apart from its contents. */
export const looksOf = (sheet: SheetPlan) => ({
  widths: widthsOf(sheet),
  frozen: sheet.freeze ? `${sheet.freeze.rows} rows ${sheet.freeze.columns} columns` : 'no',
  merged: (sheet.merges ?? []).map((merge: Area) => areaAddress(merge, false)).join(' '),
  printed: printed(sheet),
});

const styleWords = (style: Style & ConditionalPlan['style']): string =>
  Object.entries(style)
    .map(([what, how]) => (how === true ? what : `${what} ${String(how)}`))
    .join(', ');

/** How a sheet's cells look, a line each area: later lines go over earlier ones. */
export const stylesOf = ({ styles }: SheetPlan): readonly string[] =>
  styles.map(({ area, style }) => `${areaAddress(area, false)} ${styleWords(style)}`);

/** When cells look otherwise, a line each rule. */
export const conditionsOf = ({ conditionals = [] }: SheetPlan): readonly string[] =>
  conditionals.map(
    ({ area, formula, style }) => `${areaAddress(area, false)} ${styleWords(style)} if ${formula}`,
  );

/** What the drop-downs offer, and what they say while their cell is chosen. */
const choicesOf = ({ validations = [] }: SheetPlan): readonly string[] =>
  validations.map(
    ({ area, source, refuse, prompt }) =>
      `${areaAddress(area, false)} ${refuse ? 'only' : 'rather'} ${source}${prompt ? ` “${prompt.title}: ${prompt.text}”` : ''}`,
  );

/** Tables, by name and style. */
export const tablesOf = ({ tables = [] }: SheetPlan): readonly string[] =>
  tables.map(({ name, area, style }) => `${name} ${areaAddress(area, false)} ${style}`);

/** The rows that are not of the usual height, in points; hidden ones have none. */
export const heightsOf = ({ rows = [] }: SheetPlan): readonly string[] =>
  [...rows].sort((one, other) => one.row - other.row).map(({ row, height }) => `${row + 1}: ${height}`);

/** The columns that are hidden, from 1. */
const hiddenOf = ({ columns }: SheetPlan): readonly string[] =>
  columns.flatMap(({ from, count, hidden }) => (hidden ? [`${from + 1}-${from + count}`] : []));

/** A sheet of planned sheets. */
export const sheetIn = ({ plan }: Planned, name: string): SheetPlan =>
  plan.sheets.find((each) => each.name === name)!;

/** Rows of a sheet that are not empty, by their numbers, from a column to before another. */
export const shownOn = (
  { value }: Planned,
  sheet: string,
  rows: number,
  from = 0,
  to = 18,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: rows }, (_, row) => [
      row + 1,
      rowOf((down, along) => value(sheet, down, from + along), row, to - from),
    ]).filter(([, text]) => text !== ''),
  );

/** Cells by their number format: `@` is text, whatever it looks like. */
export const cellsByFormat = ({ blocks }: SheetPlan): Readonly<Record<string, string>> => {
  const found = new Map<string, string[]>();
  for (const { area, format = 'General' } of blocks)
    found.set(format, [...(found.get(format) ?? []), areaAddress(area, false)]);
  return Object.fromEntries([...found].map(([format, all]) => [format, all.join(' ')]));
};

const isOfNumbers = (condition: string): boolean => condition.includes('numberFormat');

/** When cells of a sheet look otherwise, where it helps, and what of it is hidden; number formats stand apart. */
export const rulesOf = (sheets: Planned, name: string) => {
  const sheet = sheetIn(sheets, name);
  return {
    conditions: conditionsOf(sheet).filter((each) => !isOfNumbers(each)),
    choices: choicesOf(sheet),
    tables: tablesOf(sheet),
    hidden: hiddenOf(sheet),
  };
};

/** When numbers have another format. */
export const numberRulesOf = (sheets: Planned, name: string): readonly string[] =>
  conditionsOf(sheetIn(sheets, name)).filter(isOfNumbers);

/** The rules of a sheet that another one of its name does not have. */
export const rulesBeside = (sheets: Planned, other: Planned, name: string): readonly string[] => {
  const known = new Set(conditionsOf(sheetIn(other, name)));
  return conditionsOf(sheetIn(sheets, name)).filter((each) => !known.has(each));
};
