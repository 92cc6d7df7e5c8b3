/** @sweep */
import { coloursOf } from '../../../src/core/pairing/colours';
import { defaultExchange, isExchanged } from '../../../src/core/pairing/exchange';
import doubles from '../../fixtures/pairings/double_rr.json';
import { faults } from './faults';
import { range, scheduled } from './field';
import { sampled } from '../../sample';

describe('three and more cycles', () => {
  it('each two meet once a cycle with colours turned, nobody has three running', () => {
    for (const players of sampled(range(3, 60), 5))
      for (const cycles of [3, 4, 5]) {
        const schedule = scheduled('berger', players, cycles);
        expect([players, cycles, faults(schedule)]).toEqual([players, cycles, []]);
        expect([players, cycles, coloursOf(schedule).threeRunning]).toEqual([players, cycles, []]);
      }
  });

  it('the cycles exchanged are among the choices that were found to work', () => {
    for (const [key, masks] of Object.entries(doubles.multiCycleMasksWithoutThreeInARow)) {
      const [n, cycles] = key.split('x').map(Number);
      const mask = range(1, cycles!).map((cycle) => Number(isExchanged(n!, cycle, cycles!)));
      expect(masks).toContainEqual(mask);
    }
  });

  it('the rounds are numbered on: 4 players in 3 cycles have rounds 1 to 9', () => {
    const { rounds } = scheduled('berger', 4, 3);
    expect(rounds.map(({ round, cycle }) => [round, cycle])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
      [6, 2],
      [7, 3],
      [8, 3],
      [9, 3],
    ]);
  });
});

describe('the exchange unless asked otherwise', () => {
  it('is made with Berger in even fields of two or more cycles', () => {
    expect(defaultExchange('berger', 10, 2)).toBe(true);
    expect(defaultExchange('berger', 10, 4)).toBe(true);
    expect(defaultExchange('berger', 10, 1)).toBe(false);
    expect(defaultExchange('berger', 9, 2)).toBe(false);
    expect(defaultExchange('crenshaw', 10, 2)).toBe(false);
    expect(defaultExchange('swiss', 10, 2)).toBe(false);
    expect(scheduled('berger', 10, 2)).toEqual(scheduled('berger', 10, 2, true));
    expect(scheduled('crenshaw', 10, 2)).toEqual(scheduled('crenshaw', 10, 2, false));
  });
});

describe('the largest fields', () => {
  it('1,448 players have 1,447 rounds and 1,047,628 games', () => {
    const { rounds } = scheduled('berger', 1448);
    expect(rounds).toHaveLength(1447);
    expect(rounds.reduce((sum, { games }) => sum + games.length, 0)).toBe(1_047_628);
  });

  it('1,024 players in two cycles have 2,046 rounds and 1,047,552 games', () => {
    const { rounds } = scheduled('crenshaw', 1024, 2);
    expect(rounds).toHaveLength(2046);
    expect(rounds.reduce((sum, { games }) => sum + games.length, 0)).toBe(1_047_552);
  });
});
