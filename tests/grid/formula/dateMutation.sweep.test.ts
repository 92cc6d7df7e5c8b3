import { withGame, withStatus } from '../../changed';
import type { CalendarLimits, Game, Tournament } from '../../../src/core/model';
import { countTo } from '../../../src/grid/block';
import type { CellValue } from '../../../src/grid/cell';
import { calculate } from '../../../src/grid/formula/calculate';
import { scheduled } from '../../core/calendar/field';
import { randomOf } from '../../generated';
import { IS_SWEEP } from '../../sample';
import { planned, typedInto, type Planned, type Typed } from '../../sheets/plan';
import { isCaution, isSame, mutantsOf, withChange, type Mutant } from './mutants';
import { templatesOf, type Template } from './templates';

/** Rounds of two games a week apart: 1-4 and 2-3, 4-3 and 1-2, 2-4 and 3-1. */
const FOUR = scheduled(4, '2026-11-27/7', { venue: { all: 'Town Hall' }, deadline: { weeks: 1 } });

/** Rounds 1 and 2 on one day, round 3 on the next. */
const WEEKEND = {
  ...scheduled(4, '2026-11-27,2026-11-28', {
    ...{ times: [600, 840], venue: { all: 'Town Hall' }, deadline: { weeks: 1 } },
  }),
  calendarLimits: {},
};

const onWeekend = (...games: readonly (readonly [no: number, change: Partial<Game>])[]): Tournament =>
  games.reduce<Tournament>((tournament, [no, change]) => withGame(tournament, no, change), WEEKEND);

const within = (
  calendarLimits: CalendarLimits,
  ...games: readonly (readonly [no: number, change: Partial<Game>])[]
) => ({
  ...games.reduce((tournament, [no, change]) => withGame(tournament, no, change), FOUR),
  calendarLimits,
});

const moved = (date: string, planned: string): Partial<Game> => ({ date, planned });
const WEEKS = [
  { from: '2026-11-28', to: '2026-11-28' },
  { from: '2026-11-20', to: '2026-11-27' },
  { from: '2026-12-04', to: '2026-12-11' },
];
const WEEK = [{ from: '2026-12-02', to: '2026-12-08' }];

const undue = ({ no, round, board, cycle, white, black, outcome, venue = '' }: Game): Game => ({
  ...{ no, round, board, cycle, white, black, outcome, venue },
});

/** Calendars in which each question about a date has either answer, on both sides of every border. */
const EVENTS: readonly Tournament[] = [
  within({}),
  within({}, [1, { date: '?' }], [2, { date: 'soon', outcome: '1-0' }], [4, moved('soon', '2026-12-04')]),
  withStatus(within({}, [1, { date: 'soon' }], [2, { date: 'soon' }]), 4, 'annulled'),
  { ...FOUR, games: FOUR.games.map((game) => (game.no === 3 ? undue(game) : game)) },
  within({ boards: 1 }),
  within({ boards: 2 }, [4, { date: '2026-11-27' }], [5, { date: '2026-11-27', venue: 'Pub' }]),
  within({ boards: 1 }, [2, { venue: 'Pub' }], [4, { date: '2026-12-04 19:00' }], [6, { outcome: '1-0' }]),
  within(
    { boards: 1 },
    [1, { venue: 'A*' }],
    [2, { venue: 'Ab' }],
    [3, { venue: '~b' }],
    [4, { venue: 'b' }],
  ),
  within({ boards: 1 }, [1, { date: 'Friday' }], [2, { date: 'Friday' }], [3, { date: '2026-12-04 00:01' }]),
  withStatus(within({ boards: 1, asOf: '2027-01-01', skip: WEEK }), 4, 'annulled'),
  withStatus(within({ boards: 1, asOf: '2027-01-01' }, [1, { outcome: '1-0' }]), 4, 'annulled'),
  within(
    { skip: WEEK },
    [1, moved('2026-12-02', '2026-11-27')],
    [2, moved('2026-12-08 23:00', '2026-12-08')],
  ),
  within({ skip: WEEK }, [1, moved('2026-12-01', '2026-12-01')], [2, moved('2026-12-09', '2026-12-09')]),
  within({
    skip: [
      { from: '2026-12-04', to: '2026-12-04' },
      { from: '2026-12-11', to: '2026-12-12' },
    ],
  }),
  within({ asOf: '2026-12-04' }),
  within({ asOf: '2026-12-05' }),
  within({ asOf: '2026-12-06' }, [1, { deadline: 'soon' }], [3, { deadline: '2026-12-05 22:00' }]),
  within(
    { asOf: '2026-12-12' },
    [1, { pending: 'postponed' }],
    [2, { outcome: '+-' }],
    [3, { pending: 'adjourned' }],
  ),
  within({}, [1, moved('2026-12-04', '2026-11-27')]),
  within({}, [1, moved('2026-12-04 19:00', '2026-11-27')]),
  within(
    {},
    [3, { date: '2026-12-11' }],
    [4, { date: '2026-12-11' }],
    [1, moved('2026-12-11 19:00', '2026-11-27')],
  ),
  onWeekend(
    [2, { date: '2026-11-28 10:00', planned: '2026-11-28 10:00' }],
    [1, moved('2026-11-28 14:00', '2026-11-27 10:00')],
  ),
  onWeekend([1, moved('2026-11-28 10:00', '2026-11-27 10:00')]),
  onWeekend([1, moved('2026-11-28 10:01', '2026-11-27 10:00')]),
  onWeekend([1, moved('2026-11-28 09:59', '2026-11-27 10:00')]),
  onWeekend([2, moved('2026-11-28 14:00', '2026-11-27 10:00')]),
  onWeekend([6, moved('2026-11-27 14:00', '2026-11-28 10:00')]),
  onWeekend([3, moved('2026-11-28 10:00', '2026-11-27 14:00')], [5, { outcome: '1-0' }]),
  onWeekend([3, moved('2026-11-28 10:00', '2026-11-28 14:00')], [1, moved('2026-11-28 10:00', '2026-11-27')]),
  within(
    {},
    [1, { ...moved('2026-12-04 19:00', '2026-11-27'), pending: 'postponed' }],
    [3, moved('2026-12-05', '2026-12-04')],
  ),
  within(
    {},
    [2, moved('2026-12-11 10:00', '2026-12-11 09:00')],
    [1, moved('Friday', '2026-11-27')],
    [5, { outcome: '--' }],
  ),
  within(
    {},
    [2, moved('2026-11-28', '2026-11-27')],
    [4, moved('2026-12-11', '2026-12-04')],
    [6, moved('2026-12-11', 'soon')],
  ),
  within(
    {},
    [1, { ...moved('2026-12-04', '2026-11-27'), outcome: '1-0' }],
    [4, moved('2026-12-11', '2026-12-04')],
  ),
  withStatus(
    within({}, [1, moved('2026-12-04', '2026-11-27')], [2, moved('2026-12-04', '2026-11-27')]),
    1,
    'annulled',
  ),
  within(
    { boards: 1, asOf: '2027-01-01', skip: WEEK },
    [1, moved('2026-12-04', '2026-11-27')],
    [2, { outcome: '-+' }],
  ),
];

/** Any dates, venues, deadlines, results and limits. */
const atRandom = (seed: number): Tournament => {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const days = ['2026-11-27', '2026-11-28', '2026-12-04', '2026-12-04 19:00', '2026-12-11', 'soon'];
  const made = {
    ...FOUR,
    games: FOUR.games.map((game): Game => {
      return {
        ...undue(game),
        ...moved(pick(days), pick(days)),
        venue: pick(['Hall', 'Pub', 'hall']),
        ...(random() < 0.5 ? { deadline: pick(days) } : {}),
        outcome: pick([null, null, null, '1-0', '--']),
      };
    }),
    calendarLimits: {
      boards: pick([1, 2, 3]),
      asOf: pick(['2026-11-28', '2026-12-05', '2026-12-12']),
      ...(random() < 0.4 ? { skip: [pick(WEEKS)] } : {}),
    },
  };
  const { boards, asOf, ...limits } = made.calendarLimits;
  const calendarLimits = pick<CalendarLimits>([
    limits,
    { ...limits, boards },
    { ...limits, asOf },
    made.calendarLimits,
  ]);
  return withStatus({ ...made, calendarLimits }, pick([1, 2, 3, 4, 0, 0]), 'annulled');
};

/** Games on days of their own, one of them moved to some day around that of another. */
const oneMoved = (seed: number): Tournament => {
  const random = randomOf(seed);
  const day = (no: number): string => `2026-12-${10 + 2 * no}`;
  const no = 1 + Math.floor(random() * 6);
  const to = `2026-12-${11 + Math.floor(random() * 13)}${random() < 0.3 ? ' 19:00' : ''}`;
  const skip =
    seed % 3 === 0
      ? [
          { from: day(2), to: day(3) },
          { from: day(5), to: day(5) },
        ]
      : [];
  return {
    ...FOUR,
    games: FOUR.games.map((game): Game => {
      return { ...undue(game), ...(game.no === no ? moved(to, day(no)) : { date: day(game.no) }) };
    }),
    calendarLimits: { skip, ...(seed % 3 === 1 ? { asOf: day(4) } : {}) },
  };
};

/** Numbers in place of dates: the first behind the last day and that day, the first day and the last before it. */
const NUMBERS = [2_958_466, 2_958_465, 61, 60, 0];

/** What somebody typed in between: nonsense, days as texts, and numbers that are hardly a day. */
const TYPED: readonly ((sheets: Planned) => readonly Typed[])[] = [
  () => [],
  ({ layout: { pairings, tournament } }) => {
    const cell = (line: number, column: number, write: CellValue): Typed => ({
      ...{ sheet: 'Pairings', row: pairings.header + 1 + line },
      ...{ column, write },
    });
    const { area } = tournament.breaks!;
    return [
      cell(0, 5, 'x'),
      cell(1, 5, 36_526),
      cell(2, 3, 9),
      cell(4, 0, null),
      { sheet: 'Tournament', row: area.row, column: area.column, write: 'Christmas' },
      { sheet: 'Tournament', row: tournament.setting('boards').area.row, column: 1, write: 'many' },
      { sheet: 'Tournament', row: tournament.setting('asOf').area.row, column: 1, write: 'today' },
    ];
  },
  ({ layout: { pairings } }) => {
    const { column } = pairings.times.find(({ cell }) => cell === 'date')!;
    return NUMBERS.map((write, line) => ({
      ...{ sheet: 'Pairings', row: pairings.header + 1 + line },
      ...{ column, write },
    }));
  },
];

const checksOf = ({ layout }: Planned): readonly (readonly [row: number, column: number])[] =>
  Array.from({ length: layout.pairings.rows }, (_, line) => [
    layout.pairings.header + 1 + line,
    layout.pairings.columns.check,
  ]);

const TRIALS = [...EVENTS, ...countTo(40).map(atRandom), ...countTo(36).map(oneMoved)].flatMap(
  (event, index) => {
    const made = planned(event);
    return TYPED.slice(0, index % 3 === 2 ? 3 : 1).map((typing) => {
      const sheets = typedInto(made, typing(made));
      const cells = checksOf(sheets);
      return { sheets, cells, values: cells.map(([row, column]) => sheets.value('Pairings', row, column)) };
    });
  },
);

const { plan, layout } = TRIALS[0]!.sheets;

const isOfDates = ({ blocks }: Template): boolean =>
  blocks.some(
    ({ sheet, column }) =>
      (sheet === 'Pairings' && column === layout.pairings.columns.check) ||
      (sheet === layout.calculation.sheet && column === layout.calculation.occasion!.area.column),
  );

const TEMPLATES = [...templatesOf(plan, layout).values()].filter(isOfDates);

const showsIn = (template: Template, mutant: Mutant): boolean =>
  TRIALS.some(({ sheets, cells, values }) => {
    const value = calculate(withChange(sheets.plan.sheets, template, mutant));
    return !cells.every(([row, column], at) => isSame(value('Pairings', row, column), values[at]!));
  });

const ALL = TEMPLATES.flatMap((template) =>
  mutantsOf(template)
    .filter((mutant) => !isCaution(mutant))
    .map((mutant) => ({ template, mutant })),
);

/** Each question about a date has a text as its answer: up to there its formula goes. */
const QUESTIONS = [
  'Not a date: type 3 Dec 2026',
  'A player has another game that day',
  'On a day without play',
  'More games than boards then',
  'Overdue',
];

describe('the check of dates on Pairings, and the column of occasions that it leans on', () => {
  it('are two formulas with five questions', () => {
    expect(TEMPLATES).toHaveLength(2);
    for (const question of QUESTIONS)
      expect(TEMPLATES.some(({ formula }) => formula.includes(`"${question}"`))).toBe(true);
  });

  it.each(QUESTIONS)('“%s” is said otherwise with its text changed', (question) => {
    const own = ALL.filter(({ mutant }) => mutant.name.includes(`«"${question}" →`));
    expect(own).toHaveLength(1);
    expect(own.every(({ template, mutant }) => showsIn(template, mutant))).toBe(true);
  });

  // The rest is asked of what nobody can tell: whether a cell is empty before it is read, or one more minute for all games.
  it(
    'shows three of four of all changes of one operator, reference or constant',
    () => {
      const shown = ALL.filter(({ template, mutant }) => showsIn(template, mutant));
      expect(shown.length / ALL.length).toBeGreaterThan(0.75);
    },
    IS_SWEEP ? 600_000 : 60_000,
  );
});
