import { withGame, withGames, withStatus } from '../changed';
import type { CalendarLimits, Game, Tournament } from '../../src/core/model';
import { grammarFaults } from '../../src/grid/formula/grammar';
import { parseTournament } from '../../src/sheets/parse';
import { told, valueOf } from '../results';
import { scheduled } from '../core/calendar/field';
import { shownOn } from './facts';
import { gridIn, partsOf, planned, read, typedInto, type Planned } from './plan';

/** Rounds of three games on 27 November, 4, 11, 18 and 25 December 2026, all of them in the Town Hall but game 2. */
const six = withGame(scheduled(6, '2026-11-27/7', { venue: { all: 'Town Hall' } }), 2, { venue: 'Library' });
const within = (calendarLimits: CalendarLimits, tournament: Tournament = six): Tournament => ({
  ...tournament,
  calendarLimits,
});
const checks = (sheets: Planned) => {
  const { columns, header, rows } = sheets.layout.pairings;
  return read(sheets, 'Pairings', header + 1, columns.check, rows, 1).map(([said]) => said ?? '');
};
const said = (tournament: Tournament, mode?: 'long'): Readonly<Record<string, readonly number[]>> => {
  const all = checks(planned(tournament, mode));
  return Object.fromEntries(
    [...new Set(all)]
      .filter((text) => text !== '')
      .map((text) => [text, all.flatMap((each, index) => (each === text ? [index + 1] : []))]),
  );
};

const NO_PLAY = 'On a day without play';
const CROWDED = 'More games than boards then';

describe.each([['live', undefined] as const, ['as Refresh writes it', 'long'] as const])(
  'Check of games against the limits of their calendar, %s',
  (_, mode) => {
    it('nothing is said without limits', () => {
      expect(said(within({}), mode)).toEqual({});
    });

    it('words in place of the dates of games that are still to be played', () => {
      const spoken = withGame(six, 2, { date: 'next Tuesday' });
      expect(said(within({}, spoken), mode)).toEqual({ 'Not a date: type 3 Dec 2026': [2] });
      expect(said(within({}, withGame(spoken, 2, { outcome: '1-0' })), mode)).toEqual({});
    });

    it('games on a day without play, or on any day of a range of them', () => {
      expect(said(within({ skip: [{ from: '2026-12-04', to: '2026-12-04' }] }), mode)).toEqual({
        [NO_PLAY]: [4, 5, 6],
      });
      const skip = [
        { from: '2026-12-01', to: '2026-12-02' },
        { from: '2026-12-18', to: '2027-01-08' },
      ];
      expect(said(within({ skip }), mode)).toEqual({ [NO_PLAY]: [10, 11, 12, 13, 14, 15] });
    });

    it('more games at one time in one place than there are boards, wherever they stand in the table', () => {
      expect(said(within({ boards: 2 }), mode)).toEqual({
        [CROWDED]: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
      });
      expect(said(within({ boards: 3 }), mode)).toEqual({});
      const apart = withGame(six, 4, { date: '2026-12-04 19:30' });
      expect(said(within({ boards: 2 }, apart), mode)[CROWDED]).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15]);
      const wild = withGames(six, (game) => ({ ...game, venue: game.no % 3 === 0 ? '*' : 'Hall' }));
      expect(said(within({ boards: 2 }, wild), mode)).toEqual({});
    });

    it('open games due before a day: by their deadline, or by their date where they have none', () => {
      expect(said(within({ asOf: '2026-12-05' }), mode)).toEqual({ Overdue: [1, 2, 3, 4, 5, 6] });
      expect(said(within({ asOf: '2026-12-04' }), mode)).toEqual({ Overdue: [1, 2, 3] });
      const extended = scheduled(6, '2026-11-27/7', { deadline: { weeks: 2 } });
      expect(said(within({ asOf: '2026-12-12' }, extended), mode)).toEqual({ Overdue: [1, 2, 3] });
      const spoken = withGame(extended, 1, { deadline: 'Friday' });
      expect(said(within({ asOf: '2026-12-12' }, spoken), mode)).toEqual({ Overdue: [2, 3] });
    });

    it('nothing of games that are played, or that nobody plays any more', () => {
      const limits = { boards: 1, asOf: '2027-01-01', skip: [{ from: '2026-11-01', to: '2026-12-31' }] };
      const played = withGames(six, (game): Game => ({ ...game, outcome: '1-0' }));
      expect(said(within(limits, played), mode)).toEqual({});
      // Game 3 of round 1 is Cora – Dora: with game 1 of Finn gone it has the Town Hall for itself.
      expect(said(within({ boards: 1 }, withStatus(six, 6, 'annulled')), mode)[CROWDED]).not.toContain(3);
    });

    it('a player twice on a day comes first, then a day without play, then boards, then what is overdue', () => {
      const limits = { boards: 1, asOf: '2027-01-01', skip: [{ from: '2026-11-27', to: '2026-11-27' }] };
      expect(said(within(limits), mode)).toEqual({
        [NO_PLAY]: [1, 2, 3],
        [CROWDED]: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
      });
      const put = withGame(six, 2, { date: '2026-12-04', planned: '2026-11-27', pending: 'postponed' });
      expect(checks(planned(within({ asOf: '2027-01-01' }, put), mode))[1]).toBe(
        'A player has another game that day',
      );
    });

    it('where a day has several rounds, a player twice on it is no mistake, but twice at one time is', () => {
      const weekend = scheduled(4, '2026-11-27,2026-11-28', { times: [600, 840] });
      const at = (date: string) =>
        checks(planned(withGame(weekend, 1, { date, planned: '2026-11-27 10:00' }), mode))[0];
      expect(at('2026-11-28 14:00')).toBe('');
      expect(at('2026-11-28 10:00')).toBe('A player has another game that day');
    });

    it('a postponed game is overdue, too', () => {
      const put = withGame(six, 1, { date: '2026-12-01', planned: '2026-11-27', pending: 'postponed' });
      expect(checks(planned(within({ asOf: '2026-12-01' }, put), mode))[0]).toBe('Postponed');
      expect(checks(planned(within({ asOf: '2026-12-02' }, put), mode))[0]).toBe('Overdue');
    });
  },
);

const limited = within({
  boards: 3,
  asOf: '2026-12-05',
  skip: [
    { from: '2026-12-25', to: '2026-12-25' },
    { from: '2027-01-01', to: '2027-01-08' },
  ],
});
const parsed = (sheets: Planned) => parseTournament(partsOf(sheets), gridIn(sheets));

describe('the calendar on the sheet Tournament', () => {
  const { heading, breaks } = planned(limited).layout.tournament;

  it('has the boards, the day before which games are overdue, and the days without play', () => {
    const shown = shownOn(planned(limited), 'Tournament', 60, 0, 3);
    const top = heading('calendar') + 1;
    expect(Array.from({ length: 7 }, (_, line) => shown[top + line])).toEqual([
      'Calendar',
      'Boards | 3 | How many games can be played at once. Leave empty for no limit.',
      'Overdue before | 46361 | A game due before this day without a result is overdue. Refresh sets it to today.',
      'Days without play | First day | Last day (empty for a single day)',
      ' | 46381',
      ' | 46388 | 46395',
      undefined,
    ]);
    expect(breaks!.area.rows).toBe(6);
  });

  it('is read back as it was written, and as it was typed', () => {
    expect(valueOf(parsed(planned(limited))).tournament.calendarLimits).toEqual(limited.calendarLimits);
    const { row } = breaks!.area;
    const typed = typedInto(planned(within({})), [
      { sheet: 'Tournament', row: heading('calendar') + 1, column: 1, write: 12 },
      { sheet: 'Tournament', row: row + 4, column: 1, write: 46_381 },
      { sheet: 'Tournament', row: row + 4, column: 2, write: 46_382 },
    ]);
    expect(valueOf(parsed(typed)).tournament.calendarLimits).toEqual({
      boards: 12,
      skip: [{ from: '2026-12-25', to: '2026-12-26' }],
    });
  });

  it.each([
    ['boards', 1, 1, 'many'],
    ['boards', 1, 1, 0],
    ['the day before which games are overdue', 2, 1, 'Friday'],
    ['a first day', 4, 1, 'Christmas'],
    ['a last day without a first', 6, 2, 46_382],
    ['a last day before the first', 5, 2, 46_000],
  ] as const)('%s that are none are refused with their cell', (_, line, column, write) => {
    const row = heading('calendar') + line;
    const found = parsed(typedInto(planned(limited), [{ sheet: 'Tournament', row, column, write }]));
    expect(told(found).map((each) => each.split('; ').slice(0, 3))).toEqual([
      ['workbook-cell', 'sheet Tournament', `cell B${row + 1}`],
    ]);
  });

  it('a tournament from before there were cells for it has none, nor those formulas', () => {
    const { calendarLimits, ...before } = limited;
    expect(calendarLimits).toBeDefined();
    const { plan, layout } = planned(before);
    expect([layout.tournament.breaks, layout.calculation.occasion]).toEqual([null, null]);
    expect(JSON.stringify(plan)).not.toContain(NO_PLAY);
    expect(valueOf(parsed(planned(before))).tournament).not.toHaveProperty('calendarLimits');
  });

  it('keeps to the grammar', () => {
    const formulas = planned(limited).plan.sheets.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'formula' ? [block.formula] : [])),
    );
    expect(formulas.flatMap(grammarFaults)).toEqual([]);
  });
});
