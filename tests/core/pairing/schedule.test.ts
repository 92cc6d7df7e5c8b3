import { coloursOf } from '../../../src/core/pairing/colours';
import { defaultExchange, isExchanged } from '../../../src/core/pairing/exchange';
import doubles from '../../fixtures/pairings/double_rr.json';
import { faults, worstBalance } from './faults';
import { pairsOf, range, scheduled } from './field';
import { sampled } from '../../sample';

describe.each(['berger', 'crenshaw'])('a single %s round robin of 3 to 200 players', (system) => {
  it('each two meet once, everyone plays one game a round, each has the bye once in an odd field', () => {
    for (const players of sampled(range(3, 200), 11))
      expect([players, faults(scheduled(system, players))]).toEqual([players, []]);
  });

  it('White and Black differ by one at most, by nothing in an odd field; nobody has three running', () => {
    for (const players of sampled(range(3, 200), 11)) {
      const colours = coloursOf(scheduled(system, players));
      const expected = [players, 1 - (players % 2), []];
      expect([players, worstBalance(colours), colours.threeRunning]).toEqual(expected);
    }
  });
});

describe('a double Berger round robin with the last two rounds exchanged', () => {
  it('each two meet twice, once with each colour, nobody has three running, for 3 to 200 players', () => {
    for (const players of sampled(range(3, 200), 11)) {
      const schedule = scheduled('berger', players, 2);
      expect([players, faults(schedule)]).toEqual([players, []]);
      const colours = coloursOf(schedule);
      expect([players, worstBalance(colours), colours.threeRunning]).toEqual([players, 0, []]);
    }
  });

  it('4 players: rounds 2 and 3 change places in the first cycle only', () => {
    expect(scheduled('berger', 4, 2, true).rounds.map((round) => [round.cycle, ...pairsOf(round)])).toEqual([
      [1, '1-4', '2-3'],
      [1, '2-4', '3-1'],
      [1, '4-3', '1-2'],
      [2, '4-1', '3-2'],
      [2, '3-4', '2-1'],
      [2, '4-2', '1-3'],
    ]);
  });

  it('6 players: the second cycle is in table order, colours turned', () => {
    expect(scheduled('berger', 6, 2).rounds.slice(3, 10).map(pairsOf)).toEqual([
      ['3-6', '4-2', '5-1'],
      ['6-5', '1-4', '2-3'],
      ['6-1', '5-2', '4-3'],
      ['4-6', '3-5', '2-1'],
      ['6-2', '1-3', '5-4'],
      ['5-6', '4-1', '3-2'],
      ['6-3', '2-4', '1-5'],
    ]);
  });

  it('without it players 1 and n/2+1 have one colour three times running', () => {
    for (const [n, { plain, fideSwapFirstCycleOnly }] of Object.entries(doubles.playersWithThreeInARow)) {
      expect(plain).toEqual([1, Number(n) / 2 + 1]);
      expect(coloursOf(scheduled('berger', Number(n), 2, false)).threeRunning).toEqual(plain);
      expect(coloursOf(scheduled('berger', Number(n), 2, true)).threeRunning).toEqual(fideSwapFirstCycleOnly);
    }
  });

  it('odd fields stay as they are, and need nothing', () => {
    for (const players of range(3, 29, 2))
      for (const cycles of [1, 2, 3])
        expect(scheduled('berger', players, cycles, true)).toEqual(
          scheduled('berger', players, cycles, false),
        );
  });

  it('a single round robin stays as it is', () => {
    for (const players of range(4, 24, 2))
      expect(scheduled('berger', players, 1, true)).toEqual(scheduled('berger', players, 1, false));
  });
});

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

  it('does not help Crenshaw from 8 players on: 1 and n/2+1 have three running with it or without', () => {
    for (const n of range(8, 24, 2)) {
      expect(coloursOf(scheduled('crenshaw', n, 2, false)).threeRunning).toEqual([1, n / 2 + 1]);
      expect(coloursOf(scheduled('crenshaw', n, 2, true)).threeRunning).not.toEqual([]);
    }
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
