import { valueOf } from '../results';
import { addTournament } from '../../src/app/create';
import type { Tournament } from '../../src/core/model';
import type { Result } from '../../src/core/result';
import { isCellError, type Area, type CellValue, area } from '../../src/grid/cell';
import type { SheetRole } from '../../src/grid/plan';
import type { Workbook } from '../../src/workbook/port';
import { TIME } from './model';
import { strFromU8, unzipSync } from 'fflate';
import { openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { RICH_PARTS, richWorkbook } from '../workbook/rich';
import { memoryWorkbook } from '../../emulator/memory/workbook';

export const codesOf = (result: Result<unknown>): readonly string[] =>
  result.ok ? [] : [...new Set(result.problems.map(({ code }) => code))];

/** A workbook as people and the program see it. Tournaments are counted from 0, in order of their creation. */
export interface Subject {
  readonly workbook: Workbook;
  add(tournament: Tournament): Promise<Result<unknown>>;
  /** Someone types into a cell of a tournament's sheet. */
  type(place: number, role: SheetRole, row: number, column: number, value: string | number): Promise<void>;
  /** What cells show; an empty cell shows an empty text. */
  shown(place: number, role: SheetRole, area: Area): Promise<readonly (readonly CellValue[])[]>;
  /** The area of the table on a sheet, with its headings. */
  table(place: number, role: SheetRole): Promise<Area>;
  /** All that the organiser's own sheets hold. */
  own(): Promise<unknown>;
  /** Does something that may make the sheets of a tournament anew, under the names that they have. */
  remaking<T>(place: number, work: () => Promise<T>): Promise<T>;
  /** Closes the workbook and opens it again. */
  reopen(): Promise<void>;
}

const shownAs = (value: CellValue): CellValue => (isCellError(value) ? value.error : (value ?? ''));

/** A workbook that has no other side than the port. */
abstract class PortSubject<Book extends Workbook = Workbook> implements Subject {
  readonly #names: ReadonlyMap<SheetRole, string>[] = [];

  constructor(protected book: Book) {}

  abstract own(): Promise<unknown>;
  abstract reopen(): Promise<void>;

  get workbook(): Workbook {
    return this.book;
  }

  async add(tournament: Tournament): Promise<Result<unknown>> {
    const added = await addTournament(this.book, tournament, { time: TIME });
    if (added.ok) this.#names.push(new Map(added.value.plan.sheets.map(({ role, name }) => [role, name])));
    return added;
  }

  async type(
    place: number,
    role: SheetRole,
    row: number,
    column: number,
    value: string | number,
  ): Promise<void> {
    const sheet = this.#name(place, role);
    const [[expect]] = (await this.#read(sheet, { row, column, rows: 1, columns: 1 })) as [[CellValue]];
    const cell = { sheet, row, column, expect, write: value === '' ? null : value };
    valueOf(await this.book.change({ cells: [cell] }));
  }

  async shown(place: number, role: SheetRole, area: Area): Promise<readonly (readonly CellValue[])[]> {
    const values = await this.#read(this.#name(place, role), area);
    return values.map((row) => row.map(shownAs));
  }

  async table(place: number, role: SheetRole): Promise<Area> {
    const { tables } = valueOf(await this.book.read({ ranges: [] }));
    return tables.find(({ sheet }) => sheet === this.#name(place, role))!.area;
  }

  remaking<T>(_place: number, work: () => Promise<T>): Promise<T> {
    return work();
  }

  #name(place: number, role: SheetRole): string {
    return this.#names[place]!.get(role)!;
  }

  async #read(sheet: string, area: Area): Promise<readonly (readonly CellValue[])[]> {
    return valueOf(await this.book.read({ ranges: [{ sheet, area }] })).ranges[0]!.values;
  }
}

/** Parts that list what the file has, or how to calculate it. */
const LISTS = [
  '[Content_Types].xml',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/styles.xml',
  'xl/calcChain.xml',
];

const OWN = Object.keys(RICH_PARTS).filter((part) => !LISTS.includes(part));

/** An .xlsx file of the organiser's. */
export class InFile extends PortSubject<XlsxWorkbook> {
  static async opened(): Promise<InFile> {
    return new InFile(valueOf(await openXlsx(richWorkbook())));
  }

  /** Their parts, byte by byte, but for which sheet is open. */
  async own(): Promise<unknown> {
    const parts = unzipSync(valueOf(await this.book.save()));
    return OWN.map((part) => [part, strFromU8(parts[part]!, true).replace(/ tabSelected=(?:"1"|'0')/, '')]);
  }

  async reopen(): Promise<void> {
    this.book = valueOf(await openXlsx(valueOf(await this.book.save())));
  }
}

const MINE = 'Mine';

/** A workbook in memory, in which the organiser has a sheet. */
export class InMemory extends PortSubject {
  constructor() {
    const values = [
      ['Name', 2000],
      ["'007", true],
    ];
    super(memoryWorkbook([{ name: MINE, blocks: [{ kind: 'values', area: area(0, 0, 2, 2), values }] }]));
  }

  async own(): Promise<unknown> {
    return valueOf(await this.book.read({ ranges: [{ sheet: MINE, area: 'used' }] })).ranges;
  }

  /** Nobody can close what stands in memory. */
  async reopen(): Promise<void> {}
}
