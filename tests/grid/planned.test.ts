import { area, parseArea, type Area, areaAddress } from '../../src/grid/cell';
import { withHistory } from '../../src/sheets/log/sheet';
import type { LogEntry } from '../../src/sheets/log/line';
import type { Block, SheetPlan, WorkbookPlan } from '../../src/grid/plan';
import { plannedAt, plannedGrid, withValues } from '../../src/grid/planned';
import { crossTable } from '../eventFixtures';
import { looksOf, stylesOf, tablesOf } from '../sheets/facts';
import { planned } from '../sheets/plan';
import fc from '../properties';
import { type EachHeld, usedOf } from '../../src/grid/apart';
import { type Grid, heldCells } from '../../src/grid/grid';
import { joinedAreas, joinedCells, runsAcross } from '../../src/grid/joined';
import { mentions } from '../../src/grid/reference';
import { cellIn, withoutRows } from '../../src/sheets/repair/grids';

const sheet = (name: string, ...blocks: readonly Block[]): SheetPlan => ({
  ...{
    role: 'players',
    name,
    blocks,
    styles: [],
    columns: [],
    tables: [],
    validations: [],
    conditionals: [],
  },
});

const values = (
  where: string,
  lines: Extract<Block, { kind: 'values' }>['values'],
  format?: string,
): Block => ({
  ...{ kind: 'values', area: parseArea(where)!, values: lines, ...(format ? { format } : {}) },
});

/** Names in B2:C4, one cell of them left empty, 9 over the last, and a formula in D2:D3. */
const ONE = sheet(
  'One',
  values('B2:C4', [['a', 'b'], ['c'], ['d', 'e']], '@'),
  { kind: 'formula', area: parseArea('D2:D3')!, formula: 'B2', format: '0.0' },
  values('C4', [[9]]),
);
const PLAN: WorkbookPlan = {
  ...{ id: 'x', sheets: [ONE, sheet('Two', values('B2', [['t']]))], names: [] },
  active: { sheet: 'One', row: 0, column: 0 },
};

const at = (address: string) => {
  const { row, column } = parseArea(address)!;
  return plannedAt(ONE, row, column);
};

describe('what a plan has in a cell', () => {
  it('is the value of the last block that covers it', () => {
    expect([at('B2'), at('C2'), at('B4'), at('C4')]).toEqual([
      { kind: 'value', value: 'a' },
      { kind: 'value', value: 'b' },
      { kind: 'value', value: 'd' },
      { kind: 'value', value: 9 },
    ]);
  });

  it('may be an empty cell to fill, a formula, or nothing', () => {
    expect([at('C3'), at('D3'), at('A1'), at('D4')]).toEqual([
      { kind: 'value', value: null },
      { kind: 'formula' },
      undefined,
      undefined,
    ]);
  });
});

describe('places of a plan are read as a workbook’s', () => {
  const grid = (sheetName: string, where: string) =>
    plannedGrid(PLAN)({ sheet: sheetName, area: parseArea(where)! });

  it('with values and formats; what formulas come to is not known', () => {
    expect(grid('One', 'A1:E4')).toEqual({
      sheet: 'One',
      area: area(0, 0, 4, 5),
      values: [
        [null, null, null, null, null],
        [null, 'a', 'b', null, null],
        [null, 'c', null, null, null],
        [null, 'd', 9, null, null],
      ],
      formats: [
        ['General', 'General', 'General', 'General', 'General'],
        ['General', '@', '@', '0.0', 'General'],
        ['General', '@', '@', '0.0', 'General'],
        ['General', '@', 'General', 'General', 'General'],
      ],
      formulas: Array.from({ length: 4 }, () => [null, null, null, null, null]),
      hiddenRows: [],
      merges: [],
    });
  });

  it('from the middle of a block as well', () => {
    expect(grid('One', 'C3:C4')!.values).toEqual([[null], [9]]);
    expect(grid('One', 'C2')!.values).toEqual([['b']]);
  });

  it('of a sheet that there is not nothing is read', () => {
    expect(grid('Three', 'A1')).toBeUndefined();
  });
});

describe('values are put into a plan', () => {
  const put = (address: string, value: string, name = 'One') => ({
    ...{ sheet: name, row: parseArea(address)!.row, column: parseArea(address)!.column, value },
  });
  const shown = (plan: WorkbookPlan) =>
    plan.sheets.map(({ blocks }) =>
      blocks.map((block) => (block.kind === 'values' ? block.values : block.formula)),
    );

  it('into blocks that cover their cells, empty ones too; a formula stays', () => {
    expect(
      shown(withValues(PLAN, [put('B2', 'A'), put('C3', 'C'), put('D2', 'D'), put('B2', 'T', 'Two')])),
    ).toEqual([
      [
        [
          ['A', 'b'],
          ['c', 'C'],
          ['d', 'e'],
        ],
        'B2',
        [[9]],
      ],
      [[['T']]],
    ]);
  });

  it('and the plan that they are put into stays as it was', () => {
    withValues(PLAN, [put('B2', 'A')]);
    expect(shown(PLAN)).toEqual([[[['a', 'b'], ['c'], ['d', 'e']], 'B2', [[9]]], [[['t']]]]);
  });
});

describe('a Log that goes on', () => {
  const quad = planned(crossTable('*1=. | 0*10 | =0*1 | .10*', { event: 'Quad' })).plan;
  const line = (step: number, rule: string): LogEntry => ({
    ...{
      step,
      time: '2026-11-21 10:00',
      tournament: 'Quad',
      rule,
      cells: 'game 1',
      before: '',
      after: '1-0',
    },
  });
  const went = withHistory(quad, [line(1, 'create'), line(2, 'record'), line(3, 'undo 2')]);
  const log = went.sheets.find(({ role }) => role === 'log')!;

  it('has its lines below the headings, in a table of that length; its print goes on with it', () => {
    const cells = plannedGrid(went)({ sheet: 'Log', area: parseArea('A4:H8')! })!;
    expect(cells.values).toEqual([
      ['When', 'What happened', 'Step', 'Tournament', 'Rule', 'Cells', 'Before', 'After'],
      ['2026-11-21 10:00', '', 1, 'Quad', 'create', 'game 1', '', '1-0'],
      ['2026-11-21 10:00', '', 2, 'Quad', 'record', 'game 1', '', '1-0'],
      ['2026-11-21 10:00', '', 3, 'Quad', 'undo 2', 'game 1', '', '1-0'],
      [null, null, null, null, null, null, null, null],
    ]);
    expect(cells.formats[2]).toEqual(['@', '@', '0', '@', '@', '@', '@', '@']);
    expect(tablesOf(log)).toEqual(['Log_Quad A4:H7 TableStyleLight1']);
    expect(looksOf(log).printed).toBe('A1:B1048576 upright, 1 wide 0 tall, rows 4 to 4, header Quad');
    expect(stylesOf(log).slice(2)).toEqual([
      'A5:A7 vertical top',
      'B5:B7 wrap, vertical top',
      'C5:H7 vertical top, color 5B6270, wrap false',
      'A4:H4 bold, wrap, vertical center',
    ]);
  });

  it('stands beside the same other sheets', () => {
    const others = (plan: WorkbookPlan) => plan.sheets.filter(({ role }) => role !== 'log');
    expect(others(went)).toEqual(others(quad));
  });
});

const areas = (...addresses: readonly string[]): Area[] => addresses.map((text) => parseArea(text)!);

const cellsOf = ({ row, column, rows, columns }: Area): string[] =>
  Array.from(
    { length: rows * columns },
    (_, at) => `${row + Math.floor(at / columns)},${column + (at % columns)}`,
  );

describe('areas that stand side by side', () => {
  it.each([
    [['A1', 'B1', 'C1'], ['A1:C1']],
    [['C1', 'A1', 'B1', 'A2:C2'], ['A1:C2']],
    [['A1:B2', 'C1:C2'], ['A1:C2']],
    [
      ['A1', 'C1'],
      ['A1', 'C1'],
    ],
    [
      ['A1:A2', 'B1'],
      ['A1:A2', 'B1'],
    ],
  ])('%j are %j', (given, joined) => {
    expect(joinedAreas(areas(...given)).map((each) => areaAddress(each))).toEqual(joined);
  });

  it('become fewer, and none of their cells is lost or comes twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(24), { maxLength: 25 }), (places) => {
        const single = places.map((at) => area(Math.floor(at / 5), at % 5));
        const joined = joinedAreas(single);
        expect(joined.flatMap(cellsOf).sort()).toEqual(single.flatMap(cellsOf).sort());
        expect(joined.length).toBeLessThanOrEqual(single.length);
      }),
    );
  });

  it('keep their cells, each at its place', () => {
    const filled = [
      { area: area(0, 1), cells: [['b']] },
      { area: area(1, 0, 1, 2), cells: [['c', 'd']] },
      { area: area(0, 0), cells: [['a']] },
    ];
    expect(joinedCells(filled)).toEqual([
      {
        area: area(0, 0, 2, 2),
        cells: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    ]);
  });

  it('are one run only where they are equally high', () => {
    const runs = runsAcross(areas('B1:B3', 'A1:A3', 'C1:C2').map((each) => ({ area: each })));
    expect(runs.map((run) => run.map(({ area: each }) => areaAddress(each)))).toEqual([
      ['A1:A3', 'B1:B3'],
      ['C1:C2'],
    ]);
  });
});

const filled =
  (...areas: readonly Area[]): EachHeld =>
  (visit) => {
    for (const { row, column, rows, columns } of areas)
      for (let down = row; down < row + rows; down++)
        for (let along = column; along < column + columns; along++) visit(down, along);
  };

describe('what is used of a sheet is a rectangle, which a cell far away does not stretch', () => {
  it.each([
    ['nothing', [], area(0, 0, 0, 0), false],
    ['a block', [area(2, 1, 30, 9)], area(2, 1, 30, 9), false],
    ['a cell nearby', [area(2, 1, 30, 9), area(60, 30, 1, 1)], area(2, 1, 59, 30), false],
    ['a small sheet, mostly blank', [area(0, 0, 1, 1), area(19_999, 9, 1, 1)], area(0, 0, 20_000, 10), false],
    ['the last row', [area(2, 1, 30, 9), area(1_048_575, 3, 1, 1)], area(2, 1, 30, 9), true],
    ['the last column', [area(0, 1, 30, 9), area(4, 16_383, 1, 1)], area(0, 1, 30, 9), true],
    ['the last corner', [area(2, 1, 30, 9), area(1_048_575, 16_383, 1, 1)], area(2, 1, 30, 9), true],
    [
      'cells before and behind',
      [area(0, 0, 1, 1), area(2000, 700, 300, 9), area(9000, 9000, 2, 2)],
      area(2000, 700, 300, 9),
      true,
    ],
    ['a large sheet', [area(0, 0, 40_000, 6), area(40_300, 8, 1, 1)], area(0, 0, 40_301, 9), false],
  ])('%s', (_, areas, used, isPart) => {
    expect(usedOf(filled(...areas))).toEqual({ area: used, isPart });
  });
});

const GRID: Grid = {
  sheet: 'Players',
  area: area(1, 1, 3, 1),
  values: [['one'], [null], ['two']],
  formulas: [[null], [null], ['1+1']],
  formats: [['@'], ['@'], ['0']],
  hiddenRows: [],
  merges: [],
  apart: [{ row: 9000, column: 900, value: 'far', formula: null }],
};

describe('a cell apart from a grid', () => {
  it('is one of the cells that hold something, the last', () => {
    expect([...heldCells(GRID)]).toEqual([
      { row: 1, column: 1, value: 'one', formula: null },
      { row: 3, column: 1, value: 'two', formula: '1+1' },
      { row: 9000, column: 900, value: 'far', formula: null },
    ]);
  });

  it('is found where it stands', () => {
    expect(cellIn(GRID, 9000, 900)).toMatchObject({ value: 'far', formula: null, format: 'General' });
    expect(cellIn(GRID, 9000, 901)).toEqual({ value: null, formula: null, format: 'General' });
  });

  it('comes up with the rows below those that are taken out, in their columns', () => {
    const up = (from: number, to: number) => withoutRows(GRID, new Set([2, 9001]), { from, to }).apart;
    expect(up(0, Infinity)).toEqual([{ row: 8999, column: 900, value: 'far', formula: null }]);
    expect(up(0, 2)).toEqual(GRID.apart);
  });
});

const SHEETS = new Set(['pairings', "tom's players"]);
const TABLES = new Set(['players_t1']);
const refers = (formula: string): boolean => mentions(formula, SHEETS, TABLES);

describe('whether a formula refers to sheets that are to go', () => {
  it.each([
    'Pairings!A1',
    "'Pairings'!$A$1:$B$9",
    'SUM(pairings!A1,2)',
    "COUNTIFS('Tom''s Players'!A:A,1)",
    'SUM(Mine:Pairings!A1)',
    "SUM('Pairings:Other'!A1)",
    '2*-Pairings!A1',
    'SUM(players_t1[Name])',
    'ROWS(Players_T1)',
  ])('%s does', (formula) => expect(refers(formula)).toBe(true));

  it.each([
    'Mine!A1',
    '"Pairings!A1"&B2',
    "'Blitz Pairings'!A1",
    'BlitzPairings!A1',
    "'[other.xlsx]Pairings'!A1",
    '[1]Pairings!A1',
    'Players_t10[Name]',
    'Pairings+1',
    "'it''s a text'!A1",
  ])('%s does not', (formula) => expect(refers(formula)).toBe(false));
});
