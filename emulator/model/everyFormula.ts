import { cellKey } from './address';
import type { Book } from './book';
import type { Edit } from './shift';
import { shiftArea, shiftFormula } from './shift';
import type { SheetState } from './state';

/** A formula of the workbook, the sheet it stands on (`null`: a name of the workbook) and its new text. */
export type Rewrite = (formula: string, sheet: SheetState | null) => string;

const inside = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return value.startsWith('=') ? change(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part, change)]));
};

/**
 * Rewrites the formulas of cells, names, tables, validations and conditional formats. `same` if the new texts mean what the
 * old ones did, so that no cell has to be calculated again.
 */
export const eachFormula = (book: Book, change: Rewrite, same = false): void => {
  for (const sheet of book.state.sheets) {
    for (const [key, cell] of sheet.cells) {
      if (cell.formula === undefined) continue;
      const formula = change(cell.formula, sheet);
      if (formula === cell.formula) continue;
      if (same) sheet.cells.set(key, { ...cell, formula });
      else book.put(sheet, Math.floor(key / 16_384), key % 16_384, { ...cell, formula });
    }
    for (const validation of sheet.validations)
      validation.rule = inside(validation.rule, (text) => change(text, sheet)) as typeof validation.rule;
    for (const rule of sheet.conditionals) if (rule.formula) rule.formula = change(rule.formula, sheet);
    for (const { columns } of sheet.tables)
      for (const column of columns)
        if (column.calculated !== undefined) column.calculated = change(column.calculated, sheet);
  }
  for (const name of book.state.names) {
    const scope = book.state.sheets.find(({ id }) => id === name.scope) ?? null;
    name.formula = change(name.formula, scope);
  }
  book.restructured();
};

/** Every formula follows cells that were inserted or deleted on a sheet; one that names no such sheet is not parsed. */
export const shiftFormulas = (book: Book, edited: SheetState, edit: Edit): void => {
  const name = edited.name.toLowerCase();
  const written = name.replaceAll("'", "''");
  eachFormula(book, (formula, sheet) =>
    sheet === edited || formula.toLowerCase().includes(written)
      ? shiftFormula(formula, edit, (prefix) =>
          prefix === null ? sheet === edited : prefix.toLowerCase() === name,
        )
      : formula,
  );
};

/** Where a cell lies after an edit, `null` if it was deleted. */
export const shiftedKey = (row: number, column: number, edit: Edit): number | null => {
  const moved = shiftArea({ row, column, rows: 1, columns: 1 }, edit);
  return moved && cellKey(moved.row, moved.column);
};
