import type { Tournament } from '../../src/core/model';
import type { CellValue } from '../../src/grid/cell';
import { readRoster } from '../../src/sheets/roster';
import { crossTable } from '../eventFixtures';
import { denseIn, gridOf } from './grid-of';
import { planned, read, typedInto } from './plan';

const PLAYERS: readonly (readonly CellValue[])[] = [['Anna Berg'], ['Ben Cole'], ['Cora Dahl']];

const eventOf = (
  above: readonly (readonly CellValue[])[],
  sheet = 'Club',
  document: readonly string[] = ['Winter cup'],
): string => {
  const content = denseIn(gridOf([...above, ['Name'], ...PLAYERS].map((row) => [...row, null].slice(0, 2))));
  const read = readRoster({ ...content, sheet }, { chosen: false, document });
  return read.ok ? read.value.event : JSON.stringify(read.problems);
};

describe('the event of a list is called', () => {
  it.each<[string, readonly (readonly CellValue[])[], string]>([
    ['what stands above it', [['Autumn Open 2026'], [null]], 'Autumn Open 2026'],
    ['the first of several lines', [['Autumn Open'], ['Group A, seven rounds']], 'Autumn Open'],
    ['a line with a date beside it', [['Autumn Open', 46331]], 'Autumn Open'],
    ['its sheet where nothing stands above', [], 'Club'],
    ['its sheet where there are several texts', [['Open', 'Rated']], 'Club'],
    ['its sheet where there is only a label', [['Date:']], 'Club'],
    ['its sheet where there is only a number', [[2026]], 'Club'],
    ['its sheet where there is only a heading', [['Players']], 'Club'],
    ['its sheet where there is a long text', [['Entries close on Friday. '.repeat(4)]], 'Club'],
  ])('%s', (_, above, event) => {
    expect(eventOf(above)).toBe(event);
  });

  it.each([
    ['Sheet1', 'Winter cup'],
    ['Tabelle 2', 'Winter cup'],
    ['Feuil3', 'Winter cup'],
    ['Sheetlist', 'Sheetlist'],
    ['Juniors 1', 'Juniors 1'],
  ])('after the file where nobody has named the sheet: %s, %s', (sheet, event) => {
    expect(eventOf([], sheet)).toBe(event);
  });

  it.each([
    [['Winter cup', 'list-v2'], 'Winter cup'],
    [['', 'list-v2'], 'list-v2'],
    [['  ', 'Book1'], 'Sheet1'],
    [['', 'Mappe1', 'entries'], 'entries'],
    [['A title that is '.repeat(9), 'Winter cup'], 'Winter cup'],
    [[], 'Sheet1'],
  ])('there after the first name that somebody gave the document: %j, %s', (document, event) => {
    expect(eventOf([], 'Sheet1', document)).toBe(event);
  });

  it.each<[readonly (readonly CellValue[])[], string | null]>([
    [[[null], [null, 'Autumn Open']], 'B2'],
    [[], null],
    [[['Open', 'Rated']], null],
  ])('from the cell where it stands, if from one: %j, %s', (above, cell) => {
    const rows = [...above, ['Name'], ...PLAYERS].map((row) => [...row, null].slice(0, 2));
    const read = readRoster({ ...denseIn(gridOf(rows)), sheet: 'Club' }, { chosen: false });
    expect(read.ok && read.value.eventCell).toBe(cell);
  });

  it('what stands above the table of a worksheet that it is', () => {
    const content = denseIn(gridOf([['Autumn Open'], [null], ['Name'], ...PLAYERS].map((row) => [...row])));
    const table = { row: 2, column: 0, rows: 4, columns: 1 };
    const read = readRoster({ ...content, sheet: 'Club' }, { chosen: false, table });
    expect(read.ok && read.value.event).toBe('Autumn Open');
  });

  it('what stands above it, whatever the sheet is called', () => {
    expect(eventOf([['Autumn Open']], 'Sheet1')).toBe('Autumn Open');
  });
});

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
