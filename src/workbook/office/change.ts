import { problem, type Problem } from '../../core/problem';
import { ok, unlessProblems, type Result } from '../../core/result';
import { changedMeanwhile, sameValue } from '../compare';
import type { CellChange, CellSeen, Patch, TableAppend } from '../port';
import type { Context, Range, Table } from './excel';
import { rectanglesOf, type Rectangle } from './rectangles';
import { CELLS, contentsOf, type Before } from './takeBack';
import { readValue, writeCells } from './text';

interface Looked<Cell> {
  readonly rectangle: Rectangle<Cell>;
  readonly range: Range;
}

interface Target {
  readonly append: TableAppend;
  readonly table: Table;
  readonly body: Range;
  readonly last: Range;
  readonly below: Range;
}

const look = <Cell>(context: Context, rectangle: Rectangle<Cell>): Looked<Cell> => {
  const { sheet, area } = rectangle;
  const range = context.workbook.worksheets
    .getItem(sheet)
    .getRangeByIndexes(area.row, area.column, area.rows, area.columns);
  range.load(CELLS);
  return { rectangle, range };
};

const lookBelow = (context: Context, append: TableAppend): Target => {
  const table = context.workbook.tables.getItem(append.table);
  const body = table.getDataBodyRange();
  const last = body.getLastRow();
  const below = body.getRowsBelow(append.rows.length);
  table.worksheet.load('name');
  body.load('rowCount');
  last.load('numberFormat,columnCount');
  below.load(`${CELLS},rowIndex,columnIndex,columnCount`);
  return { append, table, body, last, below };
};

const differing = ({ rectangle, range }: Looked<CellSeen>): Problem[] =>
  rectangle.cells.flatMap((row, down) =>
    row.flatMap((cell, along) => {
      const found = readValue(
        range.values[down]?.[along],
        range.valueTypes[down]?.[along],
        range.formulas[down]?.[along],
      );
      return sameValue(found, cell.expect) ? [] : [changedMeanwhile(cell, found)];
    }),
  );

const standing = ({ table, below }: Target): Problem[] =>
  (below.values as unknown[][]).flatMap((row, down) =>
    row.flatMap((value, along) => {
      const found = readValue(value, below.valueTypes[down]?.[along], below.formulas[down]?.[along]);
      const cell = {
        sheet: table.worksheet.name,
        row: below.rowIndex + down,
        column: below.columnIndex + along,
        expect: null,
      };
      return sameValue(found, null) ? [] : [changedMeanwhile(cell, found)];
    }),
  );

const write = ({ rectangle, range }: Looked<CellChange>): void =>
  writeCells(
    range,
    rectangle.cells.map((row) => row.map((cell) => cell.write)),
    (row, column) => rectangle.cells[row]?.[column]?.format ?? String(range.numberFormat[row]?.[column]),
    rectangle.cells.some((row, down) =>
      row.some(({ format }, along) => format !== undefined && format !== range.numberFormat[down]?.[along]),
    ),
  );

/** Blank rows first, then formats, then values: what a new row inherits must not turn a text into something else. */
const appendRows = ({ append, table, last }: Target): void => {
  const width = last.columnCount;
  const formats = (last.numberFormat[0] as unknown[]).map(String);
  const blank = append.rows.map(() => Array.from({ length: width }, () => ''));
  table.rows.add(undefined, blank);
  const fresh = table.getDataBodyRange().getLastRow().getResizedRange(0, 0);
  const rows =
    append.rows.length === 1
      ? fresh
      : fresh.getOffsetRange(1 - append.rows.length, 0).getResizedRange(append.rows.length - 1, 0);
  writeCells(
    rows,
    append.rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null)),
    (_, column) => formats[column],
    true,
  );
};

const missingParts = (patch: Patch, sheets: readonly string[], tables: readonly string[]): Problem[] => {
  const has = (names: readonly string[], name: string): boolean =>
    names.some((each) => each.toLowerCase() === name.toLowerCase());
  const { cells, seen = [], append } = patch;
  const touched = new Set([...cells, ...seen].map(({ sheet }) => sheet));
  const lost = [...touched].filter((sheet) => !has(sheets, sheet));
  return [
    ...lost.map((sheet) => problem('sheet-missing', { sheet }, { sheet })),
    ...(append && !has(tables, append.table)
      ? [problem('workbook-part-missing', {}, { part: append.table })]
      : []),
  ];
};

/**
 * Compares, then writes: three requests whatever the size of the patch. Cells that people typed into meanwhile stop all of
 * it; what is written is written in one request. `writing` is told what was there before that request is sent.
 */
export const applyPatch = async (
  context: Context,
  patch: Patch,
  writing: (before: Before) => void,
): Promise<Result<null>> => {
  const { worksheets, tables } = context.workbook;
  worksheets.load('items/name');
  tables.load('items/name');
  await context.sync();
  const missing = missingParts(
    patch,
    worksheets.items.map(({ name }) => name),
    tables.items.map(({ name }) => name),
  );
  if (missing.length > 0) return unlessProblems(missing, () => null);
  const looked = rectanglesOf(patch.cells).map((rectangle) => look(context, rectangle));
  const seen = rectanglesOf(patch.seen ?? []).map((rectangle) => look(context, rectangle));
  const target = patch.append ? lookBelow(context, patch.append) : null;
  if (looked.length + seen.length > 0 || target) await context.sync();
  const problems = [...[...seen, ...looked].flatMap(differing), ...(target ? standing(target) : [])];
  if (problems.length > 0) return unlessProblems(problems, () => null);
  writing({
    cells: looked.map(({ rectangle, range }) => ({ rectangle, contents: contentsOf(range) })),
    append: target && { ...target.append, rowsBefore: target.body.rowCount },
  });
  context.runtime.enableEvents = false;
  looked.forEach(write);
  if (target) appendRows(target);
  context.runtime.enableEvents = true;
  await context.sync();
  return ok(null);
};
