import { entryAt } from '../../core/present';
import type { CellValue } from '../../grid/cell';
import { sameFormula, sameValue } from '../compare';
import type { CellChange, TableAppend } from '../port';
import type { Context, Range } from './excel';
import type { Rectangle } from './rectangles';
import { formulaOf, readValue, writeCells } from './text';

/** What to load of a range whose cells are compared or taken back. */
export const CELLS = 'values,valueTypes,formulas,numberFormat';

interface Content {
  readonly value: CellValue;
  readonly formula: string | null;
  readonly format: string;
}

/** What a patch touches, as it was before. */
export interface Before {
  readonly cells: readonly {
    readonly rectangle: Rectangle<CellChange>;
    readonly contents: readonly (readonly Content[])[];
  }[];
  /** `rowsBefore` counts the table's rows without the header. */
  readonly append: (TableAppend & { readonly rowsBefore: number }) | null;
}

/** What a range holds; it has to be loaded with `CELLS`. */
export const contentsOf = ({
  values,
  valueTypes,
  formulas,
  numberFormat,
}: Range): readonly (readonly Content[])[] =>
  (values as unknown[][]).map((row, down) =>
    row.map((value, along) => {
      const formula: unknown = formulas[down]?.[along];
      return {
        value: readValue(value, valueTypes[down]?.[along], formula),
        formula: formulaOf(value, formula),
        format: String(numberFormat[down]?.[along]),
      };
    }),
  );

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

/** Whether a row of a table is one that was appended, filled or still blank. */
const isAppended = (found: readonly Content[], rows: TableAppend['rows']): boolean =>
  found.every(({ value }) => sameValue(value, null)) ||
  rows.some((row) => found.every(({ value }, column) => sameValue(value, row[column] ?? null)));

/** Brings back what a patch has changed that was not written to its end; what others typed meanwhile stays. */
export const takeBack = async (context: Context, { cells, append }: Before): Promise<void> => {
  const { worksheets, tables } = context.workbook;
  const ranges = cells.map(({ rectangle: { sheet, area } }) => {
    const range = worksheets.getItem(sheet).getRangeByIndexes(area.row, area.column, area.rows, area.columns);
    range.load(CELLS);
    return range;
  });
  const table = append ? tables.getItem(append.table) : null;
  const body = table?.getDataBodyRange();
  body?.load(CELLS);
  await context.sync();
  context.runtime.enableEvents = false;
  ranges.forEach((range, index) => restore(range, entryAt(cells, index)));
  if (append && table && body) {
    const fresh = contentsOf(body).flatMap((row, index) =>
      index >= append.rowsBefore && isAppended(row, append.rows) ? [index] : [],
    );
    for (const index of fresh.reverse()) table.rows.getItemAt(index).delete();
  }
  context.runtime.enableEvents = true;
  await context.sync();
};
