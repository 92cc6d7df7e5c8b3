import fc from '../properties';
import { type EachHeld, usedOf } from '../../src/grid/apart';
import { area, type Area, areaAddress, parseArea } from '../../src/grid/cell';
import { type Grid, heldCells } from '../../src/grid/grid';
import { joinedAreas, joinedCells, runsAcross } from '../../src/grid/joined';
import { mentions } from '../../src/grid/reference';
import { cellIn, withoutRows } from '../../src/sheets/repair/grids';

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
