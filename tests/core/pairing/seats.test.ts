/** @sweep */
import { defaultExchange } from '../../../src/core/pairing/exchange';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import type { ScheduleRequest } from '../../../src/core/pairing/request';
import { nextSeats, type SeatedRound, seatRounds } from '../../../src/core/pairing/seating';
import tables from '../../fixtures/pairings/sensei_easy_rr.json';
import { seatAfter, seated } from './constructions';
import { evenest, evennessOf } from './faults';
import {
  anyBoards,
  coloursIn,
  inBergerNumbers,
  made,
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

describe('seating', () => {
  const seated = (
    system: string,
    players: number,
    more: Partial<ScheduleRequest> = {},
  ): readonly SeatedRound[] => {
    const { rounds, options, ...schedule } = made({ system, players, cycles: 1, ...more });
    return seatRounds({
      system: schedule.system,
      options,
      rounds: rounds.map(({ bye, ...round }) => ({ ...round, rests: bye === null ? [] : [bye] })),
    });
  };

  const row = ({ boards }: SeatedRound, side: 'far' | 'near'): (number | null)[] =>
    boards.map((board) => board[side]);

  /** The loop of seats: along the far side, back along the near one. */
  const loop = (round: SeatedRound): (number | null)[] => [
    ...row(round, 'far'),
    ...row(round, 'near').reverse(),
  ];

  describe('the shifting boards of the NZCF handbook', () => {
    it('10 players, rounds 1 to 3 as printed: Ashe is 1, Ball 2, Chan 3 … Jury 10', () => {
      const [first, second, third] = seated('shift', 10);
      expect([row(first!, 'far'), row(first!, 'near')]).toEqual([
        [10, 9, 8, 7, 6],
        [1, 2, 3, 4, 5],
      ]);
      expect([row(second!, 'far'), row(second!, 'near')]).toEqual([
        [2, 10, 9, 8, 7],
        [1, 3, 4, 5, 6],
      ]);
      expect(row(third!, 'far')).toEqual([3, 2, 10, 9, 8]);
      expect(first!.boards.map(({ farIsWhite }) => farIsWhite)).toEqual([false, true, false, true, false]);
      expect(second!.boards.map(({ farIsWhite }) => farIsWhite)).toEqual([true, true, false, true, false]);
    });

    it('everybody but the anchor moves one seat clockwise; the colours of the boards stay, but for the anchor’s', () => {
      for (const players of sizes(3, 30)) {
        const rounds = seated('shift', players);
        rounds.slice(1).forEach((round, index) => {
          const [before, now] = [loop(rounds[index]!), loop(round)];
          const anchor = before.at(-1);
          expect(now).toEqual([...before.slice(-2, -1), ...before.slice(0, -2), anchor]);
          const colours = ({ boards }: SeatedRound) => boards.slice(1).map(({ farIsWhite }) => farIsWhite);
          expect(colours(round)).toEqual(colours(rounds[index]!));
        });
      }
    });
  });

  describe('both movements', () => {
    it('another anchor stays at their place, near at the first board', () => {
      for (const round of seated('shift', 8, { options: { anchor: '5' } }))
        expect(row(round, 'near')[0]).toBe(5);
    });

    it('in the second cycle everybody sits as in the first, on boards that are turned', () => {
      for (const system of ['shift', 'seats'])
        for (const players of [5, 6, 9]) {
          const rounds = seated(system, players, { cycles: 2, exchangeLastTwo: false });
          const half = rounds.length / 2;
          rounds.slice(half).forEach((round, index) => {
            expect(loop(round)).toEqual(loop(rounds[index]!));
            const playing = ({ boards }: SeatedRound) => boards.filter(({ board }) => board !== null);
            expect(playing(round).map(({ farIsWhite }) => farIsWhite)).toEqual(
              playing(rounds[index]!).map(({ farIsWhite }) => !farIsWhite),
            );
          });
        }
    });
  });

  describe('Easy Round Robin by seats', () => {
    it('everybody but seat 1 moves up by one seat, the last to seat 2', () => {
      for (const players of sizes(3, 30)) {
        const rounds = seated('seats', players);
        rounds.slice(1).forEach((round, index) => {
          const [fixed, ...others] = loop(rounds[index]!);
          expect(loop(round)).toEqual([fixed, others.at(-1), ...others.slice(0, -1)]);
        });
      }
    });

    it('even seats have White but on the first board', () => {
      for (const round of seated('seats', 9))
        round.boards
          .slice(1)
          .forEach(({ farIsWhite }, index) => expect(farIsWhite).toBe((index + 2) % 2 === 0));
    });
  });

  it('in every system the seats are those of the games, White where White sits, and whoever rests is told apart', () => {
    for (const { id } of SYSTEMS)
      for (const players of [4, 5, 8, 11]) {
        const { rounds } = scheduled(id, players);
        seated(id, players).forEach(({ boards, away }, index) => {
          const { games, bye } = rounds[index]!;
          const playing = boards.filter(({ board }) => board !== null);
          expect(
            playing.map(({ board, far, near, farIsWhite }) =>
              farIsWhite ? { board, white: far, black: near } : { board, white: near, black: far },
            ),
          ).toEqual(games);
          const idle = boards.filter(({ board }) => board === null).map(({ far, near }) => far ?? near);
          expect([...idle, ...away]).toEqual(bye === null ? [] : [bye]);
        });
      }
  });

  it('the next seat of a player is their board and colour in the next round', () => {
    const { rounds } = scheduled('berger', 6);
    expect(nextSeats(rounds[1]!).get(4)).toEqual({ board: 1, isWhite: false });
    expect(nextSeats(rounds[1]!).get(1)).toEqual({ board: 3, isWhite: true });
  });
});
