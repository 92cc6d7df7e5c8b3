import { area, parseArea } from '../../src/grid/cell';
import { withHistory } from '../../src/sheets/log/blocks';
import type { LogEntry } from '../../src/sheets/log/line';
import type { Block, SheetPlan, WorkbookPlan } from '../../src/grid/plan';
import { plannedAt, plannedGrid, withValues } from '../../src/grid/planned';
import { crossTable } from '../eventFixtures';
import { looksOf, stylesOf, tablesOf } from '../sheets/facts';
import { planned } from '../sheets/plan';

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
      'C5:H7 vertical top, color 6B7280, wrap false',
      'A4:H4 bold, wrap, vertical center',
    ]);
  });

  it('stands beside the same other sheets', () => {
    const others = (plan: WorkbookPlan) => plan.sheets.filter(({ role }) => role !== 'log');
    expect(others(went)).toEqual(others(quad));
  });
});
