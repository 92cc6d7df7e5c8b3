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

  it('holds every criterion: code, name and article for the legend, and what the list of tie-breaks calls it', () => {
    expect(shownOn(quad, 'Lists', 5, 3, 8)).toEqual({
      1: 'Criterion | Meaning | Source | Name | Meaning',
      2: 'PTS | Points |  | Points',
      3: 'DE | Direct encounter: place among those tied | FIDE C.07 6 | Direct encounter | Place among those tied',
      4: 'SB | Sonneborn-Berger: own points times the opponent’s, added up | FIDE C.07 9.1 | Sonneborn-Berger | Own points times the opponent’s, added up',
      5: 'WIN | Wins: games won, forfeits included | FIDE C.07 7.1 | Wins | Games won, forfeits included',
    });
  });

  it('calls criteria as Go players do in a Go tournament', () => {
    expect(shownOn(rich, 'Lists', 3, 3, 8)[3]).toBe(
      'DE | Direct comparison: place among those tied |  | Direct comparison | Place among those tied',
    );
  });

  it('holds statuses, orders, yes and no, and papers by name, with their codes beside', () => {
    expect(shownOn(rich, 'Lists', 5, 9, 21)).toEqual({
      1: ' | Status | Code | Meaning |  | Name | Code |  | Name | Code |  | Name',
      2: ' | playing | playing | plays (or leave the cell empty) |  | By number, by place at the end | itself |  | yes | yes |  | A4',
      3: ' | withdrawn, games count | withdrawn | left after at least half of their games: all count, the rest are forfeits |  | By number | number |  | no | no |  | Letter',
      4: ' | withdrawn, games annulled | annulled | left before half of their games: these stay in the table but do not count |  | By place | rank',
    });
  });

  it('is text throughout, hidden, and not for paper', () => {
    const sheet = sheetIn(rich, 'Lists');
    expect(Object.keys(cellsByFormat(sheet))).toEqual(['@']);
    expect([sheet.hidden, sheet.print, drawnOf(rich, 'Lists').conditions]).toEqual([true, undefined, []]);
  });
});
