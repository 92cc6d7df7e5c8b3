/** @sweep */
import { defaultExchange } from '../../../src/core/pairing/exchange';
import tables from '../../fixtures/pairings/sensei_easy_rr.json';
import { seatAfter, seated } from './constructions';
import { evenest, evennessOf } from './faults';
import {
  anyBoards,
  coloursIn,
  inBergerNumbers,
  range,
  repeatsIn,
  scheduled,
  scheduledWith,
  sizes,
  swap,
  tableOf,
  textOf,
} from './field';

describe('Easy Round Robin by seats', () => {
  it.each(Object.keys(tables.tables).map(Number))('%i players: as published', (n) => {
    expect(tableOf(scheduled('seats', n))).toEqual(
      textOf(tables.tables[`${n}` as keyof typeof tables.tables]),
    );
  });

  it('6 players: even seats have White, seat 1 begins with Black; all move up by one seat, the last to seat 2', () => {
    expect(tableOf(scheduled('seats', 6))).toEqual([
      ['6-1', '2-5', '4-3'],
      ['1-5', '6-4', '3-2'],
      ['4-1', '5-3', '2-6'],
      ['1-3', '4-2', '6-5'],
      ['2-1', '3-6', '5-4'],
    ]);
  });

  it('is what seating the players by hand gives, from 4 to 100, with either colour at seat 1', () => {
    for (const n of sizes(4, 100, 2)) {
      expect(anyBoards(tableOf(scheduled('seats', n)))).toEqual(seated(n, 'black'));
      expect(anyBoards(tableOf(scheduledWith('seats', n, { anchorFirst: 'white' })))).toEqual(
        seated(n, 'white'),
      );
    }
  });

  it('on every board the seats add up to one more than there are seats: 17 with 16 players', () => {
    const sums = scheduled('seats', 16).rounds[0]!.games.map(({ white, black }) => white + black);
    expect(sums).toEqual(Array.from({ length: 8 }, () => 17));
  });

  it('the players reach their first seats again after n-1 moves, and not before', () => {
    for (const n of sizes(4, 60, 2)) {
      const home = range(1, n - 1).filter((moves) =>
        range(2, n).every((player) => seatAfter(n, player, moves) === player),
      );
      expect(home).toEqual([n - 1]);
    }
  });

  it('in an odd field seat 1 is empty: whoever sits opposite rests, on the highest seat first', () => {
    const { rounds } = scheduled('seats', 15);
    expect(rounds.map(({ bye }) => bye)).toEqual(range(1, 15).reverse());
    expect(rounds[0]!.games[0]).toEqual({ board: 1, white: 1, black: 14 });
  });

  it('seat 1 with Black first: Berger under other numbers; with White first: Porter with colours turned', () => {
    for (const n of sizes(4, 60, 2)) {
      const black = inBergerNumbers(scheduled('seats', n));
      expect(anyBoards(black)).toEqual(anyBoards(tableOf(scheduled('berger', n))));
      const white = inBergerNumbers(scheduledWith('seats', n, { anchorFirst: 'white' }));
      expect(anyBoards(white.map((round) => round.map(swap)))).toEqual(
        anyBoards(tableOf(scheduled('porter', n))),
      );
    }
  });

  it('in an even field every mover but one has one repeat, coming to the last seat or leaving it', () => {
    for (const n of sizes(4, 60, 2)) {
      const schedule = scheduled('seats', n);
      const [anchor, ...movers] = range(1, n).map((no) => repeatsIn(schedule, no));
      expect([n, anchor, Math.max(...movers), movers.filter((count) => count === 0).length]).toEqual([
        n,
        0,
        1,
        1,
      ]);
      for (const player of range(2, n)) {
        const colours = coloursIn(schedule, player);
        const at = range(1, n - 2).find((round) => colours[round] === colours[round - 1]);
        const seats = at === undefined ? [n] : [seatAfter(n, player, at - 1), seatAfter(n, player, at)];
        expect([n, player, seats.includes(n)]).toEqual([n, player, true]);
      }
    }
  });

  it('the last two rounds change places only where Black begins at seat 1', () => {
    const exchanged = (anchorFirst: string) => defaultExchange('seats', 10, 2, { anchorFirst });
    expect([exchanged('black'), exchanged('white'), defaultExchange('seats', 10, 2, {})]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('3 to 100 players: complete, colours level but for one game, longest run two, perfect in odd fields', () => {
    for (const players of sizes(3, 100))
      expect(evennessOf(scheduled('seats', players))).toEqual(evenest(players));
  });
});
