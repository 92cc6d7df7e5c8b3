import { withGame } from '../../changed';
import { withCalendar, withCalendarOf } from '../../../src/core/calendar/planned';
import { parseWantedDates } from '../../../src/core/calendar/wanted';
import { makeDate, parseDate, clockTime, typedDate, roundDates } from '../../../src/core/calendar/dates';
import type { Tournament } from '../../../src/core/model';
import { told, valueOf } from '../../results';
import { newField } from '../../sheets/field';

describe('the date of a game', () => {
  it('is a day, or a day and a time; it is written as it is read', () => {
    const texts = ['1895-08-05', '2026-11-27', '2026-11-27 19:00', '2028-02-29', '9999-12-31 23:59'];
    expect(texts.map((text) => makeDate(parseDate(text)!))).toEqual(texts);
    expect(parseDate('1970-01-02 01:30')).toEqual({ day: 1, minutes: 90 });
  });

  it('follows on the one before it, over months, years and leap years', () => {
    const next = (text: string): string => makeDate({ day: parseDate(text)!.day + 1, minutes: null });
    const ends = [
      '2026-04-30',
      '2026-12-31',
      '2027-02-28',
      '2028-02-28',
      '1900-02-28',
      '2000-02-28',
      '2000-02-29',
    ];
    expect(ends.map(next)).toEqual([
      '2026-05-01',
      '2027-01-01',
      '2027-03-01',
      '2028-02-29',
      '1900-03-01',
      '2000-02-29',
      '2000-03-01',
    ]);
    const days = Array.from({ length: 800 * 366 }, (_, index) => index - 200_000);
    const wrong = days.filter(
      (day) => new Date(day * 86_400_000).toISOString().slice(0, 10) !== makeDate({ day, minutes: null }),
    );
    expect(wrong).toEqual([]);
  });

  it('may have a T before its time, and blanks around it; midnight is no time', () => {
    const written = [' 2026-11-27T19:00 ', '2026-11-27 00:00'].map((text) => makeDate(parseDate(text)!));
    expect(written).toEqual(['2026-11-27 19:00', '2026-11-27']);
  });

  it('may be typed as we show it, or with the month in full', () => {
    const typed = ['Fri 27 Nov 2026', '27 November 2026 19:00', '3 Dec 2026', '30 Feb 2026', '3 Foo 2026'];
    expect([...typed, ' 2026-11-27 '].map((each) => typedDate(each))).toEqual([
      ...['2026-11-27', '2026-11-27 19:00', '2026-12-03', null, null],
      '2026-11-27',
    ]);
  });

  it.each([
    ['25.12.2026', '2026-12-25'],
    ['25/12/2026', '2026-12-25'],
    ['25-12-26', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['2026/12/25', '2026-12-25'],
    ['25 Dec', '2026-12-25'],
    ['25 December', '2026-12-25'],
    ['25th December 2026', '2026-12-25'],
    ['Dec 25, 2026', '2026-12-25'],
    ['Fri, 4 Dec', '2026-12-04'],
    ['Fri 8 Jan', '2027-01-08'],
    ['8.1.', '2027-01-08'],
    ['3/4/2027', '2027-04-03'],
    ['4 Dec 7pm', '2026-12-04 19:00'],
    ['04.12.2026, 19.30', '2026-12-04 19:30'],
    ['31 Nov', null],
    ['25 Dec 2026 25:00', null],
    ['1 2 3 2026', null],
    ['Dec', null],
    ['12', null],
  ])('%s is %s after 27 November 2026', (typed, date) =>
    expect(typedDate(typed, { from: '2026-11-27' })).toBe(date),
  );

  it('has the month first where people write it so; without a year it needs a day to come after', () => {
    expect(typedDate('3/4/2027', { isMonthFirst: true })).toBe('2027-03-04');
    expect(typedDate('25/12/2026', { isMonthFirst: true })).toBe('2026-12-25');
    expect(typedDate('25 Dec')).toBeNull();
  });

  it('has a time as people write it', () => {
    expect(['19:00', '19.00', '7pm', '7 p.m.'].map(clockTime)).toEqual([1140, 1140, 1140, 1140]);
    expect(['7:30 PM', '12am', '9h30'].map(clockTime)).toEqual([1170, 0, 570]);
    expect(['7', '13pm', '24:00', '19:60', ''].filter((typed) => clockTime(typed) !== null)).toEqual([]);
  });

  it('is a day of the calendar, written in full', () => {
    const none = ['', 'Friday', '2026-02-29', '2026-13-01', '2026-11-31', '2026-1-2', '27.11.2026'];
    const noTimes = [
      '2026-11-27 24:00',
      '2026-11-27 19:60',
      '2026-11-27 7:00',
      '2026-11-27 19:00:00',
      '19:00',
    ];
    expect([...none, ...noTimes, '0999-01-01'].filter((text) => parseDate(text) !== null)).toEqual([]);
  });
});

/** Four players play three rounds of two games. */
const four = newField(['Anna', 'Berg', 'Cora', 'Dora']);

const dated = (typed: string, base = four): Tournament =>
  valueOf(withCalendar(base, { dates: valueOf(parseWantedDates(typed)) }));
const refused = (typed: string): readonly string[] => {
  const wanted = parseWantedDates(typed);
  return wanted.ok ? told(withCalendar(four, { dates: wanted.value })) : told(wanted);
};
const datesOf = ({ games }: Tournament): readonly string[] =>
  games.map(({ round, board, date = '–' }) => `${round}.${board} ${date}`);

describe('the dates of rounds', () => {
  it('one for each: every game is played on the date of its round', () => {
    expect(datesOf(dated('2026-11-27, 2026-12-04 ,2026-12-11 19:30'))).toEqual([
      '1.1 2026-11-27',
      '1.2 2026-11-27',
      '2.1 2026-12-04',
      '2.2 2026-12-04',
      '3.1 2026-12-11 19:30',
      '3.2 2026-12-11 19:30',
    ]);
  });

  it('the first, and the days from one round to the next, over the end of a year too', () => {
    expect(roundDates(dated('2026-12-20 19:00/7'))).toEqual([
      '2026-12-20 19:00',
      '2026-12-27 19:00',
      '2027-01-03 19:00',
    ]);
    expect(roundDates(dated('2026-12-20/0'))).toEqual(['2026-12-20', '2026-12-20', '2026-12-20']);
  });

  it('are refused where they are no dates, not one for each round, or out of order', () => {
    expect(['Friday', '2026-11-27,', '2026-02-30/7', '/7'].map(refused)).toEqual([
      ['date-invalid; field dates; typed Friday'],
      ['date-invalid; field dates; typed '],
      ['date-invalid; field dates; typed 2026-02-30'],
      ['date-invalid; field dates; typed '],
    ]);
    expect(['2026-11-27/week', '2026-11-27/1.5', '2026-11-27/', '2026-11-27/367'].map(refused)).toEqual([
      ['not-a-whole-number; field dates; typed week'],
      ['not-a-whole-number; field dates; typed 1.5'],
      ['not-a-whole-number; field dates; typed '],
      ['number-out-of-range; field dates; typed 367; least 0; most 366'],
    ]);
    expect(['2026-11-27', '2026-11-27,2026-12-04,2026-12-11,2026-12-18'].map(refused)).toEqual([
      ['dates-count; field dates; count 1; rounds 3'],
      ['dates-count; field dates; count 4; rounds 3'],
    ]);
    expect(refused('2026-11-27,2025-12-04,2026-12-11')).toEqual([
      'dates-order; field dates; round 2; date 2025-12-04; before 2026-11-27',
    ]);
    expect(refused('9999-12-31/1')).toEqual(['date-invalid; field dates; typed 9999-12-31']);
    expect(refused('9999-12-29/1')).toEqual([]);
  });

  it('are those of most of their games, of two that as many have the earlier', () => {
    const moved = (date: string | undefined, ...nos: readonly number[]): Tournament => {
      const base = dated('2026-11-27/7');
      const games = base.games.map(({ date: was, ...game }) => {
        const now = nos.includes(game.no) ? date : was;
        return now === undefined ? game : { ...game, date: now };
      });
      return { ...base, games };
    };
    const first = (tournament: Tournament): string | undefined => roundDates(tournament)[0];
    expect(first(moved('2026-11-29', 1))).toBe('2026-11-27');
    expect(first(moved('2026-11-25', 1))).toBe('2026-11-25');
    expect(first(moved(undefined, 1))).toBe('2026-11-27');
    expect(first(moved('Friday', 1, 2))).toBe('Friday');
    expect(first(moved(undefined, 1, 2))).toBeUndefined();
    expect(roundDates(four)).toEqual([]);
    const six = dated('2026-11-27/7', newField(['Anna', 'Berg', 'Cora', 'Dora', 'Emil', 'Finn']));
    expect(first(withGame(six, 1, { date: '2026-11-20' }))).toBe('2026-11-27');
  });

  it('stay those of the rounds when all is made anew; a round more has none', () => {
    const five = newField(['Anna', 'Berg', 'Cora', 'Dora', 'Emil']);
    const again = withCalendarOf(five, dated('2026-11-27/7'));
    expect([again.dated, ...roundDates(again)]).toEqual([
      true,
      '2026-11-27',
      '2026-12-04',
      '2026-12-11',
      undefined,
      undefined,
    ]);
    expect(withCalendarOf(five, four)).toBe(five);
  });
});
