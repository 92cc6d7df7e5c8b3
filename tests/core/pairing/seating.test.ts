/** @sweep */
import { SYSTEMS } from '../../../src/core/pairing/registry';
import type { ScheduleRequest } from '../../../src/core/pairing/schedule';
import { nextSeats, type SeatedRound, seatRounds } from '../../../src/core/pairing/seating';
import { made, scheduled, sizes } from './field';

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
