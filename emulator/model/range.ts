import { area, type Area } from '../../src/grid/cell';
import { cellKey, contains, makeAddress, onSheet } from './address';
import {
  cellsIn,
  formatAt,
  numberFormatAt,
  type Book,
  type ValueType,
  contentOf as bare,
  PLAIN,
} from './book';
import { displayText, hostValue } from './display';
import { invalid, refuse } from './error';
import { mapFormula } from './formula';
import { checkWritable } from './protection';
import { afterTyping } from './tableGrowth';
import type { Cell, Constant, Ref, SheetState } from './state';
import { readEntry, type Entry } from './typing';
import { moveFormula } from './shift';

/** Reads of more cells than this are refused, as of whole columns. */
const MOST_CELLS = 5_000_000;

const grid = <T>({ row, column, rows, columns }: Area, at: (row: number, column: number) => T): T[][] =>
  Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (_, across) => at(row + down, column + across)),
  );

const readable = (where: Area): Area =>
  where.rows * where.columns > MOST_CELLS
    ? refuse('RangeExceedsLimit', 'The cell count in the range has exceeded the maximum supported number.')
    : where;

const valueType = (value: Constant | null): ValueType => {
  if (value === null) return 'Empty';
  if (typeof value === 'object') return 'Error';
  return typeof value === 'number' ? 'Double' : typeof value === 'boolean' ? 'Boolean' : 'String';
};

/** Reads something of each cell of a range. */
const reading =
  <T>(of: (value: () => Constant | null, sheet: SheetState, row: number, column: number) => T) =>
  (book: Book, { sheet: id, area: where }: Ref): T[][] => {
    const sheet = book.sheet(id);
    return grid(readable(where), (row, column) =>
      of(() => book.valueAt(sheet, row, column), sheet, row, column),
    );
  };

export const getValues = reading((value) => hostValue(value()));

/** Formulas; constants where there are none, without the apostrophe they were typed with (office-js #6687). */
export const getFormulas = reading(
  (value, sheet, row, column) => sheet.cells.get(row * 16_384 + column)?.formula ?? hostValue(value()),
);

export const getText = reading((value, sheet, row, column) =>
  displayText(value(), numberFormatAt(sheet, row, column)),
);

export const getValueTypes = reading((value) => valueType(value()));

export type Written = string | number | boolean | null;

/**
 * Matches what is written with the range: one value goes to every cell, an array must have the range's size, else
 * `InvalidArgument`.
 */
export const fit = <T>(
  where: Area,
  values: readonly (readonly T[])[] | T,
): ((down: number, across: number) => T) => {
  if (!Array.isArray(values)) return () => values as T;
  const rows = values as readonly (readonly T[])[];
  const right =
    rows.length === where.rows && rows.every((row) => Array.isArray(row) && row.length === where.columns);
  if (!right)
    refuse(
      'InvalidArgument',
      "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
    );
  return (down, across) => rows[down]![across]!;
};

const normalised = (book: Book, formula: string): string => {
  const text = mapFormula(formula, (token) => {
    if ((token.kind !== 'reference' && token.kind !== 'name') || token.sheet === null) return { ...token };
    const { sheet: wanted } = token;
    const sheet = book.state.sheets.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    return sheet
      ? { ...token, sheet: sheet.name }
      : refuse('InvalidArgument', `The formula refers to a worksheet that does not exist: ${wanted}.`);
  });
  if (text.length > 8192) refuse('FormulaLengthExceedsLimit', 'The formula is longer than 8,192 characters.');
  return book.isFormula(text) ? text : invalid();
};

/** The cell that an entry makes of another, in a General cell with the number format that Excel gives it. */
const entered = (sheet: SheetState, row: number, column: number, { format, ...content }: Entry): Cell => {
  const before = formatAt(sheet, row, column);
  const own = sheet.cells.get(row * 16_384 + column)?.format;
  const wanted = format !== undefined && before['numberFormat'] === undefined ? format : undefined;
  const look = wanted === undefined ? (own ?? before) : { ...before, numberFormat: wanted };
  return own === undefined && Object.keys(look).length === 0 ? content : { ...content, format: look };
};

/** A text that would be a formula elsewhere: nobody has shown that Excel leaves it alone in a Text cell. */
const isGuess = (written: Written, format: string): boolean =>
  format === '@' && typeof written === 'string' && /^[=+\-@]/.test(written);

/** A merged area keeps what is written to its top left cell only. */
const hiddenByMerge = (sheet: SheetState, row: number, column: number): boolean =>
  sheet.merges.some(
    (merged) => contains(merged, row, column) && (merged.row !== row || merged.column !== column),
  );

/**
 * Writes values or formulas as if typed: `null` leaves a cell as it is, `""` empties it. All entries are read before
 * one is written, so a refusal writes nothing.
 */
export const setValues = (book: Book, ref: Ref, values: readonly (readonly Written[])[] | Written): void => {
  const sheet = book.sheet(ref.sheet);
  const { area: where } = ref;
  const at = fit(where, values);
  if (where.rows * where.columns > MOST_CELLS) {
    if (Array.isArray(values) || (values !== '' && values !== null))
      refuse('RangeExceedsLimit', 'The cell count in the range has exceeded the maximum supported number.');
    return values === '' ? clearContents(book, ref) : undefined;
  }
  checkWritable(book, ref);
  const entries: [row: number, column: number, cell: Cell][] = [];
  for (let down = 0; down < where.rows; down++)
    for (let across = 0; across < where.columns; across++) {
      const written = at(down, across);
      if (written === null || written === undefined) continue;
      const [row, column] = [where.row + down, where.column + across];
      if (hiddenByMerge(sheet, row, column)) continue;
      if (isGuess(written, numberFormatAt(sheet, row, column)))
        book.guessing?.(cellRef(sheet, row, column), String(written));
      const entry = readEntry(written, numberFormatAt(sheet, row, column), book.thisYear, book.locale);
      if (typeof entry.value === 'string' && entry.value.length > 32_767)
        refuse('InvalidArgument', 'A cell holds at most 32,767 characters.');
      const content =
        entry.formula === undefined ? entry : { ...entry, formula: normalised(book, entry.formula) };
      entries.push([row, column, entered(sheet, row, column, content)]);
    }
  const formulas = new Map(entries.map(([row, column, { formula }]) => [cellKey(row, column), formula]));
  book.writing?.(ref, (row, column) => formulas.get(cellKey(row, column)));
  const before = heldBefore(book, sheet, where);
  for (const [row, column, cell] of entries) book.put(sheet, row, column, cell);
  afterTyping(book, sheet, where, entries);
  changed(book, ref, before);
};

/**
 * The same as `setValues`: Excel reads both alike.
 *
 * @alias
 */
export const setFormulas = setValues;

/** What a single cell holds, if anyone wants to know; asking makes everything be calculated. */
const heldBefore = (book: Book, sheet: SheetState, where: Area): Constant | null =>
  book.listener && book.enableEvents && where.rows * where.columns === 1
    ? book.valueAt(sheet, where.row, where.column)
    : null;

/** Tells of edited cells, with what a single one held before and holds now. */
export const changed = (
  book: Book,
  { sheet: id, area: where }: Ref,
  before: Constant | null = null,
): void => {
  if (!book.enableEvents || !book.listener) return;
  const sheet = book.sheet(id);
  const single = where.rows === 1 && where.columns === 1;
  const after = single ? book.valueAt(sheet, where.row, where.column) : null;
  book.emit({
    type: 'changed',
    worksheetId: id,
    address: makeAddress(where),
    changeType: 'RangeEdited',
    ...(single && {
      details: {
        valueBefore: hostValue(before),
        valueAfter: hostValue(after),
        valueTypeBefore: valueType(before),
        valueTypeAfter: valueType(after),
      },
    }),
  });
};

/** Empties cells and leaves their formats: a Text cell stays Text. */
export const clearContents = (book: Book, ref: Ref): void => {
  checkWritable(book, ref);
  const sheet = book.sheet(ref.sheet);
  book.writing?.(ref);
  const before = heldBefore(book, sheet, ref.area);
  for (const [row, column, { format }] of cellsIn(sheet, ref.area))
    book.put(sheet, row, column, format ? { format } : undefined);
  changed(book, ref, before);
};

/** A single cell of a sheet. */
const cellRef = (sheet: SheetState, row: number, column: number): Ref => ({
  sheet: sheet.id,
  area: area(row, column),
});

interface Source {
  readonly row: number;
  readonly column: number;
  readonly cell: Cell;
}

/** How often the source fits: a destination that is an exact multiple is filled, any other gets it once. */
const extent = (wanted: number, given: number): number =>
  wanted > given && wanted % given === 0 ? wanted : given;

/** The cells that a copy goes to (Excel.Range.copyFrom): grown to the source, or filled with repeats of it. */
const copyTarget = (to: Area, from: Area): Area =>
  onSheet(area(to.row, to.column, extent(to.rows, from.rows), extent(to.columns, from.columns)));

const contentOf = ({ cell, row, column }: Source, toRow: number, toColumn: number): Omit<Cell, 'format'> =>
  cell.formula === undefined
    ? bare(cell)
    : { formula: moveFormula(cell.formula, toRow - row, toColumn - column) };

const put = (
  book: Book,
  sheet: SheetState,
  row: number,
  column: number,
  content: Omit<Cell, 'format'>,
): Cell => {
  const format = formatAt(sheet, row, column);
  const cell = format === PLAIN ? content : { ...content, format };
  book.put(sheet, row, column, cell);
  return cell;
};

const sources = (sheet: SheetState, from: Area): Source[][] =>
  Array.from({ length: from.rows }, (_, down) =>
    Array.from({ length: from.columns }, (_, across) => {
      const [row, column] = [from.row + down, from.column + across];
      return { row, column, cell: sheet.cells.get(cellKey(row, column)) ?? {} };
    }),
  );

/**
 * Copies formulas and constants as Excel pastes them: relative references move with the distance, a block smaller than
 * the destination repeats; formats stay as they are.
 */
export const copyFormulas = (book: Book, to: Ref, from: Ref): void => {
  const [sheet, source] = [book.sheet(to.sheet), book.sheet(from.sheet)];
  const target = copyTarget(to.area, from.area);
  const ref: Ref = { sheet: to.sheet, area: target };
  checkWritable(book, ref);
  if (target.rows * target.columns > 5_000_000)
    refuse('RangeExceedsLimit', 'The cell count in the range has exceeded the maximum supported number.');
  book.writing?.(ref);
  const cells = sources(source, from.area);
  const entries: [row: number, column: number, cell: Cell][] = [];
  for (let down = 0; down < target.rows; down++)
    for (let across = 0; across < target.columns; across++) {
      const found = cells[down % from.area.rows]![across % from.area.columns]!;
      const [row, column] = [target.row + down, target.column + across];
      entries.push([row, column, put(book, sheet, row, column, contentOf(found, row, column))]);
    }
  afterTyping(book, sheet, target, entries);
  changed(book, ref);
};
