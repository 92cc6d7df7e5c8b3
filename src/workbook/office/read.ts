import { problem } from '../../core/problem';
import { allOf, andThen, fail, ok, type Result } from '../../core/result';
import { area, type Area } from '../../grid/cell';
import { FEW_CELLS } from '../../grid/apart';
import { cellsOf, contentOf, type Content } from '../../grid/content';
import { heldCells } from '../../grid/grid';
import type { Place } from '../../grid/reference';
import type { Query, RangeSnapshot, Reader, SheetFormula, Snapshot } from '../port';
import { queryOf } from '../query';
import { has, type Context, type Range } from './excel';
import { list, measure } from './overview';
import { cutRows, rangeAt, readPieces, type Piece } from './pieces';
import { formulaOf, readValue } from './text';
import { askWindow, isCutOff, type Window } from './window';

const CELLS = 'values,valueTypes,formulas,numberFormat,rowIndex,columnIndex,rowCount,columnCount';

interface Asked {
  readonly sheet: string;
  readonly range: Range;
  readonly hidden: () => readonly boolean[];
  readonly merged: () => readonly Area[];
}

const ask = (context: Context, place: Place): Asked => {
  const range = rangeAt(context, place);
  range.load(CELLS);
  const lines = range.getRowProperties({ rowHidden: true, rowIndex: true });
  const merged = has('1.13') ? range.getMergedAreasOrNullObject() : null;
  merged?.load('areas/items/rowIndex,areas/items/columnIndex,areas/items/rowCount,areas/items/columnCount');
  return {
    sheet: place.sheet,
    range,
    hidden: () => lines.value.map(({ rowHidden }) => rowHidden === true),
    merged: () =>
      !merged || merged.isNullObject
        ? []
        : merged.areas.items.map((item) =>
            area(item.rowIndex, item.columnIndex, item.rowCount, item.columnCount),
          ),
  };
};

const gridOf = ({ sheet, range, hidden, merged }: Asked): RangeSnapshot => {
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

/** Rough size of what is answered for a cell without a formula, and besides for each row. */
const CELL_BYTES = 60;
const ROW_BYTES = 50;

/** The cells of a place, in pieces. */
const gridPieces = ({ sheet, area: whole }: Place): readonly Piece<RangeSnapshot>[] => {
  const rowBytes = whole.columns * CELL_BYTES + ROW_BYTES;
  return cutRows(whole, rowBytes).map((part) => ({
    bytes: part.rows * rowBytes,
    ask: (context) => {
      const asked = ask(context, { sheet, area: part });
      return () => gridOf(asked);
    },
  }));
};

/** The pieces of a range as the range that was asked for. */
const joined = (place: Place, grids: readonly RangeSnapshot[]): RangeSnapshot => ({
  ...place,
  values: grids.flatMap(({ values }) => values),
  formulas: grids.flatMap(({ formulas }) => formulas),
  formats: grids.flatMap(({ formats }) => formats),
  hiddenRows: grids.flatMap(({ hiddenRows }) => hiddenRows),
  merges: grids.flatMap(({ merges }) => merges),
});

/** What a piece of an answer holds. */
interface Found {
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

/** What stands on a sheet or in an area of it, as far as a list may be there. `sheet-too-full` where that is too much. */
const readContent = async (
  context: Context,
  { sheet, area: wanted }: NonNullable<Query['contents']>[number],
  window: Window | null,
): Promise<Result<Content>> => {
  const grids = window ? await readPieces(context, gridPieces({ sheet, area: window.area })) : [];
  return andThen(contentOf(cellsOf(sheet, grids), wanted ?? null), (content) =>
    window && isCutOff(window, content) ? fail(problem('sheet-too-full', { sheet })) : ok(content),
  );
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
  const known = new Map(listed.sheets.map(({ name }) => [name.toLowerCase(), name]));
  const asked = [...[...ranges, ...contents].map(({ sheet }) => sheet), ...formulas];
  const missing = [...new Set(asked.filter((sheet) => !known.has(sheet.toLowerCase())))];
  const [first, ...more] = missing.map((sheet) => problem('sheet-missing', { sheet }, { sheet }));
  if (first) return fail(first, ...more);
  const named = <T extends { readonly sheet: string }>(each: T): T => ({
    ...each,
    sheet: known.get(each.sheet.toLowerCase())!,
  });
  const windows = contents.map(named).map((each) => ({ each, windowOf: askWindow(context, each) }));
  const calculating = formulas.map((sheet) => named({ sheet, area: 'used' as const }));
  const wanted = [...ranges.map(named), ...calculating];
  const { tables, places: measured } = await measure(context, listed, wanted, windows.length > 0);
  const places = measured.slice(0, ranges.length);
  const isLarge = ({ area: { rows, columns } }: Place, index: number): boolean =>
    ranges[index]!.area === 'used' && rows * columns > FEW_CELLS;
  const large = places.filter(isLarge);
  // Most sheets are small: what reads others is no part of what the pane loads first.
  const parts = large.length > 0 ? await (await import('./stretched')).partsOf(context, large) : [];
  const reads = places.map((place) => parts[large.indexOf(place)] ?? [place]);
  // Few steps ask for formulas: what reads them is no part of what the pane loads first.
  const calculated = calculating.length > 0 ? await import('./formulas') : null;
  const spots = calculated
    ? calculated.readable(await calculated.narrowed(context, measured.slice(ranges.length)))
    : ok([]);
  if (!spots.ok) return spots;
  const answers = await readPieces<Found>(context, [
    ...reads
      .flat()
      .flatMap(gridPieces)
      .map((piece) => mapped(piece, (grid) => ({ grid }))),
    ...spots.value
      .flatMap((place) => calculated?.formulaPieces(place) ?? [])
      .map((piece) => mapped(piece, (some) => ({ formulas: some }))),
  ]);
  const grids = answers.flatMap(({ grid }) => grid ?? []);
  const next = (place: Place): RangeSnapshot => joined(place, grids.splice(0, gridPieces(place).length));
  const found: Result<Content>[] = [];
  for (const { each, windowOf } of windows) found.push(await readContent(context, each, windowOf()));
  return andThen(allOf(found), (whole) =>
    ok({
      sheets: listed.sheets,
      names: listed.names,
      tables,
      ranges: reads.map(([main, ...others]) => {
        const grid = next(main!);
        return others.length > 0
          ? { ...grid, apart: others.flatMap((place) => [...heldCells(next(place))]) }
          : grid;
      }),
      contents: whole,
      formulas:
        calculated?.inOrder(
          calculating.map(({ sheet }) => sheet),
          answers.flatMap((answer) => answer.formulas ?? []),
        ) ?? [],
    }),
  );
};
