import type { Tournament } from '../../src/core/model';
import { foldedName } from '../../src/core/names/name';
import { plain } from '../../src/core/names/plain';
import type { CellValue } from '../../src/grid/cell';
import { contentOfGrid } from '../../src/grid/content';
import { isBye } from '../../src/language/headers';
import { readRoster } from '../../src/sheets/roster';
import { isAllHeadings, isTeamHeading, roleOf } from '../../src/sheets/roster/headers';
import { withoutNumbering } from '../../src/sheets/roster/entry';
import { rowNames } from '../../src/sheets/roster/rows';
import { clean, isFigure, isNaming, isNote, textOf } from '../../src/sheets/roster/text';
import { viewOfGrid } from '../../src/sheets/view';
import { crossTable } from '../eventFixtures';
import { gridOf } from './grid-of';
import { planned, read, typedInto } from './plan';

describe('a text of a list', () => {
  it.each([
    ['Fédération:', 'federation'],
    ['Name (Last, First)', 'name'],
    ['Name(n)Vorname', 'name vorname'],
    ['№', 'no'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['  Start -- no. ', 'start no'],
    ['#', '#'],
    ['Elo (rapid) (blitz)', 'elo'],
  ])('%s is compared as %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('two names are one whatever their capitals, spaces and invisible marks', () => {
    for (const name of ['anna bell', ' ANNA  Bell', 'An\u00adna\u00a0\u200fBell', 'Ａnna Bell'])
      expect(foldedName(name)).toBe('annabell');
    expect(foldedName('ΣΟΦΟΣ')).toBe('σοφος');
  });

  it('nothing, an empty cell and an error say nothing', () => {
    expect([undefined, null, { error: '#N/A' }, ' x\n y\u00a0', 7, true].map(textOf)).toEqual([
      '',
      '',
      '',
      'x y',
      '7',
      'true',
    ]);
    expect(clean('\u200b a\t\tb ')).toBe('a b');
    expect(clean('An\u200bna Berg\ufeff')).toBe('Anna Berg');
    for (let code = 0; code < 256; code++) {
      const text = `a${String.fromCharCode(code)}b`;
      expect([code, clean(text)]).toEqual([code, clean(` ${text} `)]);
    }
  });

  it.each([
    ['7', true],
    ['12.5.', true],
    ['+1', true],
    ['2024-05-12 14:30', true],
    ['1 234,50', true],
    ['’12', true],
    ['12.05.2024 - 13.05.2024', true],
    ['...', false],
    ['x7', false],
    ['7x', false],
    ['Anna 7', false],
  ])('%s is a number, a date or a time: %s', (text, expected) => {
    expect(isFigure(text)).toBe(expected);
  });

  it.each([
    ['Total', true],
    ['Total: 8', true],
    ['Total = 8', true],
    ['Total 8', true],
    ['Average', true],
    ['8 players', true],
    ['12 entries (of 16)', true],
    ['Players: 8', true],
    ['Players = 8', true],
    ['* = junior', true],
    ['**: guest', true],
    ['*= junior', true],
    ['www.example.org', true],
    ['see http://example.org', true],
    ['see https://example.org', true],
    ['Please bring your own clock, board and pieces along.', true],
    ['Total Control', false],
    ['Players 8', false],
    ['Eight players', false],
    ['8a players', false],
    ['a8 players', false],
    ['players', false],
    ['Anna: 8', false],
    ['The Total: 8', false],
    ['Anna * = junior', false],
    ['* junior', false],
    ['Juan Carlos de la Cruz y Vega Jr.', false],
    ['One two three four five six seven eight nine', false],
    ['', false],
  ])('%s is a remark and nobody’s name: %s', (text, expected) => {
    expect(isNote(text)).toBe(expected);
  });

  it('a name has a letter or at least a sign; a bye is one whatever its capitals', () => {
    expect(['丁立人', '★', '—', '12', '?'].map(isNaming)).toEqual([true, true, false, false, false]);
    expect(['BYE', 'Freilos', 'Rest', 'Byers'].map(isBye)).toEqual([true, true, true, false]);
  });
});

describe('a heading', () => {
  it.each([
    ['Elo FIDE', 'rating'],
    ['Rating Elo', 'rating'],
    ['Elo Club', null],
    ['FIDE', null],
    ['', null],
    ['Name = Anna', null],
    [`Name (${'x'.repeat(53)})`, 'name'],
    [`Name (${'x'.repeat(54)})`, null],
  ])('%s is that of %s', (heading, role) => {
    expect(roleOf(heading)).toBe(role);
  });

  it('of teams may be numbered', () => {
    expect(['Team', 'Team 2', 'Team 12', 'Team 2 b', 'Team2', 'Name 2'].map(isTeamHeading)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('a row is one of headings if all that stands there is', () => {
    const isOne = (...cells: readonly string[]) =>
      isAllHeadings(
        viewOfGrid(gridOf([cells])),
        0,
        cells.map((_, index) => index),
      );
    expect(isOne('Name', '', 'FIDE rapid')).toBe(true);
    expect(isOne('Name', 'Anna')).toBe(false);
    expect(isOne('FIDE Anna')).toBe(false);
    expect(isOne('', '')).toBe(false);
  });
});

describe('numbers in front of names', () => {
  const entries = (...names: readonly string[]) =>
    names.map((name, row) => ({ name, extra: [], row, cell: `A${row + 1}` }));
  const told = (...names: readonly string[]) =>
    withoutNumbering(entries(...names), 'list').map(({ number, name }) => `${number ?? '-'} ${name}`);

  it('are taken as numbers if they run from 1 without a gap', () => {
    expect(told('1. Anna', '2)Bert', '3. Carl')).toEqual(['1 Anna', '2 Bert', '3 Carl']);
    expect(told('1. Anna', '3. Bert')).toEqual(['- 1. Anna', '- 3. Bert']);
    expect(told('2. Anna', '3. Bert')).toEqual(['- 2. Anna', '- 3. Bert']);
    expect(told('1. Anna', 'Bert')).toEqual(['- 1. Anna', '- Bert']);
    expect(told('1.5', '2.5')).toEqual(['- 1.5', '- 2.5']);
  });
});

it('rows are named as the sheet counts them, in order, those in a run by its ends', () => {
  expect(rowNames([8, 4, 6, 7])).toBe('5, 7–9');
  expect(rowNames([9, 10])).toBe('10–11');
  expect(rowNames([])).toBe('');
});

const PLAYERS: readonly (readonly CellValue[])[] = [['Anna Berg'], ['Ben Cole'], ['Cora Dahl']];

const eventOf = (
  above: readonly (readonly CellValue[])[],
  sheet = 'Club',
  document: readonly string[] = ['Winter cup'],
): string => {
  const content = contentOfGrid(
    gridOf([...above, ['Name'], ...PLAYERS].map((row) => [...row, null].slice(0, 2))),
  );
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
    ['Players', 'Winter cup'],
    ['Names 2', 'Winter cup'],
    ['Spieler', 'Winter cup'],
    ['Teams', 'Winter cup'],
    ['List', 'Winter cup'],
    ['Players of Bath', 'Players of Bath'],
    ['Year 4 list', 'Year 4'],
    ['Go players', 'Go players'],
    ['Darts list', 'Darts list'],
    ['Spring Open player list', 'Spring Open'],
    ['Class_4b_entries', 'Class_4b'],
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

  it('what stands above the table of a worksheet that it is', () => {
    const content = contentOfGrid(
      gridOf([['Autumn Open'], [null], ['Name'], ...PLAYERS].map((row) => [...row])),
    );
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
      ['Anna – Berg', '1-0', 'Berg withdrew: does not count'],
      ['Anna – Cora', '+/-', 'Won by forfeit'],
      ['Berg – Cora', '½-½', 'Berg withdrew: does not count'],
      ['Berg – Dora', null, 'Berg withdrew: not played'],
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
      'Bold: White. + and -: won and lost by forfeit',
      'In brackets: the round of a game still to come',
      '–: no game',
      '',
    ]);
    expect(planned(crossTable('*1 | 0*')).value('Crosstable', 12, 0)).toBe('');
  });

  it('the finder: a dash in place of a result', () => {
    const { sheet, area } = sheets.layout.pairings.wanted;
    const found = typedInto(sheets, [{ sheet, row: area.row, column: area.column, write: 'Berg' }]);
    const games = read(found, 'Pairings', 4, 10, 6, 4).filter(
      ([, , opponent]) => opponent !== '–' && opponent !== '',
    );
    expect(games.map(([, , opponent, result]) => `${String(opponent)} ${String(result)}`).sort()).toEqual([
      'Anna Lost',
      'Cora Drawn',
      'Dora –',
    ]);
  });

  it('nothing of it is to be checked', () => {
    expect(lines('Pairings', 1, 0, 1, 1)).toEqual(['1 of 3 games finished. +/-, -/+ and -/-: by forfeit']);
  });
});
