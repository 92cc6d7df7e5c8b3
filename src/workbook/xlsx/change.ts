import { entryAt, present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { fail, ok, type Result, unlessProblems } from '../../core/result';
import { areaAddress, type CellValue } from '../../grid/cell';
import { calculate, isCircular } from '../../grid/formula/calculate';
import { mentions } from '../../grid/reference';
import { changedMeanwhile, isExpected, sameValue } from '../compare';
import type { CellChange, Patch, TableAppend, UnchangedCell } from '../port';
import { blocksOf } from './blocks';
import { type Book, type BookSheet, type BookTable, ownSheets, readTables } from './book';
import { type FileCell, type FileRow, type FileSheet, rowAt, styleAt } from './cells';
import { calculateOnLoad, dropCalculationChain, sharedStringsPart, stylesOf, type XlsxParts } from './parts';
import { unescaped } from './entities';
import { type CellWrite, writeCells, writeResults } from './splice';
import type { StyleSheet } from './styles';
import { readStrings, asUtf8, child } from './xml';
import { Unreadable } from './zip';

const FORMULA = /<(?:[\w.-]+:)?f(?:\s[^>]*)?>([^<]+)</g;

/** The different formulas of a worksheet part, without reading its cells; one that several cells share stands for all. */
export const partFormulas = (xml: string): readonly string[] => [
  ...new Set([...xml.matchAll(FORMULA)].map(([, text]) => unescaped(present(text), String))),
];

/** Sheets between two others, which a formula names by the first and the last: ours may be among them. */
const SEVERAL_SHEETS = /'[^']*:[^']*'!|[^\s'"!(),;]:[^\s'"!(),;]*!/;

/** Names of the organiser's that lead to any of these sheets or tables, in lower case, also by way of each other. */
const namesLeadingTo = (
  { names }: Book,
  sheets: ReadonlySet<string>,
  tables: ReadonlySet<string>,
): ReadonlySet<string> => {
  const leading = new Set<string>();
  const left = names.filter(({ name }) => !name.startsWith('Roundabout_'));
  for (let before = -1; before < leading.size;) {
    before = leading.size;
    for (const { name, refersTo } of left)
      if (mentions(refersTo, sheets, new Set([...tables, ...leading]))) leading.add(name.toLowerCase());
  }
  return leading;
};

/**
 * Whether a formula on any other sheet of the workbook may depend on ours (`own`, names in lower case): what it shows is
 * then not known before a program calculates.
 */
const hasDependents = ({ files }: XlsxParts, book: Book, own: ReadonlySet<string>): boolean => {
  const isOwn = (sheet: string): boolean => own.has(sheet.toLowerCase());
  const tables = new Set(
    readTables(files, book.sheets)
      .filter(({ sheet }) => isOwn(sheet))
      .map(({ name }) => name.toLowerCase()),
  );
  const words = new Set([...tables, ...namesLeadingTo(book, own, tables)]);
  return book.sheets
    .filter(({ name, part }) => !isOwn(name) && files.has(part))
    .some(({ part }) =>
      partFormulas(files.text(part)).some(
        (formula) => SEVERAL_SHEETS.test(formula) || mentions(formula, own, words),
      ),
    );
};

/** Reads a sheet's part as it is now. */
export type SheetReader = (sheet: BookSheet) => FileSheet;

interface CellPlace {
  readonly row: FileRow | undefined;
  readonly cell: FileCell | undefined;
}

/** Finds cells of one sheet quickly. */
const indexOf =
  (sheet: FileSheet) =>
  (number: number, column: number): CellPlace => {
    const row = rowAt(sheet, number);
    return { row, cell: row?.within(column, 1)[0] };
  };

/** A cell that is written, and what its row is like where that is new. */
type Written = CellChange & Partial<Pick<Appended, 'like' | 'height'>>;

/** A sheet, what the patch writes to it, and how its cells are found. */
interface Target {
  readonly tab: BookSheet;
  readonly sheet: FileSheet;
  readonly find: (row: number, column: number) => CellPlace;
  readonly changes: Written[];
}

type Appended = CellChange & { readonly like: number; readonly height: number | null };

const appendedCells = (table: BookTable, { rows, heights }: TableAppend): readonly Appended[] => {
  const { row, column, rows: height } = table.area;
  return rows.flatMap((values, down) =>
    values.map((write, across) => ({
      sheet: table.sheet,
      row: row + height + down,
      column: column + across,
      expect: null,
      write,
      like: row + height - 1,
      height: heights?.[down] ?? null,
    })),
  );
};

const styleFor = (target: Target, change: Written, styles: StyleSheet): number | null => {
  const at = (row: number): number => {
    const place = target.find(row, change.column);
    return styleAt(target.sheet, place.row, change.column, place.cell);
  };
  const style = at(change.like ?? change.row);
  if (change.format !== undefined) return styles.withFormat(style, change.format);
  return change.like === undefined ? null : style;
};

const growTable = ({ files }: XlsxParts, table: BookTable, rows: number): void => {
  const ref = areaAddress({ ...table.area, rows: table.area.rows + rows });
  files.edit(table.part, (edits, root) => {
    edits.setAttributes(root, { ref });
    const filter = child(root, 'autoFilter');
    if (filter) edits.setAttributes(filter, { ref });
  });
};

/** What working out our sheets anew came to: whether values changed, and whether we could work out every formula on them. */
interface Recalculated {
  readonly changed: boolean;
  readonly allKnown: boolean;
}

/** Works out our sheets anew and puts the values that differ into their parts. */
const recalculate = (
  parts: XlsxParts,
  book: Book,
  own: ReadonlySet<string>,
  read: SheetReader,
): Recalculated => {
  const live = book.sheets
    .filter(({ name, part }) => own.has(name.toLowerCase()) && parts.files.has(part))
    .map((tab) => ({ name: tab.name, part: tab.part, sheet: read(tab) }));
  const sheets = blocksOf(live);
  const valueOf = calculate(sheets);
  let [changed, allKnown] = [false, true];
  for (const [index, { name, part, sheet }] of live.entries()) {
    const { calculated } = entryAt(sheets, index);
    const formulas = sheet.rows.flatMap(({ row, cells }) =>
      cells.filter(({ formula }) => formula !== null).map((cell) => ({ row, cell })),
    );
    const known = formulas.filter(({ row, cell }) => calculated(row, cell.column));
    const valued = known
      .map(({ row, cell }) => ({ cell, value: valueOf(name, row, cell.column) }))
      .filter(({ value }) => !isCircular(value));
    const results = valued.filter(({ cell, value }) => !sameCached(cell.value, value));
    if (results.length > 0) parts.files.splice(part, writeResults(sheet, results));
    changed ||= results.length > 0;
    allKnown &&= valued.length === formulas.length;
  }
  return { changed, allKnown };
};

/**
 * After cells were written (`changed`), or none: our values are put right, which programs that calculate nothing may have
 * left out. Where formulas depend on them that are not ours, Excel is asked to calculate when it opens the file.
 */
export const settle = (
  parts: XlsxParts,
  book: Book,
  read: SheetReader,
  { changed = false, around = false }: { readonly changed?: boolean; readonly around?: boolean } = {},
): void => {
  const own = ownSheets(book.names);
  const done = recalculate(parts, book, own, read);
  if (!changed && !done.changed) return;
  dropCalculationChain(parts);
  if (around || !done.allKnown || hasDependents(parts, book, own)) calculateOnLoad(parts, book);
};

const sameCached = (cached: CellValue, value: CellValue): boolean =>
  cached === value || (cached !== null && value !== '' && sameValue(cached, value));

/** Whether formulas that a patch does not write may depend on what it wrote to the organiser's sheets. */
const isLeanedOn = (parts: XlsxParts, book: Book, foreign: readonly Target[], { cells }: Patch): boolean => {
  const formulas = foreign.reduce((sum, { tab }) => sum + partFormulas(parts.files.text(tab.part)).length, 0);
  const written = cells.filter(({ writeFormula }) => writeFormula !== undefined).length;
  const names = new Set(foreign.map(({ tab }) => tab.name.toLowerCase()));
  return foreign.length > 0 && (formulas > written || hasDependents(parts, book, names));
};

/** Where texts stand among the shared strings of a workbook; a text of the organiser's comes back to where it was. */
const sharedPlaces = (parts: XlsxParts): ReadonlyMap<CellValue, number> => {
  const part = sharedStringsPart(parts);
  const places = new Map<CellValue, number>();
  if (part === undefined) return places;
  const stringAt = readStrings(asUtf8(parts.files.bytes(part)), part);
  for (let [place, text] = [0, stringAt(0)]; text !== undefined; text = stringAt(++place))
    if (!places.has(text)) places.set(text, place);
  return places;
};

const isBlankPatch = ({ cells, append }: Patch): boolean => cells.length === 0 && !append?.rows.length;

/**
 * Applies a patch to `parts`, a copy that is thrown away on failure: all cells are compared before any is written, then
 * our sheets are worked out anew.
 */
export const changeCells = (parts: XlsxParts, patch: Patch, book: Book, read: SheetReader): Result<null> => {
  if (isBlankPatch(patch)) {
    settle(parts, book, read);
    return ok(null);
  }
  const table =
    patch.append &&
    readTables(parts.files, book.sheets).find(
      ({ name }) => name.toLowerCase() === present(patch.append).table.toLowerCase(),
    );
  if (patch.append && !table) return fail(problem('workbook-part-missing', {}, { part: patch.append.table }));
  if (table?.totals)
    return fail(problem('host-failed', { sheet: table.sheet }, { detail: 'table-has-totals' }));
  const wanted = [...patch.cells, ...(table ? appendedCells(table, present(patch.append)) : [])];
  const targets = new Map<string, Target>();
  const problems: Problem[] = [];
  const targetOf = (name: string): Target | null => {
    const key = name.toLowerCase();
    const known = targets.get(key);
    if (known) return known;
    const tab = book.sheets.find((sheet) => sheet.name.toLowerCase() === key);
    if (!tab || !parts.files.has(tab.part)) return null;
    const sheet = read(tab);
    const target = { tab, sheet, find: indexOf(sheet), changes: [] };
    targets.set(key, target);
    return target;
  };
  const compared = (cell: UnchangedCell): Target | null => {
    const { sheet, row, column } = cell;
    const target = targetOf(sheet);
    const known = target?.find(row, column).cell;
    const found = { value: known?.value ?? null, formula: known?.formula?.text ?? null };
    if (!target) problems.push(problem('sheet-missing', { sheet }, { sheet }));
    else if (!isExpected(cell, found)) problems.push(changedMeanwhile(cell, found));
    return target;
  };
  for (const cell of patch.unchanged ?? []) compared(cell);
  for (const change of wanted) compared(change)?.changes.push(change);
  return unlessProblems(problems, () => {
    const styles = stylesOf(parts);
    const own = ownSheets(book.names);
    const changed = [...targets.values()].filter(({ changes }) => changes.length > 0);
    const foreign = changed.filter(({ tab }) => !own.has(tab.name.toLowerCase()));
    const shared: ReadonlyMap<CellValue, number> = foreign.length > 0 ? sharedPlaces(parts) : new Map();
    for (const target of changed) {
      if (!target.sheet.data) throw new Unreadable('part-malformed', target.tab.part);
      const writes: CellWrite[] = target.changes.map((change) => ({
        row: change.row,
        column: change.column,
        value: change.write,
        formula: change.writeFormula ?? null,
        shared: foreign.includes(target) ? shared.get(change.write) : undefined,
        style: styleFor(target, change, styles.sheet),
        height: change.height ?? null,
      }));
      parts.files.splice(target.tab.part, writeCells(target.sheet, writes));
    }
    styles.save();
    if (table) growTable(parts, table, present(patch.append).rows.length);
    settle(parts, book, read, { changed: true, around: isLeanedOn(parts, book, foreign, patch) });
    return null;
  });
};
