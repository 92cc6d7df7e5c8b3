/** @sweep */
import { rows } from './constructions';
import { pairsOf, scheduled, sizes, swap } from './field';

/** A row without the game of the number that nobody has. */
const without = (row: string[], nobody: number): string[] =>
  row.filter((pair) => !pair.split('-').includes(`${nobody}`));

describe('“A round robin without tables”, method 1: filling rows', () => {
  it('with the last number starting on the right it is the Berger table, board for board, for 3 to 60 players', () => {
    for (const players of sizes(3, 60)) {
      const n = players + (players % 2);
      const expected = rows(n, 'right').map((row) => (players === n ? row : without(row, n)));
      expect(scheduled('berger', players).rounds.map(pairsOf)).toEqual(expected);
    }
  });

  it('as the page words it, starting on the left, it has board 1 reversed in every round, and nothing else', () => {
    for (const n of sizes(4, 60, 2)) {
      const berger = scheduled('berger', n).rounds.map(pairsOf);
      expect(rows(n, 'left')).toEqual(berger.map(([top, ...others]) => [swap(top!), ...others]));
    }
  });

  it('8 players, the example of the page, with the correction', () => {
    expect(rows(8, 'right')).toEqual([
      ['1-8', '2-7', '3-6', '4-5'],
      ['8-5', '6-4', '7-3', '1-2'],
      ['2-8', '3-1', '4-7', '5-6'],
      ['8-6', '7-5', '1-4', '2-3'],
      ['3-8', '4-2', '5-1', '6-7'],
      ['8-7', '1-6', '2-5', '3-4'],
      ['4-8', '5-3', '6-2', '7-1'],
    ]);
  });
});
