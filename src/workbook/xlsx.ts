import { andThen, fail, ok, type Result } from '../core/result';
import { problem } from '../core/problem';
import type { WorkbookPlan } from '../sheets/plan';
import type { Created, Outgoing, Patch, Query, RangeSnapshot, Snapshot, Workbook } from './port';
import { readBook, readTables, type Book, type BookSheet } from './xlsx/book';
import { readSheet, readStrings, type FileSheet } from './xlsx/cells';
import { changeCells } from './xlsx/change';
import { createSheets } from './xlsx/create';
import { EMPTY_WORKBOOK } from './xlsx/empty';
import { readGrid, usedArea } from './xlsx/grid';
import { findWorkbook, Package } from './xlsx/package';
import { sharedStringsPart, stylesOf, type XlsxParts } from './xlsx/parts';
import { replaceSheets } from './xlsx/replace';
import type { StyleSheet } from './xlsx/styles';
import { pack, Unreadable, unpack, unreadable } from './xlsx/zip';

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

const sheetNamed = ({ sheets }: Book, wanted: string): BookSheet | undefined =>
  sheets.find(({ name }) => name === wanted) ??
  sheets.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());

class XlsxFile implements XlsxWorkbook {
  private readonly sheets = new WeakMap<Uint8Array, FileSheet>();
  private readonly strings = new WeakMap<Uint8Array, readonly string[]>();

  constructor(private parts: XlsxParts) {}

  async read(query: Query): Promise<Result<Snapshot>> {
    return reading(() => {
      const book = this.book(this.parts);
      const { sheet: styles } = stylesOf(this.parts);
      const ranges: RangeSnapshot[] = [];
      for (const range of query.ranges) {
        const tab = sheetNamed(book, range.sheet);
        if (!tab) return missing(range.sheet);
        const found = this.range(styles, tab, range.area);
        if (!found.ok) return found;
        ranges.push(found.value);
      }
      const tables = readTables(this.parts.files, book.sheets);
      return ok({
        sheets: book.sheets.map(({ name, visibility, active }) => ({ name, visibility, active })),
        names: book.names,
        tables: tables.map(({ sheet, name, area }) => ({ sheet, name, area })),
        ranges,
      });
    });
  }

  async create(plan: WorkbookPlan): Promise<Result<Created>> {
    const made = await this.attempt((parts, book) => createSheets(parts, plan, book));
    return andThen(made, () => ok({ warnings: [] }));
  }

  change(patch: Patch): Promise<Result<null>> {
    return this.attempt((parts, book) => changeCells(parts, patch, book, (tab) => this.sheet(parts, tab)));
  }

  async replace(old: Outgoing, plan: WorkbookPlan): Promise<Result<Created>> {
    const used = (tab: BookSheet): Result<RangeSnapshot> =>
      this.range(stylesOf(this.parts).sheet, tab, 'used');
    const made = await this.attempt((parts, book) => replaceSheets(parts, old, plan, book, used));
    return andThen(made, () => ok({ warnings: [] }));
  }

  async save(): Promise<Result<Uint8Array>> {
    return reading(() => {
      if (this.book(this.parts).sheets.length === 0)
        return fail(problem('host-failed', {}, { detail: 'no-sheet' }));
      return pack(this.parts.files.all());
    });
  }

  /** Works on a copy of the parts; they are the file's only if all went well. */
  private async attempt(work: (parts: XlsxParts, book: Book) => Result<null>): Promise<Result<null>> {
    return reading(() => {
      const parts = { ...this.parts, files: this.parts.files.copy() };
      const done = work(parts, this.book(parts));
      if (done.ok) this.parts = parts;
      return done;
    });
  }

  private book({ files, workbook }: XlsxParts): Book {
    return readBook(files, workbook);
  }

  private range(
    styles: StyleSheet,
    tab: BookSheet,
    area: Query['ranges'][number]['area'],
  ): Result<RangeSnapshot> {
    const sheet = this.sheet(this.parts, tab);
    const grid = readGrid(sheet, tab.name, area === 'used' ? usedArea(sheet) : area, styles);
    return grid ? ok(grid) : fail(problem('host-failed', { sheet: tab.name }, { detail: 'range-too-large' }));
  }

  private sheet(parts: XlsxParts, { part }: BookSheet): FileSheet {
    const bytes = parts.files.bytes(part);
    const known = this.sheets.get(bytes);
    if (known) return known;
    const made = readSheet(parts.files.text(part), part, () => this.sharedStrings(parts));
    this.sheets.set(bytes, made);
    return made;
  }

  private sharedStrings(parts: XlsxParts): readonly string[] {
    const part = sharedStringsPart(parts);
    if (part === undefined) return [];
    const bytes = parts.files.bytes(part);
    const known = this.strings.get(bytes);
    if (known) return known;
    const made = readStrings(parts.files.text(part), part);
    this.strings.set(bytes, made);
    return made;
  }
}

const opened = (parts: Map<string, Uint8Array>): XlsxFile => {
  const files = new Package(parts);
  const { part, dialect } = findWorkbook(files);
  readBook(files, part);
  return new XlsxFile({ files, workbook: part, folder: part.slice(0, part.lastIndexOf('/') + 1), dialect });
};

/**
 * Opens the bytes of an .xlsx (or .xlsm, .xltx, .xltm) file. Problems: `workbook-unreadable` with a reason: no zip,
 * behind a password, an old .xls, damaged, too large, parts missing or malformed.
 */
export const openXlsx = async (bytes: Uint8Array): Promise<Result<XlsxWorkbook>> => {
  try {
    return ok(opened(unpack(bytes)));
  } catch (error) {
    return error instanceof Unreadable ? unreadable(error.reason, error.part) : unreadable('damaged');
  }
};

/** A new workbook without any sheet: `create` makes the first. */
export const newXlsx = (): XlsxWorkbook => opened(new Map(EMPTY_WORKBOOK));
