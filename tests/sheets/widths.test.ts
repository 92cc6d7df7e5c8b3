import type { Tournament } from '../../src/core/model';
import { present } from '../../src/core/present';
import { languageOf } from '../../src/language/language';
import { makeWorkbook } from '../../src/sheets/workbook';
import { generated } from '../generated';
import { newMatch } from '../matches';
import { heightsOf, looksOf } from './facts';
import { NAMES } from './plan';
import { RICH } from './rich';

const { words } = languageOf('en');

const sheetOf = (tournament: Tournament, name: string) =>
  makeWorkbook(tournament, NAMES, words, '2026-11-20 09:00').sheets.find((each) => each.name === name)!;

const called = (...names: readonly string[]): Tournament => ({
  ...RICH,
  players: RICH.players.map((player, index) => ({ ...player, name: names[index] ?? player.name })),
});

const players = (count: number): Tournament => generated({ players: count, cycles: 1, seed: 1, finished: 0 });

const nameWidth = (tournament: Tournament, sheet: string, column: number): string =>
  looksOf(sheetOf(tournament, sheet)).widths.split(' ')[column]!;

describe('a column of names is as wide as the longest', () => {
  it.each([
    ['at least 14', 'Anna', '14'],
    ['25 letters take 31', 'Featherstonehaugh, Andrew', '31'],
    ['ten signs as wide as two letters take 25', '王小明王小明王小明王', '25'],
    ['so do emoji', '🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉', '25'],
    ['at most 40', 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine', '40'],
  ])('%s', (_, name, width) => {
    const tournament = called(name);
    expect([
      nameWidth(tournament, 'Pairings', 3),
      nameWidth(tournament, 'Standings', 2),
      nameWidth(tournament, 'Crosstable', 1),
      nameWidth(tournament, 'Players', 1),
    ]).toEqual([width, width, width, width]);
  });

  it('a team’s too', () => {
    const match = newMatch(2, 2, {
      teams: [
        { id: 'k', name: 'Kings' },
        { id: 'q', name: 'The Old Queens of the Castle' },
      ],
    });
    expect([nameWidth(match, 'Standings', 3), nameWidth(match, 'Players', 2)]).toEqual(['35', '35']);
  });
});

describe('a name too long for its column has two or three lines', () => {
  const tournament = called('Anna', 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine');

  it.each([
    ['Pairings: in each game of that player', 'Pairings', ['4: 32', '5: 30', '8: 30', '9: 30']],
    ['Players: in one row', 'Players', ['4: 32', '6: 30']],
    ['Standings: in any row', 'Standings', ['4: 40', '5: 30', '6: 30', '7: 30', '8: 30']],
    [
      'Crosstable: in any row',
      'Crosstable',
      ['3: 19', '4: 40', '5: 0', '6: 0', '7: 0', '8: 30', '9: 30', '10: 30', '11: 30'],
    ],
  ])('%s', (_, sheet, heights) => {
    expect(heightsOf(sheetOf(tournament, sheet))).toEqual(heights);
  });

  it('never more than three', () => {
    expect(heightsOf(sheetOf(called('x'.repeat(200)), 'Players'))).toEqual(['4: 32', '5: 45']);
  });

  it('a bye’s line too', () => {
    const five = players(5);
    const long = { ...five.players[4]!, name: 'x'.repeat(50) };
    const heights = heightsOf(sheetOf({ ...five, players: [...five.players.slice(0, 4), long] }, 'Pairings'));
    expect(heights).toEqual(['4: 32', '5: 30', '8: 30', '12: 30', '16: 30', '18: 30']);
  });
});

describe('a sheet is printed on one page as long as it can be read', () => {
  const printed = (count: number, name: string): string => looksOf(sheetOf(players(count), name)).printed;

  it.each([
    ['Pairings', 12, 'A1:H70 upright, 1 wide 1 tall'],
    ['Pairings', 13, 'A1:H95 upright, 100 %, rows 4 to 4'],
    ['Pairings', 200, 'A1:H19904 upright, 100 %, rows 4 to 4'],
    ['Standings', 60, 'A1:O78 upright, 1 wide 1 tall'],
    ['Standings', 80, 'A1:O98 upright, 1 wide 0 tall'],
    ['Players', 45, 'A1:H49 upright, 1 wide 1 tall'],
    ['Players', 46, 'A1:H50 upright, 1 wide 0 tall'],
    ['Crosstable', 27, 'A1:AK39 landscape, 1 wide 1 tall'],
    ['Crosstable', 28, 'A1:AL40 landscape, 70 %'],
    ['Crosstable', 40, 'A1:AX52 landscape, 62 %'],
  ])('%s of %i players', (name, count, wanted) => {
    expect(printed(count, name)).toContain(wanted);
  });

  it.each([
    [13, '100 %, pages from 47 89'],
    [21, '100 %, pages from 38 82 126 170 214'],
    [100, '86 %, pages from 55 105 155 205'],
    [200, '100 %, pages from '],
  ])('a round of Pairings of %i players is on one page, if it can be', (count, wanted) => {
    const { scale, rowBreaks = [] } = present(sheetOf(players(count), 'Pairings').print);
    const from = rowBreaks.slice(0, 5).map((row) => row + 1);
    expect(`${scale} %, pages from ${from.join(' ')}`).toContain(wanted);
  });

  it('a club is whole on Players and Standings', () => {
    const players = RICH.players.map((player) => ({ ...player, federation: 'Schachfreunde Uster' }));
    expect(looksOf(sheetOf({ ...RICH, players }, 'Players')).widths).toMatch(/^6 14 10 24 /);
    expect(looksOf(sheetOf({ ...RICH, players }, 'Standings')).widths).toMatch(/^6.5 5 14 7 24 /);
  });
});
