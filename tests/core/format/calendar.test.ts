import ICAL from 'ical.js';
import { makeCalendar, type CalendarEntry } from '../../../src/core/format/calendar';
import fc from '../../properties';

const NOW = '2026-11-20T08:00:30Z';
const ENTRY: CalendarEntry = {
  uid: 'game-3.club@roundabout',
  date: '2026-11-27 19:00',
  minutes: 180,
  summary: 'Anna – Berg',
  description: 'Club, round 1, board 2.',
  location: 'Town Hall',
  status: 'CONFIRMED',
};
const linesOf = (...entries: readonly Partial<CalendarEntry>[]): readonly string[] =>
  makeCalendar(
    'Club',
    entries.map((entry) => ({ ...ENTRY, ...entry })),
    NOW,
  ).split('\r\n');
const eventsIn = (file: string): readonly ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(file) as [])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const eventOf = (entry: Partial<CalendarEntry>): ICAL.Event =>
  eventsIn(makeCalendar('Club', [{ ...ENTRY, ...entry }], NOW))[0]!;

describe('a calendar file', () => {
  it('has an entry a game, by local time, as long as it takes', () => {
    expect(linesOf({})).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Roundabout//Round-robin tournaments//EN',
      'X-WR-CALNAME:Club',
      'BEGIN:VEVENT',
      'UID:game-3.club@roundabout',
      'DTSTAMP:20261120T080030Z',
      'SEQUENCE:217324830',
      'DTSTART:20261127T190000',
      'DURATION:PT180M',
      'SUMMARY:Anna – Berg',
      'DESCRIPTION:Club\\, round 1\\, board 2.',
      'LOCATION:Town Hall',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('an entry without a time lasts the day; one that does not take place is cancelled', () => {
    const lines = linesOf({ date: '2026-11-27', location: undefined, description: '', status: 'CANCELLED' });
    expect(lines).toContain('DTSTART;VALUE=DATE:20261127');
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines.filter((line) => /^(DURATION|LOCATION|DESCRIPTION)/.test(line))).toEqual([]);
    expect(eventOf({ date: '2026-11-27' }).startDate.toString()).toBe('2026-11-27');
  });

  it('a later file has higher sequence numbers, over midnight and the end of a year too', () => {
    const sequence = (instant: string) => eventsIn(makeCalendar('Club', [ENTRY], instant))[0]!.sequence;
    const moments = [
      '2026-11-20T08:00:30Z',
      '2026-11-20T08:01:00Z',
      '2026-11-21T00:00:00Z',
      '2027-01-01T00:00:01Z',
    ];
    const numbers = moments.map(sequence);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    expect(new Set(numbers).size).toBe(4);
    expect(sequence('2080-01-01T00:00:00Z')).toBeLessThan(2 ** 31);
  });

  it('is read back by a parser of others as it was written, whatever people are called', () => {
    const sign = fc.oneof(
      fc.constantFrom(...'aé😀👩‍👩‍👧ß中נ,;:\\"\n\r\t \u00a0=', '👩‍👩‍👧', '\ufffd', '\\n', '\\,'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    );
    const word = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
    const plain = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
    fc.assert(
      fc.property(word, word, word, (summary, description, location) => {
        const file = makeCalendar(summary, [{ ...ENTRY, summary, description, location }], NOW);
        const event = eventsIn(file)[0]!;
        expect(event.summary).toBe(plain(summary));
        expect(event.description ?? '').toBe(plain(description));
        expect(event.location).toBe(plain(location));
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\n\r]|^ +$/);
        }
        // A sign that is cut in two is no longer itself in bytes.
        expect(Buffer.from(file).toString()).toBe(file);
      }),
      { numRuns: 500 },
    );
  });
});
