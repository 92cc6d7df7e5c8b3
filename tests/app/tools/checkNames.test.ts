import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { addTournament } from '../../../src/app/create';
import { checkSchedule } from '../../../src/app/tools/check';
import { checkPrinted } from '../../../src/core/check/check';
import { readNamedRounds } from '../../../src/sheets/check/readings';
import { gridOf, rowsOf } from '../../adoptGrid';
import { generated } from '../../generated';
import { unwrap } from '../conduct/check';

describe('pairings by name are checked as those by number are', () => {
  it.each([4, 7])('our own sheet Pairings of %i players has no misprint', async (players) => {
    const book = memoryWorkbook();
    const ours = generated({ players, cycles: 1, seed: players, finished: 0.5, system: 'berger' });
    unwrap(await addTournament(book, ours, { time: '2026-11-20 09:00' }));
    const { check } = unwrap(await checkSchedule(book, { sheet: 'Pairings' }));
    expect([check.nearest?.system, check.nearest?.players, check.misprints]).toEqual(['berger', players, []]);
  });

  it('a name that stands twice in a round is repaired by the one who is missing, as it is written elsewhere', () => {
    const rows = rowsOf(`
      Round|White|Black
      1|Ann Ames|Dan
      1|Bob|Cid
      2|Dan|Cid
      2|Ann Ames|Bob
      3|Bob|Dan
      3|Cid|Bob
    `);
    const { misprints } = unwrap(checkPrinted(readNamedRounds(gridOf(rows))!));
    expect(misprints.map(({ cell, repair }) => [cell, repair])).toEqual([['C7', ['Cid', 'Ann Ames']]]);
  });

  it.each([
    ['a line is no game', 'White|Black\nAnn|Bob\nCid|\nBob|Cid'],
    ['nothing tells the rounds', 'White|Black\nAnn|Bob\nCid|Dan\nBob|Cid'],
    ['there are no names', 'White|Black\n1|2\n3|4\n2|3'],
  ])('nothing is read where %s', (_, text) => {
    expect(readNamedRounds(gridOf(rowsOf(text)))).toBeNull();
  });
});
