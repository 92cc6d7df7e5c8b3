import { crossTable, crossTableText } from './constructions';
import { meetings, range, scheduled } from './field';

describe('seed 001, the NZCF cross-table', () => {
  it('8 players: the table as printed, * for bold', () => {
    expect(crossTableText(crossTable(8))).toEqual([
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
