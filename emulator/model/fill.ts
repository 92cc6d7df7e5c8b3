import { area, type Area } from '../../src/grid/cell';
import { cellKey, contains, onSheet } from './address';
import { contentOf as bare, formatAt, PLAIN, type Book } from './book';
import { refuse } from './error';
import { checkAllowed, checkWritable } from './protection';
import { changed } from './range';
import { copyConditionals, copyValidations } from './rules';
import { moveFormula } from './shift';
import { afterTyping } from './tableGrowth';
import type { Cell, Constant, Format, Ref, SheetState } from './state';

export type CopyType = 'All' | 'Formulas' | 'Values' | 'Formats';

interface Source {
  readonly row: number;
  readonly column: number;
  readonly cell: Cell;
  readonly format: Format;
  /** What the cell gives, if values are copied. */
  readonly value: Constant | null;
}

/** How often the source fits: a destination that is an exact multiple is filled, any other gets it once. */
const extent = (wanted: number, given: number): number =>
  wanted > given && wanted % given === 0 ? wanted : given;

/** The cells that a copy goes to (Excel.Range.copyFrom): grown to the source, or filled with repeats of it. */
export const copyTarget = (to: Area, from: Area, transpose: boolean): Area => {
  const [rows, columns] = transpose ? [from.columns, from.rows] : [from.rows, from.columns];
  return onSheet(area(to.row, to.column, extent(to.rows, rows), extent(to.columns, columns)));
};

const contentOf = (
  { cell, value, row, column }: Source,
  type: CopyType,
  toRow: number,
  toColumn: number,
): Omit<Cell, 'format'> => {
  if (cell.formula !== undefined && type !== 'Values')
    return { formula: moveFormula(cell.formula, toRow - row, toColumn - column) };
  const kept = cell.formula === undefined ? cell.value : (value ?? undefined);
  if (kept === undefined || kept === '')
    return kept === '' && cell.formula === undefined ? { value: '' } : {};
  return cell.prefixed ? { value: kept, prefixed: true } : { value: kept };
};

const put = (
  book: Book,
  sheet: SheetState,
  row: number,
  column: number,
  content: Omit<Cell, 'format'>,
  format: Format,
): Cell => {
  const line = sheet.rows.get(row)?.format ?? sheet.columns.get(column)?.format ?? PLAIN;
  const cell = format === line && line === PLAIN ? content : { ...content, format };
  book.put(sheet, row, column, cell);
  return cell;
};

const sources = (book: Book, sheet: SheetState, from: Area, withValues: boolean): Source[][] =>
  Array.from({ length: from.rows }, (_, down) =>
    Array.from({ length: from.columns }, (_, across) => {
      const [row, column] = [from.row + down, from.column + across];
      const cell = sheet.cells.get(cellKey(row, column)) ?? {};
      const value = withValues ? book.valueAt(sheet, row, column) : null;
      return { row, column, cell, format: formatAt(sheet, row, column), value };
    }),
  );

const blank = ({ cell }: Source): boolean => cell.value === undefined && cell.formula === undefined;

/**
 * Copies cells as Excel pastes them: relative references move with the distance, a block smaller than the destination
 * repeats. `Formulas` and `Values` leave formats as they are; `All` and `Formats` bring conditional formats along,
 * `All` also validations and merged areas.
 */
export const copyFrom = (
  book: Book,
  to: Ref,
  from: Ref,
  type: CopyType = 'All',
  skipBlanks = false,
  transpose = false,
): void => {
  if (!['All', 'Formulas', 'Values', 'Formats'].includes(type))
    refuse('NotImplemented', `The model has no copy of type ${String(type)}.`);
  const [sheet, source] = [book.sheet(to.sheet), book.sheet(from.sheet)];
  const target = copyTarget(to.area, from.area, transpose);
  const ref: Ref = { sheet: to.sheet, area: target };
  if (type === 'Formats') checkAllowed(sheet, 'allowFormatCells');
  else checkWritable(book, ref);
  if (target.rows * target.columns > 5_000_000)
    refuse('RangeExceedsLimit', 'The cell count in the range has exceeded the maximum supported number.');
  if (type !== 'Formats') book.writing?.(ref);
  const cells = sources(book, source, from.area, type === 'Values');
  const entries: [row: number, column: number, cell: Cell][] = [];
  for (let down = 0; down < target.rows; down++)
    for (let across = 0; across < target.columns; across++) {
      const [line, place] = transpose ? [across, down] : [down, across];
      const found = cells[line % from.area.rows]![place % from.area.columns]!;
      if (skipBlanks && blank(found)) continue;
      const [row, column] = [target.row + down, target.column + across];
      const before = bare(sheet.cells.get(cellKey(row, column)));
      const content = type === 'Formats' ? before : contentOf(found, type, row, column);
      const format = type === 'All' || type === 'Formats' ? found.format : formatAt(sheet, row, column);
      entries.push([row, column, put(book, sheet, row, column, content, format)]);
    }
  if (!transpose && (type === 'All' || type === 'Formats'))
    copyConditionals(book, sheet, target, source, from.area);
  if (!transpose && type === 'All') {
    copyValidations(sheet, target, source, from.area);
    copyMerges(sheet, target, source, from.area);
  }
  if (type === 'Formats') return;
  afterTyping(book, sheet, target, entries);
  changed(book, ref);
};

const copyMerges = (sheet: SheetState, target: Area, source: SheetState, from: Area): void => {
  const inside = source.merges.filter(
    ({ row, column, rows, columns }) =>
      contains(from, row, column) && contains(from, row + rows - 1, column + columns - 1),
  );
  for (let down = 0; down < target.rows; down += from.rows)
    for (let across = 0; across < target.columns; across += from.columns)
      for (const { row, column, rows, columns } of inside) {
        const copy = area(
          target.row + down + row - from.row,
          target.column + across + column - from.column,
          rows,
          columns,
        );
        if (!sheet.merges.some((known) => known.row === copy.row && known.column === copy.column))
          sheet.merges.push(copy);
      }
};
