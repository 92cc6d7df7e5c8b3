/** @sweep */
import { outcomeOf } from '../../../src/core/results/outcome';
import { generated, randomOf } from '../../generated';
import { crosstableOf } from '../../adoptedEvents';
import type { Typed } from '../../adoptGrid';
import { sampled } from '../../sample';
import { adopted } from './adopted';

const SCRAPS: readonly Typed[] = [
  null,
  '',
  1,
  0,
  0.5,
  '½',
  '=',
  '+',
  '-',
  'x',
  'X',
  '1w',
  '0b',
  '5w1',
  '+5',
  '10',
  '1½',
  '(3)',
  'Berg',
  'Name',
  'Round 3',
  'White',
  'Black',
  'Result',
  1.5,
  12,
  2100,
  [45293, 'd-mmm'],
  [{ error: '#N/A' }, 'General'],
  '1-0',
  'bye',
  'Pts',
  '№',
  '😀',
  'remis',
];

const pick = <T>(random: () => number, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

describe('whatever stands on a sheet', () => {
  it('is read without a fault of ours: a tournament in which all meet, or problems', () => {
    const seeds = sampled(
      Array.from({ length: 600 }, (_, seed) => seed + 1),
      24,
    );
    let taken = 0;
    for (const seed of seeds) {
      const random = randomOf(seed);
      const [rows, columns] = [2 + Math.floor(random() * 12), 1 + Math.floor(random() * 12)];
      const cells = Array.from({ length: rows }, () =>
        Array.from({ length: columns }, () => pick(random, SCRAPS)),
      );
      const made = adopted(cells);
      if (made.ok) taken += 1;
      else expect(made.problems.length).toBeGreaterThan(0);
    }
    expect(taken).toBeLessThan(seeds.length / 4);
  });

  it('a table with one cell typed otherwise is refused at that cell or its counterpart, or differs in that game alone', () => {
    const counts = { refused: 0, taken: 0 };
    for (const seed of sampled(
      Array.from({ length: 400 }, (_, index) => index + 1),
      24,
    )) {
      const random = randomOf(seed);
      const event = generated({ players: 4 + (seed % 5), cycles: 1, seed, finished: 1 });
      const rows = crosstableOf(event, { bold: true, rounds: false, sortedBy: 'number' }).map((row) => [
        ...row,
      ]);
      const players = event.players.length;
      const [row, column] = [3 + Math.floor(random() * players), 3 + Math.floor(random() * players)];
      const before = adopted(rows);
      rows[row]![column] = pick(random, [1, 0, 0.5, '+', '-', '', 'x', '2', [45293, 'd-mmm'], 'lost', '11']);
      const after = adopted(rows);
      if (!before.ok) throw new Error(JSON.stringify(before.problems));
      const pair = [row - 3, column - 3].sort().join();
      if (after.ok) {
        counts.taken += 1;
        const key = ({ white, black }: { white: number; black: number }) =>
          [white - 1, black - 1].sort().join();
        const outcomes = new Map(after.value.tournament.games.map((game) => [key(game), game.outcome]));
        const others = before.value.tournament.games.filter((game) => key(game) !== pair);
        expect(others.filter((game) => outcomes.get(key(game)) !== game.outcome).length).toBe(0);
      } else {
        counts.refused += 1;
        const own = (cell: string | undefined) => cell !== undefined && Number(/\d+/.exec(cell)?.[0]) - 4;
        const lines = after.problems.map(({ place: { cell } }) => own(cell));
        expect(lines.every((line) => line === row - 3 || line === column - 3)).toBe(true);
      }
    }
    expect(counts.refused).toBeGreaterThan(counts.taken / 4);
  });

  it('a table that has hardly begun is read as it stands, or refused; nobody is left out', () => {
    const counts = { refused: 0, taken: 0 };
    for (const seed of sampled(
      Array.from({ length: 600 }, (_, index) => index + 1),
      18,
    )) {
      const random = randomOf(seed);
      const some = (share: number): boolean => random() < share;
      const players = 4 + (seed % 6);
      const event = generated({ players, cycles: 1, seed, finished: 0.1 + random() * 0.4 });
      const [heading, fills, numbers, half, sorted] = [some(0.7), some(0.6), some(0.6), some(0.3), some(0.5)];
      const whole = crosstableOf(event, { bold: false, rounds: false, sortedBy: sorted ? 'rank' : 'number' });
      const rows = whole.slice(2).map((row, line) =>
        row
          .map((cell, column) => {
            const isLower = line > 0 && column - 3 < line - 1 && column >= 3;
            if (half && isLower) return null;
            return cell === 'X' && !fills ? null : cell;
          })
          .filter((_, column) => column !== 2 && (column !== 0 || numbers)),
      );
      const made = adopted(heading ? rows : rows.slice(1));
      if (!made.ok) {
        counts.refused += 1;
        continue;
      }
      counts.taken += 1;
      const byName = ({ players: all, games }: typeof event) =>
        games
          .filter(({ outcome }) => outcome !== null)
          .map(({ white, black, outcome }) => {
            const sides = [all[white - 1]!.name, all[black - 1]!.name];
            const won = outcomeOf(outcome!).marks;
            return sides
              .map((name, side) => `${name} ${won[side]}`)
              .sort()
              .join(' ');
          })
          .sort();
      const { tournament } = made.value;
      expect([seed, tournament.players.length]).toEqual([seed, players]);
      expect([seed, byName(tournament)]).toEqual([seed, byName(event)]);
    }
    expect(counts.taken).toBeGreaterThan(counts.refused * 5);
  });
});
