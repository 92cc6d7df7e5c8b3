/** @sweep */
import type { Schedule } from '../../../../src/core/pairing/schedule';
import found from '../../../fixtures/pairings/sensei_claims.json';
import { seatAfter, seated } from '../constructions';
import { faults, anyBoards, coloursIn, range, repeatsIn, scheduled, sizes, tableOf } from '../field';

/** The round in which whoever starts on two seats meet, of `n` seats. */
const meet = (n: number, one: number, other: number): number =>
  scheduled('seats', n).rounds.find(({ games }) =>
    games.some(({ white, black }) => white + black === one + other && (white === one || black === one)),
  )!.round;

/** The rounds in which the best four meet, by their seats. */
const meetings = (n: number, seats: Readonly<Record<number, number>>): Record<string, number> =>
  Object.fromEntries(
    ['1-2', '1-3', '1-4', '2-3', '2-4', '3-4'].map((pair) => {
      const [one, other] = pair.split('-').map(Number);
      return [pair, meet(n, seats[one!]!, seats[other!]!)];
    }),
  );

const EVEN_SEATS = { 1: 1, 2: 2, 4: 3, 3: 4 };
const oddSeats = (n: number) => ({ 3: 2, 1: 4, 4: 6, 2: n - 1 });

/** Groups A, B, C in rotation from the first seat that is taken, by player (numbered in the order of seats taken). */
const groupOf = (player: number): string => 'ABC'[(player - 1) % 3]!;

const sizesOf = (players: number): number[] =>
  ['A', 'B', 'C'].map((group) => range(1, players).filter((player) => groupOf(player) === group).length);

/** The groups of a player's opponents, round by round. */
const opponents = ({ rounds }: Schedule, no: number): string =>
  rounds
    .flatMap(({ games }) => games)
    .filter(({ white, black }) => white === no || black === no)
    .map(({ white, black }) => groupOf(white + black - no))
    .join('');

const longestSame = (text: string): number =>
  Math.max(...(text.match(/A+|B+|C+/g) ?? []).map(({ length }) => length));

const worstRun = (players: number): number => {
  const schedule = scheduled('seats', players);
  return Math.max(...range(1, players).map((no) => longestSame(opponents(schedule, no))));
};

describe('Easy Round Robin Pairing', () => {
  it('1. The method makes a round robin of any number of players (true)', () => {
    for (const players of sizes(3, 100))
      expect([players, faults(scheduled('seats', players))]).toEqual([players, []]);
  });

  it('2. Latecomers are not possible (true)', () => {
    const [nine, ten] = [scheduled('seats', 9), scheduled('seats', 10)];
    const opposite = nine.rounds[0]!.bye! + 1;
    expect(tableOf(ten)[0]).toContain(`${opposite}-1`);
    const later = ten.rounds.slice(1).flatMap(({ games }) => games);
    expect(
      later.filter(({ white, black }) => white + black === opposite + 1 && Math.min(white, black) === 1),
    ).toEqual([]);
  });

  it('3. Seats numbered along the boards and back: of 16, board 1 has 1 and 16, board 8 has 8 and 9 (true)', () => {
    const boards = scheduled('seats', 16).rounds[0]!.games.map(({ white, black }) =>
      [white, black].sort((a, b) => a - b),
    );
    expect(boards).toEqual(range(1, 8).map((seat) => [seat, 17 - seat]));
  });

  it('4. The seats of each board add up to one more than the number of players (in part)', () => {
    const sums = (players: number): Set<number> => {
      const { games, bye } = scheduled('seats', players).rounds[0]!;
      const seat = (player: number): number => player + (players % 2);
      const taken = games.map(({ white, black }) => seat(white) + seat(black));
      return new Set(bye === null ? taken : [...taken, 1 + seat(bye)]);
    };
    expect(sums(16)).toEqual(new Set([17]));
    expect(sums(15)).toEqual(new Set([17]));
    for (const players of sizes(4, 100))
      expect(sums(players)).toEqual(new Set([players + 1 + (players % 2)]));
  });

  it('5. Players seated at random meet each other player anyway (true)', () => {
    for (const n of [7, 8, 13, 16]) {
      const seats = range(1, n).reverse();
      const pairs = scheduled('seats', n).rounds.flatMap(({ games }) =>
        games.map(({ white, black }) => [seats[white - 1]!, seats[black - 1]!].sort((a, b) => a - b).join()),
      );
      expect(new Set(pairs).size).toBe((n * (n - 1)) / 2);
    }
  });

  it('6. 16 players make groups A, B and C of 5, 5 and 6 (false)', () => {
    expect(sizesOf(16)).toEqual([6, 5, 5]);
  });

  it('7. Groups that cannot be equal: 16 players make A=6, B=5, C=5, and 20 make A=7, B=7, C=6 (true)', () => {
    expect([sizesOf(16), sizesOf(20)]).toEqual([
      [6, 5, 5],
      [7, 7, 6],
    ]);
    for (const players of sizes(3, 100)) {
      const [a, b, c] = sizesOf(players) as [number, number, number];
      expect(a >= b && b >= c && a - c <= 1).toBe(true);
    }
  });

  it('8. The groups rotate over the seats as drawn for 16 (true)', () => {
    expect(range(1, 8).map(groupOf).join('')).toBe('ABCABCAB');
    expect(range(9, 16).reverse().map(groupOf).join('')).toBe('ACBACBAC');
  });

  it('9. The players have opponents of varying strength throughout the tournament (in part)', () => {
    for (const players of sizes(5, 30))
      expect([players, worstRun(players)]).toEqual([players, [9, 15, 21, 27].includes(players) ? 1 : 2]);
  });

  it('10. In the first round everybody plays whoever sits opposite (true)', () => {
    for (const n of sizes(4, 60, 2))
      for (const { white, black } of scheduled('seats', n).rounds[0]!.games)
        expect(white + black).toBe(n + 1);
  });

  it('11. After each round all but seat 1 move up one seat, from the highest seat to seat 2 (true)', () => {
    expect([2, 14, 16].map((seat) => seatAfter(16, seat, 1))).toEqual([3, 15, 2]);
    for (const n of sizes(4, 60, 2))
      expect(anyBoards(tableOf(scheduled('seats', n)))).toEqual(seated(n, 'black'));
  });

  it('12. The player in seat 1 remains there throughout, all others visit every other seat (true)', () => {
    for (const n of sizes(4, 60, 2)) {
      expect(new Set(range(0, n - 2).map((moves) => seatAfter(n, 1, moves)))).toEqual(new Set([1]));
      for (const player of range(2, n))
        expect(new Set(range(0, n - 2).map((moves) => seatAfter(n, player, moves))).size).toBe(n - 1);
    }
  });

  it('13. With an odd number seat 1 is empty, and whoever sits opposite, in the highest seat, is free (true)', () => {
    for (const players of sizes(3, 59, 2)) {
      const n = players + 1;
      const free = range(1, players).map(
        (round) => range(2, n).find((seat) => seatAfter(n, seat, round - 1) === n)! - 1,
      );
      expect(scheduled('seats', players).rounds.map(({ bye }) => bye)).toEqual(free);
      expect(new Set(free).size).toBe(players);
    }
  });

  it('14. When everybody is back in his first seat the tournament is finished (true)', () => {
    for (const n of sizes(4, 60, 2)) {
      const home = range(1, n).filter((moves) =>
        range(1, n).every((player) => seatAfter(n, player, moves) === player),
      );
      expect(home[0]).toBe(scheduled('seats', n).rounds.length);
    }
  });

  it('15. With Black on odd and White on even seats, players alternate colours as they rotate (in part)', () => {
    for (const players of sizes(3, 59, 2))
      for (const no of range(1, players)) expect(repeatsIn(scheduled('seats', players), no)).toBe(0);
    for (const n of sizes(4, 60, 2)) {
      const [, ...movers] = range(1, n).map((no) => repeatsIn(scheduled('seats', n), no));
      expect(movers.sort()).toEqual([0, ...movers.slice(1).map(() => 1)]);
    }
  });

  it('16. Seat 1 is the exception and should alternate colours per round (true)', () => {
    for (const n of sizes(4, 60, 2))
      expect(coloursIn(scheduled('seats', n), 1)).toBe('BW'.repeat(n).slice(0, n - 1));
  });

  it('17. Best for last: 1-2, 1-3, 1-4 and 2-3 come in the last three rounds of an even field (true)', () => {
    for (const n of sizes(4, 60, 2)) {
      const rounds = meetings(n, EVEN_SEATS);
      expect(rounds).toMatchObject({ '1-2': n - 1, '1-4': n - 2, '2-3': n - 2, '1-3': n - 3 });
      const known =
        found.evenPlacement.roundOfMeeting[`${n}` as keyof typeof found.evenPlacement.roundOfMeeting];
      if (known !== undefined) expect(rounds).toEqual(known);
    }
  });

  it('18. Best for last: 2-4 and 3-4 come in the middle of the tournament (in part)', () => {
    for (const n of sizes(6, 60, 2))
      expect(meetings(n, EVEN_SEATS)).toMatchObject({ '2-4': n / 2 - 1, '3-4': n / 2 - 2 });
    expect(meetings(6, EVEN_SEATS)).toMatchObject({ '2-4': 2, '3-4': 1 });
  });

  it('19. That works with an even number only, as otherwise seat 1 is empty (true)', () => {
    for (const players of sizes(3, 59, 2)) {
      const { rounds } = scheduled('seats', players);
      expect(new Set(rounds.map(({ bye }) => bye)).size).toBe(players);
      expect(rounds.every(({ games }) => games.length === (players - 1) / 2)).toBe(true);
    }
  });

  it('20. The odd placement has 1-2, 1-3, 1-4, 2-4 and 3-4 at the end, only 2-3 at the very beginning (in part)', () => {
    for (const n of sizes(6, 32, 2)) {
      const rounds = meetings(n, oddSeats(n));
      const last = n - 1;
      expect(rounds).toEqual({
        '1-2': last,
        '1-3': last - 1,
        '2-4': last - 1,
        '3-4': last - 2,
        '1-4': last - 3,
        '2-3': 1,
      });
      const known =
        found.oddPlacement.roundOfMeeting[`${n - 1}` as keyof typeof found.oddPlacement.roundOfMeeting];
      if (known !== undefined) expect(known).toMatchObject(rounds);
    }
    expect(meetings(6, oddSeats(6))['1-4']).toBe(2);
  });

  it('21. The odd placement works from 5 players onward (true)', () => {
    const distinct = (n: number): boolean => {
      const seats = Object.values(oddSeats(n));
      return new Set(seats).size === 4 && seats.every((seat) => seat >= 2 && seat <= n);
    };
    expect([4, 6, 8, 10].map(distinct)).toEqual([false, true, true, true]);
  });

  it('22. In the odd placement 3 sits opposite 2, and 1 and 4 two and four seats on (true)', () => {
    for (const n of sizes(6, 32, 2)) {
      const seats = oddSeats(n);
      expect(seats[2] + seats[3]).toBe(n + 1);
      expect([seats[1] - seats[3], seats[4] - seats[3]]).toEqual([2, 4]);
    }
  });

  it('23. The odd placement works for an even number of players too (true)', () => {
    for (const n of sizes(6, 32, 2)) {
      const rounds = meetings(n, oddSeats(n));
      expect([rounds['1-2'], rounds['2-3']]).toEqual([n - 1, 1]);
      expect(faults(scheduled('seats', n))).toEqual([]);
    }
  });

  it('24. Seat 1 is the place for who has trouble walking: nobody else stays at one board (true)', () => {
    for (const n of sizes(6, 60, 2)) {
      const boards = (player: number): Set<number> =>
        new Set(
          range(0, n - 2)
            .map((moves) => seatAfter(n, player, moves))
            .map((seat) => Math.min(seat, n + 1 - seat)),
        );
      expect(range(1, n).filter((player) => boards(player).size === 1)).toEqual([1]);
    }
  });
});
