/** @sweep */
import { roundOf, whiteOf, meetings, pairsOf, range, scheduled, sizes, swap } from './field';
import { classical } from '../../../src/core/pairing/teams/classical';
import tables from '../../fixtures/pairings/scheveningen.json';
import { diagonals, rows, sums } from './constructions';
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

describe('“A round robin without tables”, method 3: diagonals', () => {
  it('gives the Berger rounds, colours and byes for 3 to 60 players', () => {
    for (const players of sizes(3, 60))
      expect(diagonals(players)).toEqual(meetings(scheduled('berger', players)));
  });
});

/** A row without the game of the number that nobody has. */
const without = (row: string[], nobody: number): string[] =>
  row.filter((pair) => !pair.split('-').includes(`${nobody}`));

describe('“A round robin without tables”, method 1: filling rows', () => {
  it('with the last number starting on the right it is the Berger table, board for board, for 3 to 60 players', () => {
    for (const players of sizes(3, 60)) {
      const n = players + (players % 2);
      const expected = rows(n, 'right').map((row) => (players === n ? row : without(row, n)));
      expect(scheduled('berger', players).rounds.map(pairsOf)).toEqual(expected);
    }
  });

  it('as the page words it, starting on the left, it has board 1 reversed in every round, and nothing else', () => {
    for (const n of sizes(4, 60, 2)) {
      const berger = scheduled('berger', n).rounds.map(pairsOf);
      expect(rows(n, 'left')).toEqual(berger.map(([top, ...others]) => [swap(top!), ...others]));
    }
  });

  it('8 players, the example of the page, with the correction', () => {
    expect(rows(8, 'right')).toEqual([
      ['1-8', '2-7', '3-6', '4-5'],
      ['8-5', '6-4', '7-3', '1-2'],
      ['2-8', '3-1', '4-7', '5-6'],
      ['8-6', '7-5', '1-4', '2-3'],
      ['3-8', '4-2', '5-1', '6-7'],
      ['8-7', '1-6', '2-5', '3-4'],
      ['4-8', '5-3', '6-2', '7-1'],
    ]);
  });
});

describe('“A round robin without tables”, method 2: sums', () => {
  it('gives the Berger rounds, colours and byes for 3 to 60 players', () => {
    for (const players of sizes(3, 60)) expect(sums(players)).toEqual(meetings(scheduled('berger', players)));
  });
});

describe('looking up a Berger game', () => {
  it.each([
    [2, 5, 6],
    [4, 6, 2],
    [4, 8, 7],
    [7, 8, 6],
  ])(
    'of 8 players %i and %i meet in round %i (the four examples of “A round robin without tables”)',
    (i, j, round) => {
      expect(roundOf(8, i, j)).toBe(round);
      expect(roundOf(8, j, i)).toBe(round);
    },
  );

  it('the last number has Black against the first half, White against the second', () => {
    expect(range(1, 7).map((i) => whiteOf(8, i, 8))).toEqual([1, 2, 3, 4, 8, 8, 8]);
    expect(range(1, 7).map((i) => whiteOf(8, 8, i))).toEqual([1, 2, 3, 4, 8, 8, 8]);
  });

  it('an even sum gives White to the larger number, an odd sum to the smaller', () => {
    expect([whiteOf(8, 2, 4), whiteOf(8, 7, 1), whiteOf(8, 2, 5), whiteOf(8, 7, 6)]).toEqual([4, 7, 2, 6]);
  });

  it('finds every game of the tables of 4 to 60', () => {
    for (const n of sizes(4, 60, 2)) {
      const wrong = scheduled('berger', n).rounds.flatMap(({ round, games }) =>
        games.filter(
          ({ white, black }) => roundOf(n, black, white) !== round || whiteOf(n, black, white) !== white,
        ),
      );
      expect([n, wrong]).toEqual([n, []]);
    }
  });
});
