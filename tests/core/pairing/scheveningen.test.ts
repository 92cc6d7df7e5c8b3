/** @sweep */
import { levelColours } from '../../../src/core/pairing/teams/scheveningen';
import type { TeamGame } from '../../../src/core/pairing/teams/system';
import tables from '../../fixtures/pairings/scheveningen.json';
import { coloursIn, range, sizes } from './field';
import { evenness, labelled, match, matchFaults, teamWhites } from './teams';

const MADE = { options: { tables: 'made' } } as const;

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

describe('Scheveningen, modern tables', () => {
  it.each(Object.keys(tables.modern).map(Number))('%i boards: as printed, misprints corrected', (n) => {
    expect(labelled(match('scheveningen', n))).toEqual(tables.modern[`${n}` as keyof typeof tables.modern]);
  });

  it('the printed tables of 4, 7, 8 and 9 boards are what the rules make', () => {
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

  it('2 to 62 boards: everyone meets everyone of the other team, each number at their own board', () => {
    for (const n of sizes(2, 62)) {
      const schedule = match('scheveningen', n);
      expect([n, matchFaults(schedule)]).toEqual([n, []]);
      const own = schedule.rounds.every(({ games }) =>
        games.every(({ board, white, black }) => Math.min(white, black) === board),
      );
      expect([n, own]).toEqual([n, true]);
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

  it('6 boards by search: level, and other games than the printed ones', () => {
    const found = labelled(match('scheveningen', 6, MADE));
    expect(found).not.toEqual(tables.modern[6]);
    expect(found[0]).toEqual(['1-A', '2-B', 'F-3', '4-D', 'E-5', 'C-6']);
  });

  it('10 boards by the rule: level, and other games than the printed ones', () => {
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

  it('6 boards by halves alone cannot be level either: two numbers have to exchange opponents', () => {
    expect(levelColours(halves(6))).toBeNull();
  });

  it('6 boards in cyclic order cannot be level', () => {
    const cyclic = range(0, 5).map((r) =>
      range(0, 5).map((i) => ({ board: i + 1, number: i + 1, letter: ((i + r) % 6) + 1, white: true })),
    );
    expect(levelColours(cyclic)).toBeNull();
  });

  it('the search finds colours for the halves of 4 and 8 boards too', () => {
    for (const n of [4, 8]) {
      const found = levelColours(halves(n))!;
      expect(found.map((games) => games.filter(({ white }) => white).length)).toEqual(
        range(1, n).map(() => n / 2),
      );
      expect(found.map((games) => games.map(({ number, letter }) => [number, letter]))).toEqual(
        halves(n).map((games) => games.map(({ number, letter }) => [number, letter])),
      );
    }
  });
});

describe('Scheveningen, modern tables, for teams of different sizes', () => {
  it('those places are left out that leave the colours most even: 5 against 2, 8 against 4', () => {
    expect(evenness(match('scheveningen', 5, { opponents: 2 })).balance).toBe(1);
    expect(teamWhites(match('scheveningen', 8, { opponents: 4 }))).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  });

  it('as even as neighbouring places of the table allow; what is uneven is said', () => {
    expect(evenness(match('scheveningen', 8, { opponents: 6 }))).toEqual({ balance: 0, run: 2 });
    const uneven = match('scheveningen', 5, { opponents: 4 });
    expect(evenness(uneven).balance).toBe(2);
    expect(uneven.warnings.map(({ code }) => code)).toEqual(['colours-uneven']);
  });
});
