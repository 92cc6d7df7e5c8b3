import { tabsOf } from '../workbook/sheetsIn';
import { addTournament } from '../../src/app/create';
import { planTournamentRemoval, removeTournament, type PlannedRemoval } from '../../src/app/removeTournament';
import type { Tournament } from '../../src/core/model';
import type { Problem } from '../../src/core/problem';
import { area, type CellValue } from '../../src/grid/cell';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { generated } from '../generated';
import { OCCASION } from './conduct/check';
import { valueOf } from '../results';
import { SHEETS } from '../sheetNames';

const four = (id: string, event: string): Tournament => ({
  ...generated({ players: 4, cycles: 1, seed: 1, finished: 0 }),
  ...{ id, event },
});

/** A tournament beside a sheet of the organiser's with what the caller puts there. */
const standing = async (formula = ''): Promise<Workbook> => {
  const where = area(0, 0);
  const workbook = memoryWorkbook([
    {
      name: 'Prizes',
      blocks: formula === '' ? [] : [{ kind: 'formula', area: where, formula, format: 'General' }],
    },
  ]);
  valueOf(await addTournament(workbook, four('spring', 'Spring'), OCCASION));
  return workbook;
};

const withAnother = async (workbook: Workbook): Promise<Workbook> => {
  valueOf(await addTournament(workbook, four('autumn', 'Autumn'), OCCASION));
  return workbook;
};

const type = async (
  workbook: Workbook,
  sheet: string,
  row: number,
  column: number,
  write: CellValue,
  was: CellValue = null,
): Promise<unknown> =>
  valueOf(await workbook.change({ cells: [{ sheet, row, column, expect: was, write }] }));

const planned = async (workbook: Workbook, sheet = 'Tournament'): Promise<PlannedRemoval> =>
  valueOf(await planTournamentRemoval(workbook, sheet));

const told = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ code, place, values }) =>
    [code, ...Object.values(place), ...Object.values(values)].join(' | '),
  );

const AUTUMN = SHEETS.map((name) => `Autumn ${name}`);

describe('a tournament is removed', () => {
  it('with its nine sheets, in the order of the tabs, and no others', async () => {
    const workbook = await withAnother(await standing());
    const removal = await planned(workbook);
    expect([removal.sheets, removal.cautions]).toEqual([SHEETS, []]);
    expect(removal.asRead.map(({ sheet }) => sheet)).toEqual(SHEETS);
    expect(await removeTournament(workbook, removal, false)).toEqual({ ok: true, value: null });
    expect(await tabsOf(workbook)).toEqual(['Prizes', ...AUTUMN]);
    expect((await planned(workbook, 'Autumn Tournament')).sheets).toEqual(AUTUMN);
  });

  it('also where its names write the sheets in small letters', async () => {
    const workbook = await standing();
    const small: Workbook = {
      ...workbook,
      read: async (query) => {
        const read = valueOf(await workbook.read(query));
        const names = read.names.map((name) => ({ ...name, refersTo: name.refersTo.toLowerCase() }));
        return { ok: true, value: { ...read, names } };
      },
    };
    expect((await planned(small)).sheets).toEqual(SHEETS);
  });

  it('not while somebody types into it', async () => {
    const workbook = await standing();
    const removal = await planned(workbook);
    await type(workbook, 'Pairings', 4, 5, '1-0');
    const refused = await removeTournament(workbook, removal, true);
    expect(refused.ok ? [] : told(refused.problems)).toEqual(['changed-meanwhile | Pairings | F5 |  | 1-0']);
    expect(await tabsOf(workbook)).toEqual(['Prizes', ...SHEETS]);
  });

  it('is none where there is none of that name', async () => {
    const refused = await planTournamentRemoval(await standing(), 'Prizes');
    expect(refused.ok ? [] : told(refused.problems)).toEqual(['workbook-not-ours']);
  });
});

describe('whoever removes a tournament is told beforehand', () => {
  it('of their own cells on its sheets, sheet by sheet, and has to know it', async () => {
    const workbook = await standing();
    await type(workbook, 'Pairings', 30, 12, 'prizes');
    await type(workbook, 'Players', 30, 12, 'lunch');
    await type(workbook, 'Players', 31, 0, 'tea');
    const removal = await planned(workbook);
    const cautions = [
      'removal-notes | Players | M31 | M31, A32 | 2',
      'removal-notes | Pairings | M31 | M31 | 1',
    ];
    expect(told(removal.cautions)).toEqual(cautions);
    const refused = await removeTournament(workbook, removal, false);
    expect(refused.ok ? [] : told(refused.problems)).toEqual(cautions);
    expect(await tabsOf(workbook)).toContain('Pairings');
    valueOf(await removeTournament(workbook, removal, true));
    expect(await tabsOf(workbook)).toEqual(['Prizes']);
  });

  it('of the first twelve of many cells', async () => {
    const workbook = await standing();
    const twelveCells = Array.from({ length: 12 }, (_, index) => ({
      ...{ sheet: 'Pairings', row: 30 + index, column: 12, expect: null, write: 'x' },
    }));
    valueOf(await workbook.change({ cells: twelveCells }));
    const twelve = 'M31, M32, M33, M34, M35, M36, M37, M38, M39, M40, M41, M42';
    expect(told((await planned(workbook)).cautions)).toEqual([
      `removal-notes | Pairings | M31 | ${twelve} | 12`,
    ]);
    await type(workbook, 'Pairings', 42, 12, 'x');
    expect(told((await planned(workbook)).cautions)).toEqual([
      `removal-notes | Pairings | M31 | ${twelve} … | 13`,
    ]);
  });

  it('of formulas elsewhere that refer to it', async () => {
    const workbook = await withAnother(await standing('Standings!C5'));
    expect(told((await planned(workbook)).cautions)).toEqual(['removal-references | Prizes | A1 | A1']);
    expect((await planned(workbook, 'Autumn Tournament')).cautions).toEqual([]);
  });

  it('that nobody can tell their own cells where its sheets are too damaged', async () => {
    const workbook = await standing();
    const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet: 'Tournament', area: 'used' }] }));
    const { values, area: used } = ranges[0]!;
    const row = values.findIndex((line) => line.includes('Berger tables (FIDE)'));
    const column = values[row]!.indexOf('Berger tables (FIDE)');
    await type(
      workbook,
      'Tournament',
      used.row + row,
      used.column + column,
      'nonsense',
      'Berger tables (FIDE)',
    );
    expect(told((await planned(workbook)).cautions)).toEqual(['removal-unchecked | Tournament']);
  });
});
