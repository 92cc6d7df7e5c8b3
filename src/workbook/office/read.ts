import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { area, areaAddress, quoteSheet, type Area } from '../../sheets/cell';
import { parseReference } from '../../sheets/found';
import type { NameInfo, Query, RangeSnapshot, SheetInfo, Snapshot, TableInfo } from '../port';
import { has, type Context, type Range } from './excel';
import { MOST_BYTES, requestsOf } from './payload';
import { formulaOf, readValue } from './text';

const CELLS = 'values,valueTypes,formulas,numberFormat,rowIndex,columnIndex,rowCount,columnCount';

/** `bytes` is the rough size of its answer, where that is known. */
type Wanted = Query['ranges'][number] & { readonly bytes?: number };

/** A part of a range, with the rough size of its answer. */
type Piece = Wanted & { readonly bytes: number };

interface Asked {
  readonly sheet: string;
  readonly range: Range;
  readonly hidden: () => readonly boolean[];
  readonly merged: () => readonly Area[];
}

const ask = (context: Context, { sheet, area: wanted }: Wanted): Asked => {
  const tab = context.workbook.worksheets.getItem(sheet);
  const range =
    wanted === 'used'
      ? tab.getUsedRangeOrNullObject(true)
      : tab.getRangeByIndexes(wanted.row, wanted.column, wanted.rows, wanted.columns);
  range.load(CELLS);
  const rows = range.getRowProperties({ rowHidden: true, rowIndex: true });
  const merged = has('1.13') ? range.getMergedAreasOrNullObject() : null;
  merged?.load('areas/items/rowIndex,areas/items/columnIndex,areas/items/rowCount,areas/items/columnCount');
  return {
    sheet,
    range,
    hidden: () => rows.value.map(({ rowHidden }) => rowHidden === true),
    merged: () =>
      !merged || merged.isNullObject
        ? []
        : merged.areas.items.map((item) =>
            area(item.rowIndex, item.columnIndex, item.rowCount, item.columnCount),
          ),
  };
};

const gridOf = ({ sheet, range, hidden, merged }: Asked): RangeSnapshot => {
  if (range.isNullObject)
    return {
      sheet,
      area: area(0, 0, 0, 0),
      values: [],
      formulas: [],
      formats: [],
      hiddenRows: [],
      merges: [],
    };
  const values = range.values as unknown[][];
  const formulas = range.formulas as unknown[][];
  const types = range.valueTypes as unknown[][];
  return {
    sheet,
    area: area(range.rowIndex, range.columnIndex, range.rowCount, range.columnCount),
    values: values.map((row, down) =>
      row.map((value, along) => readValue(value, types[down]?.[along], formulas[down]?.[along])),
    ),
    formulas: values.map((row, down) => row.map((value, along) => formulaOf(value, formulas[down]?.[along]))),
    formats: (range.numberFormat as unknown[][]).map((row) => row.map(String)),
    hiddenRows: hidden().flatMap((isHidden, row) => (isHidden ? [range.rowIndex + row] : [])),
    merges: merged(),
  };
};

/** Sheets, names of both scopes and tables, as one look. */
export const readOverview = async (
  context: Context,
): Promise<Pick<Snapshot, 'sheets' | 'names' | 'tables'>> => {
  const { worksheets, names, tables } = context.workbook;
  worksheets.load('items/name,items/visibility,items/names/items/name,items/names/items/formula');
  names.load('items/name,items/formula');
  tables.load('items/name,items/worksheet/name');
  const active = worksheets.getActiveWorksheet();
  active.load('name');
  await context.sync();
  const places = tables.items.map((table) => {
    const range = table.getRange();
    range.load('rowIndex,columnIndex,rowCount,columnCount');
    return { table, range };
  });
  if (places.length > 0) await context.sync();
  const VISIBILITY = { Visible: 'visible', Hidden: 'hidden', VeryHidden: 'very-hidden' } as const;
  return {
    sheets: worksheets.items.map(({ name, visibility }): SheetInfo => ({
      name,
      visibility: VISIBILITY[visibility as keyof typeof VISIBILITY],
      active: name === active.name,
    })),
    names: [
      ...names.items.map(({ name, formula }) => nameInfo(null, name, formula)),
      ...worksheets.items.flatMap((sheet) =>
        sheet.names.items.map(({ name, formula }) => nameInfo(sheet.name, name, formula)),
      ),
    ],
    tables: places.map(({ table, range }): TableInfo => ({
      sheet: table.worksheet.name,
      name: table.name,
      area: area(range.rowIndex, range.columnIndex, range.rowCount, range.columnCount),
    })),
  };
};

/** Excel quotes a sheet's name only where it must; the port always does. */
const nameInfo = (sheet: string | null, name: string, formula: unknown): NameInfo => {
  const refersTo = String(formula).replace(/^=/, '');
  const place = parseReference(refersTo);
  return {
    sheet,
    name,
    refersTo: place ? `${quoteSheet(place.sheet)}!${areaAddress(place.area, true)}` : refersTo,
  };
};

/** Rough size of what is answered for a cell without a formula, and besides for each row. */
const CELL_BYTES = 60;
const ROW_BYTES = 50;

/** Larger ranges are read in pieces. */
const PIECE_BYTES = 1_000_000;

/** So many used ranges are read without asking first how large they are. */
const FEW_USED = Math.floor(MOST_BYTES / PIECE_BYTES);

/** Used ranges as the areas that they are, where there are many of them; an empty one stays what it is. */
const measured = async (context: Context, wanted: readonly Wanted[]): Promise<readonly Wanted[]> => {
  if (wanted.filter((each) => each.area === 'used').length <= FEW_USED) return wanted;
  const ranges = wanted.map(({ sheet, area: where }) => {
    if (where !== 'used') return null;
    const range = context.workbook.worksheets.getItem(sheet).getUsedRangeOrNullObject(true);
    range.load('rowIndex,columnIndex,rowCount,columnCount');
    return range;
  });
  await context.sync();
  return wanted.map((each, index) => {
    const range = ranges[index];
    if (!range) return each;
    return range.isNullObject
      ? { ...each, bytes: ROW_BYTES }
      : { ...each, area: area(range.rowIndex, range.columnIndex, range.rowCount, range.columnCount) };
  });
};

/** A range cut between rows, where it is large. One of a few used ranges is the organiser's list, and read whole. */
const piecesOf = ({ sheet, area: wanted, bytes = PIECE_BYTES }: Wanted): readonly Piece[] => {
  if (wanted === 'used') return [{ sheet, area: wanted, bytes }];
  const rowBytes = wanted.columns * CELL_BYTES + ROW_BYTES;
  const most = Math.max(1, Math.floor(PIECE_BYTES / rowBytes));
  return Array.from({ length: Math.max(1, Math.ceil(wanted.rows / most)) }, (_, index) => {
    const rows = Math.min(most, wanted.rows - index * most);
    return { sheet, area: { ...wanted, row: wanted.row + index * most, rows }, bytes: rows * rowBytes };
  });
};

/** The pieces of a range as the range that was asked for. */
const joined = (grids: readonly RangeSnapshot[]): RangeSnapshot => {
  const [first] = grids as readonly [RangeSnapshot];
  return {
    ...first,
    area: { ...first.area, rows: grids.reduce((sum, { area: { rows } }) => sum + rows, 0) },
    values: grids.flatMap(({ values }) => values),
    formulas: grids.flatMap(({ formulas }) => formulas),
    formats: grids.flatMap(({ formats }) => formats),
    hiddenRows: grids.flatMap(({ hiddenRows }) => hiddenRows),
    merges: grids.flatMap(({ merges }) => merges),
  };
};

/** Reads pieces in their order, in as few requests as Excel on the web can answer. */
const readPieces = async (context: Context, pieces: readonly Piece[]): Promise<readonly RangeSnapshot[]> => {
  const grids: RangeSnapshot[] = [];
  for (const request of requestsOf(pieces)) {
    const asked = request.map((piece) => ask(context, piece));
    if (asked.length > 0) await context.sync();
    grids.push(...asked.map(gridOf));
  }
  return grids;
};

/**
 * Answers a query: the overview first, then all ranges, in one request up to some 4 MB of answer. `sheet-missing` for each
 * sheet that is not there.
 */
export const readAll = async (context: Context, { ranges }: Query): Promise<Result<Snapshot>> => {
  const overview = await readOverview(context);
  const known = new Map(overview.sheets.map(({ name }) => [name.toLowerCase(), name]));
  const missing = [
    ...new Set(ranges.map(({ sheet }) => sheet).filter((sheet) => !known.has(sheet.toLowerCase()))),
  ];
  const [first, ...more] = missing.map((sheet) => problem('sheet-missing', { sheet }, { sheet }));
  if (first) return fail(first, ...more);
  const wanted = ranges.map((range) => ({ ...range, sheet: known.get(range.sheet.toLowerCase())! }));
  const pieces = (await measured(context, wanted)).map(piecesOf);
  const grids = [...(await readPieces(context, pieces.flat()))];
  return ok({ ...overview, ranges: pieces.map(({ length }) => joined(grids.splice(0, length))) });
};
