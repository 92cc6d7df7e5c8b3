import { makeDate, parseDate } from '../../src/core/dates';

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
