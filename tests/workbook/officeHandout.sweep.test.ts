import { memoryWorkbook } from '../../emulator/memory/workbook';
import { addTournament } from '../../src/app/create';
import { addHandout } from '../../src/app/handout';
import type { CellValue } from '../../src/grid/cell';
import type { Workbook } from '../../src/workbook/port';
import { closePages } from '../emulator/office';
import { realEvent } from '../eventFixtures';
import { VALUES_HANDOUTS } from '../handouts';
import { valueOf } from '../results';
import { add, excel, fresh, lookOf, told, workbook } from './excel';

afterEach(closePages);

const TIME = { time: '2026-11-20 09:00' };

const valuesOf = async (book: Workbook, sheet: string): Promise<readonly (readonly CellValue[])[]> =>
  valueOf(await book.read({ ranges: [{ sheet, area: 'used' }] })).ranges[0]!.values;

it('in Excel every handout of a tournament shows what it shows in memory, and names that look like formulas stay texts', async () => {
  const event = realEvent('cand2020');
  const tournament = {
    ...event,
    players: event.players.map((player) => (player.no === 1 ? { ...player, name: '=1+1' } : player)),
  };
  await excel();
  const memory = memoryWorkbook();
  for (const book of [workbook, memory]) valueOf(await addTournament(book, tournament, TIME));
  for (const { id: handout } of VALUES_HANDOUTS) {
    const choice = { handout, language: 'en' };
    const [there, here] = [
      valueOf(await addHandout(workbook, choice, undefined, { id: 'h' })),
      valueOf(await addHandout(memory, choice, undefined, { id: 'h' })),
    ];
    expect(there).toEqual(here);
    expect(await valuesOf(workbook, there.sheet)).toEqual(await valuesOf(memory, here.sheet));
  }
  expect((await valuesOf(workbook, 'Round table'))[4]![1]).toBe('=1+1');
});

const handOut = () =>
  addHandout(workbook, { handout: 'player-cards', language: 'en' }, undefined, { id: 'h' });

/** Excel with a tournament of four, and how many requests a sheet to print beside it takes. */
const opened = async () => {
  const page = await excel();
  valueOf(await add(fresh(4)));
  return page;
};

/** The requests of such a sheet: reading, the overview, five of the sheet; the clean-up comes after. */
const STAGED_AT = 9;

describe('a sheet to print that follows the results, where Excel fails', () => {
  it('goes, and the tournament that it leads to stays as it was', async () => {
    const page = await opened();
    const before = lookOf(page);
    page.host.reset();
    page.host.faults.failures = [{ request: STAGED_AT, action: 1, code: 'GeneralException' }];
    expect(told(await handOut())).toEqual(['host-failed']);
    expect(lookOf(page)).toEqual(before);
  });

  it('is the only one left behind where the clean-up fails, too', async () => {
    const page = await opened();
    const before = lookOf(page);
    page.host.reset();
    page.host.faults.failures = [0, 2, 4].map((more) => ({
      request: STAGED_AT + more,
      action: 1,
      code: 'GeneralException',
    }));
    expect(told(await handOut())).toEqual(['host-failed']);
    page.host.faults.failures = [];
    const left = valueOf(await workbook.unfinished());
    expect(left).toEqual(['~Roundabout h 1']);
    expect(valueOf(await workbook.discardUnfinished(left))).toBe(1);
    expect(lookOf(page)).toEqual(before);
  });
});
