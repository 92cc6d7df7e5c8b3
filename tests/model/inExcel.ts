import {
  copySheet,
  createBook,
  deleteSheet,
  findSheet,
  getValues,
  renameSheet,
  setValues,
  sheetText,
  sortTable,
  type Book,
} from '../../emulator/model';
import { RESULT } from '../../emulator/host/channel';
import type { Quirk } from '../../emulator/host/quirks';
import { addTournament } from '../../src/app/create';
import type { Tournament } from '../../src/core/model';
import type { Result } from '../../src/core/result';
import { area, type Area, type CellValue } from '../../src/grid/cell';
import type { SheetRole } from '../../src/grid/plan';
import { officeWorkbook } from '../../src/workbook/office';
import { openPage, settled, type Page } from '../emulator/office';
import { TIME } from './model';
import type { Fault } from './steps';
import type { Subject } from './subject';

const OWN = ['Mine', 'Budget'];

/** A workbook in the emulated Excel, behind Microsoft's client, with what people and the host can do to it there. */
export class InExcel implements Subject {
  readonly workbook = officeWorkbook();
  readonly #tournaments: ReadonlyMap<SheetRole, string>[] = [];
  /** What sheets of tournaments are called, by their ids, those that have gone too. */
  readonly #names = new Map<string, string>();
  #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async opened(): Promise<InExcel> {
    const page = await InExcel.#pageOver(createBook(OWN));
    page.host.as('user', (book) => {
      for (const name of OWN)
        setValues(book, { sheet: findSheet(book, name)!.id, area: area(0, 0, 2, 2) }, [
          [name, 2000],
          ["'007", '=B1*2'],
        ]);
    });
    return new InExcel(page);
  }

  static async #pageOver(workbook: Book): Promise<Page> {
    const page = await openPage({ workbook, sets: { ExcelApi: '1.14' } });
    Object.assign(globalThis, {
      Excel: page.Excel,
      Office: page.Office,
      OfficeExtension: page.OfficeExtension,
    });
    return page;
  }

  async add(tournament: Tournament): Promise<Result<unknown>> {
    const added = await addTournament(this.workbook, tournament, { time: TIME });
    if (added.ok)
      this.#tournaments.push(
        new Map(added.value.plan.sheets.map(({ role, name }) => [role, this.#called(name)])),
      );
    return added;
  }

  async type(
    place: number,
    role: SheetRole,
    row: number,
    column: number,
    value: string | number,
  ): Promise<void> {
    this.put(place, role, row, column, value);
  }

  /** Someone types into a cell, at once. */
  put(place: number, role: SheetRole, row: number, column: number, value: string | number): void {
    const where = { sheet: this.#id(place, role), area: area(row, column) };
    this.#page.host.as('user', (book) => setValues(book, where, [[value]]));
  }

  async shown(place: number, role: SheetRole, where: Area): Promise<readonly (readonly CellValue[])[]> {
    return this.values(place, role, where);
  }

  values(place: number, role: SheetRole, where: Area): readonly (readonly CellValue[])[] {
    return getValues(this.#book, { sheet: this.#id(place, role), area: where });
  }

  async table(place: number, role: SheetRole): Promise<Area> {
    return this.#book.sheet(this.#id(place, role)).tables[0]!.area;
  }

  async own(): Promise<unknown> {
    return this.#own().map(({ id }) => sheetText(this.#book, id));
  }

  async remaking<T>(place: number, work: () => Promise<T>): Promise<T> {
    const result = await work();
    const there = new Set(this.#book.state.sheets.map(({ id }) => id));
    const now = (id: string): string => (there.has(id) ? id : this.#called(this.#names.get(id)!));
    this.#tournaments[place] = new Map([...this.#tournaments[place]!].map(([role, id]) => [role, now(id)]));
    return result;
  }

  /** A new window with a new client over the same workbook. */
  async reopen(): Promise<void> {
    const { book, quirks } = this.#page.host;
    this.#page.close();
    this.#page = await InExcel.#pageOver(book);
    Object.assign(this.#page.host.quirks, quirks);
  }

  /** From now on Excel does so against its documentation. */
  behave(quirks: readonly Quirk[]): void {
    for (const quirk of quirks) this.#page.host.quirks[quirk] = true;
  }

  sort(place: number, role: SheetRole, column: number, ascending: boolean): void {
    this.#page.host.as('user', (book) => {
      const table = book.sheet(this.#id(place, role)).tables[0]!;
      sortTable(book, table, [{ key: column % table.area.columns, ascending }]);
    });
  }

  /** Nothing happens if the name is taken. */
  rename(place: number, role: SheetRole, to: string): void {
    if (findSheet(this.#book, to)) return;
    this.#page.host.as('user', (book) => renameSheet(book, this.#id(place, role), to));
    this.#names.set(this.#id(place, role), to);
  }

  /** Answers the copy's id. */
  copy(place: number, role: SheetRole): string {
    let id = '';
    this.#page.host.as('user', (book) => {
      id = copySheet(book, this.#id(place, role), 'End').id;
    });
    return id;
  }

  delete(id: string): void {
    this.#page.host.as('user', (book) => deleteSheet(book, id));
  }

  lose(place: number, role: SheetRole): void {
    this.delete(this.#id(place, role));
  }

  /** Deletes the first of the organiser's own sheets, if they have any. */
  deleteOwn(): void {
    const [first] = this.#own();
    if (first) this.delete(first.id);
  }

  /** Names of sheets that are neither the organiser's nor a tournament's nor among these copies. */
  strangers(copies: readonly string[]): readonly string[] {
    const known = new Set([
      ...copies,
      ...this.#own().map(({ id }) => id),
      ...this.#tournaments.flatMap((ids) => [...ids.values()]),
    ]);
    return this.#book.state.sheets.filter(({ id }) => !known.has(id)).map(({ name }) => name);
  }

  /** Whether no sheet of this tournament has gone or been made anew in the meantime. */
  stands(place: number): boolean {
    const there = new Set(this.#book.state.sheets.map(({ id }) => id));
    return [...this.#tournaments[place]!.values()].every((id) => there.has(id));
  }

  /** Whether the sheets of this tournament are protected. */
  isClosed(place: number): boolean {
    return [...this.#tournaments[place]!.values()].some((id) => this.#book.sheet(id).protection !== null);
  }

  /** Sheets of tournaments that are not there. */
  missing(): readonly SheetRole[] {
    const there = new Set(this.#book.state.sheets.map(({ id }) => id));
    return this.#tournaments.flatMap((ids) =>
      [...ids].flatMap(([role, id]) => (there.has(id) ? [] : [role])),
    );
  }

  /** Mistakes of the emulator, and members that it lacks, beside those of the client's own telemetry. */
  defects(): readonly unknown[] {
    const { defects, unsupported } = this.#page.host;
    return [...defects, ...[...unsupported].filter((member) => !member.includes('Microsoft.Telemetry'))];
  }

  eventsOn(): boolean {
    return this.#book.enableEvents;
  }

  /** Does something while the host fails. */
  async failing<T>(faults: readonly Fault[], work: () => Promise<T>): Promise<T> {
    const { host } = this.#page;
    host.reset();
    host.faults.breaks = faults
      .filter(({ action }) => action === undefined)
      .map(({ request }) => ({ request, status: RESULT.internal }));
    host.faults.failures = faults
      .filter(({ action }) => action !== undefined)
      .map((fault) => ({ ...fault, code: 'GeneralException' }));
    const result = await work();
    host.faults.breaks = [];
    host.faults.failures = [];
    return result;
  }

  /** Does something while a co-author acts just before a request; answers how many requests there were. */
  async beside<T>(
    request: number,
    act: () => void,
    work: () => Promise<T>,
  ): Promise<{ readonly result: T; readonly requests: number }> {
    const { host } = this.#page;
    host.reset();
    host.before(request, act);
    const result = await work();
    const { requests } = host.counters;
    host.reset();
    return { result, requests };
  }

  /** Begins something while somebody edits a cell, who then types and leaves it; answers whether it waited for them. */
  async whileEdited<T>(
    act: () => Promise<void>,
    work: () => Promise<T>,
  ): Promise<{ readonly result: T; readonly waited: boolean }> {
    const { host } = this.#page;
    host.beginCellEdit();
    let done = false;
    const working = work().finally(() => {
      done = true;
    });
    await settled();
    const waited = !done;
    await act();
    host.endCellEdit();
    return { result: await working, waited };
  }

  get #book(): Book {
    return this.#page.host.book;
  }

  /** The id of a sheet of this name. */
  #called(name: string): string {
    const { id } = findSheet(this.#book, name)!;
    this.#names.set(id, name);
    return id;
  }

  #id(place: number, role: SheetRole): string {
    return this.#tournaments[place]!.get(role)!;
  }

  #own(): readonly { readonly id: string }[] {
    return this.#book.state.sheets.filter(({ name }) => OWN.includes(name));
  }
}
