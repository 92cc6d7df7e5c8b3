/** @sweep */
import { applyToSheets } from '../../../src/app/tools/apply';
import { undoTool } from '../../../src/app/tools/undo';
import { cureCells, examineSheets, sureCures } from '../../../src/app/tools/doctor';
import { addTournament } from '../../../src/app/create';
import { address, type CellValue, area, parseArea } from '../../../src/grid/cell';
import { closePages } from '../../emulator/office';
import { generated } from '../../generated';
import { LAYOUTS } from '../../sheets/doctor/layouts';
import { unwrap, excel, workbook as inExcel } from '../../workbook/excel';
import { HOSTS, lookAt, lookAtMine, partsOf, TRIED } from './hosts';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { checkSchedule, repairChanges } from '../../../src/app/tools/check';
import { checkPrinted } from '../../../src/core/check/check';
import type { WorkbookPlan } from '../../../src/grid/plan';
import { readNamedRounds } from '../../../src/sheets/check/readings';
import type { CellChange, Workbook } from '../../../src/workbook/port';
import { newXlsx } from '../../../src/workbook/xlsx';
import { gridOf, rowsOf } from '../../adoptGrid';
import { typedTable } from '../../core/check/tables';
import { sheetPlan } from '../../workbook/plan';
import { codesOf } from '../../results';

describe('doctor', () => {
  afterEach(closePages);

  const TIME = '2026-11-20 09:00';

  /** Layouts with something that is beyond doubt; formulas that refer to sheets that are not there are no workbook's. */
  const MENDED = LAYOUTS.filter(({ name }) => !name.includes('in quotes'));

  describe.each(TRIED)('in %s', (_, hosted) => {
    it.each(MENDED)(
      '$name: what is found is put right, and taken back to the identical workbook',
      async (layout) => {
        const { workbook, reopened } = await hosted(layout.sheets);
        const before = await lookAt(workbook);
        const { findings, ours } = unwrap(await examineSheets(workbook, undefined, TIME));
        expect(ours).toEqual([]);
        expect(
          findings.map(({ problem: { place, code }, cures }) =>
            [`${place.sheet}!${place.cell}`, code, ...cures.map(({ shown }) => shown)].join(' '),
          ),
        ).toEqual(layout.found);
        const cells = unwrap(cureCells(findings, sureCures(findings)));
        if (cells.length === 0) return;
        const change = { tool: 'doctor', sentence: 'put right', cells };
        unwrap(await applyToSheets(workbook, change, TIME));
        const later = await reopened(workbook);
        const left = unwrap(await examineSheets(later, undefined, TIME)).findings;
        expect(left.map(({ problem: { place } }) => place.cell)).toEqual(
          findings.filter(({ sure }) => !sure).map(({ problem: { place } }) => place.cell),
        );
        unwrap(await undoTool(later));
        expect(await lookAtMine(later)).toEqual(before);
      },
    );

    it('looks at one sheet, compares its names with all, and tells of what is wrong with a tournament', async () => {
      const layout = LAYOUTS.find(({ name }) => name.startsWith('another spelling'))!;
      const { workbook } = await hosted(layout.sheets);
      unwrap(
        await addTournament(workbook, generated({ players: 4, cycles: 1, seed: 1, finished: 0 }), {
          time: TIME,
        }),
      );
      const typed = { sheet: 'Pairings', row: 4, column: 5 };
      const { ranges } = unwrap(await workbook.read({ ranges: [{ sheet: 'Pairings', area: 'used' }] }));
      const header = ranges[0]!.values.findIndex((row) => row.includes('Result'));
      const column = ranges[0]!.values[header]!.indexOf('Result') + ranges[0]!.area.column;
      const row = header + 1 + ranges[0]!.area.row;
      unwrap(await workbook.change({ cells: [{ ...typed, row, column, expect: null, write: 'abc' }] }));
      const draw = unwrap(await examineSheets(workbook, 'draw', TIME));
      expect(draw.findings.map(({ problem: { place } }) => place.cell)).toEqual(['B2', 'A3']);
      expect(draw.ours).toEqual([]);
      const all = unwrap(await examineSheets(workbook, undefined, TIME));
      expect(all.ours.map(({ code, place }) => [code, place.sheet, place.cell])).toEqual([
        ['result-not-understood', 'Pairings', address(row, column)],
      ]);
      expect(await examineSheets(workbook, 'Drew', TIME)).toMatchObject({
        ok: false,
        problems: [{ code: 'sheet-missing', values: { sheet: 'Drew' } }],
      });
    });
  });

  it('a cure that is not there is refused with its number', () => {
    expect(cureCells([], [{ finding: 2, cure: 0 }])).toMatchObject({
      ok: false,
      problems: [{ code: 'cure-unknown', values: { number: 3, count: 0 } }],
    });
  });

  it('a formula that is put back in a file is calculated when it is opened', async () => {
    const layout = LAYOUTS.find(({ name }) => name.startsWith('a total typed over'))!;
    const { workbook } = await HOSTS['an .xlsx file']!(layout.sheets);
    const { findings } = unwrap(await examineSheets(workbook, undefined, TIME));
    const cells = unwrap(cureCells(findings, sureCures(findings)));
    unwrap(await applyToSheets(workbook, { tool: 'doctor', sentence: 'put right', cells }, TIME));
    const parts = await partsOf(workbook);
    const sheet = Object.entries(parts).find(([name]) => name.endsWith('sheet1.xml'))![1];
    expect(sheet).toContain('SUM(B4:C4)');
    expect(parts['xl/workbook.xml']).toContain('fullCalcOnLoad');
  });
});

describe('check', () => {
  type Rows = readonly (readonly CellValue[])[];

  const planOf = (sheets: Readonly<Record<string, Rows>>): WorkbookPlan => ({
    id: 'mine',
    sheets: Object.entries(sheets).map(([name, values]) =>
      sheetPlan(name, {
        blocks: [{ kind: 'values', area: area(1, 1, values.length, values[0]!.length), values }],
      }),
    ),
    names: [],
    active: { sheet: Object.keys(sheets).at(-1)!, row: 0, column: 0 },
  });

  /** The places where workbooks are. */
  const HOSTS: Readonly<Record<string, () => Workbook | Promise<Workbook>>> = {
    'a file': () => newXlsx(),
    memory: () => memoryWorkbook(),
    Excel: async () => {
      await excel();
      return inExcel;
    },
  };

  const crenshaw: Rows = typedTable('crenshaw', 14).map(({ games }, index) => [
    `Round ${index + 1}`,
    ...games,
  ]);

  const misprinted: Rows = crenshaw.map((row) => row.map((cell) => (cell === '7-14' ? '7-4' : cell)));

  const made = async (
    host: () => Workbook | Promise<Workbook>,
    sheets: Readonly<Record<string, Rows>>,
  ): Promise<Workbook> => {
    const workbook = await host();
    unwrap(await workbook.create(planOf(sheets)));
    return workbook;
  };

  const snapshotOf = async (workbook: Workbook, sheet: string): Promise<string> => {
    const { ranges } = unwrap(await workbook.read({ ranges: [{ sheet, area: 'used' }] }));
    return JSON.stringify(ranges);
  };

  const takenBack = (cells: readonly CellChange[]): readonly CellChange[] =>
    cells.map(({ sheet, row, column, expect: before, write, formerFormat }) => ({
      sheet,
      row,
      column,
      expect: write,
      write: before,
      ...(formerFormat === undefined ? {} : { format: formerFormat }),
    }));

  describe.each(Object.entries(HOSTS))('a schedule in %s', (_, host) => {
    it('is checked where it stands, repaired cell by cell, and as it was when that is taken back', async () => {
      const workbook = await made(host, { Club: [['Members']], Draw: misprinted });
      const before = await snapshotOf(workbook, 'Draw');
      const found = unwrap(await checkSchedule(workbook, {}));
      expect(found.check.misprints).toMatchObject([{ cell: 'C2', printed: ['7', '4'], repair: ['7', '14'] }]);
      const cells = repairChanges(found);
      expect(cells).toEqual([
        {
          sheet: 'Draw',
          row: 1,
          column: 2,
          expect: '7-4',
          expectFormula: null,
          write: '7-14',
          format: '@',
          formerFormat: 'General',
        },
      ]);
      unwrap(await workbook.change({ cells }));
      expect(unwrap(await checkSchedule(workbook, {})).check).toMatchObject({
        nearest: { system: 'crenshaw', differences: 0 },
        misprints: [],
      });
      unwrap(await workbook.change({ cells: takenBack(cells) }));
      expect(await snapshotOf(workbook, 'Draw')).toBe(before);
    });

    it('is not written where somebody has changed the cell meanwhile', async () => {
      const workbook = await made(host, { Draw: misprinted });
      const cells = repairChanges(unwrap(await checkSchedule(workbook, {})));
      unwrap(
        await workbook.change({
          cells: [{ sheet: 'Draw', row: 1, column: 2, expect: '7-4', write: '7-5', format: '@' }],
        }),
      );
      expect(codesOf(await workbook.change({ cells }))).toEqual(['changed-meanwhile']);
    });
  });

  describe('a schedule on a sheet', () => {
    const host = HOSTS['memory']!;

    it('is that of a range, and numbers stay numbers', async () => {
      const two = typedTable('berger', 4).flatMap(({ games }, round): Rows => [
        [`Round ${round + 1}`, null, null],
        ...games.map((game) => [null, ...game.split('-').map(Number)]),
      ]);
      const wrong = two.map((row, at) => (at === 4 ? [null, 4, 2] : row));
      expect(two[4]).toEqual([null, 4, 3]);
      const workbook = await made(host, { Draw: [...wrong, ['note', 99, null]] });
      const range = parseArea('B2:D10')!;
      const found = unwrap(await checkSchedule(workbook, { sheet: 'draw', range }, 'berger'));
      expect(found.repairs).toMatchObject([{ cell: 'D6', before: 2, after: 3 }]);
      expect(repairChanges(found)).toMatchObject([{ expect: 2, write: 3 }]);
      expect(repairChanges(found)[0]).not.toHaveProperty('format');
    });

    it('is refused where there is none, or no such sheet', async () => {
      const workbook = await made(host, { Club: [['Ann'], ['Bob']] });
      const codes = async (sheet?: string) => {
        const read = await checkSchedule(workbook, { sheet });
        return read.ok ? [] : read.problems.map(({ code, place }) => [code, place.cell]);
      };
      expect(await codes()).toEqual([['printed-nothing', 'B2:B3']]);
      expect(await codes('Draw')).toEqual([['sheet-missing', undefined]]);
    });
  });

  describe('pairings by name are checked as those by number are', () => {
    it.each([4, 7])('our own sheet Pairings of %i players has no misprint', async (players) => {
      const book = memoryWorkbook();
      const ours = generated({ players, cycles: 1, seed: players, finished: 0.5, system: 'berger' });
      unwrap(await addTournament(book, ours, { time: '2026-11-20 09:00' }));
      const { check } = unwrap(await checkSchedule(book, { sheet: 'Pairings' }));
      expect([check.nearest?.system, check.nearest?.players, check.misprints]).toEqual([
        'berger',
        players,
        [],
      ]);
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
});
