import { valueOf } from '../../results';
import { addTournament } from '../../../src/app/create';
import type { OpenTeamEvent } from '../../../src/app/open';
import { takeRow } from '../../../src/app/changes/take';
import { REDO, UNDO } from '../../../src/app/changes/undo';
import { planRepair } from '../../../src/app/repair/repair';
import type { Change, Plan } from '../../../src/app/changes/change';
import type { TeamEventRequest } from '../../../src/core/teamEvent/create';
import type { CellValue } from '../../../src/grid/cell';
import type { Workbook } from '../../../src/workbook/port';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { newTeamEvent, openTeamEvents } from '../../teamEvents';

/** The hall of each club. */
export const HALLS = ['Uster hall', 'Wil hall', 'Chur hall', 'Zug hall'];

/** Three rounds, a week between them, each team at home in its hall. */
export const calendar = { dates: { first: '2026-11-27', days: 7 }, venues: HALLS };

const CLUBS = ['Uster', 'Wil', 'Chur', 'Zug'];

/**
 * Four clubs of four members each on three boards, in the order of their lists. The matches: 1 Uster – Zug, 2 Wil – Chur, 3 Zug – Chur,
 * 4 Uster – Wil, 5 Wil – Zug, 6 Chur – Uster.
 */
export const clubBook = async (more: Partial<TeamEventRequest> = {}): Promise<Workbook> => {
  const book = memoryWorkbook();
  const teams = CLUBS.map((name) => ({
    name,
    members: [1, 2, 3, 4].map((place) => ({ name: `${name} ${place}` })),
  }));
  const clubs = { teams, boards: 3, lineUp: 'order', tieBreaks: ['MP', 'GP'] } as const;
  const event = newTeamEvent(4, 4, { ...clubs, ...more });
  valueOf(await addTournament(book, event, { time: '2026-11-20 09:00' }));
  return book;
};

export const opened = async (book: Workbook): Promise<OpenTeamEvent> =>
  valueOf(await openTeamEvents(book))[0]!;

/** Takes a step at nine o’clock. */
export const taken = <Input, P extends Plan>(book: Workbook, change: Change<Input, P>, input: Input) =>
  takeRow(book, change, input, { time: '2026-11-20 09:00' });

/** Everything that stands on a sheet. */
export const sheetOf = async (book: Workbook, sheet: string): Promise<readonly (readonly CellValue[])[]> =>
  valueOf(await book.read({ ranges: [{ sheet, area: 'used' }] })).ranges[0]!.values;

/** What somebody types into a cell. */
export const typeInto = async (
  book: Workbook,
  sheet: string,
  row: number,
  column: number,
  write: CellValue,
): Promise<void> => {
  const area = { row, column, rows: 1, columns: 1 };
  const [range] = valueOf(await book.read({ ranges: [{ sheet, area }] })).ranges;
  valueOf(await book.change({ cells: [{ sheet, row, column, expect: range!.values[0]![0]!, write }] }));
};

/** The event that stands in a workbook. */
export const event = async (book: Workbook) => (await opened(book)).tournament;

/** Matches from home to away, round by round. */
export const matches = async (book: Workbook): Promise<readonly string[]> =>
  (await event(book)).games.map(
    ({ no, round, white, black, date = '', venue = '' }) =>
      `${no} ${round} ${white}-${black} ${date} ${venue}`,
  );

const faults = async (book: Workbook) =>
  valueOf(await planRepair(book, (await opened(book)).parts.sheet, '2026-11-20 10:00')).faults;

/** A step, taken back and done again: the event is as before, then as after, and nothing is to be repaired. */
export const expectBothWays = async (book: Workbook, step: () => Promise<unknown>): Promise<void> => {
  const before = await event(book);
  await step();
  const after = await event(book);
  expect(after).not.toEqual(before);
  expect(await faults(book)).toEqual([]);
  valueOf(await taken(book, UNDO, null));
  expect(await event(book)).toEqual(before);
  expect(await faults(book)).toEqual([]);
  valueOf(await taken(book, REDO, null));
  expect(await event(book)).toEqual(after);
  expect(await faults(book)).toEqual([]);
};
