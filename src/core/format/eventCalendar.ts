import { parseDate } from '../dates';
import {
  CALENDAR_COLUMNS,
  type Break,
  type CalendarColumn,
  type CalendarLimits,
  type Game,
  type Tournament,
} from '../model';
import { MOST_BOARDS } from '../calendar/wanted';
import { checked, given, listOf, oneOf, record, whole, type Fields, type Read } from './fields';

/** What is told of games besides dates: what the file says, and whatever a game has. */
const calendarOf = (
  stated: readonly CalendarColumn[] = [],
  games: readonly Game[],
): readonly CalendarColumn[] | undefined => {
  const told = CALENDAR_COLUMNS.filter(
    (column) => stated.includes(column) || games.some((game) => game[column] !== undefined),
  );
  return told.length === 0 ? undefined : told;
};

const day: Read<string> = checked(
  'date',
  (value): value is string => typeof value === 'string' && parseDate(value)?.minutes === null,
);

const breakIn: Read<Break> = record((fields, { report }) => {
  const [from, to] = [fields.required('from', day), fields.required('to', day)];
  if (from === undefined || to === undefined) return undefined;
  if (from <= to) return { from, to };
  report('skip-invalid', fields.path, { typed: `${from}..${to}` });
  return undefined;
});

const limits: Read<CalendarLimits> = record((fields) =>
  given({
    boards: fields.optional('boards', whole(1, MOST_BOARDS)),
    skip: fields.optional('skip', listOf(breakIn)),
    asOf: fields.optional('asOf', day),
  }),
);

/** What a file tells of the calendar: its columns, and what its dates are held against. */
export const readCalendar = (
  fields: Fields,
  games: readonly Game[],
): Pick<Tournament, 'calendar' | 'calendarLimits'> =>
  given({
    calendar: calendarOf(fields.optional('calendar', listOf(oneOf(CALENDAR_COLUMNS))), games),
    calendarLimits: fields.optional('calendarLimits', limits),
  });
