import { cellsByFormat, drawnOf, shownOn, sheetIn } from './facts';
import { quad, rich } from './samples';

describe('the hidden sheet Lists', () => {
  it('holds what a result can be, as the game is written from left to right, and what it means', () => {
    expect(shownOn(rich, 'Lists', 14, 0, 2)).toEqual({
      1: 'Results | Meaning',
      2: '0-1 | White won',
      3: '½-½ | draw',
      4: '1-0 | Black won',
      5: '-/+ | White won by forfeit',
      6: '+/- | Black won by forfeit',
      7: '-/- | neither came',
      8: '0-0 | played, nothing for either',
      9: '0-½ | half a point for White, nothing for Black',
      10: '½-0 | half a point for Black, nothing for White',
      11: '0-1 u | White won, not rated',
      12: '½-½ u | draw, not rated',
      13: '1-0 u | Black won, not rated',
    });
    expect(shownOn(quad, 'Lists', 4, 0, 2)).toMatchObject({ 2: '1-0 | White won', 4: '0-1 | Black won' });
  });

  it('holds every criterion with its name and where it is published', () => {
    expect(shownOn(rich, 'Lists', 5, 3, 6)).toEqual({
      1: 'Criterion | Meaning | Source',
      2: 'PTS | Points',
      3: 'DE | Direct encounter: place among those tied | FIDE C.07 6',
      4: 'SB | Sonneborn-Berger | FIDE C.07 9.1',
      5: 'WIN | Games won, forfeits included | FIDE C.07 7.1',
    });
  });

  it('holds what a status, the order of Crosstable and a yes or no can be', () => {
    expect(shownOn(rich, 'Lists', 5, 7, 13)).toEqual({
      1: 'Status | Meaning |  | Choice |  | Choice',
      2: 'playing | plays (or leave the cell empty) |  | number |  | yes',
      3: 'withdrawn | left after at least half of their games: all count, the rest are forfeits |  | rank |  | no',
      4: 'annulled | left before half of their games: these stay in the table and count for nobody',
    });
  });

  it('is text throughout, hidden, and not for paper', () => {
    const sheet = sheetIn(rich, 'Lists');
    expect(Object.keys(cellsByFormat(sheet))).toEqual(['@']);
    expect([sheet.hidden, sheet.print, drawnOf(rich, 'Lists').conditions]).toEqual([true, undefined, []]);
  });
});
