import { madeOnce } from '../core/once';
import { strToU8 } from 'fflate';
import { allOf, andThen, fail, ok, type Result } from '../core/result';
import { problem } from '../core/problem';
import { contentOf, type Cells } from '../grid/content';
import type { WorkbookPlan } from '../grid/plan';
import type {
  Created,
  Outgoing,
  Patch,
  RangeSnapshot,
  SheetFormula,
  Snapshot,
  TableInfo,
  Wanted,
  Workbook,
} from './port';
import { areaOf, queryOf } from './query';
import { readBook, readTables, type Book, type BookSheet } from './xlsx/book';
import type { FileSheet } from './xlsx/cells';
import { changeCells } from './xlsx/change';
import { createSheets } from './xlsx/create';
import { EMPTY_WORKBOOK, findWorkbook, Package } from './xlsx/package';
import { readGrid, readUsed } from './xlsx/grid';
import { sharedStringsPart, stylesOf, titleOf, type XlsxParts } from './xlsx/parts';
import { deleteSheets, replaceSheets } from './xlsx/replace';
import { readSheet } from './xlsx/sheet';
import type { StyleSheet } from './xlsx/styles';
import { readStrings, type StringAt, asUtf8 } from './xlsx/xml';
import { PORTABLE, type Compression } from './xlsx/compression';
import { pack, Unreadable, unpack, unreadable, type Part } from './xlsx/zip';

export { joined, PORTABLE, type Compression } from './xlsx/compression';

/** A workbook file in memory, behind the port. */
export interface XlsxWorkbook extends Workbook {
  /** The file as it is now. Problems: `host-failed` if there is no sheet in it. */
  save(): Promise<Result<Uint8Array>>;
}

const missing = (sheet: string): Result<never> => fail(problem('sheet-missing', { sheet }, { sheet }));

/** What is damaged in the file comes to light when it is read; it is a problem of the file, never an exception. */
const reading = <T>(work: () => Result<T>): Result<T> => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error.reason, error.part);
    throw error;
  }
};

const NO_CELLS = strToU8('<worksheet/>');

/** The bytes of a sheet; those of an empty one where it has no part. */
const sheetBytes = ({ files }: XlsxParts, part: string): Uint8Array =>
  part === '' ? NO_CELLS : files.bytes(part);

const sheetNamed = ({ sheets }: Book, wanted: string): BookSheet | undefined =>
  sheets.find(({ name }) => name === wanted) ??
  sheets.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());

class XlsxFile implements XlsxWorkbook {
  private readonly sheets = new WeakMap<Uint8Array, FileSheet>();
  private readonly strings = new WeakMap<Uint8Array, StringAt>();

  constructor(
    private parts: XlsxParts,
    private readonly compression: Compression,
  ) {}

  async read(query: Parameters<Workbook['read']>[0]): Promise<Result<Snapshot>> {
    return reading(() => {
      const book = readBook(this.parts.files, this.parts.workbook);
      const { sheet: styles } = stylesOf(this.parts);
      const tables = readTables(this.parts.files, book.sheets);
      const overview = {
        sheets: book.sheets.map(({ name, visibility, active }) => ({ name, visibility, active })),
        names: book.names,
        tables: tables.map(({ sheet, name, area }) => ({ sheet, name, area })),
      };
      const ranges: RangeSnapshot[] = [];
      const asked = queryOf(query, overview);
      for (const range of asked.ranges) {
        const tab = sheetNamed(book, range.sheet);
        if (!tab) return missing(range.sheet);
        const found = this.range(styles, tab, range, overview.tables);
        if (!found.ok) return found;
        ranges.push(found.value);
      }
      const contents = (asked.contents ?? []).map(({ sheet, area = null }) => {
        const tab = sheetNamed(book, sheet);
        return tab ? contentOf(this.cells(styles, tab), area) : missing(sheet);
      });
      const formulas = (asked.formulas ?? []).map((sheet) => {
        const tab = sheetNamed(book, sheet);
        return tab ? ok(this.formulas(tab)) : missing(sheet);
      });
      const [whole, calculated] = [allOf(contents), allOf(formulas)];
      if (!whole.ok) return whole;
      if (!calculated.ok) return calculated;
      const document = contents.length > 0 ? { document: { title: titleOf(this.parts), file: '' } } : {};
      return ok({
        ...overview,
        ranges,
        contents: whole.value,
        formulas: calculated.value.flat(),
        ...document,
      });
    });
  }

  async create(plan: WorkbookPlan): Promise<Result<Created>> {
    const made = await this.attempt((parts, book) =>
      createSheets(parts, plan, book, (tab) => this.sheet(parts, tab)),
    );
    return andThen(made, () => ok({ warnings: [] }));
  }

  change(patch: Patch): Promise<Result<null>> {
    return this.attempt((parts, book) => changeCells(parts, patch, book, (tab) => this.sheet(parts, tab)));
  }

  async replace(old: Outgoing, plan: WorkbookPlan): Promise<Result<Created>> {
    const used = this.usedReader();
    const made = await this.attempt((parts, book) =>
      replaceSheets(parts, old, plan, book, used, (tab) => this.sheet(parts, tab)),
    );
    return andThen(made, () => ok({ warnings: [] }));
  }

  async remove(old: Outgoing): Promise<Result<null>> {
    const used = this.usedReader();
    return this.attempt((parts, book) => deleteSheets(parts, old, book, used));
  }

  async save(): Promise<Result<Uint8Array>> {
    return reading(() => {
      if (readBook(this.parts.files, this.parts.workbook).sheets.length === 0)
        return fail(problem('host-failed', {}, { detail: 'no-sheet' }));
      return ok(pack(this.parts.files.all(), this.compression));
    });
  }

  private usedReader(): (tab: BookSheet) => Result<RangeSnapshot> {
    return (tab) => this.range(stylesOf(this.parts).sheet, tab, { area: 'used' });
  }

  /** Works on a copy of the parts; they are the file's only if all went well. */
  private async attempt(work: (parts: XlsxParts, book: Book) => Result<null>): Promise<Result<null>> {
    return reading(() => {
      const parts = { ...this.parts, files: this.parts.files.copy() };
      const done = work(parts, readBook(parts.files, parts.workbook));
      if (done.ok) this.parts = parts;
      return done;
    });
  }

  private range(
    styles: StyleSheet,
    tab: BookSheet,
    { area, bold }: Pick<Wanted, 'area' | 'bold'>,
    tables: readonly TableInfo[] = [],
  ): Result<RangeSnapshot> {
    const sheet = this.sheet(this.parts, tab);
    const grid =
      area === 'used'
        ? readUsed(sheet, tab.name, styles, bold)
        : readGrid(sheet, tab.name, areaOf(area, tables), styles, bold);
    return grid ? ok(grid) : fail(problem('host-failed', { sheet: tab.name }, { detail: 'range-too-large' }));
  }

  /** What stands in the cells of a sheet; a list of other people's is read once, and not kept. */
  private cells(styles: StyleSheet, tab: BookSheet): Cells {
    const bytes = sheetBytes(this.parts, tab.part);
    const { rows, merges, each } = this.sheets.get(bytes) ?? this.sheetOf(this.parts, bytes, tab.part);
    return {
      sheet: tab.name,
      hiddenRows: rows.filter(({ hidden }) => hidden).map(({ row }) => row),
      merges,
      each: (visit) =>
        each((row, column, value, calculated, style) =>
          visit(row, column, value, calculated, styles.formatOf(style), styles.isSet('strike', style)),
        ),
    };
  }

  private formulas(tab: BookSheet): readonly SheetFormula[] {
    return this.sheet(this.parts, tab).rows.flatMap(({ row, cells }) =>
      cells.flatMap(({ column, formula }) =>
        formula ? [{ sheet: tab.name, row, column, formula: formula.text }] : [],
      ),
    );
  }

  private sheet(parts: XlsxParts, { part }: BookSheet): FileSheet {
    const bytes = sheetBytes(parts, part);
    return madeOnce(this.sheets, bytes, () => this.sheetOf(parts, bytes, part));
  }

  private sheetOf(parts: XlsxParts, bytes: Uint8Array, part: string): FileSheet {
    let stringAt: StringAt | undefined;
    return readSheet(asUtf8(bytes), part, (index) => (stringAt ??= this.sharedStrings(parts))(index));
  }

  private sharedStrings(parts: XlsxParts): StringAt {
    const part = sharedStringsPart(parts);
    if (part === undefined) return () => undefined;
    const bytes = parts.files.bytes(part);
    return madeOnce(this.strings, bytes, () => readStrings(asUtf8(bytes), part));
  }
}

/** Nobody saves a workbook of fewer than one sheet: that it lists none is damage. */
const opened = (parts: Map<string, Part>, compression: Compression, fewestSheets = 1): XlsxFile => {
  const files = new Package(parts, compression);
  const { part, dialect } = findWorkbook(files);
  if (readBook(files, part).sheets.length < fewestSheets) throw new Unreadable('part-malformed', part);
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  return new XlsxFile({ files, workbook: part, folder, dialect }, compression);
};

/**
 * Opens the bytes of an .xlsx (or .xlsm, .xltx, .xltm) file. Problems: `workbook-unreadable` (or
 * `workbook-part-unreadable`, which also comes when the part is read later) with a reason: no zip,
 * behind a password, an old .xls, damaged, too large, parts missing or malformed.
 */
export const openXlsx = async (
  bytes: Uint8Array,
  compression: Compression = PORTABLE,
): Promise<Result<XlsxWorkbook>> => {
  try {
    return ok(opened(unpack(bytes, compression), compression));
  } catch (error) {
    return error instanceof Unreadable ? unreadable(error.reason, error.part) : unreadable('damaged');
  }
};

/** A new workbook without any sheet: `create` makes the first. */
export const newXlsx = (compression: Compression = PORTABLE): XlsxWorkbook =>
  opened(new Map(EMPTY_WORKBOOK), compression, 0);
