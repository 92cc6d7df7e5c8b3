import { entryAt, present } from '../../core/present';
import type { Problem } from '../../core/problem';
import type { FormattedCell } from '../../grid/grid';
import { changedMeanwhile, sameValue } from '../compare';
import type { TableAppend } from '../port';
import { has, type Context, type Range, type Table } from './excel';
import { CELLS, readValue, writeCells } from './text';

/** Where rows are to come to a table, as it is now. */
export interface Target {
  readonly append: TableAppend;
  readonly table: Table;
  readonly body: Range;
  readonly last: Range;
  readonly below: Range;
  /** What holds something on the table's sheet. */
  readonly used: Range;
  /** Of the last row, and of those below it. */
  readonly looks: Looks;
  readonly looksBelow: Looks;
}

type Looks = ReturnType<Range['getCellProperties']>;

/** The requirement set that knows `Table.resize`. */
const RESIZE = '1.13';

/** What rows look like that come to others: number formats are written with the values. */
const LOOK = {
  format: {
    horizontalAlignment: true,
    verticalAlignment: true,
    wrapText: true,
    font: { bold: true, italic: true, color: true },
  },
} as const;

/** Asks for what is at the end of a table and below it. */
export const lookBelow = (context: Context, append: TableAppend): Target => {
  const table = context.workbook.tables.getItem(append.table);
  const body = table.getDataBodyRange();
  const last = body.getLastRow();
  const below = body.getRowsBelow(append.rows.length);
  table.worksheet.load('name');
  body.load('rowCount');
  last.load('numberFormat,columnCount');
  below.load(`${CELLS},rowIndex,columnIndex,rowCount,columnCount`);
  const used = table.worksheet.getUsedRangeOrNullObject(true);
  used.load('rowIndex,rowCount');
  return {
    append,
    table,
    body,
    last,
    below,
    used,
    looks: last.getCellProperties(LOOK),
    looksBelow: below.getCellProperties(LOOK),
  };
};

/** What stands in the way of the rows: `changed-meanwhile` for each cell. */
export const standing = ({ table, below }: Target): Problem[] =>
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

/** Whether the table is drawn over its new rows; else they are added. */
const isDrawn = ({ below, used }: Target): boolean =>
  has(RESIZE) && used.rowIndex + used.rowCount <= below.rowIndex;

/** The cells below the table that its new rows are to be. */
const newRows = (table: Table, { rowIndex, columnIndex, rowCount, columnCount }: Place): Range =>
  table.worksheet.getRangeByIndexes(rowIndex, columnIndex, rowCount, columnCount);

/**
 * Makes the table so many rows longer. Rows that are added by themselves are lost, or set two sessions at odds, where several
 * people work in the workbook (Microsoft's "Coauthoring in Excel add-ins"; office-js #1813), so the table is drawn over the
 * blank cells below it. Where something stands further down, or Excel is too old for that, rows are added, and it moves down.
 */
const lengthen = (target: Target): void => {
  const { append, table, last } = target;
  if (isDrawn(target)) table.resize(table.getRange().getResizedRange(append.rows.length, 0));
  else
    table.rows.add(
      undefined,
      append.rows.map(() => Array.from({ length: last.columnCount }, () => '')),
    );
};

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
export const appendRows = (target: Target): void => {
  const { append, table, last, below } = target;
  const width = last.columnCount;
  const formats = (last.numberFormat[0] as unknown[]).map(String);
  lengthen(target);
  const rows = newRows(table, below);
  writeCells(
    rows,
    append.rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null)),
    (_, column) => formats[column],
    true,
  );
  dressRows(rows, target);
};

type Place = Pick<Range, 'rowIndex' | 'columnIndex' | 'rowCount' | 'columnCount'>;

/** Rows that a patch brings to a table. `rowsBefore` counts the table's rows without the header. */
export interface Appended extends TableAppend {
  readonly rowsBefore: number;
  /** The cells that the table was drawn over, as they were; `null` where rows were added. */
  readonly drawn: Target['below'] | null;
  readonly looks: Looks;
}

/** What there was before rows were written. */
export const appendedOf = (target: Target): Appended => ({
  ...target.append,
  rowsBefore: target.body.rowCount,
  drawn: isDrawn(target) ? target.below : null,
  looks: target.looksBelow,
});

/** Whether a row of a table is one that was appended, filled or still blank. */
const isAppended = (found: readonly FormattedCell[], rows: TableAppend['rows']): boolean =>
  found.every(({ value }) => sameValue(value, null)) ||
  rows.some((row) => found.every(({ value }, column) => sameValue(value, row[column] ?? null)));

/**
 * Takes rows away that were written or are still blank; those that others wrote meanwhile stay. The cells that a table was drawn over
 * are blank cells below it again, with the look that they had.
 */
export const takeRowsBack = (
  table: Table,
  found: readonly (readonly FormattedCell[])[],
  { rows, rowsBefore, drawn, looks }: Appended,
): void => {
  const fresh = found.flatMap((row, index) => (index >= rowsBefore && isAppended(row, rows) ? [index] : []));
  const isLast = fresh.length === rows.length && found.length === rowsBefore + rows.length;
  if (!drawn || !isLast) {
    for (const index of fresh.reverse()) table.rows.getItemAt(index).delete();
    return;
  }
  table.resize(table.getRange().getResizedRange(-rows.length, 0));
  const cells = newRows(table, drawn);
  cells.values = drawn.values.map((row: readonly unknown[]) => row.map(() => ''));
  cells.numberFormat = drawn.numberFormat;
  cells.setCellProperties(looks.value);
};
