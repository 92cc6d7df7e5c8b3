import { planExchange } from '../../../src/app/changes/manual';
import { after, cellsIn, FIVE, openedOnce, problemsOf, shown, writes } from './previewed';

describe('two games change places or opponents', () => {
  it('they exchange their boards unless it is said that it is their opponents', () => {
    const given = { game: '1', other: '2' };
    const exchanged = shown(FIVE, 'exchange', given);
    expect(cellsIn(exchanged)).toEqual(['game 1 board: 1 → 2', 'game 2 board: 2 → 1']);
    expect(cellsIn(shown(FIVE, 'exchange', { ...given, exchanged: 'places' }))).toEqual(cellsIn(exchanged));
    expect(problemsOf(FIVE, 'exchange', { ...given, exchanged: 'opponents' })).not.toEqual([]);
  });

  it('the word for an open game goes with it', () => {
    const games = FIVE.games.map((game) =>
      game.no === 1 ? { ...game, pending: 'adjourned' as const } : game,
    );
    expect(cellsIn(shown({ ...FIVE, games }, 'exchange', { game: '1', other: '2' }))).toEqual([
      'game 1 board: 1 → 2',
      'game 2 board: 2 → 1',
    ]);
  });

  it('what cannot be is refused at the games’ cells, what belongs to no game without one', () => {
    const found = problemsOf(FIVE, 'exchange', { game: '1', other: '3', exchanged: 'opponents' });
    expect(found.map(({ code, place }) => `${code} ${place.cell ?? '–'}`)).toEqual([
      'player-meets-self D8',
      'pair-too-often D15',
      'pair-missing –',
      'pair-missing –',
      'player-two-games D6',
    ]);
  });

  it('the cells of their boards are written', () => {
    expect(writes(planExchange(openedOnce(FIVE), { pairs: [[1, 2]], what: 'places' }))).toEqual([
      'Pairings!C5: 1 → 2',
      'Pairings!C6: 2 → 1',
    ]);
  });

  it('not the opponents of a game that is finished', () => {
    const done = openedOnce(after(FIVE, '1-0'));
    expect(writes(planExchange(done, { pairs: [[1, 2]], what: 'opponents' }))).toEqual([
      'game-finished; round 1; game 1; sheet Pairings; cell D5',
    ]);
  });
});
