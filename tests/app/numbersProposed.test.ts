import { numbersProposed, pairList } from '../../src/app/pairList';
import type { CellValue } from '../../src/grid/cell';
import { gridOf } from '../sheets/grid-of';
import { read } from '../sheets/readRoster';
import { unwrap } from '../workbook/excel';

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

  it('can be told by the heading of a column that counts the rows, too', () => {
    const roster = read(
      gridOf([
        ['No', 'Name'],
        [1, 'Cleo'],
        [2, 'Ann'],
        [3, 'Bob'],
      ]),
    );
    const made = pairList(roster, { numbers: 'column:no', system: 'berger' }, { id: 'one' });
    expect(unwrap(made).players.map(({ name }) => name)).toEqual(['Cleo', 'Ann', 'Bob']);
    const lettered = read(
      gridOf([
        ['No', 'Name'],
        ['C', 'Cleo'],
        ['A', 'Ann'],
        ['B', 'Bob'],
      ]),
    );
    const other = pairList(lettered, { numbers: 'column:No', system: 'berger' }, { id: 'one' });
    expect(unwrap(other).players.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cleo']);
  });

  it('is not one that counts its rows, or has other numbers', () => {
    expect(proposed(['No', 'Name'], [1, 'Cleo'], [2, 'Ann'], [3, 'Bob'])).toEqual([]);
    expect(proposed(['Board', 'Name'], [1, 'Cleo'], [1, 'Ann'], [2, 'Bob'])).toEqual([]);
    expect(proposed(['Name', 'Elo'], ['Cleo', 1800], ['Ann', 1900], ['Bob', 1700])).toEqual([]);
  });
});
