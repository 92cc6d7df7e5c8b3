import {
  columnIn,
  mendPlayerNumbers,
  numeral,
  unnumbered,
  withNumbers,
} from '../../../src/sheets/repair/players';
import type { CellValue } from '../../../src/grid/cell';
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
