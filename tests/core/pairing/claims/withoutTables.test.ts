/** @sweep */
import { roundOf, whiteOf, meetings, pairsOf, range, scheduled, sizes, swap, tableOf } from '../field';
import { diagonals, rows, sums } from '../constructions';

const berger = (n: number): string[][] => tableOf(scheduled('berger', n));

/** A table without colours. */
const opponents = (table: string[][]): string[][] =>
  table.map((round) => round.map((pair) => [pair, swap(pair)].sort()[0]!));

/** Every pair of different numbers below `n` with their round and who has White. */
const games = (n: number) =>
  scheduled('berger', n).rounds.flatMap(({ round, games: boards }) =>
    boards.map(({ white, black }) => ({ round, white, black, last: white === n || black === n })),
  );

describe('a round robin without tables', () => {
  it('101. The table for 8 serves 7 too: whoever would meet number 8 is free (true)', () => {
    for (const players of sizes(3, 59, 2)) {
      const n = players + 1;
      const free = scheduled('berger', n).rounds.map((round) =>
        pairsOf(round)
          .find((pair) => pair.split('-').includes(`${n}`))!
          .split('-')
          .map(Number)
          .find((no) => no !== n),
      );
      expect(scheduled('berger', players).rounds.map(({ bye }) => bye)).toEqual(free);
    }
  });

  it('102. Method 1: the last number stands left and right by turns, starting on the left (false)', () => {
    for (const n of sizes(4, 40, 2)) {
      expect(rows(n, 'left')).toEqual(berger(n).map(([first, ...others]) => [swap(first!), ...others]));
      expect(rows(n, 'right')).toEqual(berger(n));
    }
  });

  it('103. Method 1: left sides filled 1 to 7 and on from 1, right sides from 7 down to 1, give the rounds (true)', () => {
    for (const n of sizes(4, 40, 2))
      for (const side of ['left', 'right'] as const)
        expect(opponents(rows(n, side))).toEqual(opponents(berger(n)));
  });

  it('104. Method 1: whoever is written left of the dash has White (in part)', () => {
    for (const n of sizes(4, 40, 2)) {
      const whites = (table: string[][]) => table.map((round) => round.slice(1));
      expect(whites(rows(n, 'left'))).toEqual(whites(berger(n)));
      expect(rows(n, 'left').every(([first], index) => first !== berger(n)[index]![0])).toBe(true);
    }
  });

  it('105. Method 2: the sum less 1 up to the last number, else less the last number, is the round (true)', () => {
    for (const n of sizes(4, 40, 2))
      for (const { round, white, black, last } of games(n).filter((game) => !game.last)) {
        const sum = white + black;
        expect([last, round]).toEqual([false, sum <= n ? sum - 1 : sum - n]);
      }
  });

  it('106. Method 2, examples: of 8, 2 and 5 meet in round 6, 4 and 6 in round 2 (true)', () => {
    expect([roundOf(8, 2, 5), roundOf(8, 4, 6)]).toEqual([6, 2]);
    expect(
      [berger(8)[5], berger(8)[1]].map((round) => round!.map((pair) => pair.split('-').sort().join())),
    ).toEqual([expect.arrayContaining(['2,5']), expect.arrayContaining(['4,6'])]);
  });

  it('107. Method 2: for the last number the rule of sums does not serve (true)', () => {
    for (const n of sizes(4, 40, 2))
      expect(
        games(n)
          .filter((game) => game.last)
          .every(({ round, white, black }) => round === white + black - n),
      ).toBe(false);
  });

  it('108. Method 2: against the last number the other is doubled; if less, 1 is taken off, if more, the last number (in part)', () => {
    for (const n of sizes(4, 40, 2))
      for (const { round, white, black } of games(n).filter((game) => game.last)) {
        const double = 2 * Math.min(white, black);
        expect(round).toBe(double <= n ? double - 1 : double - n);
      }
    expect(2 * 4).toBe(8);
    expect(roundOf(8, 4, 8)).toBe(8 - 1);
  });

  it('109. Method 2, examples: of 8, 4 and 8 meet in round 7, 7 and 8 in round 6 (true)', () => {
    expect([roundOf(8, 4, 8), roundOf(8, 7, 8)]).toEqual([7, 6]);
    expect([berger(8)[6]![0], berger(8)[5]![0]]).toEqual(['4-8', '8-7']);
  });

  it('110. Colours: the last number has Black against the first half and White against the others (true)', () => {
    for (const n of sizes(4, 40, 2))
      for (const { white, black } of games(n).filter((game) => game.last))
        expect(white === n).toBe(Math.min(white, black) > n / 2);
  });

  it('111. Colours: otherwise an even sum gives White to the larger number, an odd sum to the smaller (true)', () => {
    for (const n of sizes(4, 40, 2))
      for (const { white, black } of games(n).filter((game) => !game.last)) {
        expect(white > black).toBe((white + black) % 2 === 0);
        expect(whiteOf(n, white, black)).toBe(white);
        expect((white + black) % 2).toBe(Math.abs(white - black) % 2);
      }
  });

  it('112. Method 3: the games of the main diagonal are round 1, with White for the upper half (in part)', () => {
    for (const players of sizes(3, 40)) {
      const n = players + (players % 2);
      const first = scheduled('berger', players).rounds[0]!.games;
      expect(first.every(({ white, black }) => white < black && white + black === n + 1)).toBe(true);
      if (players % 2 === 1)
        expect(first.some(({ white, black }) => white + black === players + 1)).toBe(false);
    }
  });

  it('113. Method 3: the next round is on the next diagonals to the right (true)', () => {
    for (const players of sizes(3, 40))
      expect(diagonals(players)).toEqual(meetings(scheduled('berger', players)));
  });

  it('114. Method 3: whose shaded cell the diagonal crosses meets the last number, or is free in an odd field (true)', () => {
    for (const n of sizes(4, 40, 2)) {
      const crossed = range(1, n - 1).map((round) =>
        range(1, n - 1).find((no) => 2 * no === round + 1 || 2 * no === round + n),
      );
      expect(scheduled('berger', n - 1).rounds.map(({ bye }) => bye)).toEqual(crossed);
      expect(
        scheduled('berger', n).rounds.map(({ games: [first] }) => first!.white + first!.black - n),
      ).toEqual(crossed);
    }
  });

  it('115. Method 3: a diagonal through a shaded cell gives White to the lower of the two, one between to the upper (true)', () => {
    for (const n of sizes(4, 40, 2))
      for (const { round, white, black } of games(n).filter((game) => !game.last)) {
        const through = (white + black) % 2 === 0;
        expect([round + 1, round + n]).toContain(white + black);
        expect(white > black).toBe(through);
      }
  });

  it('116. All three methods make the same table (false)', () => {
    for (const players of sizes(4, 40, 2)) {
      const first = new Set(
        rows(players, 'left').flatMap((round, index) => round.map((pair) => `${index + 1}: ${pair}`)),
      );
      expect(sums(players)).toEqual(diagonals(players));
      expect(first).not.toEqual(sums(players));
    }
  });
});
