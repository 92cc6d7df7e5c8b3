import { SLOT_METHODS } from '../core/calendar/slots';
import {
  parseDeadline,
  parseSkip,
  parseTimes,
  parseWantedDates,
  type WantedCalendar,
} from '../core/calendar/wanted';
import { andThen, ok, type Result } from '../core/result';
import type { Arguments, Command } from './command';
import { optional, parseChoice, parseNumber, together } from './values';

/** The options that say when games are played. */
export const CALENDAR_OPTIONS: Command['options'] = {
  dates: { takes: 'DATES' },
  skip: { takes: 'DAYS', goesWith: 'dates' },
  times: { takes: 'HH:MM,HH:MM', goesWith: 'dates' },
  boards: { takes: 'N', goesWith: 'dates' },
  slots: { takes: SLOT_METHODS.join('|'), goesWith: 'boards' },
  venue: { takes: 'TEXT', goesWith: 'dates' },
  'venue-column': { takes: 'NAME', goesWith: 'dates', excludes: ['venue'] },
  deadline: { takes: 'WEEKSw|DAY', goesWith: 'dates' },
};

const venueIn = (given: Arguments): WantedCalendar['venue'] => {
  const [all, column] = [given.text('venue'), given.text('venue-column')];
  if (column !== undefined) return { column };
  return all === undefined ? undefined : { all };
};

/** What they say; nothing without dates. */
export const calendarIn = (given: Arguments): Result<WantedCalendar | undefined> =>
  optional(given.text('dates'), (typed) =>
    andThen(
      together({
        dates: parseWantedDates(typed),
        skip: optional(given.text('skip'), parseSkip),
        times: optional(given.text('times'), parseTimes),
        boards: optional(given.text('boards'), (boards) => parseNumber(boards, 'boards')),
        venue: ok(venueIn(given)),
        deadline: optional(given.text('deadline'), parseDeadline),
        slots: optional(given.text('slots'), (slots) => parseChoice(slots, 'slots', SLOT_METHODS)),
      }),
      ok,
    ),
  );
