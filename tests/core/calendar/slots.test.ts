import fc from '../../properties';
import { slotsOf } from '../../../src/core/calendar/slots';
import { gamesOf } from '../../../src/core/tournament';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import type { Game } from '../../../src/core/model';
import { valueOf } from '../../results';
import { slotFaults } from './slots';

const bergerGames = (players: number, cycles = 1): readonly Game[] =>
  gamesOf(valueOf(makeSchedule({ system: 'berger', players, cycles, exchangeLastTwo: false })));

const count = (players: number, boards: number, method: 'round' | 'rolling'): number =>
  slotsOf(bergerGames(players), boards, method).length;

describe('slots: fewer boards than games', () => {
  it('six players at two boards take 10 slots round by round, 8 where rounds may overlap', () => {
    expect([count(6, 2, 'round'), count(6, 2, 'rolling')]).toEqual([10, 8]);
    expect([count(8, 3, 'round'), count(8, 3, 'rolling')]).toEqual([14, 10]);
    expect([count(10, 4, 'round'), count(10, 4, 'rolling')]).toEqual([18, 12]);
    expect([count(12, 5, 'round'), count(12, 5, 'rolling')]).toEqual([22, 14]);
  });

  it('round by round, no slot has games of two rounds, and they come in order', () => {
    const rounds = slotsOf(bergerGames(6), 2, 'round').map((slot) => slot.map(({ round }) => round));
    expect(rounds).toEqual([[1, 1], [1], [2, 2], [2], [3, 3], [3], [4, 4], [4], [5, 5], [5]]);
  });

  it('with boards enough every round is one slot', () => {
    for (const method of ['round', 'rolling'] as const)
      expect(slotsOf(bergerGames(5), 2, method).map((slot) => slot.map(({ round }) => round))).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 5],
      ]);
  });

  it('rolling slots are as few as can be in any schedule in which nobody plays twice in a round', () => {
    const round = fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 2, maxLength: 14 });
    fc.assert(
      fc.property(
        fc.array(round, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 8 }),
        (rounds, boards) => {
          const games = rounds.flatMap((players, index) =>
            Array.from({ length: Math.floor(players.length / 2) }, (_, pair) => ({
              round: index + 1,
              white: players[2 * pair]!,
              black: players[2 * pair + 1]!,
            })),
          );
          const numbered = games.map((game, index) => ({ ...game, no: index + 1 }));
          const slots = slotsOf(numbered, boards, 'rolling');
          expect(slotFaults(slots, numbered, boards)).toEqual([]);
          expect(slots).toHaveLength(Math.max(rounds.length, Math.ceil(games.length / boards)));
        },
      ),
    );
  });
});
