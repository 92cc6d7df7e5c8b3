/** @sweep */
import { classical } from '../../../src/core/pairing/teams/classical';
import tables from '../../fixtures/pairings/scheveningen.json';
import { range, sizes } from './field';
import { evenness, labelled, match, matchFaults, teamWhites } from './teams';

describe('Scheveningen, classical', () => {
  it.each(Object.keys(tables.classical).map(Number))('%i boards: as published', (n) => {
    expect(labelled(match('scheveningen-classical', n))).toEqual(
      tables.classical[`${n}` as keyof typeof tables.classical],
    );
  });

  it('2 to 62 boards: complete, perfect alternation, one team White everywhere in turn', () => {
    for (const n of sizes(2, 62)) {
      const schedule = match('scheveningen-classical', n);
      expect([n, matchFaults(schedule)]).toEqual([n, []]);
      expect([n, evenness(schedule)]).toEqual([n, { balance: n % 2, run: 1 }]);
      expect(teamWhites(schedule)).toEqual(range(1, n).map((r) => (r % 2 === 1 ? n : 0)));
    }
  });

  it('is what letting the letters move on by one board gives', () => {
    for (const n of sizes(2, 40)) {
      let letters = range(n + 1, 2 * n);
      for (const { round, games } of match('scheveningen-classical', n).rounds) {
        const pairs = games.map(({ white, black }) => (round % 2 === 1 ? [white, black] : [black, white]));
        expect(pairs).toEqual(letters.map((letter, index) => [index + 1, letter]));
        letters = [...letters.slice(1), letters[0]!];
      }
    }
  });

  it('says of itself what its seed warns of: the team with White tends to score more', () => {
    expect(classical.about).toContain('tends to score more');
  });

  it('number i meets letter i, then i+1, i+2 …; White on all boards for one team, then for the other', () => {
    expect(labelled(match('scheveningen-classical', 4))).toEqual([
      ['1-A', '2-B', '3-C', '4-D'],
      ['B-1', 'C-2', 'D-3', 'A-4'],
      ['1-C', '2-D', '3-A', '4-B'],
      ['D-1', 'A-2', 'B-3', 'C-4'],
    ]);
  });
});

describe('Scheveningen, classical, of teams of different sizes', () => {
  it('nobody’s colours differ by more than one game, nor run to three', () => {
    for (const boards of range(2, 14))
      for (const opponents of range(2, 14).filter((size) => size !== boards)) {
        const { balance, run } = evenness(match('scheveningen-classical', boards, { opponents }));
        expect([boards, opponents, balance <= 1, run <= 2]).toEqual([boards, opponents, true, true]);
      }
  });

  it('3 against 2, and 2 against 3', () => {
    expect(labelled(match('scheveningen-classical', 3, { opponents: 2 }))).toEqual([
      ['1-A', '2-B'],
      ['B-1', '3-A'],
      ['A-2', 'B-3'],
    ]);
    const { rounds } = match('scheveningen-classical', 2, { opponents: 3 });
    expect(rounds.map(({ rests }) => rests)).toEqual([[5], [4], [3]]);
  });
});
