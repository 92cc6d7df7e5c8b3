import { numbersProposed } from '../../src/app/pairList';
import type { CellValue } from '../../src/grid/cell';
import { gridOf } from '../sheets/grid-of';
import { read } from '../sheets/readRoster';

const proposed = (...rows: readonly (readonly CellValue[])[]) =>
  numbersProposed(read(gridOf(rows))).map(({ code, values }) => [code, values['column'], values['way']]);

describe('a list whose players have numbers already, when lots are drawn', () => {
  it('is pointed out with the column, whatever its heading, and with letters for numbers', () => {
    const named = [['list-numbers-unused', 'Lot', 'Lot']];
    expect(proposed(['Lot', 'Name'], [3, 'Cleo'], [1, 'Ann'], [4, 'Dan'], [2, 'Bob'])).toEqual(named);
    expect(proposed(['Lot', 'Name'], ['3.', 'Cleo'], ['1.', 'Ann'], ['2.', 'Bob'])).toEqual(named);
    expect(proposed(['Name', 'Lot'], ['Cleo', 'C'], ['Ann', 'A'], ['Bob', 'B'])).toEqual(named);
    expect(proposed(['3. Cleo'], ['1. Ann'], ['2. Bob'])).toEqual([['list-numbers-unused', 'none', '']]);
  });

  it('is not one that counts its rows, or has other numbers', () => {
    expect(proposed(['No', 'Name'], [1, 'Cleo'], [2, 'Ann'], [3, 'Bob'])).toEqual([]);
    expect(proposed(['Board', 'Name'], [1, 'Cleo'], [1, 'Ann'], [2, 'Bob'])).toEqual([]);
    expect(proposed(['Name', 'Elo'], ['Cleo', 1800], ['Ann', 1900], ['Bob', 1700])).toEqual([]);
  });
});
