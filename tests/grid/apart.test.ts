import { usedOf, type EachHeld } from '../../src/grid/apart';
import { area, type Area } from '../../src/grid/cell';
import { heldCells, type Grid } from '../../src/grid/grid';
import { cellIn, withoutRows } from '../../src/sheets/repair/grids';

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
