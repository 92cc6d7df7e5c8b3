import { withGames } from '../changed';
import type { Tournament } from '../../src/core/model';
import { standings } from '../../src/core/tiebreak/standings';
import { leadersOf, rankText } from '../../src/taskpane/standing';
import { newField } from '../sheets/field';
import { sectioned } from '../sectioned';
import { valueOf } from '../results';

const TEN = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ian', 'Jan'];

/** The tournament in which White has won these games. */
const won = (tournament: Tournament, ...games: readonly number[]): Tournament =>
  withGames(tournament, (game) => (games.includes(game.no) ? { ...game, outcome: '1-0' } : game));

const leaders = (tournament: Tournament): readonly string[] => {
  const ranked = valueOf(standings(tournament));
  return leadersOf(tournament, ranked.rows).map(
    (row) => `${rankText(row)} ${row.name}${row.more === 0 ? '' : ` + ${row.more}`}`,
  );
};

describe('the leaders', () => {
  it('are nobody before the first result', () => {
    expect(leaders(newField(TEN))).toEqual([]);
  });

  it('are the first five places', () => {
    expect(leaders(won(newField(TEN), 1, 2, 3, 4, 5))).toEqual([
      '1–5 Ann',
      '1–5 Bob',
      '1–5 Cat',
      '1–5 Dan',
      '1–5 Eve',
    ]);
  });

  it('are eight at the most, and the last line counts who else shares its place', () => {
    const field = newField(TEN);
    const games = field.games.map((game) => (game.round === 1 ? { ...game, outcome: '1/2' as const } : game));
    const shown = leaders({ ...field, games });
    expect(shown).toHaveLength(8);
    expect([shown[0], shown[6], shown[7]]).toEqual(['1–10 Ann', '1–10 Gus', '1–10 Hal + 2']);
  });

  it('have points: who has none leads nobody', () => {
    expect(leaders(won(newField(TEN), 1))).toEqual(['1 Ann']);
  });

  it('of sections are the first of each that has begun', () => {
    const made = sectioned([6, 4]);
    const first = made.games.filter(({ round }) => round === 1).map(({ no }) => no);
    expect(leaders(won(made, ...first.slice(0, 3)))).toEqual([
      '1–3 Section A: Player 1',
      '1–3 Section A: Player 2 + 1',
    ]);
    expect(leaders(won(made, ...first.slice(3)))).toEqual([
      '1–2 Section B: Player 7',
      '1–2 Section B: Player 8',
    ]);
  });
});
