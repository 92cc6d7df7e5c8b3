/** @sweep */
import tables from '../../fixtures/pairings/scheveningen.json';
import { walk } from './constructions';
import { sizes } from './field';
import { evenness, labelled, match, matchFaults } from './teams';

describe('Scheveningen, cyclical', () => {
  it.each(Object.keys(tables.cyclical).map(Number))('%i boards: as published', (n) => {
    expect(labelled(match('scheveningen-cyclical', n))).toEqual(
      tables.cyclical[`${n}` as keyof typeof tables.cyclical],
    );
  });

  it('is what walking gives, for 2 to 26 boards', () => {
    for (const n of sizes(2, 26))
      expect(labelled(match('scheveningen-cyclical', n))).toEqual(walk(n, 'numbers'));
  });

  it('it does not matter which team stays: with the other one everybody meets once too', () => {
    for (const n of sizes(2, 26)) {
      const met = walk(n, 'letters')
        .flat()
        .map((pair) => pair.split('-').sort().join());
      expect(new Set(met).size).toBe(n * n);
    }
  });

  it('2 to 62 boards: complete, colours equal on even and one apart on odd numbers of boards, runs of two at most', () => {
    for (const n of sizes(2, 62)) {
      const schedule = match('scheveningen-cyclical', n);
      expect([n, matchFaults(schedule)]).toEqual([n, []]);
      expect([n, evenness(schedule)]).toEqual([n, { balance: n % 2, run: n === 2 ? 1 : 2 }]);
    }
  });

  it('rule 1, an odd number of boards: the last one turns its colours after every round', () => {
    expect(labelled(match('scheveningen-cyclical', 3))).toEqual([
      ['1-A', 'B-2', '3-C'],
      ['3-B', 'C-1', 'A-2'],
      ['2-C', 'A-3', '1-B'],
    ]);
  });

  it('rule 2, a multiple of 4: one team stays in its places once, halfway', () => {
    expect(labelled(match('scheveningen-cyclical', 4))).toEqual([
      ['1-A', 'B-2', '3-C', 'D-4'],
      ['4-B', 'C-1', '2-D', 'A-3'],
      ['4-C', 'D-1', '2-A', 'B-3'],
      ['3-D', 'A-4', '1-B', 'C-2'],
    ]);
  });

  it('rule 3, other even numbers: that team has White everywhere in round n/2, the other one in the next', () => {
    expect(labelled(match('scheveningen-cyclical', 6)).slice(2, 4)).toEqual([
      ['5-C', '6-D', '1-E', '2-F', '3-A', '4-B'],
      ['D-5', 'E-6', 'F-1', 'A-2', 'B-3', 'C-4'],
    ]);
  });
});
