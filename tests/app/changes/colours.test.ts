import { planColours } from '../../../src/app/changes/manual';
import { unwrap } from '../conduct/check';
import { after, cellsIn, FIVE, openedOnce, sentencesIn, shown, writes } from './previewed';

describe('a game was played with colours reversed', () => {
  it('reversed colours are told with the names, and a warning where they grow more uneven', () => {
    const turned = shown(FIVE, 'colours', { game: '1' });
    expect(sentencesIn(turned)).toEqual(['Game 1: round 1, board 1, Emil – Bert']);
    expect(cellsIn(turned)).toEqual(['game 1 left: 2 → 5', 'game 1 right: 5 → 2']);
    expect(turned.warnings.map(({ code, values }) => `${code} ${String(values.player)}`)).toEqual([
      'colours-more-uneven Bert',
      'colours-more-uneven Emil',
    ]);
  });

  const done = after(FIVE, '1-0');

  it('the numbers of the game change sides, and its result is turned if it has one', () => {
    expect(writes(planColours(openedOnce(FIVE), [1]))).toEqual(['Pairings!D5: 2 → 5', 'Pairings!H5: 5 → 2']);
    expect(writes(planColours(openedOnce(done), [1]))).toEqual([
      'Pairings!D5: 2 → 5',
      'Pairings!H5: 5 → 2',
      'Pairings!F5: 1-0 → 0-1 as @',
    ]);
  });

  it('a warning names the cell of the player on the left', () => {
    expect(unwrap(planColours(openedOnce(done), [1])).warnings[0]).toEqual({
      code: 'result-turned',
      place: { round: 1, game: 1, sheet: 'Pairings', cell: 'D5' },
      values: {},
    });
  });

  it('games that there are not are refused, each by its number', () => {
    expect(writes(planColours(openedOnce(FIVE), [1, 99, 98]))).toEqual([
      'game-unknown; typed 99',
      'game-unknown; typed 98',
    ]);
  });
});
