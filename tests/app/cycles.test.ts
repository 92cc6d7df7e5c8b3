import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { CYCLES } from '../../src/taskpane/options';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { generated } from '../generated';
import { expectLive, OCCASION, unwrap } from './conduct/check';

it('the pane offers one to twelve cycles', () => {
  expect(CYCLES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it.each([
  { win: 2, draw: 1, loss: 0, unit: 2 },
  { win: 10_000, draw: 9_999, loss: 1, unit: 100 },
])('twelve cycles are exact on the sheets, with the largest points too: %j', async (scoring) => {
  const workbook = memoryWorkbook();
  const tieBreaks = ['PTS', 'DE', 'SB', 'KS', 'WIN'];
  const made = generated({
    ...{ players: 4, cycles: 12, seed: 12, finished: 0.9, special: 0.2, scoring, tieBreaks },
  });
  unwrap(await addTournament(workbook, made, OCCASION));
  await expectLive(workbook, made);
});

it('a sheet that says thirteen is refused with its cell', async () => {
  const workbook = memoryWorkbook();
  unwrap(await addTournament(workbook, generated({ players: 4, cycles: 2, seed: 1 }), OCCASION));
  const { parts } = unwrap(await openTournament(workbook));
  const { sheet, area } = parts.places.cycles!;
  const cell = { sheet, row: area.row, column: area.column, expect: 2 };
  unwrap(await workbook.change({ cells: [{ ...cell, write: 13 }] }));
  expect(await openTournament(workbook)).toMatchObject({
    ok: false,
    problems: [{ code: 'workbook-cell', values: { found: '13', expected: '1 … 12' } }],
  });
});
