import { addHandout } from '../../../src/app/handout';
import { openTournament } from '../../../src/app/open';
import { refreshSheets, refreshTournament } from '../../../src/app/refresh';
import { planRepair, repairTournament } from '../../../src/app/repair/repair';
import { takeChange } from '../../../src/app/changes/take';
import type { CellChange } from '../../../src/workbook/port';
import { openedFormer, type Former } from '../../sheets/former/opened';
import { OCCASION, unwrap } from '../conduct/check';

const { time } = OCCASION;

/** A workbook of the former version after somebody wrote into it. */
const damaged = async (name: Former, ...cells: readonly CellChange[]) => {
  const { workbook, opened } = await openedFormer(name);
  unwrap(await workbook.change({ cells }));
  return { workbook, before: opened.open.tournament };
};

const faultsIn = async ({ workbook }: Awaited<ReturnType<typeof damaged>>) => {
  const { faults, by } = unwrap(await planRepair(workbook, 'Tournament', time));
  return [by, ...faults.map(({ code, place }) => [code, place.sheet, place.cell])];
};

const at = (sheet: string, row: number, column: number) => ({ sheet, row, column });

describe('Repair of a workbook that the former version made', () => {
  it('puts right a name that was typed over, by the formulas around it', async () => {
    const cell = { ...at('Pairings', 6, 4), expect: 'Dirk Engel', write: 'Dirk' };
    const book = await damaged('ten', cell);
    expect(await faultsIn(book)).toEqual(['cells', ['damaged-typed-over', 'Pairings', 'E7']]);
    unwrap(await repairTournament(book.workbook, 'Tournament', time));
    expect(await faultsIn(book)).toEqual(['cells']);
    const read = unwrap(await book.workbook.read({ ranges: [{ sheet: 'Pairings', area: 'used' }] }));
    expect(read.ranges[0]?.formulas[6]?.[4]).toContain('D7');
  });

  it('puts back the number of a game, and the Text format of a result', async () => {
    const number = { ...at('Pairings', 6, 0), expect: 3, write: 300 };
    const format = { ...at('Pairings', 30, 5), expect: null, write: null, format: 'General' };
    const book = await damaged('ten', number, format);
    expect(await faultsIn(book)).toEqual([
      'cells',
      ['damaged-number', 'Pairings', 'A7'],
      ['damaged-format', 'Pairings', 'F31'],
    ]);
    unwrap(await repairTournament(book.workbook, 'Tournament', time));
    expect(unwrap(await openTournament(book.workbook)).tournament).toEqual(book.before);
  });

  it('makes a sheet that was deleted again, all of them in today’s form', async () => {
    const book = await damaged('five');
    unwrap(await book.workbook.remove({ sheets: ['Standings'], asRead: [] }));
    expect((await faultsIn(book))[0]).toBe('sheets');
    unwrap(await repairTournament(book.workbook, 'Tournament', time));
    expect(await faultsIn(book)).toEqual(['cells']);
    expect(unwrap(await openTournament(book.workbook))).toMatchObject({ format: 2, tournament: book.before });
  });
});

describe('a workbook that a newer version made', () => {
  const newer = () => damaged('five', { ...at('Tournament', 4, 1), expect: 1, write: 3 });

  it('is looked at, with a word about it', async () => {
    const { workbook, before } = await newer();
    const opened = unwrap(await openTournament(workbook));
    expect(opened.tournament).toEqual(before);
    expect(opened.warnings).toMatchObject([{ code: 'workbook-version', place: { cell: 'B5' } }]);
  });

  it('is never written into', async () => {
    const { workbook } = await newer();
    const results = [
      await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], OCCASION),
      await takeChange(workbook, 'undo', null, OCCASION),
      await refreshTournament(workbook, OCCASION),
      await refreshSheets(workbook, OCCASION),
      await repairTournament(workbook, 'Tournament', time),
      await addHandout(workbook, { handout: 'final-report', language: 'en' }, undefined, { id: 'h' }),
    ];
    expect(results.map((result) => (result.ok ? 'written' : result.problems[0].code))).toEqual(
      results.map(() => 'workbook-version'),
    );
  });
});
