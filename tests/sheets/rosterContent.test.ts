import type { CellValue } from '../../src/grid/cell';
import { contentOfGrid } from '../../src/grid/content';
import {
  federationColumnByContent,
  isNameLike,
  isRatingLike,
  isRunning,
  nameColumnByContent,
  ordinalOf,
  ratingColumnByContent,
} from '../../src/sheets/roster/content';
import { areaName, isDateFormat, placeOfAll, span, viewOf, viewOfGrid } from '../../src/sheets/view';
import { column, contentIn, gridOf } from './grid-of';

const viewOfColumns = (...columns: readonly (readonly CellValue[])[]) =>
  viewOfGrid(gridOf(span(0, columns[0]!.length).map((row) => columns.map((cells) => cells[row] ?? null))));
const one = (value: CellValue, format = 'General') =>
  viewOfGrid(gridOf([[value]], { formats: { A1: format } }));

describe('a cell', () => {
  it.each([
    ['dd.mm.yyyy', true],
    ['h:mm', true],
    ['[$-407]d. mmm', true],
    ['General', false],
    ['Standard', false],
    ['general', false],
    ['General;d', true],
    ['0.00', false],
    ['0" days"', false],
    ['0 [Red]', false],
    ['0\\d', false],
    ['"a"0"d"', false],
  ])('of the format %s shows a date: %s', (format, expected) => {
    expect(isDateFormat(format)).toBe(expected);
  });

  it.each<[CellValue, boolean]>([
    [99, false],
    [100, true],
    [3500, true],
    [3501, false],
    ['99', false],
    ['100', true],
    ['3500', true],
    ['3501', false],
    ['1523P12', true],
    ['1523P', true],
    ['x1523', false],
    ['1523x', false],
    ['12345', false],
    ['3k', true],
    ['1 dan', true],
    [true, false],
  ])('%s could be a rating: %s', (value, expected) => {
    expect(isRatingLike(one(value), 0, 0)).toBe(expected);
  });

  it('a date is no rating', () => {
    expect(isRatingLike(one(2000, 'dd.mm.yyyy'), 0, 0)).toBe(false);
  });

  it.each<[CellValue, boolean]>([
    ['Anna', true],
    ['12.5.', false],
    ['3k', false],
    ['Total: 3', false],
    ['—', false],
    [true, false],
    [7, false],
    [null, false],
  ])('%s could be a name: %s', (value, expected) => {
    expect(isNameLike(one(value), 0, 0)).toBe(expected);
  });

  it.each<[CellValue, number | null]>([
    [7, 7],
    ['7', 7],
    ['12.', 12],
    ['#12', 12],
    ['12)', 12],
    ['1234', 1234],
    ['12345', null],
    ['x7', null],
    ['7x', null],
    [true, null],
    [1.5, null],
  ])('%s is the running number %s', (value, expected) => {
    expect(ordinalOf(one(value), 0, 0)).toBe(expected);
  });
});

describe('a column', () => {
  const running = (...cells: readonly CellValue[]): boolean => {
    const view = viewOfColumns(cells);
    const rows = span(0, cells.length).filter((row) => cells[row] !== null);
    return isRunning(view, rows, 0);
  };

  it('runs from 1 upwards; what is left out in between may be counted or not', () => {
    expect(running(1, 2, 3)).toBe(true);
    expect(running(1, null, 3)).toBe(true);
    expect(running(1, null, 2)).toBe(true);
    expect(running(null, 1, 2)).toBe(true);
    expect(running(2, 3, 4)).toBe(false);
    expect(running(1, 3, 4)).toBe(false);
    expect(running(null, null, 1, 3)).toBe(false);
    expect(running(1, 2, 2)).toBe(false);
    expect(running(1, 3, 2)).toBe(false);
    expect(running(1, 'x', 3)).toBe(false);
    expect(running()).toBe(false);
  });

  const rating = (rows: number, ...columns: readonly (readonly CellValue[])[]): number | null =>
    ratingColumnByContent(viewOfColumns(...columns), span(0, rows), span(0, columns.length));

  it('is that of ratings if three cells in five look like one, and a third of the players has one', () => {
    expect(rating(5, [1500, 1600, 1700, 'x', 'y'])).toBe(0);
    expect(rating(5, [1500, 1600, 'z', 'x', 'y'])).toBeNull();
    expect(rating(6, [1500, 1600, null, null, null, null])).toBe(0);
    expect(rating(6, [1500, null, null, null, null, null])).toBeNull();
    expect(rating(3, ['x', 'y', 'z'])).toBeNull();
    expect(rating(3, [null, null, null])).toBeNull();
  });

  it('of years of birth, 1925 to 2025, is that of ratings only if no other is', () => {
    expect(rating(3, [1990, 1925, 2025], [2100, 2200, 2300])).toBe(1);
    expect(rating(3, [1990, 1924, 2025], [2100, 2200, 2300])).toBe(0);
    expect(rating(3, [1990, 1925, 2026], [2100, 2200, 2300])).toBe(0);
    expect(rating(3, [1990, null, 2000], [2100, 2200, 2300])).toBe(1);
    expect(rating(3, [1990, 1925, 2025])).toBe(0);
  });

  const federation = (...cells: readonly CellValue[]): number | null =>
    federationColumnByContent(viewOfColumns(cells), span(0, cells.length), [0]);

  it('is that of federations if most players have three capitals there and nobody anything else', () => {
    expect(federation('NOR', 'USA', null)).toBe(0);
    expect(federation('NOR', null)).toBeNull();
    expect(federation('NOR', 'USA', 'Ulm')).toBeNull();
    expect(federation('NOR', 'USA', 'xUSA')).toBeNull();
    expect(federation('NOR', 'USA', 'USAx')).toBeNull();
    expect(federation('NOR', 'USA', 'US')).toBeNull();
  });

  const names = (...columns: readonly (readonly CellValue[])[]): number | null =>
    nameColumnByContent(
      viewOfColumns(...columns),
      { from: 0, to: columns[0]!.length },
      span(0, columns.length),
    );

  it('is that of names if it has most different ones; codes of two or three capitals count last', () => {
    expect(names(['Ulm', 'Ulm', 'Bonn'], ['Anna', 'Bert', 'Carl'])).toBe(1);
    expect(names(['NOR', 'USA', 'GER'], ['Anna', 'Anna', null])).toBe(1);
    expect(names(['NOR', 'USA', 'Anna'], ['Bert', 'Carl', null])).toBe(0);
    expect(names(['xNOR', 'xUSA', 'xGER'], ['Bert', 'Carl', null])).toBe(0);
    expect(names(['NORx', 'USAx', 'GERx'], ['Bert', 'Carl', null])).toBe(0);
    expect(names(['NOR', 'USA', 'GER'])).toBe(0);
    expect(names([1, 2, 3])).toBeNull();
  });
});

describe('a view', () => {
  it('a cell below the first of a merged area of one column says what that says, and no cell beside it', () => {
    const cells = [
      ['Ulm', 'x'],
      [null, null],
      [null, null],
      [null, null],
    ];
    const spreads = (merge: string, rows = cells) => {
      const view = viewOfGrid(gridOf(rows, { merges: [merge] }));
      return span(0, rows.length).map((row) => view.spread(row, 0));
    };
    expect(spreads('A1:A3')).toEqual([null, 'Ulm', 'Ulm', null]);
    expect(spreads('A1:A4')).toEqual([null, 'Ulm', 'Ulm', 'Ulm']);
    expect(spreads('A1:A9')).toEqual([null, 'Ulm', 'Ulm', 'Ulm']);
    expect(spreads('A1:B3')).toEqual([null, null, null, null]);
    expect(spreads('A1:A1')).toEqual([null, null, null, null]);
    expect(spreads('C1:C3')).toEqual([null, null, null, null]);
  });

  it('the same where blank rows are left out', () => {
    const grid = gridOf(
      [
        ...column('Name', 'Anna', 'Bert', null, null, null, 'Carl').map(([cell], row) => [
          cell!,
          row === 1 ? 'Ulm' : null,
        ]),
      ],
      {
        merges: ['B2:B3', 'B7:B8'],
      },
    );
    const view = viewOf(contentIn(grid));
    expect(span(0, view.rows).map((row) => view.spread(row, 1))).toEqual(
      span(0, view.rows).map((row) => (view.sheetRow(row) === 2 ? 'Ulm' : null)),
    );
  });

  it('an area is named without the blank rows at its ends', () => {
    const view = viewOfGrid(gridOf([[null, 'x'], ['Anna'], [null], ['Bert'], [null]], { at: 'C3' }));
    expect(areaName(view, { from: 0, to: 5 }, [0])).toBe('C4:C6');
    expect(areaName(view, { from: 0, to: 5 }, [0, 1])).toBe('C3:D6');
    expect(areaName(view, { from: 4, to: 5 }, [0])).toBe('C7');
  });

  it('a sheet without cells is named without an address', () => {
    const sheet = (rows: number, columns: number) =>
      placeOfAll(viewOf({ ...contentOfGrid(gridOf([])), area: { row: 0, column: 0, rows, columns } }));
    expect([sheet(0, 0), sheet(0, 2), sheet(2, 0), sheet(1, 1)]).toEqual([
      { sheet: 'Sheet1' },
      { sheet: 'Sheet1' },
      { sheet: 'Sheet1' },
      { sheet: 'Sheet1', cell: 'A1' },
    ]);
  });

  it('what is beyond it is empty, of the format General, and no formula', () => {
    const view = one('x');
    expect([view.value(5, 5), view.text(5, 5), view.format(5, 5), view.isFormula(5, 5)]).toEqual([
      null,
      '',
      'General',
      false,
    ]);
  });
});
