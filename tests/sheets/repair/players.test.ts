import { area, type CellValue } from '../../../src/grid/cell';
import { sameFormula } from '../../../src/grid/reference';
import { filled, fillKey } from '../../../src/sheets/repair/fill';
import {
  at,
  cellIn,
  isBlank,
  widened,
  withCells,
  withoutRows,
  wrongContent,
} from '../../../src/sheets/repair/grids';
import {
  columnIn,
  mendPlayerNumbers,
  numeral,
  unnumbered,
  withNumbers,
} from '../../../src/sheets/repair/players';
import { gridOf } from '../grid-of';
import { editsOf, placesOf, standing, valuesOf, type Where } from './sheets';

it('a number that was typed as a text is that number', () => {
  expect(['7', ' 12 ', '1234567', '12345678', '', '1.5', 'x7', '7x', null, 3].map(numeral)).toEqual([
    ...[7, 12, 1234567, '12345678', '', '1.5', 'x7', '7x', null, 3],
  ]);
});

it.each<[values: readonly CellValue[], lines: readonly number[], missing: readonly number[]]>([
  [[3, 1, 2], [], []],
  [[3, 'x', 2], [1], [1]],
  [
    [1, 1, 3],
    [0, 1],
    [1, 2],
  ],
  [[0, 2, 3], [0], [1]],
  [[4, 2, 3], [0], [1]],
  [[1.5, 2, 3], [0], [1]],
  [[], [], []],
])('of %j the lines %j have no number of their own, and %j is missing', (values, lines, missing) => {
  expect(unnumbered(values, values.length)).toEqual({ lines, missing });
});

const WHERE: Where = { Players_no: 'Players!A2:A5', Players_name: 'Players!B2:B5' };
const players = (...numbers: readonly CellValue[]) =>
  standing(
    [
      gridOf([['No', 'Name'], ...numbers.map((no, line) => [no, ` Anna ${line + 1} `])], {
        sheet: 'Players',
      }),
    ],
    WHERE,
  );
const mended = (...numbers: readonly CellValue[]) => mendPlayerNumbers(players(...numbers));

it('a column from its first line; of none there is nothing', () => {
  expect(columnIn(players(4, 3), placesOf(WHERE).Players_no)).toEqual([4, 3, null, null]);
  expect(columnIn(players(1), undefined)).toEqual([]);
  expect(columnIn(players(1), { ...placesOf(WHERE).Players_no!, sheet: 'Elsewhere' })).toEqual([]);
});

it('the one number that was typed over is the one that nobody has', () => {
  const found = mended(2, 'x', 4, 1);
  expect(found.ok && editsOf(found.value)).toEqual(['A3=3']);
  expect(found.ok && valuesOf(found.value, 'Players')).toEqual(['No', 2, 3, 4, 1]);
  expect(found.ok && found.value.faults).toEqual([
    {
      code: 'damaged-number',
      place: { sheet: 'Players', cell: 'A3' },
      values: { found: 'x', expected: '3', count: 1, belongs: 1 },
    },
  ]);
});

it('numbers that became texts are put back as numbers', () => {
  const found = mended(1, '2', 3, ' 4');
  expect(found.ok && editsOf(found.value)).toEqual(['A3=2', 'A5=4']);
});

it('nothing is mended where each has a number, or there is no column', () => {
  const whole = players(1, 2, 3, 4);
  expect(mendPlayerNumbers(whole)).toEqual({ ok: true, value: whole });
  const none = standing([], {});
  expect(mendPlayerNumbers(none)).toEqual({ ok: true, value: none });
});

it('of two nobody can tell which is whose', () => {
  expect(mended(1, 'x', 3, 'y')).toEqual({
    ok: false,
    problems: [
      {
        code: 'repair-players-ambiguous',
        place: { sheet: 'Players', cell: 'A3' },
        values: { missing: '2, 4', who: 'Anna 2, Anna 4' },
      },
    ],
  });
  expect(mended(1, 1, 3, 4).ok).toBe(false);
});

it('a column is put right where something else belongs there; what is not known stays', () => {
  const put = withNumbers(players(1, 'x', null), placesOf(WHERE).Players_no!, [1, 7, 8, undefined]);
  expect(editsOf(put)).toEqual(['A3=7', 'A4=8']);
  expect(put.faults.map(({ values }) => values['found'])).toEqual(['x', '']);
});

it.each([
  ['A1+$A1+A$1+$A$1', 'C4+$A4+C$1+$A$1'],
  ["SUM(B2:$C$3)+'A 1'!B2+Data!A1", "SUM(D5:$C$3)+'A 1'!D5+Data!C4"],
  ['"A1 says ""B2"""&A1', '"A1 says ""B2"""&C4'],
  ["'It''s A1'!A1", "'It''s A1'!C4"],
  ['LOG10(A1)+TAB1(A1)+x.A1', 'LOG10(C4)+TAB1(C4)+x.A1'],
  ['1+1', '1+1'],
])('%s of A1 reads %s in C4', (formula, there) => {
  expect(filled(formula, 0, 0)(3, 2)).toBe(there);
  expect(filled(there, 3, 2)(0, 0)).toBe(formula);
  expect(fillKey(there, 3, 2)).toBe(fillKey(formula, 0, 0));
});

it.each([
  ['A1', 'B1'],
  ['A1', 'A2'],
  ['A1', '$A1'],
  ['A1', 'A$1'],
  ['"A1"', '"B1"'],
])('%s and %s in one cell are no fills of each other', (one, other) => {
  expect(fillKey(one, 0, 0)).not.toBe(fillKey(other, 0, 0));
});

it('the key of a formula says which references are fixed, and how far away the others are', () => {
  expect(fillKey('\'Data\'!$B$3+C5&"A1"', 3, 1)).toBe(fillKey('Data!$B$3+D6&"A1"', 4, 2));
});

it('quotes around a sheet’s name that needs none make no difference; others do', () => {
  expect(sameFormula("'Data'!A1+'x_1.y'!B2", 'Data!A1+x_1.y!B2')).toBe(true);
  expect(sameFormula('Data!A1', "'Data'!A1")).toBe(true);
  expect(sameFormula("'My data'!A1", 'My data!A1')).toBe(false);
  expect(sameFormula("'1st'!A1", '1st!A1')).toBe(false);
  expect(sameFormula('A1', 'A1')).toBe(true);
  expect(sameFormula('A1', 'A2')).toBe(false);
});

/** B2:C4. */
const GRID = {
  ...gridOf(
    [
      [1, 'one'],
      [null, null],
      [3, null],
    ],
    { at: 'B2', formulas: { C4: 'A1+1' }, formats: { B2: '@' } },
  ),
  apart: [{ row: 90, column: 2, value: 'far', formula: null }],
};
const NOTHING = { value: null, formula: null, format: 'General' };

it('a cell of a grid, one apart from it, and blank ones all around it', () => {
  expect(cellIn(GRID, 1, 1)).toEqual({ value: 1, formula: null, format: '@' });
  expect(cellIn(GRID, 3, 2)).toEqual({ value: null, formula: 'A1+1', format: 'General' });
  expect(cellIn(GRID, 90, 2)).toMatchObject({ value: 'far', format: 'General' });
  for (const [row, column] of [
    [0, 1],
    [1, 0],
    [4, 1],
    [1, 3],
    [90, 1],
    [89, 2],
  ] as const)
    expect(cellIn(GRID, row, column)).toEqual(NOTHING);
  expect(cellIn({ ...gridOf([[1]]), apart: undefined! }, 7, 7)).toEqual(NOTHING);
});

it('what stands apart above a grid or left of it is found, too', () => {
  const apart = [
    { row: 0, column: 1, value: 'above', formula: null },
    { row: 1, column: 0, value: 'left', formula: null },
  ];
  expect([cellIn({ ...GRID, apart }, 0, 1).value, cellIn({ ...GRID, apart }, 1, 0).value]).toEqual([
    'above',
    'left',
  ]);
});

it('a grid that reaches from A1 is not written into', () => {
  const whole = gridOf([[1, 2]]);
  expect(
    withCells(whole, [
      { row: 0, column: 0, value: 7 },
      { row: 0, column: 1, value: 8 },
    ]).values,
  ).toEqual([[7, 8]]);
  expect([whole.values, whole.formulas]).toEqual([[[1, 2]], [[null, null]]]);
});

it('blank is what shows nothing: spaces do, a formula does not', () => {
  expect([null, '', '  ', 0, false, 'x'].map((value) => isBlank({ ...NOTHING, value }))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isBlank({ ...NOTHING, formula: '""' })).toBe(false);
});

it('a grid is widened to A1 and to the end of an area, no further', () => {
  const wide = widened(GRID, area(0, 0, 3, 5));
  expect(wide.area).toEqual(area(0, 0, 4, 5));
  expect(wide.values).toEqual([
    [null, null, null, null, null],
    [null, 1, 'one', null, null],
    [null, null, null, null, null],
    [null, 3, null, null, null],
  ]);
  expect([wide.formulas[3]![2], wide.formulas[3]![1], wide.formats[1]![1], wide.formats[0]![0]]).toEqual([
    'A1+1',
    null,
    '@',
    'General',
  ]);
  const whole = gridOf([[1]]);
  expect(widened(whole, area(0, 0))).toBe(whole);
  expect(widened(whole, area(0, 0, 2, 1)).area).toEqual(area(0, 0, 2, 1));
  expect(widened(whole, area(0, 0, 1, 2)).area).toEqual(area(0, 0, 1, 2));
});

it('cells get other contents, formulas go, what was read stays as it was', () => {
  const mended = withCells(GRID, [
    { row: 3, column: 2, value: 7 },
    { row: 3, column: 1, value: null, formula: 'B2' },
    { row: 5, column: 3, value: 'new' },
  ]);
  expect(mended.area).toEqual(area(0, 0, 6, 4));
  expect(mended.values[3]).toEqual([null, null, 7, null]);
  expect(mended.formulas[3]).toEqual([null, 'B2', null, null]);
  expect(mended.values[5]).toEqual([null, null, null, 'new']);
  expect(GRID.formulas[2]).toEqual([null, 'A1+1']);
  expect(withCells(GRID, [])).toBe(GRID);
});

it('rows are taken out of a band of columns; what stands beside it stays, what is apart comes up with it', () => {
  const closed = withoutRows(GRID, new Set([2]), { from: 0, to: 1 });
  expect(closed.values.map((line) => line.slice(1))).toEqual([
    [null, null],
    [1, 'one'],
    [3, null],
    [null, null],
  ]);
  expect(closed.formulas[3]![2]).toBe('A1+1');
  expect(closed.apart).toEqual(GRID.apart);
  const wider = withoutRows(GRID, new Set([2, 3]), { from: 2, to: Infinity });
  expect(wider.values.map((line) => line.slice(1))).toEqual([
    [null, null],
    [1, 'one'],
    [null, null],
    [3, null],
  ]);
  expect(wider.formulas.flat().filter((formula) => formula !== null)).toEqual([]);
  expect(wider.apart).toEqual([{ row: 88, column: 2, value: 'far', formula: null }]);
  expect(withoutRows(GRID, new Set([2]), { from: 2, to: 2 }).apart![0]!.row).toBe(89);
  expect(withoutRows(GRID, new Set([2]), { from: 3, to: 9 }).apart![0]!.row).toBe(90);
  expect(withoutRows(GRID, new Set([2]), { from: 0, to: 9 }).formats[3]).toEqual([
    'General',
    'General',
    'General',
  ]);
  expect(withoutRows(GRID, new Set([95]), { from: 2, to: 2 }).apart![0]!.row).toBe(90);
  expect(withoutRows(GRID, new Set([90]), { from: 2, to: 2 }).apart![0]!.row).toBe(90);
  expect(withoutRows(GRID, new Set(), { from: 0, to: 9 })).toBe(GRID);
  expect(withoutRows(gridOf([[1], [2]]), new Set([0]), { from: 0, to: 0 })).not.toHaveProperty('apart');
  expect(withoutRows(gridOf([[1], [2]]), new Set([0]), { from: 0, to: 0 }).values).toEqual([[2], [null]]);
});

it('what stands in a cell and what belongs there', () => {
  expect(wrongContent(at('Players', 5, 27), ' x ', 12)).toEqual({
    code: 'damaged-number',
    place: { sheet: 'Players', cell: 'AB6' },
    values: { found: ' x ', expected: '12', count: 1, belongs: 2 },
  });
  expect(wrongContent({}, null, 1).values).toEqual({
    ...{ found: '', expected: '1', count: 0, belongs: 1 },
  });
});
