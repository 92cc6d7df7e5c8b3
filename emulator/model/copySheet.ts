import type { Book } from './book';
import { sheetId } from './book';
import { chartId } from './charts';
import { refuse } from './error';
import { checkStructure } from './protection';
import { mapFormula } from './formula';
import { findName } from './names';
import { findSheet } from './sheets';
import { renameSheetIn } from './shift';
import { findTable } from './tables';
import type { NameState, SheetState, TableState } from './state';

export type CopyPosition = 'None' | 'Before' | 'After' | 'Beginning' | 'End';

/** `Sheet1 (2)`; the name is cut to keep 31 characters. */
const copyName = (book: Book, name: string): string => {
  const base = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number++) {
    const tail = ` (${number})`;
    const candidate = base.slice(0, 31 - tail.length) + tail;
    if (!findSheet(book, candidate)) return candidate;
  }
};

/** The table's name with a number behind that makes it unique. */
const copyTable = (book: Book, table: TableState): TableState => {
  let number = 2;
  while (findTable(book, `${table.name}${number}`) || findName(book, null, `${table.name}${number}`))
    number++;
  const id = book.newId();
  return {
    ...table,
    id: `{00000000-000C-0000-FFFF-${id.toString(16).toUpperCase().padStart(4, '0')}00000000}`,
    name: `${table.name}${number}`,
    columns: table.columns.map((column) => ({ ...column, id: book.newId() })),
  };
};

const refersTo = ({ formula }: NameState, sheet: string): boolean =>
  renameSheetIn(formula, sheet, `${sheet} `) !== formula;

/** The sheet's own names, and those of the workbook that mean it, as names of the copy. */
const copyNames = (book: Book, source: SheetState, copy: SheetState): NameState[] => {
  const own = book.state.names.filter(({ scope }) => scope === source.id);
  const wide = book.state.names.filter(
    (name) =>
      name.scope === null &&
      refersTo(name, source.name) &&
      !own.some((other) => other.name.toLowerCase() === name.name.toLowerCase()),
  );
  return [...own, ...wide].map((name) => ({
    ...name,
    scope: copy.id,
    formula: renameSheetIn(name.formula, source.name, copy.name),
  }));
};

const place = (book: Book, copy: SheetState, position: CopyPosition, relativeTo: string | null): void => {
  const { sheets } = book.state;
  if (position === 'End') sheets.push(copy);
  else if (position === 'Before' || position === 'After') {
    if (relativeTo === null) refuse('InvalidArgument', 'The worksheet to place the copy beside is missing.');
    const at = sheets.indexOf(book.sheet(relativeTo!));
    sheets.splice(position === 'Before' ? at : at + 1, 0, copy);
  } else sheets.splice(0, 0, copy);
};

/**
 * Copies a sheet with all it has (Excel.Worksheet.copy). Its formulas that name their own sheet, its names and tables
 * belong to the copy; the copy is not activated.
 */
export const copySheet = (
  book: Book,
  id: string,
  position: CopyPosition = 'None',
  relativeTo: string | null = null,
): SheetState => {
  checkStructure(book);
  const source = book.sheet(id);
  const name = copyName(book, source.name);
  const tables = source.tables.map((table) => [table.name, copyTable(book, structuredClone(table))] as const);
  const repoint = (formula: string): string =>
    mapFormula(renameSheetIn(formula, source.name, name), (token) => {
      const table =
        token.kind === 'structured' &&
        tables.find(([before]) => before.toLowerCase() === token.table.toLowerCase());
      return table ? { ...token, table: table[1].name } : token;
    });
  const copy: SheetState = {
    ...structuredClone({ ...source, cells: new Map(), tables: [] }),
    id: sheetId(book.newId()),
    name,
    tables: tables.map(([, table]) => table),
    cells: new Map(
      [...source.cells].map(([key, cell]) => [
        key,
        cell.formula === undefined ? cell : { ...cell, formula: repoint(cell.formula) },
      ]),
    ),
  };
  copy.conditionals = copy.conditionals.map((rule) => ({
    ...rule,
    id: `${rule.id.slice(0, -1)}-${book.newId()}}`,
  }));
  copy.charts = copy.charts.map((chart) => ({ ...chart, id: chartId(book) }));
  place(book, copy, position, relativeTo);
  book.state.names.push(...copyNames(book, source, copy));
  book.tablesChanged();
  book.emit({ type: 'added', worksheetId: copy.id });
  return copy;
};
