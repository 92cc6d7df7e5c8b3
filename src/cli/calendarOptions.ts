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

/** The options that say when and where rounds are played. */
export const ROUND_OPTIONS: Command['options'] = {
  dates: { takes: 'DATES' },
  skip: { takes: 'DAYS', goesWith: 'dates' },
  times: { takes: 'HH:MM,HH:MM', goesWith: 'dates' },
  venue: { takes: 'TEXT', goesWith: 'dates' },
  'venue-column': { takes: 'NAME', goesWith: 'dates', excludes: ['venue'] },
};

/** The options that say when games are played. */
export const CALENDAR_OPTIONS: Command['options'] = {
  ...ROUND_OPTIONS,
  boards: { takes: 'N', goesWith: 'dates' },
  slots: { takes: SLOT_METHODS.join('|'), goesWith: 'boards' },
  deadline: { takes: 'WEEKSw|DAY', goesWith: 'dates' },
};

const venueIn = (given: Arguments): WantedCalendar['venue'] => {
  const [all, column] = [given.text('venue'), given.text('venue-column')];
  if (column !== undefined) return { column };
  return all === undefined ? undefined : { all };
};

/** When rounds are played, and where. */
const roundsIn = (given: Arguments, dates: string) =>
  together({
    dates: parseWantedDates(dates),
    skip: optional(given.text('skip'), parseSkip),
    times: optional(given.text('times'), parseTimes),
    venue: ok(venueIn(given)),
  });

/** What they say of the rounds of a team event, whose boards are those of a match; nothing without dates. */
export const teamCalendarIn = (given: Arguments): Result<WantedCalendar | undefined> =>
  optional(given.text('dates'), (typed) => andThen(roundsIn(given, typed), ok));

/** What they say; nothing without dates. */
export const calendarIn = (given: Arguments): Result<WantedCalendar | undefined> =>
  optional(given.text('dates'), (typed) => {
    const more = together({
      rounds: roundsIn(given, typed),
      boards: optional(given.text('boards'), (boards) => parseNumber(boards, 'boards')),
      deadline: optional(given.text('deadline'), parseDeadline),
      slots: optional(given.text('slots'), (slots) => parseChoice(slots, 'slots', SLOT_METHODS)),
    });
    return andThen(more, ({ rounds, ...others }) => ok({ ...rounds, ...others }));
  });
