import { area, type Area } from '../../src/grid/cell';
import { cellKey, onSheet } from './address';
import { contentOf as bare, formatAt, PLAIN, type Book } from './book';
import { refuse } from './error';
import { checkWritable } from './protection';
import { changed } from './range';
import { moveFormula } from './shift';
import { afterTyping } from './tableGrowth';
import type { Cell, Ref, SheetState } from './state';

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
