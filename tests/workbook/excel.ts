import '../../src/language/late';
import { takeChange } from '../../src/app/changes/take';
import {
  createBook,
  sheetText,
  restore,
  snapshot,
  type Snapshot,
  addName,
  addSheet,
  type Book,
} from '../../emulator/model';
import type { HostOptions } from '../../emulator/host/host';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import type { Problem } from '../../src/core/problem';
import type { Result } from '../../src/core/result';
import { messageOf } from '../../src/language/language';
import { officeWorkbook } from '../../src/workbook/office';
import { openPage, type Page } from '../emulator/office';
import { generated } from '../generated';
import { valueOf } from '../results';
import { PROBLEM_CODES } from '../problemCodes';

/** The open workbook of the page that was opened last. */
export const workbook = officeWorkbook();

/** Excel with the sheets Mine and Budget, at the requirement set that we ask for; our code finds its client. */
export const excel = async (options: HostOptions = {}): Promise<Page> => {
  const page = await openPage({ workbook: createBook(['Mine', 'Budget']), ...options });
  Object.assign(globalThis, {
    Excel: page.Excel,
    Office: page.Office,
    OfficeExtension: page.OfficeExtension,
  });
  return page;
};

const TIME = { time: '2026-11-20 09:00' };

export const add = (tournament: Tournament): Promise<Result<unknown>> =>
  addTournament(workbook, tournament, TIME);
export const record = (...results: readonly (readonly [number, string])[]): Promise<Result<unknown>> =>
  takeChange(
    workbook,
    'record',
    results.map(([game, typed]) => ({ game, typed })),
    TIME,
  );
export const undo = (): Promise<Result<unknown>> => takeChange(workbook, 'undo', null, TIME);

/** A tournament of so many players without results. */
export const fresh = (players: number): Tournament =>
  generated({ players, cycles: 1, seed: players, finished: 0 });

export const outcomes = async (): Promise<readonly unknown[]> =>
  valueOf(await openTournament(workbook)).tournament.games.map(({ outcome }) => outcome);

/** All of a workbook, to be compared. */
export const lookOf = ({ host: { book } }: Page): readonly string[] =>
  book.state.sheets.map(({ id, name }) => `${name} ${sheetText(book, id)}`);

const problemsOf = (result: Result<unknown>): readonly Problem[] => (result.ok ? [] : result.problems);

/** The problems as people read them: each has a code of ours, and a text that tells what to do. */
export const told = (result: Result<unknown>): readonly string[] =>
  problemsOf(result).map((each) => {
    expect(PROBLEM_CODES).toContain(each.code);
    expect(messageOf(each)).toMatch(/^(sheet|cell|“|[A-Z]).+\.$/);
    expect(messageOf(each)).not.toMatch(/[{}]|\?|undefined/);
    return [each.code, each.place.sheet, each.place.cell].filter((part) => part !== undefined).join(' ');
  });

/** The same under the name that tests of the app know it by. */
export { valueOf as unwrap } from '../results';

/** A sheet as a creation leaves it that goes no further: hidden, and marked as its own. */
export const leftSheet = (book: Book, name: string, mark = '~Roundabout left 1'): void => {
  const sheet = addSheet(book, name);
  sheet.visibility = 'Hidden';
  addName(book, sheet.id, 'Roundabout_unfinished', `="${mark}"`);
};

/** Opens Excel with a workbook that is made once, however often it is opened. */
export const begun = (
  open: () => Promise<Page>,
  make: (page: Page) => Promise<unknown>,
): (() => Promise<Page>) => {
  let made: Snapshot | null = null;
  return async () => {
    const page = await open();
    if (made) restore(page.host.book, made);
    else {
      await make(page);
      made = snapshot(page.host.book);
    }
    page.host.reset();
    return page;
  };
};
