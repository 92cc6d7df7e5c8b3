import { entryAt } from '../../core/present';
import { sameFormula, sameValue } from '../compare';
import type { CellChange } from '../port';
import { takeRowsBack, type Appended } from './append';
import type { Context, Range } from './excel';
import { rangeAt } from './pieces';
import type { Rectangle } from './rectangles';
import { CELLS, contentsOf, type Content, writeCells } from './text';

/** What a patch touches, as it was before. */
export interface Before {
  readonly cells: readonly {
    readonly rectangle: Rectangle<CellChange>;
    readonly contents: readonly (readonly Content[])[];
  }[];
  readonly append: Appended | null;
}

const same = (one: Content, other: Content): boolean =>
  one.formula === other.formula &&
  one.format === other.format &&
  (one.formula !== null || sameValue(one.value, other.value));

/** Whether a cell holds what a patch writes there. */
const isWritten = ({ write, writeFormula }: CellChange, { value, formula }: Content): boolean =>
  writeFormula === undefined
    ? formula === null && sameValue(value, write)
    : formula !== null && sameFormula(formula, writeFormula);

const restore = (range: Range, { rectangle, contents }: Before['cells'][number]): void => {
  const now = contentsOf(range);
  if (
    now.every((row, down) => row.every((cell, along) => same(cell, entryAt(entryAt(contents, down), along))))
  )
    return;
  // What somebody typed since stays.
  const wanted = now.map((row, down) =>
    row.map((cell, along) => {
      const before = entryAt(entryAt(contents, down), along);
      const ours = isWritten(entryAt(entryAt(rectangle.cells, down), along), cell);
      return ours ? before : { ...cell, format: before.format };
    }),
  );
  writeCells(
    range,
    wanted.map((row) => row.map(({ value, formula }) => (formula === null ? value : null))),
    (row, column) => wanted[row]?.[column]?.format,
    true,
  );
  wanted.forEach((row, down) =>
    row.forEach(({ formula, format }, along) => {
      if (formula === null) return;
      const cell = range.getCell(down, along);
      // In a Text cell a formula would be a text.
      if (format === '@') cell.numberFormat = [['General']];
      cell.formulas = [[`=${formula}`]];
      if (format === '@') cell.numberFormat = [[format]];
    }),
  );
};

/** Brings back what a patch has changed that was not written to its end; what others typed meanwhile stays. */
export const takeBack = async (context: Context, { cells, append }: Before): Promise<void> => {
  const ranges = cells.map(({ rectangle }) => {
    const range = rangeAt(context, rectangle);
    range.load(CELLS);
    return range;
  });
  const table = append ? context.workbook.tables.getItem(append.table) : null;
  const body = table?.getDataBodyRange();
  body?.load(CELLS);
  await context.sync();
  context.runtime.enableEvents = false;
  ranges.forEach((range, index) => restore(range, entryAt(cells, index)));
  if (append && table && body) takeRowsBack(table, contentsOf(body), append);
  context.runtime.enableEvents = true;
  await context.sync();
};
