/** @sweep */
import { levelColours } from '../../../src/core/pairing/teams/scheveningen';
import type { TeamGame } from '../../../src/core/pairing/teams/system';
import tables from '../../fixtures/pairings/scheveningen.json';
import { walk } from './constructions';
import { coloursIn, range, sizes, evenness, labelled, match, matchFaults, teamWhites } from './field';

const MADE = { options: { tables: 'made' } } as const;

describe.each([
  ['scheveningen', tables.modern],
  ['scheveningen-classical', tables.classical],
  ['scheveningen-cyclical', tables.cyclical],
] as const)('%s', (system, published: Readonly<Record<string, string[][]>>) => {
  it.each(Object.keys(published).map(Number))('%i boards: as published, misprints corrected', (n) => {
    expect(labelled(match(system, n))).toEqual(published[`${n}`]);
  });

  it('2 to 62 boards: everyone meets everyone of the other team', () => {
    for (const n of sizes(2, 62)) expect([n, matchFaults(match(system, n))]).toEqual([n, []]);
  });
});

/** Both halves of each team meet straight, then crossed, written out place by place; all colours open. */
const halves = (n: number): TeamGame[][] => {
  const h = n / 2;
  return range(0, n - 1).map((r) =>
    range(0, n - 1).map((i) => {
      const half = Math.floor(i / h) === Math.floor(r / h) ? 0 : h;
      return { board: i + 1, number: i + 1, letter: ((i + r) % h) + half + 1, white: true };
    }),
  );
};

const repeats = (colours: string): number =>
  [...colours].filter((colour, index) => index > 0 && colour === colours[index - 1]).length;

describe('the modern tables', () => {
  it('the printed ones of 4, 7, 8 and 9 boards are what the rules make', () => {
    for (const n of [4, 7, 8, 9]) expect(match('scheveningen', n).options).toEqual({});
    for (const n of [5, 6, 10]) expect(match('scheveningen', n).options).toEqual({ tables: 'printed' });
  });

  it('5 boards: by the rule other colours in even rounds than printed, the same opponents', () => {
    const [printed, made] = [labelled(match('scheveningen', 5)), labelled(match('scheveningen', 5, MADE))];
    const opponents = (table: string[][]) =>
      table.map((round) => round.map((pair) => pair.split('-').sort().join()));
    expect(opponents(made)).toEqual(opponents(printed));
    const different = range(0, 4).filter((round) => made[round]!.join() !== printed[round]!.join());
    expect(different).toEqual([1, 3]);
  });

  it('each number at their own board', () => {
    for (const n of sizes(2, 62)) {
      const games = match('scheveningen', n).rounds.flatMap((round) => round.games);
      expect([n, games.filter((game) => Math.min(game.white, game.black) !== game.board)]).toEqual([n, []]);
    }
  });

  it('even numbers of boards from 4: all players level, both teams level in every round, runs of two at most', () => {
    for (const n of sizes(4, 62, 2))
      for (const schedule of [
        match('scheveningen', n),
        ...(n === 6 || n === 10 ? [match('scheveningen', n, MADE)] : []),
      ]) {
        expect([n, evenness(schedule)]).toEqual([n, { balance: 0, run: 2 }]);
        expect([n, new Set(teamWhites(schedule))]).toEqual([n, new Set([n / 2])]);
        expect([n, schedule.warnings]).toEqual([n, []]);
      }
  });

  it('boards that are even but no multiple of 4: nobody has more than two repeats', () => {
    for (const n of sizes(6, 62, 4)) {
      const { players, rounds } = match('scheveningen', n);
      const most = Math.max(...range(1, players).map((no) => repeats(coloursIn({ rounds } as never, no))));
      expect([n, most]).toEqual([n, 2]);
    }
  });

  it('odd numbers of boards: players differ by one, and the teams have one White more by turns', () => {
    for (const n of sizes(3, 61, 2)) {
      const schedule = match('scheveningen', n);
      expect([n, evenness(schedule)]).toEqual([n, { balance: 1, run: 2 }]);
      expect(teamWhites(schedule)).toEqual(range(1, n).map((r) => (r % 2 === 1 ? (n + 1) / 2 : (n - 1) / 2)));
      expect([n, schedule.warnings]).toEqual([n, []]);
    }
  });

  it('6 boards by search, 10 by the rule: other games than the printed ones', () => {
    const found = labelled(match('scheveningen', 6, MADE));
    expect(found).not.toEqual(tables.modern[6]);
    expect(found[0]).toEqual(['1-A', '2-B', 'F-3', '4-D', 'E-5', 'C-6']);
    expect(labelled(match('scheveningen', 10, MADE))).not.toEqual(tables.modern[10]);
  });

  it('2 boards cannot be level: the search finds no colours, the classical table serves, with a warning', () => {
    expect(levelColours(halves(2))).toBeNull();
    expect(labelled(match('scheveningen', 2))).toEqual([
      ['1-A', '2-B'],
      ['B-1', 'A-2'],
    ]);
    expect(match('scheveningen', 2).warnings).toEqual([
      { code: 'teams-not-level', place: {}, values: { boards: 2 } },
    ]);
  });

  it('6 boards cannot be level by halves alone, nor in cyclic order', () => {
    const cyclic = range(0, 5).map((r) =>
      range(0, 5).map((i) => ({ board: i + 1, number: i + 1, letter: ((i + r) % 6) + 1, white: true })),
    );
    expect([levelColours(halves(6)), levelColours(cyclic)]).toEqual([null, null]);
  });

  it('the search finds colours for the halves of 4 and 8 boards too', () => {
    const pairs = (table: readonly (readonly TeamGame[])[]) =>
      table.map((games) => games.map(({ number, letter }) => [number, letter]));
    for (const n of [4, 8]) {
      const found = levelColours(halves(n))!;
      const whites = found.map((games) => games.filter(({ white }) => white).length);
      expect(whites).toEqual(range(1, n).map(() => n / 2));
      expect(pairs(found)).toEqual(pairs(halves(n)));
    }
  });
});

it('classical: perfect alternation, one team White everywhere in turn, the letters moving on by one board', () => {
  for (const n of sizes(2, 62)) {
    const schedule = match('scheveningen-classical', n);
    expect([n, evenness(schedule)]).toEqual([n, { balance: n % 2, run: 1 }]);
    expect(teamWhites(schedule)).toEqual(range(1, n).map((r) => (r % 2 === 1 ? n : 0)));
    for (const { round, games } of schedule.rounds)
      games.forEach(({ white, black }, index) => {
        const letter = n + 1 + ((index + round - 1) % n);
        expect([white, black].sort((a, b) => a - b)).toEqual([index + 1, letter]);
      });
  }
});

it('by moving boards: what walking gives, for 2 to 26 boards', () => {
  for (const n of sizes(2, 26)) expect(labelled(match('scheveningen-cyclical', n))).toEqual(walk(n));
});

describe('teams of different sizes', () => {
  it('classical: nobody’s colours differ by more than one game, nor run to three', () => {
    for (const boards of range(2, 14))
      for (const opponents of range(2, 14).filter((size) => size !== boards)) {
        const { balance, run } = evenness(match('scheveningen-classical', boards, { opponents }));
        expect([boards, opponents, balance <= 1, run <= 2]).toEqual([boards, opponents, true, true]);
      }
  });

  it('classical: 3 against 2, and 2 against 3', () => {
    expect(labelled(match('scheveningen-classical', 3, { opponents: 2 }))).toEqual([
      ['1-A', '2-B'],
      ['B-1', '3-A'],
      ['A-2', 'B-3'],
    ]);
    const { rounds } = match('scheveningen-classical', 2, { opponents: 3 });
    expect(rounds.map(({ rests }) => rests)).toEqual([[5], [4], [3]]);
  });

  it('modern: those places are left out that leave the colours most even; what is uneven is said', () => {
    expect(evenness(match('scheveningen', 5, { opponents: 2 })).balance).toBe(1);
    expect(teamWhites(match('scheveningen', 8, { opponents: 4 }))).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
    expect(evenness(match('scheveningen', 8, { opponents: 6 }))).toEqual({ balance: 0, run: 2 });
    const uneven = match('scheveningen', 5, { opponents: 4 });
    expect(evenness(uneven).balance).toBe(2);
    expect(uneven.warnings.map(({ code }) => code)).toEqual(['colours-uneven']);
  });
});
