import { withStatus } from '../changed';
import type { WorkbookPlan } from '../../src/grid/plan';
import { withRoundDates } from '../../src/core/calendar/planned';
import { PAIRINGS } from '../../src/sheets/layout';
import { newMatch, playedBy } from '../matches';
import { newField } from '../sheets/field';
import { planned, typedInto, type Planned } from '../sheets/plan';
import { workedOutAlike } from './alike';
import { scheduled } from '../core/calendar/field';

const NAMES = ['Anna', 'Berg', 'Cora', 'Dora', 'Emil', 'Finn'];

type Cell = readonly [
  column: 'result' | 'round' | 'board' | 'game' | 'date',
  line: number,
  write: string | number | null,
];

const typed = (sheets: Planned, choice: string | number | null, ...cells: readonly Cell[]): WorkbookPlan => {
  const { pairings, round } = sheets.layout;
  return typedInto(sheets, [
    ...cells.map(([column, line, write]) => ({
      sheet: 'Pairings',
      row: pairings.header + 1 + line,
      column: column === 'date' ? pairings.columns.date! : PAIRINGS[column],
      write,
    })),
    { sheet: 'Round', row: round.chosen.area.row, column: round.chosen.area.column, write: choice },
  ]).plan;
};

const six = planned(newField(NAMES));
const results: readonly Cell[] = [
  ['result', 0, '='],
  ['result', 1, 'pp'],
  ['result', 2, '+'],
  ['result', 3, '0:1'],
  ['result', 4, 'adj.'],
  ['result', 5, 'x'],
  ['result', 6, '½-0'],
];

const five = newField(NAMES.slice(0, 5));
const left = planned({
  ...withStatus(five, 4, 'annulled'),
  games: five.games.map((game) => ({ ...game, outcome: game.no < 4 ? '1/2' : null })),
});

const DAYS = ['2026-11-27', '2026-12-04 19:00', '2026-12-11', '2026-12-18', '2027-01-08'];
const dated = planned({ ...withRoundDates(newField(NAMES), DAYS), liveHandouts: ['final-report'] });
const noDay = planned({ ...withRoundDates(newField(NAMES), []), liveHandouts: ['final-report'] });

const PLANS: readonly (readonly [string, WorkbookPlan])[] = [
  ['by itself', typed(six, null, ...results)],
  ['a later round', typed(six, 5, ...results)],
  ['no such round', typed(six, '*', ...results)],
  [
    'boards and rounds changed',
    typed(six, 1, ['board', 0, 3], ['board', 2, 1], ['round', 9, 1], ['round', 1, 4]),
  ],
  ['a text for a board, a line without its number', typed(six, 1, ['board', 0, 'stage'], ['game', 1, null])],
  ['the bye', typed(left, null)],
  ['whoever has left', typed(left, 3)],
  ['a match', typed(planned(playedBy(newMatch(3), '1.= ...')), null)],
  ['Go', typed(planned({ ...newField(NAMES), profile: 'go' }), null, ['result', 0, 'B+3.5'])],
  ['dates, one of each round', typed(dated, 2)],
  [
    'dates, several of a round, and a text',
    typed(dated, 1, ['date', 0, 46_355.75], ['date', 1, 'Friday'], ['date', 2, null], ['result', 0, 'pp']),
  ],
  ['dates, none of them known', typed(noDay, null, ['result', 0, 'pp'])],
];

describe('the sheet Round, and a final report with dates, are worked out alike', () =>
  workedOutAlike(PLANS, ({ sheets, ...plan }) => ({
    ...plan,
    sheets: sheets.filter(({ role, name }) => role === 'round' || name === 'Report'),
  })));

const moved = planned(
  scheduled(6, '2026-11-27 19:00/7', { venue: { column: 'Home' }, deadline: { weeks: 4 } }),
);

/** The first game on other days, as somebody types them: that of round 2, a free one, none, a word. */
const MOVED: readonly (readonly [string, WorkbookPlan])[] = (
  [
    ['as planned', 46_353.75],
    ['on the day of another round', 46_360],
    ['in the evening of that day', 46_360.99],
    ['on a free day', 46_359.5],
    ['without a date', null],
    ['a word', 'Friday'],
  ] as const
).map(([name, write]) => {
  const { columns, header } = moved.layout.pairings;
  const cell = { sheet: 'Pairings', row: header + 1, column: columns.date!, write };
  return [name, typedInto(moved, [cell]).plan];
});

describe('Pairings with games that were moved is worked out alike', () =>
  workedOutAlike(MOVED, ({ sheets, ...plan }) => ({
    ...plan,
    sheets: sheets.filter(({ role }) => role === 'pairings'),
  })));
