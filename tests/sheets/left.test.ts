import type { Tournament } from '../../src/core/model';
import { crossTable } from '../eventFixtures';
import { planned, read, typedInto } from './plan';

/** Four players: Berg has lost to Anna and drawn with Cora, and has left; Anna won against Cora by forfeit. */
const LEFT: Tournament = (() => {
  const quad = crossTable('*1+. | 0*=. | -=*. | ...*', { event: 'Quad' });
  const names = ['Anna', 'Berg', 'Cora', 'Dora'];
  return {
    ...quad,
    players: quad.players.map((player, index) => ({
      ...player,
      name: names[index]!,
      status: index === 1 ? 'annulled' : 'playing',
    })),
  };
})();

const sheets = planned(LEFT);
const lines = (sheet: string, row: number, column: number, rows: number, columns: number): string[] =>
  read(sheets, sheet, row, column, rows, columns).map((line) => line.map((each) => each ?? '').join(' | '));

describe('who left before half of their games is seen everywhere', () => {
  it('Pairings: Check says which of their games count for nobody and which will not be played', () => {
    const games = read(sheets, 'Pairings', 4, 4, 6, 5).map(([white, result, black, , check]) => [
      [white, black].sort().join(' – '),
      result,
      check,
    ]);
    expect(games.filter(([, , check]) => check !== '').sort()).toEqual([
      ['Anna – Berg', '1-0', 'Berg has left: does not count'],
      ['Anna – Cora', '+/-', 'Won by forfeit'],
      ['Berg – Cora', '½-½', 'Berg has left: does not count'],
      ['Berg – Dora', null, 'Berg has left: not played'],
    ]);
  });

  it('Crosstable: a dash in place of the round', () => {
    expect(lines('Crosstable', 7, 4, 4, 4)).toEqual([
      ' | 1 | + | (3)',
      '0 |  | ½ | –',
      '- | ½ |  | (6)',
      '(3) | – | (6) | ',
    ]);
  });

  it('Crosstable says what the dash means, while somebody has left', () => {
    expect(lines('Crosstable', 12, 0, 4, 1)).toEqual([
      'Bold: White',
      '+ and -: won and lost by forfeit',
      '(3): to be played in round 3',
      '–: not played, a player has left',
    ]);
    expect(planned(crossTable('*1 | 0*')).value('Crosstable', 13, 0)).toBe('');
  });

  it('the finder: a dash in place of a result', () => {
    const { sheet, area } = sheets.layout.pairings.wanted;
    const found = typedInto(sheets, [{ sheet, row: area.row, column: area.column, write: 'Berg' }]);
    const games = read(found, 'Pairings', 4, 10, 6, 4).filter(
      ([, , opponent]) => opponent !== 'bye' && opponent !== '',
    );
    expect(games.map(([, , opponent, result]) => `${String(opponent)} ${String(result)}`).sort()).toEqual([
      'Anna 0',
      'Cora ½',
      'Dora –',
    ]);
  });

  it('nothing of it is to be checked', () => {
    expect(lines('Pairings', 1, 0, 1, 1)).toEqual(['3 of 6 games finished']);
  });
});
