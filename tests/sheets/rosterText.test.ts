import { isAllHeadings, isTeamHeading, roleOf } from '../../src/sheets/roster/headers';
import { rowNames, withoutNumbering } from '../../src/sheets/roster/read';
import { plain } from '../../src/core/plain';
import { isBye } from '../../src/language/byes';
import { clean, isFigure, isNaming, isNote, textOf } from '../../src/sheets/roster/text';
import { foldedName } from '../../src/core/name';
import { viewOf } from '../../src/sheets/roster/view';
import { denseIn, gridOf } from './grid-of';

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
        viewOf(denseIn(gridOf([cells]))),
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
