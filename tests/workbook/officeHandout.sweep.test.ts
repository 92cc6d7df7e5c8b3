import { addTournament } from '../../src/app/create';
import { addHandout } from '../../src/app/handout';
import { VALUES_HANDOUTS } from '../handouts';
import type { CellValue } from '../../src/grid/cell';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { closePages } from '../emulator/office';
import { realEvent } from '../eventFixtures';
import { excel, unwrap, workbook } from './excel';

afterEach(closePages);

const TIME = { time: '2026-11-20 09:00' };

const valuesOf = async (book: Workbook, sheet: string): Promise<readonly (readonly CellValue[])[]> =>
  unwrap(await book.read({ ranges: [{ sheet, area: 'used' }] })).ranges[0]!.values;

it('in Excel every handout of a tournament shows what it shows in memory, and names that look like formulas stay texts', async () => {
  const event = realEvent('cand2020');
  const tournament = {
    ...event,
    players: event.players.map((player) => (player.no === 1 ? { ...player, name: '=1+1' } : player)),
  };
  await excel();
  const memory = memoryWorkbook();
  for (const book of [workbook, memory]) unwrap(await addTournament(book, tournament, TIME));
  for (const { id: handout } of VALUES_HANDOUTS) {
    const choice = { handout, language: 'en' };
    const [there, here] = [
      unwrap(await addHandout(workbook, choice, undefined, { id: 'h' })),
      unwrap(await addHandout(memory, choice, undefined, { id: 'h' })),
    ];
    expect(there).toEqual(here);
    expect(await valuesOf(workbook, there.sheet)).toEqual(await valuesOf(memory, here.sheet));
  }
  expect((await valuesOf(workbook, 'Round table'))[4]![1]).toBe('=1+1');
});
