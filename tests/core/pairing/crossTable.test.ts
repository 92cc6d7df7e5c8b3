import { meetings, range, scheduled } from './field';

type Entry = { round: number; white: boolean } | null;

/** Seed 001 (NZCF), rules 1 to 4: the cross-table, `null` for the square marked X. */
const crossTable = (n: number): Entry[][] => {
  const cell = (): number => 0;
  const rounds = range(1, n).map(() => range(1, n).map(cell));
  const set = (row: number, column: number, round: number): void => {
    rounds[row - 1]![column - 1] = round;
  };
  for (const opponent of range(2, n)) {
    set(1, opponent, opponent === n ? 1 : opponent);
    set(opponent, 1, opponent === n ? 1 : opponent);
  }
  for (const row of range(2, n - 1)) {
    let round = row;
    let deleted = 0;
    for (const column of range(2, n - 1)) {
      round = round === n - 1 ? 1 : round + 1;
      if (column === row) deleted = round;
      else set(row, column, round);
    }
    set(row, n, deleted);
    set(n, row, deleted);
  }
  const isOdd = (x: number): boolean => x % 2 === 1;
  const hasWhite = (row: number, column: number): boolean => {
    if (row === n) return column > n / 2;
    if (column === n) return row <= n / 2;
    const lesser = column < row;
    return isOdd(row) === isOdd(column) ? lesser : !lesser;
  };
  return rounds.map((line, i) =>
    line.map((round, j) => (i === j ? null : { round, white: hasWhite(i + 1, j + 1) })),
  );
};

const printed = (table: Entry[][]): string[] =>
  table.map((line) =>
    line.map((entry) => (entry === null ? 'X' : `${entry.round}${entry.white ? '*' : ''}`)).join(' '),
  );

describe('seed 001, the NZCF cross-table', () => {
  it('8 players: the table as printed, * for bold', () => {
    expect(printed(crossTable(8))).toEqual([
      'X 2* 3 4* 5 6* 7 1*',
      '2 X 4* 5 6* 7 1* 3*',
      '3* 4 X 6* 7 1* 2 5*',
      '4 5* 6 X 1* 2 3* 7*',
      '5* 6 7* 1 X 3* 4 2',
      '6 7* 1 2* 3 X 5* 4',
      '7* 1 2* 3 4* 5 X 6',
      '1 3 5 7 2* 4* 6* X',
    ]);
  });

  it('rule 1: in the first round the top half has White', () => {
    for (const n of range(4, 60, 2))
      for (const [index, line] of crossTable(n).entries())
        expect(line.find((entry) => entry?.round === 1)!.white).toBe(index < n / 2);
  });

  it('gives the Berger rounds, colours and byes for 3 to 60 players, the same from both sides', () => {
    for (const players of range(3, 60)) {
      const n = players + (players % 2);
      const found = new Set<string>();
      for (const [i, line] of crossTable(n).entries())
        for (const [j, entry] of line.entries()) {
          if (entry === null || i + 1 > players) continue;
          const pair = entry.white ? `${i + 1}-${j + 1}` : `${j + 1}-${i + 1}`;
          found.add(`${entry.round}: ${j + 1 > players ? i + 1 : pair}`);
        }
      expect(found).toEqual(meetings(scheduled('berger', players)));
    }
  });
});
