import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTournament } from '../../src/app/create';
import { area } from '../../src/grid/cell';
import type { Grid } from '../../src/grid/grid';
import type { WorkbookPlan } from '../../src/grid/plan';
import type { Workbook } from '../../src/workbook/port';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { BAD } from '../sheets/bad-rosters';

const CIRCUMSTANCES = { time: '2026-11-20 09:00', id: 'refused' };

/** A workbook that counts what it is asked to write. */
const counting = (workbook: Workbook): { workbook: Workbook; writes: () => number } => {
  let writes = 0;
  return {
    workbook: {
      read: (query) => workbook.read(query),
      create: (plan) => {
        writes++;
        return workbook.create(plan);
      },
      change: (patch) => {
        writes++;
        return workbook.change(patch);
      },
      replace: (old, plan) => {
        writes++;
        return workbook.replace(old, plan);
      },
      remove: (old) => {
        writes++;
        return workbook.remove(old);
      },
    },
    writes: () => writes,
  };
};

/** An organiser's file with this list on its only sheet. */
const fileWith = async (grid: Grid): Promise<Uint8Array> => {
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
  const created = await workbook.create(plan);
  const saved = await workbook.save();
  if (!created.ok || !saved.ok) throw new Error('the file could not be made');
  return saved.value;
};

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Lists on a sheet of their own: those that stand in a table need the table, and are refused by `readRoster` alike. */
const LISTS = Object.entries(BAD).filter(([, { options }]) => !options?.table);

describe('a list that is refused', () => {
  it('there are at least 25 of them', () => expect(LISTS.length).toBeGreaterThanOrEqual(25));

  describe.each(LISTS)('%s', (_, { grid, options, problems }) => {
    const choice = options?.chosen ? { range: grid.area } : {};
    const listed = (result: Awaited<ReturnType<typeof createTournament>>): string[] =>
      result.ok ? [] : result.problems.map(({ code, place }) => `${code} ${place.cell ?? '-'}`);

    it('gets its code and cell, and no adapter is asked to write', async () => {
      const memory = memoryWorkbook([
        {
          name: grid.sheet,
          blocks: [{ kind: 'values', area: grid.area, values: grid.values }],
          hiddenRows: grid.hiddenRows,
          merges: grid.merges ?? [],
        },
      ]);
      const { workbook, writes } = counting(memory);
      expect(listed(await createTournament(workbook, choice, {}, CIRCUMSTANCES))).toEqual(problems);
      expect(writes()).toBe(0);
    });

    it('leaves the file as it was', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'roundabout-'));
      try {
        const path = join(folder, 'list.xlsx');
        writeFileSync(path, await fileWith(grid));
        const before = hashOf(path);
        const opened = await openXlsx(readFileSync(path));
        if (!opened.ok) throw new Error('the file does not open');
        const { workbook, writes } = counting(opened.value);
        expect(listed(await createTournament(workbook, choice, {}, CIRCUMSTANCES))).toEqual(problems);
        expect(writes()).toBe(0);
        expect(hashOf(path)).toBe(before);
        expect(readdirSync(folder)).toEqual(['list.xlsx']);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
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
    const { workbook, writes } = counting(memoryWorkbook(list));
    const result = await createTournament(workbook, {}, { numbers: 'list', ...choices }, CIRCUMSTANCES);
    expect(result.ok ? [] : result.problems.map((each) => each.code)).toEqual([code]);
    expect(writes()).toBe(0);
  });
});
