import { SLOT_METHODS } from '../core/calendar/slots';
import { parseSkip, parseTimes, parseWantedDates, type WantedCalendar } from '../core/calendar/wanted';
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
        slots: optional(given.text('slots'), (slots) => parseChoice(slots, 'slots', SLOT_METHODS)),
      }),
      ok,
    ),
  );
