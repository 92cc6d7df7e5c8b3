import { entryAt } from '../core/present';
import { problem, type Problem } from '../core/problem';
import { address } from '../grid/cell';
import { mentions } from '../grid/reference';
import type { OwnCell } from '../sheets/carryOver';
import { findTournaments } from '../sheets/findTournaments';
import { findSectionsPages } from '../sheets/sections/page';
import type { Overview, Snapshot } from '../workbook/port';

/** Name this many cells one by one. */
const MOST_NAMED = 12;

const listed = (names: readonly string[]): string =>
  names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(', ')} …` : names.join(', ');

const bySheet = <T extends { readonly sheet: string }>(cells: readonly T[]): readonly (readonly T[])[] =>
  [...new Set(cells.map(({ sheet }) => sheet))].map((wanted) =>
    cells.filter(({ sheet }) => sheet === wanted),
  );

/** `cells-would-be-lost` for each sheet, or `removal-notes` if the tournament is deleted. */
export const wouldBeLost = (
  cells: readonly OwnCell[],
  code: 'cells-would-be-lost' | 'removal-notes' = 'cells-would-be-lost',
): readonly Problem[] =>
  bySheet(cells).map((own) => {
    const names = own.map(({ row, column }) => address(row, column));
    const place = { sheet: entryAt(own, 0).sheet, cell: entryAt(names, 0) };
    return problem(code, place, { cells: listed(names), count: names.length });
  });

/** Everything that may refer to a tournament's sheets; `formulas` are those on other sheets. */
export type References = Pick<Snapshot, 'names' | 'tables' | 'formulas'>;

/** Formulas and names of the organiser's that refer to the tournament's sheets or tables. */
export const wouldBreak = (
  { names, tables, formulas }: References,
  own: readonly string[],
): readonly Problem[] => {
  const sheets = new Set(own.map((name) => name.toLowerCase()));
  const ours = tables.filter(({ sheet }) => sheets.has(sheet.toLowerCase()));
  const tableNames = new Set(ours.map(({ name }) => name.toLowerCase()));
  const refers = (formula: string): boolean => mentions(formula, sheets, tableNames);
  const cells = formulas
    .filter(({ formula }) => refers(formula))
    .map(({ sheet, row, column }) => ({ sheet, cell: address(row, column) }));
  const broken = names.filter(
    ({ sheet, refersTo }) => (sheet === null || !sheets.has(sheet.toLowerCase())) && refers(refersTo),
  );
  return [
    ...bySheet(cells).map((found) =>
      problem('reference-would-break', entryAt(found, 0), { cells: listed(found.map(({ cell }) => cell)) }),
    ),
    ...broken.map(({ name, sheet }) =>
      problem('reference-would-break', sheet === null ? {} : { sheet }, { cells: name }),
    ),
  ];
};

/**
 * All other sheets, without other tournaments' Calculation sheets, and without pages of sections, which adjust by themselves.
 */
export const foreignSheets = ({ sheets, names }: Overview, own: readonly string[]): readonly string[] => {
  const hidden = findTournaments(names).map(({ places }) => places.Calculation?.sheet);
  const pages = findSectionsPages(names).map(({ sheet }) => sheet);
  return sheets.map(({ name }) => name).filter((name) => ![...own, ...hidden, ...pages].includes(name));
};
