import { withPlayers } from '../changed';
import { explainPlace } from '../../src/core/explain/standings';
import type { ExplainedLine, ExplainedValue } from '../../src/core/explain/value';
import type { Tournament } from '../../src/core/model';
import { present } from '../../src/core/present';
import { parseTyped } from '../../src/core/results/typed';
import { type CellValue, parseArea } from '../../src/grid/cell';
import { wordsEn as words } from '../../src/language/words';
import { citedIn } from '../../src/sheets/cited';
import { makeWorkbook } from '../../src/sheets/allSheets';
import { generated } from '../generated';
import { sectioned } from '../sectioned';
import { newMatch } from '../matches';
import { valueOf } from '../results';
import { annulledFirst } from './events';
import { heightsOf, looksOf, rulesBeside } from './facts';
import { gridIn, NAMES, partsOf, planned } from './plan';
import { QUAD } from './quad';
import { RICH } from './rich';
import { match, quad, rich } from './samples';

describe('the sheets of a tournament', () => {
  it('the workbook opens at the result of the first game', () => {
    expect(rich.plan.active).toEqual({ sheet: 'Pairings', row: 4, column: 5 });
  });

  it('each sheet has its part in the tournament', () => {
    const { sheets } = match.plan;
    expect(sheets.map(({ name, role }) => `${name}: ${role}`)).toEqual([
      'Pairings: pairings',
      'Round: round',
      'Match: match',
      'Standings: standings',
      'Players: players',
      'Tournament: tournament',
      'Log: log',
      'Lists: lists',
      'Calculation: calculation',
    ]);
  });

  it('those for people are shown, lists and calculation are hidden', () => {
    const tabs = match.plan.sheets.map(({ name, hidden = false }) => `${name}${hidden ? ' (hidden)' : ''}`);
    expect(tabs).toEqual([
      'Pairings',
      'Round',
      'Match',
      'Standings',
      'Players',
      'Tournament',
      'Log',
      'Lists (hidden)',
      'Calculation (hidden)',
    ]);
  });

  it('all sheets are printed on the paper that was chosen, with event and section on every page', () => {
    const printed = rich.plan.sheets.filter(({ hidden }) => !hidden);
    expect(printed.map(({ name, print }) => `${name}: ${print?.paper}, ${print?.header}`)).toEqual([
      'Pairings: Letter, Quad · B group',
      'Round: Letter, Quad · B group',
      'Standings: Letter, Quad · B group',
      'Crosstable: Letter, Quad · B group',
      'Players: Letter, Quad · B group',
      'Tournament: Letter, Quad · B group',
      'Log: Letter, Quad · B group',
    ]);
  });

  it.each(['Pairings', 'Standings', 'Crosstable'])(
    'values that Refresh wrote are red on %s when they are out of date',
    (name) => {
      expect(rulesBeside(planned(QUAD, 'refreshed'), quad, name)).toEqual([
        'A2 bold, color B42318 if $A$2="Out of date: results, players or settings have changed since the last Refresh."',
      ]);
    },
  );
});

interface Citation {
  readonly value: ExplainedValue;
  readonly line: ExplainedLine | null;
  readonly cells: readonly string[];
}

/** Every citation in the explanations of all players, and what a cell of the sheets shows. */
const citations = (tournament: Tournament) => {
  const sheets = planned(tournament);
  const cited = citedIn(tournament, partsOf(sheets), gridIn(sheets));
  const all = tournament.players.flatMap(({ no }): Citation[] =>
    valueOf(explainPlace(tournament, no)).values.flatMap((value) => [
      { value, line: null, cells: cited.value(value) },
      ...value.lines.map((line) => ({ value, line, cells: cited.line(line, value) })),
    ]),
  );
  const shown = (cell: string): CellValue => {
    const [sheet, where] = cell.split('!') as [string, string];
    const { row, column } = parseArea(where)!;
    return sheets.value(sheet, row, column);
  };
  return { all, shown };
};

const EVENTS: readonly Tournament[] = [
  annulledFirst,
  generated({ players: 9, cycles: 1, seed: 5, special: 0.2, tieBreaks: ['PTS', 'NZ_SB', 'ARO', 'BH', 'KS'] }),
  generated({ players: 6, cycles: 2, seed: 6, adjusted: true, tieBreaks: ['PTS', 'SB', 'WIN', 'TPR'] }),
];

describe('a cited cell shows the very figure', () => {
  it.each(EVENTS.map((event) => [event.event, event] as const))(
    '%s: results, scores, ratings, values',
    (_, event) => {
      const { all, shown } = citations(event);
      const games = new Map(event.games.map((game) => [game.no, game]));
      let [results, others] = [0, 0];
      for (const { value, line, cells } of all)
        for (const cell of cells)
          if (line?.of === 'game' && cell.startsWith('Pairings!')) {
            expect(parseTyped(String(shown(cell)))).toBe(games.get(line.game)!.outcome);
            results++;
          } else if (line?.of !== 'adjustment') {
            const figure = line === null ? value.value! : line.opponentValue!;
            expect(Number(shown(cell))).toBeCloseTo(figure.n / figure.d, 6);
            others++;
          }
      expect(Math.min(results, others)).toBeGreaterThan(50);
    },
  );

  it('the game of a line is always cited, points always', () => {
    const { all } = citations(EVENTS[2]!);
    for (const { value, line, cells } of all) {
      if (line?.of === 'game') expect(cells[0]).toMatch(/^Pairings!F\d+$/);
      if (line === null && value.code === 'PTS') expect(cells[0]).toMatch(/^Standings!C\d+$/);
    }
  });

  it('a score that the NZCF adjusts is another one than Standings shows: nothing is cited for it', () => {
    const { all } = citations(EVENTS[1]!);
    const adjusted = all.filter(({ line, value }) => line?.opponentValue && value.code === 'NZ_SB');
    const cited = adjusted.filter(({ cells }) => cells.length > 1);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.length).toBeLessThan(adjusted.length);
  });

  it('an adjustment is cited where the arbiter wrote it', () => {
    const { all, shown } = citations(EVENTS[2]!);
    const adjustments = all.filter(({ line }) => line?.of === 'adjustment');
    expect(adjustments.length).toBeGreaterThan(0);
    for (const { cells, line } of adjustments)
      expect(Number(shown(cells[0]!))).toBeCloseTo(line!.amount.n / line!.amount.d, 6);
  });
});

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
    ['at least 14', 'Anna', '14 14 14 14'],
    [
      '25 letters take 31, and wrap where 28 leave the print larger',
      'Featherstonehaugh, Andrew',
      '28 31 28 28',
    ],
    ['ten signs as wide as two letters take 25', '王小明王小明王小明王', '25 25 25 25'],
    ['so do emoji', '🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉', '25 25 25 25'],
    ['one word takes 40 at most', 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine', '40 48 40 40'],
  ])('%s', (_, name, widths) => {
    const tournament = called(name);
    expect(
      [
        nameWidth(tournament, 'Pairings', 3),
        nameWidth(tournament, 'Standings', 1),
        nameWidth(tournament, 'Crosstable', 1),
        nameWidth(tournament, 'Players', 1),
      ].join(' '),
    ).toBe(widths);
  });

  it('a team’s too', () => {
    const match = newMatch(2, 2, {
      teams: [
        { id: 'k', name: 'Kings' },
        { id: 'q', name: 'The Old Queens of the Castle' },
      ],
    });
    expect([nameWidth(match, 'Standings', 5), nameWidth(match, 'Players', 2)]).toEqual(['35', '28']);
  });
});

describe('a name too long for its column has several lines', () => {
  const tournament = called('Anna', 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine');

  it.each([
    ['Pairings: in each game of that player', 'Pairings', ['4: 32', '5: 30', '8: 30', '9: 30']],
    ['Players: in one row', 'Players', ['4: 32', '6: 30']],
    ['Standings: in any row', 'Standings', ['4: 40', '5: 30', '6: 30', '7: 30', '8: 30']],
    [
      'Crosstable: in any row',
      'Crosstable',
      ['2: 22', '3: 19', '4: 40', '5: 0', '6: 0', '7: 0', '8: 30', '9: 30', '10: 30', '11: 30'],
    ],
  ])('%s', (_, sheet, heights) => {
    expect(heightsOf(sheetOf(tournament, sheet))).toEqual(heights);
  });

  it('never more than four', () => {
    expect(heightsOf(sheetOf(called('x'.repeat(200)), 'Players'))).toEqual(['4: 32', '5: 60']);
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
    ['Pairings', 12, 'A1:H70 upright, 100 %, rows 4 to 4'],
    ['Pairings', 13, 'A1:H95 upright, 95 %, rows 4 to 4'],
    ['Pairings', 200, 'A1:H19904 upright, 100 %, rows 4 to 4'],
    ['Standings', 24, 'A1:J42 upright, 1 wide 1 tall'],
    ['Standings', 60, 'A1:I78 upright, 100 %'],
    ['Standings', 80, 'A1:I98 upright, 100 %'],
    ['Players', 60, 'A4:D64 upright, 1 wide 1 tall'],
    ['Players', 70, 'A4:D74 upright, 1 wide 0 tall'],
    ['Crosstable', 32, 'A4:AP43 landscape, 1 wide 1 tall'],
    ['Crosstable', 33, 'A4:AQ44 landscape, 70 %, rows 1 to 2'],
    ['Crosstable', 40, 'A4:AX51 landscape, 63 %, rows 1 to 2'],
    // Row 3 has the switch, which is never printed.
    ['Crosstable', 100, 'A4:DF111 upright, 60 %, rows 4 to 4'],
  ])('%s of %i players', (name, count, wanted) => {
    expect(printed(count, name)).toContain(wanted);
  });

  it.each([
    [13, '95 %, pages from 47'],
    [21, '100 %, pages from 38 82 126 170 214'],
    // Letters of 11 points print at 9 at 82 %: smaller ones do not make room for a last round.
    [37, '82 %, pages from '],
    [39, '100 %, pages from '],
    [100, '86 %, pages from 55 105 155 205'],
    [200, '100 %, pages from '],
  ])('a round of Pairings of %i players is on one page, if it can be', (count, wanted) => {
    const { scale, rowBreaks = [] } = present(sheetOf(players(count), 'Pairings').print);
    const from = rowBreaks.slice(0, 5).map((row) => row + 1);
    expect(`${scale} %, pages from ${from.join(' ')}`).toContain(wanted);
  });

  it('ten quads print their standings at 11 points, three or four to a page', () => {
    const sheet = sheetOf(sectioned([4, 4, 4, 4, 4, 4, 4, 4, 4, 4]), 'Standings');
    const { landscape, scale, rowBreaks } = present(sheet.print);
    expect([landscape, scale, rowBreaks?.length]).toEqual([false, 100, 2]);
  });

  it('a club is whole on Players and Standings', () => {
    const players = RICH.players.map((player) => ({ ...player, federation: 'Schachfreunde Uster' }));
    expect(looksOf(sheetOf({ ...RICH, players }, 'Players')).widths).toMatch(/^6 14 10 24 /);
    expect(looksOf(sheetOf({ ...RICH, players }, 'Standings')).widths).toMatch(/^6 14 7.5 10 10 10 7 24 /);
  });

  it('the heading Federation stands on one line of Standings', () => {
    const players = RICH.players.map((player) => ({ ...player, federation: 'SUI' }));
    const sheet = sheetOf({ ...RICH, players }, 'Standings');
    expect(looksOf(sheet).widths).toMatch(/^6 14 7.5 10 10 10 7 12 /);
  });

  it('Standings prints what ranks, and right of it whole groups as far as they fit an upright page at 11 points', () => {
    const named = (length: number) => {
      const event = { ...players(12), tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'] };
      const longer = withPlayers(event, (player) => ({
        ...player,
        name: 'N'.repeat(length),
        federation: 'NZL',
        rating: { typed: 2000, strength: 2000 },
      }));
      return looksOf(sheetOf(longer, 'Standings')).printed.split(' ')[0];
    };
    // Rank, name, points and five columns of tie-breaks end at H; then the rating, and federation or club.
    expect([16, 20, 26, 28, 40].map(named)).toEqual(['A1:I30', 'A1:I30', 'A1:H30', 'A1:H30', 'A1:H30']);
  });
});
