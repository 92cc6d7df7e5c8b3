import { problem } from '../../core/problem';
import { allOf, fail, ok, type Result, unlessProblems } from '../../core/result';
import type { Area } from '../../grid/cell';
import { FEW_CELLS } from '../../grid/apart';
import { cellsOf, contentOf, type Content } from '../../grid/content';
import { heldCells } from '../../grid/grid';
import type { Place } from '../../grid/reference';
import type { Overview, Query, RangeSnapshot, Reader, SheetFormula, Snapshot, Wanted } from '../port';
import { queryOf } from '../query';
import { has, type Context, type Range } from './excel';
import type { FormulaReading, Parts } from './formulas';
import { askDocument, list, measure } from './overview';
import { areaOfRange, cutRows, PLACE, rangeAt, readPieces, type Piece } from './pieces';
import { CELLS, formulaOf, readValue } from './text';
import { askWindow, isCutOff, type Window } from './window';

const LOADED = `${CELLS},${PLACE}`;

/** Whether each cell of a range has a look. */
type Marks = readonly (readonly boolean[])[];

interface Asked {
  readonly sheet: string;
  readonly range: Range;
  readonly hidden: () => readonly boolean[];
  readonly merged: (() => readonly Area[]) | null;
  /** Which cells are bold, where that is asked for. */
  readonly bold: (() => Marks) | null;
  /** Which are crossed out, likewise. */
  readonly struck: (() => Marks) | null;
}

/** Cells of which one letter has the look and one has not have no answer: they do not have it as a whole. */
const askFont = (range: Range, mark: 'bold' | 'strikethrough'): (() => Marks) => {
  const cells = range.getCellProperties({ format: { font: { [mark]: true } } });
  return () => cells.value.map((row) => row.map(({ format }) => format?.font?.[mark] === true));
};

const askMerged = (range: Range): (() => readonly Area[]) => {
  const merged = range.getMergedAreasOrNullObject();
  merged.load('areas/items/rowIndex,areas/items/columnIndex,areas/items/rowCount,areas/items/columnCount');
  return () => (merged.isNullObject ? [] : merged.areas.items.map(areaOfRange));
};

/** What is asked of cells beside what stands in them. */
interface More {
  readonly bold?: boolean | undefined;
  readonly merges?: boolean;
  readonly struck?: boolean;
}

const ask = (context: Context, place: Place, { bold, merges, struck }: More): Asked => {
  const range = rangeAt(context, place);
  range.load(LOADED);
  const lines = range.getRowProperties({ rowHidden: true, rowIndex: true });
  return {
    sheet: place.sheet,
    range,
    hidden: () => lines.value.map(({ rowHidden }) => rowHidden === true),
    merged: merges ? askMerged(range) : null,
    bold: bold ? askFont(range, 'bold') : null,
    struck: struck ? askFont(range, 'strikethrough') : null,
  };
};

const gridOf = ({ sheet, range, hidden, merged, bold, struck }: Asked): RangeSnapshot => {
  const values = range.values as unknown[][];
  const formulas = range.formulas as unknown[][];
  const types = range.valueTypes as unknown[][];
  return {
    sheet,
    area: areaOfRange(range),
    values: values.map((row, down) =>
      row.map((value, along) => readValue(value, types[down]?.[along], formulas[down]?.[along])),
    ),
    formulas: values.map((row, down) => row.map((value, along) => formulaOf(value, formulas[down]?.[along]))),
    formats: (range.numberFormat as unknown[][]).map((row) => row.map(String)),
    hiddenRows: hidden().flatMap((isHidden, row) => (isHidden ? [range.rowIndex + row] : [])),
    ...(merged ? { merges: merged() } : {}),
    ...(bold ? { bold: bold() } : {}),
    ...(struck ? { struck: struck() } : {}),
  };
};

/** Rough size of what is answered for a cell without a formula, and besides for each row. */
const CELL_BYTES = 60;
const ROW_BYTES = 50;
/** And for whether a cell is bold or crossed out. */
const FONT_BYTES = 35;

/** The cells of a place, in pieces. */
const gridPieces = ({ sheet, area: whole }: Place, more: More = {}): readonly Piece<RangeSnapshot>[] => {
  const rowBytes = whole.columns * (CELL_BYTES + (more.bold || more.struck ? FONT_BYTES : 0)) + ROW_BYTES;
  return cutRows(whole, rowBytes).map((part) => ({
    bytes: part.rows * rowBytes,
    ask: (context) => {
      const asked = ask(context, { sheet, area: part }, more);
      return () => gridOf(asked);
    },
  }));
};

/** The pieces of a range as the range that was asked for. */
const joined = (place: Place, grids: readonly RangeSnapshot[], bold: boolean): RangeSnapshot => ({
  ...place,
  values: grids.flatMap(({ values }) => values),
  formulas: grids.flatMap(({ formulas }) => formulas),
  formats: grids.flatMap(({ formats }) => formats),
  hiddenRows: grids.flatMap(({ hiddenRows }) => hiddenRows),
  ...(bold ? { bold: grids.flatMap((grid) => grid.bold ?? []) } : {}),
});

/** What a piece of an answer holds. */
interface Answer {
  readonly grid?: RangeSnapshot;
  readonly formulas?: readonly SheetFormula[];
}

const mapped = <T, U>({ bytes, ask: asking }: Piece<T>, change: (found: T) => U): Piece<U> => ({
  bytes,
  ask: (context) => {
    const answer = asking(context);
    return () => change(answer());
  },
});

/**
 * Cells with their merged areas. Excel does not tell more than 512 of these, and older ones none: a list is found without
 * them, too.
 */
const readMerged = async (
  context: Context,
  place: Place,
  struck: boolean,
): Promise<readonly RangeSnapshot[]> => {
  const read = (merges: boolean) => readPieces(context, gridPieces(place, { merges, struck }));
  if (!has('1.13')) return read(false);
  try {
    return await read(true);
  } catch {
    return read(false);
  }
};

/** What stands on a sheet or in an area of it, as far as a list may be there. `sheet-too-full` where that is too much. */
const readContent = async (
  context: Context,
  { sheet, area: wanted }: NonNullable<Query['contents']>[number],
  window: Window | null,
): Promise<Result<Content>> => {
  const grids = window ? await readMerged(context, { sheet, area: window.area }, window.struck) : [];
  const content = contentOf(cellsOf(sheet, grids), wanted ?? null);
  if (!content.ok) return content;
  return window && isCutOff(window, content.value) ? fail(problem('sheet-too-full', { sheet })) : content;
};

/** The names of sheets as the workbook writes them; `sheet-missing` for each that is not there. */
const namesOf = (listed: Overview, sheets: readonly string[]): Result<(sheet: string) => string> => {
  const known = new Map(listed.sheets.map(({ name }) => [name.toLowerCase(), name]));
  const missing = [...new Set(sheets.filter((sheet) => !known.has(sheet.toLowerCase())))];
  return unlessProblems(
    missing.map((sheet) => problem('sheet-missing', { sheet }, { sheet })),
    () => (sheet) => known.get(sheet.toLowerCase()) ?? sheet,
  );
};

/**
 * The parts in which places are read, large ones of used ranges in several. Most sheets are small: what reads others is no part
 * of what the pane loads first.
 */
const partsOf = async (
  context: Context,
  places: readonly Place[],
  ranges: readonly Wanted[],
): Promise<readonly Parts[]> => {
  const isLarge = ({ area: { rows, columns } }: Place, index: number): boolean =>
    ranges[index]?.area === 'used' && rows * columns > FEW_CELLS;
  const large = places.filter(isLarge);
  const parts = large.length > 0 ? await (await import('./formulas')).partsOf(context, large) : [];
  return places.map((place) => parts[large.indexOf(place)] ?? [place]);
};

/** Few steps ask for formulas: what reads them is no part of what the pane loads first. */
const formulaReading = async (
  context: Context,
  sheets: readonly string[],
  used: readonly Place[],
): Promise<Result<FormulaReading>> => {
  if (sheets.length === 0) return ok({ pieces: [], inOrder: () => [] });
  return (await import('./formulas')).formulaReading(context, sheets, used);
};

const isBoldWanted = (ranges: readonly Wanted[], index: number): boolean => ranges[index]?.bold ?? false;

/** The ranges that were read in parts, of the grids of all their pieces. */
const rangesOf = (
  ranges: readonly Wanted[],
  reads: readonly Parts[],
  grids: readonly RangeSnapshot[],
): readonly RangeSnapshot[] => {
  const left = [...grids];
  const next = (place: Place, bold: boolean): RangeSnapshot =>
    joined(place, left.splice(0, gridPieces(place, { bold }).length), bold);
  return reads.map(([main, ...others], index) => {
    const bold = isBoldWanted(ranges, index);
    const grid = next(main, bold);
    if (others.length === 0) return grid;
    return { ...grid, apart: others.flatMap((place) => [...heldCells(next(place, bold))]) };
  });
};

/**
 * Answers a query in three requests up to some 4 MB of answer: what there is, how large that is, and the cells.
 * `sheet-missing` for each sheet that is not there, `sheet-too-full`.
 */
export const readAll = async (
  context: Context,
  query: Parameters<Reader['read']>[0],
): Promise<Result<Snapshot>> => {
  const listed = await list(context);
  const { ranges, contents = [], formulas = [] } = queryOf(query, listed);
  const nameOf = namesOf(listed, [...[...ranges, ...contents].map(({ sheet }) => sheet), ...formulas]);
  if (!nameOf.ok) return nameOf;
  const named = <T extends { readonly sheet: string }>(each: T): T => ({
    ...each,
    sheet: nameOf.value(each.sheet),
  });
  const windows = contents.map(named).map((each) => ({ each, windowOf: askWindow(context, each) }));
  const calculating = formulas.map(nameOf.value);
  const wanted = [...ranges.map(named), ...calculating.map((sheet) => ({ sheet, area: 'used' as const }))];
  const documentOf = windows.length > 0 ? askDocument(context) : null;
  const { tables, places } = await measure(context, listed, wanted, windows.length > 0);
  const reads = await partsOf(context, places.slice(0, ranges.length), ranges);
  const calculated = await formulaReading(context, calculating, places.slice(ranges.length));
  if (!calculated.ok) return calculated;
  const cells = reads.flatMap((places, index) =>
    places.flatMap((place) => gridPieces(place, { bold: isBoldWanted(ranges, index) })),
  );
  const answers = await readPieces<Answer>(context, [
    ...cells.map((piece) => mapped(piece, (grid) => ({ grid }))),
    ...calculated.value.pieces.map((piece) => mapped(piece, (formulas) => ({ formulas }))),
  ]);
  const found: Result<Content>[] = [];
  for (const { each, windowOf } of windows) found.push(await readContent(context, each, windowOf()));
  const whole = allOf(found);
  if (!whole.ok) return whole;
  const grids = answers.flatMap(({ grid }) => grid ?? []);
  return ok({
    sheets: listed.sheets,
    names: listed.names,
    tables,
    ranges: rangesOf(ranges, reads, grids),
    contents: whole.value,
    formulas: calculated.value.inOrder(answers.flatMap(({ formulas: some }) => some ?? [])),
    ...(documentOf ? { document: documentOf() } : {}),
  });
};
