import { createBook, getSheet } from '../../emulator/model';
import { parseXlsx } from '../../emulator/files/parseXlsx';
import { addTournament } from '../../src/app/create';
import { addHandout } from '../../src/app/handout';
import { addTeamEvent } from '../../src/app/teamEvent';
import type { Tournament } from '../../src/core/model';
import { HANDOUTS } from '../../src/sheets/handout/registry';
import type { Workbook } from '../../src/workbook/port';
import { newXlsx } from '../../src/workbook/xlsx';
import { closePages } from '../emulator/office';
import { generated } from '../generated';
import { newMatch } from '../matches';
import { sectioned } from '../sectioned';
import { newTeamEvent } from '../teamEvents';
import { excel, unwrap, workbook } from './excel';
import { looksOf } from './looksOf';

afterEach(closePages);

const TIME = { time: '2026-11-20 09:00' };

/** Points of a pixel: Excel and files round widths each in their way. */
const PIXEL = 0.75;

const added =
  (tournament: Tournament) =>
  (book: Workbook): Promise<unknown> =>
    addTournament(book, tournament, TIME).then(unwrap);

const KINDS: Readonly<Record<string, (book: Workbook) => Promise<unknown>>> = {
  tournament: added(generated({ players: 7, cycles: 2, seed: 7, finished: 0.5, annulled: 1 })),
  sections: added(sectioned([4, 3])),
  match: added(newMatch(3)),
  'team event': (book) => addTeamEvent(book, newTeamEvent(4, 2), TIME.time).then(unwrap),
  handouts: async (book) => {
    await added(generated({ players: 8, cycles: 1, seed: 5, finished: 0.4 }))(book);
    for (const { id: handout } of HANDOUTS)
      unwrap(await addHandout(book, { handout, language: 'en' }, undefined, { id: 'h' }));
  },
};

it.each(Object.keys(KINDS))('%s look in Excel as in a file', async (kind) => {
  const page = await excel({ workbook: createBook(['Mine']), sets: { ExcelApi: '1.17' } });
  await KINDS[kind]!(workbook);
  const file = newXlsx();
  await KINDS[kind]!(file);
  const here = unwrap(parseXlsx(unwrap(await file.save()))).book;
  const { Mine, ...there } = looksOf(page.host.book);
  expect(Mine).toBeDefined();
  expect(there).toEqual(looksOf(here));
  for (const { name, columns } of here.state.sheets)
    for (const [at, { size = 0 }] of columns) {
      const found = getSheet(page.host.book, name).columns.get(at)?.size ?? 0;
      expect([name, at, Math.abs(found - size) <= PIXEL]).toEqual([name, at, true]);
    }
});
