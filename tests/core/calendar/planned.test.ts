import { withGame, withStatus } from '../../changed';
import { clashesOf, overdueGames } from '../../../src/core/calendar/clashes';
import { withCalendar } from '../../../src/core/calendar/planned';
import { reschedule } from '../../../src/core/calendar/reschedule';
import { parseSkip, parseTimes, parseWantedDates } from '../../../src/core/calendar/wanted';
import type { CalendarLimits, Tournament } from '../../../src/core/model';
import { roundDates } from '../../../src/core/calendar/dates';
import { told, toldOf, valueOf } from '../../results';
import { newField } from '../../sheets/field';
import { newTeamEvent, playedMatches } from '../../teamEvents';
import { scheduled } from './field';

/** Four players play three rounds of two games. */
const four = newField(['Anna', 'Berg', 'Cora', 'Dora']);

interface Said {
  readonly skip?: string;
  readonly times?: string;
  readonly boards?: number;
  readonly rounds?: number;
}

const planned = (dates: string, { skip, times, ...said }: Said = {}, base = four) =>
  withCalendar(base, {
    dates: valueOf(parseWantedDates(dates)),
    ...(skip === undefined ? {} : { skip: valueOf(parseSkip(skip)) }),
    ...(times === undefined ? {} : { times: valueOf(parseTimes(times)) }),
    ...said,
  });
const datesOf = (...told: Parameters<typeof planned>) => roundDates(valueOf(planned(...told)));
const gamesOn = (...told: Parameters<typeof planned>): readonly string[] =>
  valueOf(planned(...told)).games.map(({ no, date = '–' }) => `${no} ${date}`);

it('sections that play at once have each round on the date that the longest of them gives it', () => {
  expect(datesOf('2026-11-28/7', { times: '18:00,19:00,20:00', rounds: 4 })).toEqual([
    ...['2026-11-28 18:00', '2026-11-28 19:00', '2026-12-05 18:00'],
  ]);
});

describe('the days of play', () => {
  it('pass over days without play, and later rounds of every week move on', () => {
    expect(datesOf('2026-12-18/7', { skip: '2026-12-25' })).toEqual([
      '2026-12-18',
      '2027-01-08',
      '2027-01-15',
    ]);
    expect(datesOf('2026-12-18 19:30/7', { skip: '2026-12-24..2027-01-02, 2027-01-15' })).toEqual([
      '2026-12-18 19:30',
      '2027-01-08 19:30',
      '2027-01-22 19:30',
    ]);
    expect(datesOf('2026-12-18/7', { skip: '2026-12-18' })[0]).toBe('2027-01-08');
  });

  it.each([
    ['2026-12-10/7', ['2026-12-10', '2026-12-17', '2027-01-07']],
    ['2026-12-11/7', ['2026-12-11', '2026-12-18', '2027-01-08']],
    ['2026-12-12/7', ['2026-12-12', '2026-12-19', '2027-01-02']],
    ['2026-12-13/7', ['2026-12-13', '2026-12-20', '2026-12-27']],
    ['2026-12-11/14', ['2026-12-11', '2027-01-08', '2027-01-22']],
  ])('of %s never fall on 24 to 26 or 31 December or 1 January by themselves', (typed, dates) => {
    expect(datesOf(typed)).toEqual(dates);
  });

  it('fall on Christmas Day where the organiser begins then, or play goes on day after day', () => {
    expect(datesOf('2026-12-25/7')).toEqual(['2026-12-25', '2027-01-08', '2027-01-15']);
    expect(datesOf('2026-12-30/1')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(datesOf('2026-12-31/0')).toEqual(['2026-12-31', '2026-12-31', '2026-12-31']);
  });

  it('a free day moves all later rounds of a fortnightly league on by a fortnight, never two into eight days', () => {
    expect(datesOf('2026-12-12/14', { skip: '2026-12-26' })).toEqual([
      '2026-12-12',
      '2027-01-09',
      '2027-01-23',
    ]);
    expect(datesOf('2026-12-07/14', { skip: '2026-12-20..2027-01-10' })).toEqual([
      '2026-12-07',
      '2027-01-18',
      '2027-02-01',
    ]);
  });

  it('a monthly round of a break is played on the same weekday after it, and later ones keep their rhythm', () => {
    const eight = newField(Array.from({ length: 8 }, (_, index) => `Player ${index + 1}`));
    expect(datesOf('2026-10-05 19:30/28', { skip: '2026-12-21..2027-01-03' }, eight)).toEqual([
      ...['2026-10-05 19:30', '2026-11-02 19:30', '2026-11-30 19:30', '2027-01-04 19:30'],
      ...['2027-01-25 19:30', '2027-02-22 19:30', '2027-03-22 19:30'],
    ]);
    // Where the next round is near, nothing lies between.
    expect(datesOf('2026-12-07/28', { skip: '2027-01-04..2027-01-24' })).toEqual([
      '2026-12-07',
      '2027-02-01',
      '2027-03-01',
    ]);
  });

  it('have several rounds each where there are several times', () => {
    expect(datesOf('2026-11-28/1', { times: '10:00,14:00' })).toEqual([
      '2026-11-28 10:00',
      '2026-11-28 14:00',
      '2026-11-29 10:00',
    ]);
    expect(datesOf('2026-11-28,2027-01-09', { times: '9:30,14:00' })).toEqual([
      '2026-11-28 09:30',
      '2026-11-28 14:00',
      '2027-01-09 09:30',
    ]);
    expect(datesOf('2026-11-28/7', { times: '18:00,19:00,20:00' }, newField([...'ABCDEFGH']))).toEqual([
      ...['2026-11-28 18:00', '2026-11-28 19:00', '2026-11-28 20:00'],
      ...['2026-12-05 18:00', '2026-12-05 19:00'],
      ...['2026-12-12 18:00', '2026-12-12 19:00'],
    ]);
    expect(datesOf('2026-11-28/0', { times: '10:00,13:00,16:00' })[2]).toBe('2026-11-28 16:00');
  });

  it('are refused where they are too few or too many, or without play', () => {
    const refused = (...said: Parameters<typeof planned>) => told(planned(...said));
    expect(refused('2026-11-28', { times: '10:00,14:00' })).toEqual([
      'days-count; field dates; count 1; times 2; slots 3; wanted 2',
    ]);
    expect(refused('2026-11-28,2026-11-29,2026-11-30', { times: '10:00,14:00' })).toEqual([
      'days-count; field dates; count 3; times 2; slots 3; wanted 2',
    ]);
    expect(refused('2026-11-28/0', { times: '10:00,14:00' })).toEqual([
      'days-count; field dates; count 1; times 2; slots 3; wanted 2',
    ]);
    expect(refused('2026-11-28 19:00/7', { times: '10:00' })).toEqual(['times-twice; field times']);
    expect(refused('2026-11-28,2026-12-05,2026-12-12', { skip: '2026-12-05' })).toEqual([
      'date-skipped; field dates; date 2026-12-05',
    ]);
    expect(refused('2026-11-28/0', { skip: '2026-11-28' })).toEqual([
      'date-skipped; field dates; date 2026-11-28',
    ]);
    expect(refused('9999-12-01/7', { skip: '9999-12-05..9999-12-31' })).toEqual([
      'date-invalid; field dates; typed 9999-12-01',
    ]);
    expect(refused('2026-11-28,2026-12-05,2026-12-12', { boards: 1 })).toEqual([
      'days-count; field dates; count 3; times 1; slots 6; wanted 6',
    ]);
    expect(refused('2026-11-28/7', { boards: 0 })).toEqual([
      'number-out-of-range; field boards; least 1; most 10000; typed 0',
    ]);
  });
});

describe('what the organiser types of them', () => {
  it('days without play are days or ranges, the earlier day first', () => {
    expect(valueOf(parseSkip('2026-12-25, 2027-01-01..2027-01-08'))).toEqual([
      { from: '2026-12-25', to: '2026-12-25' },
      { from: '2027-01-01', to: '2027-01-08' },
    ]);
    expect(valueOf(parseSkip('25 Dec 2026, 1 Jan 2027..8 Jan 2027'))).toEqual(
      valueOf(parseSkip('2026-12-25, 2027-01-01..2027-01-08')),
    );
    for (const typed of [
      '25.12.2026, 1 Jan - 8 Jan 2027',
      'Dec 25, 2026; 1 Jan to 8 January 2027',
      '25 Dec 2026, 1–8 Jan 2027',
      '25 Dec 2026, 1 – 8 Jan 2027',
    ])
      expect(valueOf(parseSkip(typed))).toEqual(valueOf(parseSkip('2026-12-25, 2027-01-01..2027-01-08')));
    expect(valueOf(parseSkip('20 Dec - 3 Jan, 25 Nov', { from: '2026-11-27' }))).toEqual([
      { from: '2026-12-20', to: '2027-01-03' },
      { from: '2027-11-25', to: '2027-11-25' },
    ]);
    expect(valueOf(parseSkip(' '))).toEqual([]);
    for (const typed of [
      'Christmas',
      '2027-01-08..2027-01-01',
      '2026-12-25 10:00',
      '2026-12-25..',
      'a..b..c',
    ])
      expect(told(parseSkip(typed))).toEqual([`skip-invalid; field skip; typed ${typed}`]);
  });

  it('times are times of day, each later than the one before it', () => {
    expect(valueOf(parseTimes('9:30, 14:00'))).toEqual([570, 840]);
    for (const typed of ['19:00 19:40', '19.00; 19.40', '7pm, 7:40 pm', '7:00 pm 7:40 pm'])
      expect(valueOf(parseTimes(typed))).toEqual([1140, 1180]);
    for (const typed of ['', '10', '25:00', '14:00,10:00', '10:00,10:00', '0:00'])
      expect(told(parseTimes(typed))).toEqual([`times-invalid; field times; typed ${typed}`]);
  });
});

describe('the dates of slots', () => {
  it('with one board for two games every round takes two slots', () => {
    expect(gamesOn('2026-11-27/7', { boards: 1 })).toEqual([
      '1 2026-11-27',
      '2 2026-12-04',
      '3 2026-12-11',
      '4 2026-12-18',
      '5 2027-01-08',
      '6 2027-01-15',
    ]);
    expect(gamesOn('2026-11-27/7', { boards: 1, times: '19:00,20:30' }).slice(0, 3)).toEqual([
      '1 2026-11-27 19:00',
      '2 2026-11-27 20:30',
      '3 2026-12-04 19:00',
    ]);
  });

  it('with boards enough rounds have the dates that they have without a word on boards', () => {
    expect(datesOf('2026-11-27/7', { boards: 2 })).toEqual(datesOf('2026-11-27/7'));
  });
});

describe('clashes', () => {
  /** 1-4 and 2-3, 4-3 and 1-2, 2-4 and 3-1, a week apart. */
  const four = scheduled(4, '2026-11-27/7');
  const moved = (tournament: Tournament, no: number, to: string): Tournament =>
    withGame(tournament, no, valueOf(reschedule(tournament, no, to)).game);
  const clashes = (tournament: Tournament, limits?: CalendarLimits): readonly string[] =>
    toldOf(clashesOf(tournament, limits));

  describe('clashes of the calendar', () => {
    it('as it is planned there are none, one round a day or all of them', () => {
      expect(clashes(four)).toEqual([]);
      expect(clashes(scheduled(4, '2026-11-27/0'))).toEqual([]);
      expect(clashes(scheduled(4, '2026-11-27/0', { times: [600, 840, 1020] }))).toEqual([]);
      expect(clashes(newField(['Anna', 'Berg', 'Cora']))).toEqual([]);
    });

    it('a game that is moved to the day of another round: who plays both plays twice', () => {
      expect(clashes(moved(four, 1, '2026-12-04'))).toEqual([
        'clash-player; game 1; player Anna; date 2026-12-04; games 1, 4',
        'clash-player; game 1; player Dora; date 2026-12-04; games 1, 3',
      ]);
      expect(clashes(moved(four, 1, '2026-12-05'))).toEqual([]);
    });

    it('where a day has several rounds, a game that is moved clashes only with one at the same time', () => {
      const weekend = scheduled(4, '2026-11-27,2026-11-28', { times: [600, 840] });
      expect(clashes(moved(weekend, 1, '2026-11-28 14:00'))).toEqual([]);
      expect(clashes(moved(weekend, 1, '2026-11-28 10:00'))).toEqual([
        'clash-player; game 1; player Anna; date 2026-11-28; games 1, 6',
        'clash-player; game 1; player Dora; date 2026-11-28; games 1, 5',
      ]);
    });

    it('two games at one time clash, planned so or not', () => {
      const twice = scheduled(4, '2026-11-28,2026-11-28,2026-12-05');
      const at = (time: string) => twice.games.map((game) => ({ ...game, date: `${game.date} ${time}` }));
      expect(clashes({ ...twice, games: at('10:00') })[0]).toBe(
        'clash-player; game 1; player Anna; date 2026-11-28; games 1, 4',
      );
      const [first, ...others] = at('10:00').map((game) =>
        game.round === 2 ? { ...game, date: '2026-11-28 14:00' } : game,
      );
      expect(clashes({ ...twice, games: [first!, ...others] })).toEqual([]);
    });

    it('more games at one time in one place than it has boards', () => {
      expect(clashes(four, { boards: 2 })).toEqual([]);
      expect(clashes(four, { boards: 1 })).toEqual([
        'clash-venue; game 1; venue none; date 2026-11-27; games 2; count 1',
        'clash-venue; game 3; venue none; date 2026-12-04; games 2; count 1',
        'clash-venue; game 5; venue none; date 2026-12-11; games 2; count 1',
      ]);
      const apart = scheduled(4, '2026-11-27/7', { venue: { column: 'Home' } });
      expect(clashes(apart, { boards: 1 })).toEqual([]);
    });

    it('a game on a day without play, and one after its deadline', () => {
      expect(clashes(four, { skip: [{ from: '2026-12-04', to: '2026-12-10' }] })).toEqual([
        'clash-break; game 3; date 2026-12-04',
        'clash-break; game 4; date 2026-12-04',
      ]);
      const late = moved(scheduled(4, '2026-11-27/7', { deadline: { weeks: 4 } }), 5, '2027-01-09');
      expect(clashes(late)).toEqual(['clash-deadline; game 5; date 2027-01-09; deadline 2027-01-08']);
    });

    it('a game months away from all rounds, which may be a slip of the year', () => {
      expect(clashes(moved(four, 1, '2027-11-27'))).toEqual([
        'clash-season; game 1; match none; date 2027-11-27; first 2026-11-27; last 2026-12-11',
      ]);
      expect(clashes(moved(four, 1, '2026-01-27'))).toHaveLength(1);
      expect(clashes(moved(four, 1, '2027-03-11'))).toEqual([]);
    });

    it('a word in place of a date clashes with nothing, nor do games of who left before half of theirs', () => {
      expect(clashes(withGame(four, 1, { date: 'Friday', planned: '2026-11-27' }))).toEqual([]);
      const left = moved(four, 1, '2026-12-04');
      expect(clashes(withStatus(left, 1, 'annulled'))).toEqual([]);
    });
  });

  describe('what is overdue', () => {
    const overdue = (tournament: Tournament, today: string) =>
      overdueGames(tournament, today).map(({ game, due }) => `${game.no} ${due}`);

    it('games without a result on the day after their date, the oldest first', () => {
      expect(overdue(four, '2026-11-27')).toEqual([]);
      expect(overdue(four, '2026-11-28')).toEqual(['1 2026-11-27', '2 2026-11-27']);
      const played = withGame(four, 2, { outcome: '1-0' });
      expect(overdue(moved(played, 1, '2026-12-05'), '2026-12-06')).toEqual([
        '3 2026-12-04',
        '4 2026-12-04',
        '1 2026-12-05',
      ]);
    });

    it('with a deadline on the day after that', () => {
      const late = scheduled(4, '2026-11-27/7', { deadline: { weeks: 1 } });
      expect(overdue(late, '2026-12-04')).toEqual([]);
      expect(overdue(late, '2026-12-05')).toEqual(['1 2026-12-04', '2 2026-12-04']);
    });
  });

  describe('a game moved to another date', () => {
    it('is on another evening before the next round, in the last within a week', () => {
      const to = (no: number, date: string) => valueOf(reschedule(four, no, date)).game.pending;
      expect(
        four.games.map(({ no, date }) => [no, date]).filter(([no]) => [1, 6].includes(Number(no))),
      ).toEqual([
        [1, '2026-11-27'],
        [6, '2026-12-11'],
      ]);
      expect([to(1, '2026-12-03 19:30'), to(1, '2026-12-04')]).toEqual([undefined, 'postponed']);
      expect([to(6, '2026-12-17'), to(6, '2026-12-18')]).toEqual([undefined, 'postponed']);
      expect(valueOf(reschedule(four, 1, '2026-12-03')).game.planned).toBe('2026-11-27');
    });

    it('is postponed from the next round on or without a date, and says who has to agree', () => {
      const { game, players, teams } = valueOf(reschedule(four, 1, '2026-12-10 19:30'));
      expect(game).toMatchObject({ date: '2026-12-10 19:30', planned: '2026-11-27', pending: 'postponed' });
      expect([players, teams]).toEqual([[1, 4], []]);
      expect(valueOf(reschedule(four, 1, '')).game).toMatchObject({
        planned: '2026-11-27',
        pending: 'postponed',
      });
    });

    it('stays at its time unless another is typed, and a day without a year is the nearest to it', () => {
      const evening = scheduled(4, '2026-11-27 19:30/7');
      const to = (typed: string, tournament = evening) => valueOf(reschedule(tournament, 1, typed)).game.date;
      expect(to('10 Dec 2026')).toBe('2026-12-10 19:30');
      expect(['10 Dec', '10.12.2026', '10/12', '10.12.'].map((typed) => to(typed))).toEqual(
        Array.from({ length: 4 }, () => '2026-12-10 19:30'),
      );
      expect([to('8 Jan'), to('30 Oct'), to('10 Dec 20:00')]).toEqual([
        ...['2027-01-08 19:30', '2026-10-30 19:30', '2026-12-10 20:00'],
      ]);
      expect(to('10 Dec', moved(evening, 1, ''))).toBe('2026-12-10 19:30');
      expect(to('10 Dec', four)).toBe('2026-12-10');
    });

    it('of a match is postponed at the boards without a result', () => {
      const event = playedMatches(
        newTeamEvent(4, 2, { calendar: { dates: { first: '2026-11-27', days: 7 } } }),
        'A-D 1.',
      );
      const { boards, pending } = valueOf(reschedule(event, 1, '')).game;
      expect([pending, ...boards!.map((board) => board.pending)]).toEqual([
        undefined,
        undefined,
        'postponed',
      ]);
    });

    it('is not, if it is brought forward or goes back', () => {
      expect(valueOf(reschedule(four, 1, '2026-11-20')).game.pending).toBeUndefined();
      expect(valueOf(reschedule(moved(four, 1, '2026-12-03'), 1, '2026-11-27')).game).toEqual(four.games[0]);
      const adjourned = withGame(four, 1, { pending: 'adjourned' });
      expect(valueOf(reschedule(adjourned, 1, '2026-12-03')).game.pending).toBe('adjourned');
      expect(valueOf(reschedule(adjourned, 1, '2026-11-20')).game.pending).toBe('adjourned');
    });

    it('warns of the clashes that it makes, not of those that were there', () => {
      expect(toldOf(valueOf(reschedule(four, 1, '2026-12-04')).warnings)).toHaveLength(2);
      const clashing = moved(four, 1, '2026-12-04');
      expect(valueOf(reschedule(clashing, 6, '2026-12-12')).warnings).toEqual([]);
    });

    it('is refused where it is played, unknown, or has no date to move from', () => {
      expect(told(reschedule(withGame(four, 1, { outcome: '1-0' }), 1, '2026-12-03'))).toEqual([
        'game-played; game 1; round 1',
      ]);
      expect(told(reschedule(four, 9, '2026-12-03'))).toEqual(['game-unknown; typed 9']);
      expect(told(reschedule(four, 1, 'Friday'))).toEqual(['date-invalid; field to; typed Friday']);
      expect(told(reschedule(newField(['Anna', 'Berg', 'Cora']), 1, '2026-12-03'))).toEqual([
        'games-undated',
      ]);
    });
  });
});
