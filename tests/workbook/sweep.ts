import {
  createBook,
  getSheet,
  restore,
  setValues,
  sheetText,
  snapshot,
  type Snapshot,
} from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import type { LoggedRequest } from '../../emulator/host/counters';
import type { Tournament } from '../../src/core/model';
import type { Result } from '../../src/core/result';
import { area } from '../../src/grid/cell';
import { generated } from '../generated';
import { openPage, type Page } from '../emulator/office';
import { valueOf } from '../results';

export const TIME = { time: '2026-11-20 09:00' };
export const FOREIGN = ['Mine', 'Budget'];
export const of = (players: number, seed = players): Tournament =>
  generated({ players, cycles: 1, seed, finished: 0 });

/** Excel with an organiser's own sheets: data, texts, formulas, formats. */
export const excel = async (version = '1.14'): Promise<Page> => {
  const page = await openPage({ workbook: createBook(FOREIGN), sets: { ExcelApi: version } });
  Object.assign(globalThis, {
    Excel: page.Excel,
    Office: page.Office,
    OfficeExtension: page.OfficeExtension,
  });
  await page.Excel.run(async (context) => {
    const mine = context.workbook.worksheets.getItem('Mine');
    mine.getRange('A1:B3').values = [
      ['Name', 'Rating'],
      ['Adams', 2000],
      ["'007", 1900.5],
    ];
    mine.getRange('B4').formulas = [['=SUM(B2:B3)']];
    mine.getRange('B2:B4').numberFormat = [['0.0'], ['0.0'], ['#,##0.00']];
    mine.getRange('A1:B1').format.fill.color = '#FFFF00';
    mine.getRange('A1').format.font.bold = true;
    const budget = context.workbook.worksheets.getItem('Budget');
    budget.getRange('C5').formulas = [['=Mine!B4*2']];
    budget.getRange('A:A').format.columnWidth = 120;
    await context.sync();
  });
  page.host.reset();
  return page;
};

/** Someone else types into a cell. */
export const type = ({ host }: Page, sheet: string, row: number, column: number, text: string): void =>
  host.as('co-author', (book) => setValues(book, refOf(getSheet(book, sheet), area(row, column)), [[text]]));

export interface Look {
  readonly sheets: Readonly<Record<string, string>>;
  readonly names: unknown;
  readonly active: string;
}

/** All of a workbook, byte by byte. */
export const look = ({ host: { book } }: Page): Look => ({
  sheets: Object.fromEntries(book.state.sheets.map(({ id, name }) => [name, sheetText(book, id)])),
  names: book.state.names.filter(({ scope }) => scope === null),
  active: book.sheet(book.state.active).name,
});

export const foreign = ({ sheets }: Look): readonly (string | undefined)[] =>
  FOREIGN.map((name) => sheets[name]);

/** The same without the identities that the host gives out one after the other. */
export const withoutIds = ({ sheets, ...rest }: Look): unknown => ({
  ...rest,
  sheets: Object.entries(sheets).map(([name, text]) => [
    name,
    text.replaceAll(/"(id|scope)": ("[^"]*"|\d+)/g, ''),
  ]),
});

export interface Point {
  readonly request: number;
  readonly action: number;
}

/** Which sheets there are is asked once more where that fails: see `officeQuirks`. */
const isListing = ({ body }: LoggedRequest): boolean => body.includes('"GetActiveWorksheet"');

/**
 * Every action of small requests and of the `last` ones, every `step`th of large ones, and the last of each; none of those
 * that list the sheets.
 */
export const pointsOf = (
  log: readonly LoggedRequest[],
  step: number,
  small = 30,
  last = 3,
): readonly Point[] =>
  log.flatMap((request, index) => {
    const { actions } = request;
    if (isListing(request)) return [];
    return Array.from({ length: actions }, (_, at) => at + 1)
      .filter(
        (action) =>
          actions <= small || index >= log.length - last || action % step === 1 || action === actions,
      )
      .map((action) => ({ request: index + 1, action }));
  });

export interface Sweep {
  readonly page: Page;
  readonly before: Look;
  readonly clean: Look;
  readonly log: readonly LoggedRequest[];
  /** Tries with these failures, from the state before. */
  attempt(failures: readonly Point[]): Promise<Result<unknown>>;
  again(): Promise<Result<unknown>>;
}

/** A use case that is tried over and over from the state that the workbook has now. */
export const sweepOf = async (page: Page, use: () => Promise<Result<unknown>>): Promise<Sweep> => {
  const start: Snapshot = snapshot(page.host.book);
  const before = look(page);
  page.host.reset();
  valueOf(await use());
  const [clean, log] = [look(page), [...page.host.log]];
  const attempt = (failures: readonly Point[]): Promise<Result<unknown>> => {
    restore(page.host.book, start);
    page.host.book.enableEvents = true;
    page.host.reset();
    page.host.faults.failures = failures.map((point) => ({ ...point, code: 'GeneralException' }));
    return use();
  };
  const again = (): Promise<Result<unknown>> => {
    page.host.faults.failures = [];
    return use();
  };
  return { page, before, clean, log, attempt, again };
};
