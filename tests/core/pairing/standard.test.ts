/** @sweep */
import { coloursOf } from '../../../src/core/pairing/colours';
import tables from '../../fixtures/pairings/standard_riches.json';
import { faults, worstBalance } from './faults';
import { circleCode } from './constructions';
import { made, scheduled, scheduledWith, sizes, swap, tableOf, textOf } from './field';

const literal = (players: number) => made({ system: 'standard', players, cycles: 1, literal: true });

describe('the standard circle', () => {
  it.each(Object.keys(tables.standard).map(Number))(
    '%i players: the opponents of the published table',
    (n) => {
      const published = textOf(tables.standard[`${n}` as keyof typeof tables.standard]);
      expect(tableOf(literal(n))).toEqual(published);
      const unordered = (table: string[][]) =>
        table.map((round) => round.map((pair) => [pair, swap(pair)].sort()[0]));
      expect(unordered(tableOf(scheduled('standard', n)))).toEqual(unordered(published));
    },
  );

  it('printed literally it is what the code of Round Robin Roundabout prints, and number 1 has White in every round', () => {
    for (const n of sizes(4, 100, 2)) {
      expect(tableOf(literal(n))).toEqual(circleCode(n));
      expect(coloursOf(literal(n)).players[0]).toMatchObject({ whites: n - 1, blacks: 0, longestRun: n - 1 });
    }
  });

  it('two movers meet in the round r in which i + j + 2r is 4 more than a multiple of n-1; 1 meets n+1-r', () => {
    for (const n of sizes(4, 60, 2))
      for (const { round, games } of scheduled('standard', n).rounds)
        for (const { white, black } of games)
          if (white === 1 || black === 1) expect(white + black - 1).toBe(n + 1 - round);
          else expect((white + black + 2 * round - 4) % (n - 1)).toBe(0);
  });

  it('as it is played the left column has White, and number 1 changes sides every round', () => {
    for (const n of sizes(4, 100, 2)) {
      const turned = circleCode(n).map(([first, ...others], index) => [
        index % 2 === 1 ? swap(first!) : first,
        ...others,
      ]);
      expect(tableOf(scheduled('standard', n))).toEqual(turned);
      expect(tableOf(scheduledWith('riches', n, { order: 'listed' }))).toEqual(turned);
    }
  });

  it('6 players', () => {
    expect(tableOf(scheduled('standard', 6))).toEqual([
      ['1-6', '2-5', '3-4'],
      ['5-1', '6-4', '2-3'],
      ['1-4', '5-3', '6-2'],
      ['3-1', '4-2', '5-6'],
      ['1-2', '3-6', '4-5'],
    ]);
  });

  it('3 to 100 players: everyone meets everyone, colours are level but for one game in even fields', () => {
    for (const players of sizes(3, 100)) {
      const schedule = scheduled('standard', players);
      expect([players, faults(schedule)]).toEqual([players, []]);
      expect([players, worstBalance(coloursOf(schedule))]).toEqual([players, 1 - (players % 2)]);
    }
  });

  it('somebody has one colour n/2 times running', () => {
    for (const n of sizes(4, 100, 2)) {
      const runs = coloursOf(scheduled('standard', n)).players.map(({ longestRun }) => longestRun);
      expect([n, Math.max(...runs)]).toEqual([n, n / 2]);
    }
  });

  it('in an odd field whoever meets the last number has the bye: of 5 players 1, 4, 2, 5 and 3, in this order', () => {
    expect(scheduled('standard', 5).rounds.map(({ bye }) => bye)).toEqual([1, 4, 2, 5, 3]);
  });
});
