import { withOutcomesInOrder, withPlayer } from '../../changed';
import type { Tournament } from '../../../src/core/model';
import type { OutcomeCode } from '../../../src/core/results/outcome';
import type { CellValue } from '../../../src/grid/cell';
import type { WorkbookPlan } from '../../../src/grid/plan';
import { layoutOf } from '../../../src/sheets/layout';
import { sectionsReportLayout } from '../../../src/sheets/layout/sectionsReport';
import { raceLayouts } from '../../../src/sheets/layout/race';
import { sectioned, withResults } from '../../sectioned';
import { NAMES, planned, read, typedInto, type Planned } from '../plan';

const REPORT = 'Report';
/** Of two quads: the games stand behind the points, the tie-breaks behind the games. */
const [GAMES, TIE_BREAKS] = [4, 8];
const ALL = ['final-report', 'race', 'wall-chart', 'player-cards'];

const withHandouts = (tournament: Tournament): Planned => planned({ ...tournament, liveHandouts: ALL });

/** The row in which a text stands in a column. */
const rowWith = (sheets: Planned, sheet: string, text: string, column = 0): number => {
  for (let row = 0; row < 200; row++) if (sheets.value(sheet, row, column) === text) return row;
  throw new Error(`no ${text} on ${sheet}`);
};

const filled = (values: readonly (readonly CellValue[])[]): (readonly CellValue[])[] =>
  values.map((line) => line.map((value) => (value === '' ? null : value)));

/** The heights of the pages of a sheet, in points before scaling, and what a page has room for. */
const pagesOf = ({ sheets }: WorkbookPlan, name: string) => {
  const { print, rows } = sheets.find((sheet) => sheet.name === name)!;
  const heights = new Map(rows!.map(({ row, height }) => [row, height]));
  const starts = [0, ...(print!.rowBreaks ?? []), print!.area.rows];
  return {
    room: (print!.landscape ? 480 : 730) / ((print!.scale ?? 60) / 100),
    breaks: print!.rowBreaks ?? [],
    pages: starts.slice(1).map((end, index) => {
      let tall = 0;
      for (let row = starts[index]!; row < end; row++) tall += heights.get(row) ?? 15;
      return tall;
    }),
  };
};

// 1-4 1-0, 2-3 draw; 4-3 0-1, 1-2 1-0; 2-4 1-0, 3-1 0-1. And 5-8 0-1, 6-7 1-0; 8-7 draw, 5-6 0-1; nothing yet.
const QUADS = withOutcomesInOrder(
  sectioned([4, 4], { tieBreaks: ['PTS', 'SB'] }),
  ...(['1-0', '1/2', '0-1', '1-0'] as const),
  ...(['0-1', '1-0', '1/2', '0-1'] as const),
  ...(['1-0', '0-1'] as const),
);

describe('the final report of two quads that share their sheets', () => {
  const sheets = withHandouts(QUADS);
  const lines = (text: string, rows: number, column: number, columns: number, below = 0) =>
    filled(read(sheets, REPORT, rowWith(sheets, REPORT, text) + below, column, rows, columns));
  const ranked = (text: string, rows: number, below: number) => {
    const tieBreaks = lines(text, rows, TIE_BREAKS, 1, below);
    return lines(text, rows, 0, GAMES, below).map((line, index) => [...line, ...tieBreaks[index]!]);
  };

  it('says below the last cross-table what the signs in all of them mean', () => {
    expect(read(sheets, REPORT, rowWith(sheets, REPORT, 'The games') - 1, 0, 1, 1)).toEqual([
      ['Bold: White. In brackets: the round of a game still to come.'],
    ]);
  });

  it('begins with who is first in each section', () => {
    expect(lines('Section', 3, 0, 4)).toEqual([
      ['Section', 'First', null, 'Points'],
      ['A', 'Player 1', null, 3],
      ['B', 'Player 6', null, 2],
    ]);
  });

  it('has the players of each in order of rank with their tie-breaks, and below them what decided first place', () => {
    expect(ranked('Section A', 1, 1)).toEqual([['Rank', 'Name', 'Rating', 'Points', 'Sonneborn-Berger']]);
    expect(ranked('Section A', 5, 5)).toEqual([
      [1, 'Player 1', 2000, 3, 3],
      ['2–3', 'Player 2', 1993, 1.5, 0.75],
      ['2–3', 'Player 3', 1986, 1.5, 0.75],
      [4, 'Player 4', 1979, 0, 0],
      [null, 'Player 1 is ahead of Player 2 on points, 3 to 1.5.', null, null, null],
    ]);
    expect(ranked('Section B', 5, 5)).toEqual([
      [1, 'Player 6', 1965, 2, 0.5],
      [2, 'Player 8', 1951, 1.5, 0.25],
      [3, 'Player 7', 1958, 0.5, 0.75],
      [4, 'Player 5', 1972, 0, 0],
      [null, 'Player 6 is ahead of Player 8 on points, 2 to 1.5.', null, null, null],
    ]);
  });

  it('has everyone’s games beside them, by the opponents’ place in the section', () => {
    const cells = GAMES;
    expect(lines('Section B', 1, cells, 4, 1)).toEqual([[1, 2, 3, 4]]);
    expect(lines('Section B', 4, cells, 4, 5)).toEqual([
      [null, '(3)', '1', '1'],
      ['(3)', null, '½', '1'],
      ['0', '½', null, '(3)'],
      ['0', '0', '(3)', null],
    ]);
  });

  it('tells at the end of the games of all', () => {
    expect(lines('The games', 8, 1, 4, 1).map(([what, , value, beside]) => [what, value, beside])).toEqual([
      ['Games finished', 10, 'of 12'],
      ['White won', 4, '40%'],
      ['Drawn', 2, '20%'],
      ['Black won', 4, '40%'],
      ['White scored', null, '50%'],
      ['By forfeit', 0, null],
      ['Most wins in a row', 3, 'Player 1'],
      ['Longest without a loss', 3, 'Player 1'],
    ]);
  });
});

it('says below the winners whose points the arbiter adjusted, and why', () => {
  const sheets = withHandouts(withPlayer(QUADS, 6, { adjustment: -1, adjustmentReason: 'late' }));
  expect(read(sheets, REPORT, rowWith(sheets, REPORT, 'Section') + 3, 0, 1, 1)).toEqual([
    ['Adjusted: Player 6 −1 (late)'],
  ]);
});

it('nobody is first in a section that has not begun, and nothing has decided', () => {
  const sheets = withHandouts(withOutcomesInOrder(QUADS, '1-0'));
  const row = rowWith(sheets, REPORT, 'Section');
  expect(filled(read(sheets, REPORT, row + 1, 0, 2, 4))).toEqual([
    ['A', 'Player 1', null, 1],
    ['B', null, null, null],
  ]);
  expect(filled(read(sheets, REPORT, rowWith(sheets, REPORT, 'Section B') + 9, 1, 1, 1))).toEqual([[null]]);
});

it('a tie-break in which a player of one section has something has its column in all, empty where nobody has anything', () => {
  const event = sectioned([4, 4], { tieBreaks: ['PTS', 'DE', 'WIN', 'SB'] });
  const headsOf = (...outcomes: readonly OutcomeCode[]) => {
    const sheets = withHandouts(withOutcomesInOrder(event, ...outcomes));
    return ['Section A', 'Section B'].map((title) => {
      const row = rowWith(sheets, REPORT, title);
      const cellsIn = (below: number, column: number, columns: number) =>
        filled(read(sheets, REPORT, row + below, column, 1, columns))[0]!;
      return [1, 5].map((below) => [...cellsIn(below, 3, 1), ...cellsIn(below, TIE_BREAKS, 3)]);
    });
  };
  const heads = ['Points', 'Sonneborn-Berger', null, null];
  expect(headsOf('1/2')).toEqual([
    [heads, [0.5, 0.25, null, null]],
    [
      ['Points', null, null, null],
      [0, null, null, null],
    ],
  ]);
  expect(headsOf()[1]).toEqual([
    ['Points', null, null, null],
    [0, null, null, null],
  ]);
});

it('of more players up to three places below each other are told of', () => {
  const decisions = (size: number): number =>
    sectionsReportLayout(REPORT, layoutOf(sectioned([size]), NAMES)).tables[0]!.decisions;
  expect([3, 5, 6, 8, 9, 12].map(decisions)).toEqual([1, 1, 2, 2, 3, 3]);
});

it('the wall chart has the numbers of the section, and points behind its rounds', () => {
  const sheets = withHandouts(QUADS);
  const row = rowWith(sheets, 'Wall chart', 'Section B');
  expect(filled(read(sheets, 'Wall chart', row + 1, 0, 5, 6))).toEqual([
    ['No', 'Name', 1, 2, 3, 'Points'],
    [1, 'Player 5', 4, 2, 3, 0],
    [null, null, '0', '0', null, null],
    [2, 'Player 6', 3, 1, 4, 2],
    [null, null, '1', '1', null, null],
  ]);
});

it('a player’s card has the numbers of the section and its rounds alone, and says which it is', () => {
  const sheets = withHandouts(withOutcomesInOrder(sectioned([4, 6]), '1-0'));
  const [no, ...lines] = [0, 2, 3, 4, 5].map(
    (below) => filled(read(sheets, 'Player cards', 3 + below, 6, 1, 5))[0],
  );
  expect(no![0]).toBe('2 Player 2 · Section A');
  // The quad has three rounds, the six five.
  expect(lines).toEqual([
    [1, 2, 'White', '3 Player 3', null],
    [2, 2, 'Black', '1 Player 1', null],
    [3, 1, 'White', '4 Player 4', null],
    [null, null, null, null, null],
  ]);
  const card = rowWith(sheets, 'Player cards', '1 Player 5 · Section B');
  expect(filled(read(sheets, 'Player cards', card + 2, 0, 1, 5))).toEqual([
    [1, 3, 'White', '6 Player 10', null],
  ]);
});

it('the race of a section tells of its players and rounds alone', () => {
  const sheets = withHandouts(QUADS);
  const races = raceLayouts('Race', sheets.layout, 20);
  const { first, rank } = races[1]!;
  expect(filled(read(sheets, 'Race', first, rank.area.column, 2, 10))).toEqual([
    [1, 'Player 6', 1, 1, 0, 0, 0, 1, 2, null],
    [2, 'Player 8', 0, 1, 1, 0, 0, 1, 1.5, null],
  ]);
  const { charts } = sheets.plan.sheets.find(({ name }) => name === 'Race')!;
  expect(charts!.map(({ name }) => name)).toEqual([
    ...['Roundabout points', 'Roundabout games', 'Roundabout points 2', 'Roundabout games 2'],
  ]);
});

it('a section that is renamed has its new name on all of them', () => {
  const sheets = withHandouts(QUADS);
  const { players, playersColumns } = sheets.layout;
  const column = players.column(playersColumns.section).area;
  const renamed = typedInto(
    sheets,
    [4, 5, 6, 7].map((line) => ({
      sheet: 'Players',
      row: column.row + line,
      column: column.column,
      write: 'Masters',
    })),
  );
  for (const sheet of [REPORT, 'Wall chart', 'Race'])
    expect([sheet, rowWith(renamed, sheet, 'Masters')]).toEqual([sheet, expect.any(Number)]);
  expect(rowWith(renamed, 'Player cards', '1 Player 5 · Masters')).toBeGreaterThan(0);
});

/** Six sections with names that are long, as those of their players. */
const LONG = sectioned(
  [],
  {
    players: Array.from({ length: 36 }, (_, index) => ({
      name: `Maximilian Hohenlohe-Langenburg ${index + 1}`,
    })),
  },
  Array.from('NESWMC', (sign) => ({
    name: `Section for Girls and Women ${sign}`,
    players: 6,
  })),
);

it('where a section has a long name, all lines in the list of winners are as high', () => {
  const [name, other] = ['Section for Girls and Women', 'Men'];
  const sections = [name, other].map((each) => ({ name: each, players: 4 }));
  const { plan, layout } = withHandouts(sectioned([], {}, sections));
  const { winners } = sectionsReportLayout(REPORT, layout);
  const { rows } = plan.sheets.find((sheet) => sheet.name === REPORT)!;
  const heights = [1, 2].map((line) => rows!.find(({ row }) => row === winners + line)!.height);
  expect(heights).toEqual([30, 30]);
});

describe('printed', () => {
  const ten = withHandouts(withResults(sectioned(Array.from({ length: 10 }, () => 4)), 1));
  const three = withHandouts(withResults(sectioned([10, 10, 10]), 2));
  const six = withHandouts(LONG);

  it('ten quads take three pages of final report, three of wall charts and five of races', () => {
    const pages = [REPORT, 'Wall chart', 'Race'].map((name) => pagesOf(ten.plan, name).pages.length);
    expect(pages).toEqual([3, 3, 5]);
  });

  it('sections print at 8 points at least, and a winner’s row is as high as the names of that section need', () => {
    const { print, rows } = ten.plan.sheets.find(({ name }) => name === REPORT)!;
    expect(print!.scale).toBeGreaterThanOrEqual(73);
    const { winners } = sectionsReportLayout(REPORT, ten.layout);
    expect(
      rows!.filter(({ row }) => row > winners && row <= winners + 10).map(({ height }) => height),
    ).toEqual(Array.from({ length: 10 }, () => 18));
  });

  it('no page parts a section, and none is higher than the paper', () => {
    for (const sheets of [ten, three, six])
      for (const name of [REPORT, 'Wall chart', 'Race']) {
        const { pages, room, breaks } = pagesOf(sheets.plan, name);
        expect(Math.max(...pages)).toBeLessThanOrEqual(room);
        for (const row of breaks) {
          const [text] = read(sheets, name, row, 0, 1, 1)[0]!;
          expect([name, row, text]).toEqual([name, row, expect.stringMatching(/^(Section |The games)/)]);
        }
      }
  });
});
