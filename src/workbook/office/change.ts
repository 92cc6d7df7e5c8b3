import { entryAt, present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { fail, ok, unlessProblems, type Result } from '../../core/result';
import { changedMeanwhile, isExpected, sameValue } from '../compare';
import type { CellChange, UnchangedCell, Patch, TableAppend } from '../port';
import { codeOf, has, type Context, type Range, type Table } from './excel';
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
  /** What holds something on the table's sheet. */
  readonly used: Range;
  readonly looks: ReturnType<Range['getCellProperties']>;
}

/** The requirement set that knows `Table.resize`. */
const RESIZE = '1.13';

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
  const used = table.worksheet.getUsedRangeOrNullObject(true);
  used.load('rowIndex,rowCount');
  return { append, table, body, last, below, used, looks: last.getCellProperties(LOOK) };
};

const differing = ({ rectangle, range }: Looked<UnchangedCell>): Problem[] => {
  const contents = contentsOf(range);
  return rectangle.cells.flatMap((row, down) =>
    row.flatMap((cell, along) => {
      const found = entryAt(entryAt(contents, down), along);
      return isExpected(cell, found) ? [] : [changedMeanwhile(cell, found)];
    }),
  );
};

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
      return sameValue(found, null) ? [] : [changedMeanwhile(cell, { value: found, formula: null })];
    }),
  );

const writeValues = ({ rectangle, range }: Looked<CellChange>): void =>
  writeCells(
    range,
    rectangle.cells.map((row) => row.map((cell) => cell.write)),
    (row, column) => rectangle.cells[row]?.[column]?.format ?? String(range.numberFormat[row]?.[column]),
    rectangle.cells.some((row, down) =>
      row.some(({ format }, along) => format !== undefined && format !== range.numberFormat[down]?.[along]),
    ),
  );

/** Formats first: in a Text cell a formula would be a text, so that such a cell becomes Text afterwards. */
const writeFormulas = ({ rectangle, range }: Looked<CellChange>): void => {
  const formats = rectangle.cells.map((row, down) =>
    row.map(({ format }, along) => format ?? String(range.numberFormat[down]?.[along])),
  );
  const isText = formats.flat().includes('@');
  range.numberFormat = isText
    ? formats.map((row) => row.map((format) => (format === '@' ? 'General' : format)))
    : formats;
  range.formulas = rectangle.cells.map((row) => row.map(({ writeFormula }) => `=${writeFormula}`));
  if (isText) range.numberFormat = formats;
};

const isFormula = ({ writeFormula }: CellChange): boolean => writeFormula !== undefined;

const write = (looked: Looked<CellChange>): void =>
  isFormula(entryAt(entryAt(looked.rectangle.cells, 0), 0)) ? writeFormulas(looked) : writeValues(looked);

/** Rectangles of values, and others of formulas. */
const piecesOf = (cells: readonly CellChange[]): readonly Rectangle<CellChange>[] => [
  ...rectanglesOf(cells.filter((cell) => !isFormula(cell))),
  ...rectanglesOf(cells.filter(isFormula)),
];

/**
 * Makes the table so many rows longer. Rows that are added by themselves are lost, or set two sessions at odds, where several
 * people work in the workbook (Microsoft's "Coauthoring in Excel add-ins"; office-js #1813), so the table is drawn over the
 * blank cells below it. Where something stands further down, or Excel is too old for that, rows are added, and it moves down.
 */
const lengthen = ({ append, table, last, below, used }: Target): void => {
  const isFree = used.rowIndex + used.rowCount <= below.rowIndex;
  if (isFree && has(RESIZE)) table.resize(table.getRange().getResizedRange(append.rows.length, 0));
  else
    table.rows.add(
      undefined,
      append.rows.map(() => Array.from({ length: last.columnCount }, () => '')),
    );
};

/** What rows look like that come to others: number formats are written with the values. */
const LOOK = {
  format: {
    horizontalAlignment: true,
    verticalAlignment: true,
    wrapText: true,
    font: { bold: true, italic: true, color: true },
  },
} as const;

/** Letters of no colour of their own answer so. */
const AUTOMATIC = '#000000';

/** New rows look like the last one; a cell whose text has several lines wraps by itself unless it is told not to. */
const dressRows = (rows: Range, { append, looks }: Target): void => {
  const look = entryAt(looks.value, 0).map(({ format }, column) => {
    const { font, ...others } = present(format);
    const { color, ...letters } = present(font);
    return {
      format: {
        ...others,
        ...(append.unwrapped?.includes(column) ? { wrapText: false } : {}),
        font: color === undefined || color === AUTOMATIC ? letters : { ...letters, color },
      },
    };
  });
  rows.setCellProperties(append.rows.map(() => look));
};

/** Blank rows first, then formats, then values: what a new row inherits must not turn a text into something else. */
const appendRows = (target: Target): void => {
  const { append, table, last, below } = target;
  const width = last.columnCount;
  const formats = (last.numberFormat[0] as unknown[]).map(String);
  lengthen(target);
  const rows = table.worksheet.getRangeByIndexes(
    below.rowIndex,
    below.columnIndex,
    append.rows.length,
    width,
  );
  writeCells(
    rows,
    append.rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null)),
    (_, column) => formats[column],
    true,
  );
  dressRows(rows, target);
};

/** What of a patch is not there any more. */
const missingParts = async (
  context: Context,
  { cells, unchanged = [], append }: Patch,
): Promise<readonly Problem[]> => {
  const { worksheets, tables } = context.workbook;
  worksheets.load('items/name');
  tables.load('items/name');
  await context.sync();
  const has = (items: readonly { readonly name: string }[], wanted: string): boolean =>
    items.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const touched = new Set([...cells, ...unchanged].map(({ sheet }) => sheet));
  const lost = [...touched].filter((sheet) => !has(worksheets.items, sheet));
  return [
    ...lost.map((sheet) => problem('sheet-missing', { sheet }, { sheet })),
    ...(append && !has(tables.items, append.table)
      ? [problem('workbook-part-missing', {}, { part: append.table })]
      : []),
  ];
};

interface Sight {
  readonly looked: readonly Looked<CellChange>[];
  readonly unchanged: readonly Looked<UnchangedCell>[];
  readonly target: Target | null;
}

/** What a patch touches, as it is now. All of it is there most often: what is not is asked for only then. */
const sightOf = async (context: Context, patch: Patch): Promise<Result<Sight>> => {
  const { cells, unchanged = [], append } = patch;
  try {
    const sight: Sight = {
      looked: piecesOf(cells).map((rectangle) => look(context, rectangle)),
      unchanged: rectanglesOf(unchanged).map((rectangle) => look(context, rectangle)),
      target: append ? lookBelow(context, append) : null,
    };
    if (sight.looked.length + sight.unchanged.length > 0 || sight.target) await context.sync();
    return ok(sight);
  } catch (error) {
    const missing = codeOf(error) === 'ItemNotFound' ? await missingParts(context, patch) : [];
    const [first, ...more] = missing;
    if (!first) throw error;
    return fail(first, ...more);
  }
};

/**
 * Compares, then writes: two requests whatever the size of the patch, none for a patch of nothing. Cells that people typed
 * into meanwhile stop all of it; what is written is written in one request. `writing` is told what was there before that
 * request is sent.
 */
export const applyPatch = async (
  context: Context,
  patch: Patch,
  writing: (before: Before) => void,
): Promise<Result<null>> => {
  if (patch.cells.length === 0 && !patch.unchanged?.length && !patch.append?.rows.length) return ok(null);
  const sight = await sightOf(context, patch);
  if (!sight.ok) return sight;
  const { looked, unchanged, target } = sight.value;
  const problems = [...[...unchanged, ...looked].flatMap(differing), ...(target ? standing(target) : [])];
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
