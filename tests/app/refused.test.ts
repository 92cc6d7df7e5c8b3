import { createTournament } from '../../src/app/create';
import { area } from '../../src/grid/cell';
import type { Grid } from '../../src/grid/grid';
import type { WorkbookPlan } from '../../src/grid/plan';
import type { Workbook } from '../../src/workbook/port';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { codesOf, valueOf } from '../results';
import { BAD } from '../sheets/bad-rosters';

const CIRCUMSTANCES = { time: '2026-11-20 09:00', id: 'refused' };

/** How often a workbook is asked to write from now on. */
const writesTo = (workbook: Workbook): (() => number) => {
  const spies = (['create', 'change', 'replace', 'remove'] as const).map((name) =>
    jest.spyOn(workbook, name),
  );
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
};

/** An organiser's file with this list on its only sheet, opened. */
const fileWith = async (grid: Grid): Promise<Workbook> => {
  const plan: WorkbookPlan = {
    id: 'list',
    sheets: [
      {
        role: 'players',
        name: grid.sheet,
        blocks: grid.area.rows > 0 ? [{ kind: 'values', area: grid.area, values: grid.values }] : [],
        styles: [],
        columns: [],
        tables: [],
        validations: [],
        conditionals: [],
      },
    ],
    names: [],
    active: { sheet: grid.sheet, row: 0, column: 0 },
  };
  const workbook = newXlsx();
  valueOf(await workbook.create(plan));
  return valueOf(await openXlsx(valueOf(await workbook.save())));
};

const memoryWith = (grid: Grid): Workbook =>
  memoryWorkbook([
    {
      name: grid.sheet,
      blocks: [{ kind: 'values', area: grid.area, values: grid.values }],
      hiddenRows: grid.hiddenRows,
      merges: grid.merges ?? [],
    },
  ]);

/** Lists on a sheet of their own: those that stand in a table need the table, and are refused by `readRoster` alike. */
const LISTS = Object.entries(BAD).filter(([, { options }]) => !options?.table);

describe('a list that is refused', () => {
  it('there are at least 25 of them', () => expect(LISTS.length).toBeGreaterThanOrEqual(25));

  describe.each(LISTS)('%s', (_, { grid, options, problems }) => {
    const choice = options?.chosen ? { range: grid.area } : {};

    it.each([
      ['in memory', memoryWith],
      ['in a file', fileWith],
    ])('gets its code and cell %s, and nothing is written', async (_where, made) => {
      const workbook = await made(grid);
      const writes = writesTo(workbook);
      const result = await createTournament(workbook, choice, {}, CIRCUMSTANCES);
      const listed = result.ok
        ? []
        : result.problems.map(({ code, place }) => `${code} ${place.cell ?? '-'}`);
      expect(listed).toEqual(problems);
      expect(writes()).toBe(0);
    });
  });
});

describe('choices that are refused', () => {
  const list = [
    {
      name: 'List',
      blocks: [
        { kind: 'values' as const, area: area(0, 0, 4, 1), values: [['Anna'], ['Bert'], ['Carl'], ['Dora']] },
      ],
    },
  ];
  it.each<[string, object, string]>([
    ['a system nobody knows', { system: 'swiss' }, 'system-unknown'],
    ['no cycle at all', { cycles: 0 }, 'cycles-invalid'],
    ['half a cycle', { cycles: 1.5 }, 'cycles-invalid'],
    ['a rule set nobody knows', { rules: 'club' }, 'rules-unknown'],
    ['a tie-break nobody knows', { tieBreaks: ['PTS', 'XX'] }, 'criterion-unknown'],
    ['a tie-break twice', { tieBreaks: ['PTS', 'SB', 'SB'] }, 'criterion-twice'],
    ['lots without a seed', { numbers: 'lots' }, 'seed-missing'],
    ['a way of numbering nobody knows', { numbers: 'birthday' }, 'choice-unknown'],
  ])('%s', async (_, choices, code) => {
    const workbook = memoryWorkbook(list);
    const writes = writesTo(workbook);
    const result = await createTournament(workbook, {}, { numbers: 'list', ...choices }, CIRCUMSTANCES);
    expect(codesOf(result)).toEqual([code]);
    expect(writes()).toBe(0);
  });
});
