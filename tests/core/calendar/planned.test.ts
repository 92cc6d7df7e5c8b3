import { withWantedCalendar } from '../../../src/core/calendar/planned';
import { parseSkip, parseTimes, parseWantedDates } from '../../../src/core/calendar/wanted';
import type { SlotMethod } from '../../../src/core/calendar/slots';
import { roundDates } from '../../../src/core/roundDates';
import { told, valueOf } from '../../results';
import { newField } from '../../sheets/field';

/** Four players play three rounds of two games. */
const four = newField(['Anna', 'Berg', 'Cora', 'Dora']);
const twelve = newField(Array.from({ length: 12 }, (_, index) => `Player ${index + 1}`));

interface Said {
  readonly skip?: string;
  readonly times?: string;
  readonly boards?: number;
  readonly slots?: SlotMethod;
}

const planned = (dates: string, { skip, times, ...said }: Said = {}, base = four) =>
  withWantedCalendar(base, {
    dates: valueOf(parseWantedDates(dates)),
    ...(skip === undefined ? {} : { skip: valueOf(parseSkip(skip)) }),
    ...(times === undefined ? {} : { times: valueOf(parseTimes(times)) }),
    ...said,
  });
const datesOf = (...told: Parameters<typeof planned>) => roundDates(valueOf(planned(...told)));
const gamesOn = (...told: Parameters<typeof planned>): readonly string[] =>
  valueOf(planned(...told)).games.map(({ no, date = '–' }) => `${no} ${date}`);

describe('the days of play', () => {
  it('pass over days without play, and later rounds move on', () => {
    expect(datesOf('2026-12-18/7', { skip: '2026-12-25' })).toEqual([
      '2026-12-18',
      '2027-01-01',
      '2027-01-08',
    ]);
    expect(datesOf('2026-12-18 19:30/7', { skip: '2026-12-24..2027-01-02, 2027-01-15' })).toEqual([
      '2026-12-18 19:30',
      '2027-01-08 19:30',
      '2027-01-22 19:30',
    ]);
    expect(datesOf('2026-12-25/7', { skip: '2026-12-25' })[0]).toBe('2027-01-01');
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
      '5 2026-12-25',
      '6 2027-01-01',
    ]);
    expect(gamesOn('2026-11-27/7', { boards: 1, times: '19:00,20:30' }).slice(0, 3)).toEqual([
      '1 2026-11-27 19:00',
      '2 2026-11-27 20:30',
      '3 2026-12-04 19:00',
    ]);
  });

  it('twelve players at five boards are done after 14 evenings where rounds may overlap, not 22', () => {
    const days = (slots: SlotMethod) =>
      new Set(gamesOn('2026-11-27/7', { boards: 5, slots }, twelve).map((game) => game.split(' ')[1])).size;
    expect([days('rolling'), days('round')]).toEqual([14, 22]);
  });

  it('with boards enough rounds have the dates that they have without a word on boards', () => {
    expect(datesOf('2026-11-27/7', { boards: 2, slots: 'rolling' })).toEqual(datesOf('2026-11-27/7'));
  });
});
