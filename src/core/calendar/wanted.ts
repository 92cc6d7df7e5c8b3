import { dayOf, parseDate, clockTime, typedDate, type DateHabit } from './dates';
import type { Break } from '../model';
import { problem } from '../problem';
import { allOf, andThen, collectResults, fail, ok, type Result } from '../result';

/** The days of play that the organiser gives: each of them, none where nobody knows them yet, or the first and the days between. */
export type WantedDates =
  { readonly dates: readonly string[] } | { readonly first: string; readonly days: number };

/** Everything that the organiser says about dates, times and boards. */
export interface WantedCalendar {
  readonly dates: WantedDates;
  /** Days without play; later rounds move on. */
  readonly skip?: readonly Break[] | undefined;
  /** Minutes since midnight at which rounds begin on each day, in order; if absent, one round a day. */
  readonly times?: readonly number[] | undefined;
  /** How many games can be played at a time; if absent, as many as a round has. */
  readonly boards?: number | undefined;
  /** Those of the longest of several sections, which play at once; their own if absent. */
  readonly rounds?: number | undefined;
  /** Where games are played: all in one place, or each at the home of the player with White, by a column of the list. */
  readonly venue?: { readonly all: string } | { readonly column: string } | undefined;
  /** The deadline of games: weeks after their dates, or one day for all. */
  readonly deadline?: { readonly weeks: number } | { readonly day: string } | undefined;
}

/** More boards than any hall has. */
export const MOST_BOARDS = 10_000;

/** More days than a year between days of play are a slip of the pen. */
const MOST_DAYS = 366;

const FIELD = { field: 'dates' } as const;

const dateIn = (typed: string): Result<string> => {
  const found = typedDate(typed);
  return found !== null ? ok(found) : fail(problem('date-invalid', FIELD, { typed: typed.trim() }));
};

const daysIn = (typed: string): Result<number> => {
  if (!/^\d+$/.test(typed.trim())) return fail(problem('not-a-whole-number', FIELD, { typed: typed.trim() }));
  const days = Number(typed);
  return days <= MOST_DAYS
    ? ok(days)
    : fail(problem('number-out-of-range', FIELD, { typed: days, least: 0, most: MOST_DAYS }));
};

/**
 * Reads `2026-11-27,2026-12-04`, each day of play, or `2026-11-27/7`, the first day and the days between; each date may have a
 * time. Problems, all of the field `dates`: `date-invalid`, `not-a-whole-number`, `number-out-of-range`.
 */
export const parseWantedDates = (typed: string): Result<WantedDates> => {
  const slash = typed.indexOf('/');
  return slash < 0
    ? andThen(allOf(typed.split(',').map(dateIn)), (dates) => ok({ dates }))
    : steppedDates(typed.slice(0, slash), typed.slice(slash + 1));
};

const steppedDates = (first: string, days: string): Result<WantedDates> =>
  collectResults({ first: dateIn(first), days: daysIn(days) });

/** `1 Jan - 8 Jan 2027`, `1–8 Jan 2027`; a first day without a year is the last such day before the other. */
const breakIn = (typed: string, habit: DateHabit): Result<Break> => {
  const whole = typed.trim().replace(/^(\d{1,2})(?:\.? ?[-–] ?)(\d{1,2}\.? )(?=\p{L})(.+)$/u, '$1 $3 – $2$3');
  const [first = '', last = first, ...more] = whole.split(/\.\.| (?:-|to|until) | ?[–—] ?/);
  const to = typedDate(last, habit) ?? '';
  const yearBefore = `${Number(to.slice(0, 4)) - 1}${to.slice(4)}~`;
  const from = typedDate(first, { ...habit, from: yearBefore }) ?? '';
  const isDay = (each: string): boolean => parseDate(each)?.minutes === null;
  return more.length === 0 && isDay(from) && isDay(to) && from <= to
    ? ok({ from, to })
    : fail(problem('skip-invalid', { field: 'skip' }, { typed: typed.trim() }));
};

/**
 * Reads `25 Dec 2026, 1 Jan – 8 Jan 2027` or `2027-01-01..2027-01-08`: days and ranges of days without play. An empty text means none.
 * Problem: `skip-invalid`.
 */
export const parseSkip = (typed: string, habit: DateHabit = {}): Result<readonly Break[]> =>
  typed.trim() === ''
    ? ok([])
    : allOf(typed.split(/[;\n]|,(?! ?\d{4} ?(?:[,;]|$))/).map((each) => breakIn(each, habit)));

/** Writes days without play as `parseSkip` reads them. */
export const makeSkip = (skip: readonly Break[]): string =>
  skip.map(({ from, to }) => `${from}..${to}`).join(', ');

/** Reads `10:00, 14:00` or `7pm 7:40pm`: the times of day at which rounds begin, each later than the one before it. Problem: `times-invalid`. */
export const parseTimes = (typed: string): Result<readonly number[]> => {
  const times = typed
    .trim()
    .split(/(?: ?[,;]| (?![ap]\.?m)) ?/i)
    .map((each) => clockTime(each) ?? 0);
  return times.every((time, index) => time > (times[index - 1] ?? 0))
    ? ok(times)
    : fail(problem('times-invalid', { field: 'times' }, { typed: typed.trim() }));
};

/** What is typed of the dates of rounds: the first day, the days between rounds, those without play, and the times on each day. */
export type TypedDates = Readonly<Record<'first' | 'days' | 'skip' | 'times', string>>;

/** The dates of rounds as typed. Problems: those of `parseWantedDates`, `parseSkip` and `parseTimes`. */
export const parseTypedDates = (
  { first, days, skip, times }: TypedDates,
  habit: DateHabit = {},
): Result<Pick<WantedCalendar, 'dates' | 'skip' | 'times'>> =>
  collectResults({
    dates: steppedDates(first, days),
    skip: parseSkip(skip, { from: typedDate(first) ?? '', ...habit }),
    times: times.trim() === '' ? ok(undefined) : parseTimes(times),
  });

/** A postponed game not played within a year will never be played. */
const MOST_WEEKS = 52;

/** Reads `4w`, weeks after the date of a game, or `2027-01-31`, one day for all games. Problem: `deadline-invalid`. */
export const parseDeadline = (typed: string): Result<NonNullable<WantedCalendar['deadline']>> => {
  const [, weeks] = /^(\d{1,2}) ?w$/i.exec(typed.trim()) ?? [];
  if (weeks !== undefined && Number(weeks) >= 1 && Number(weeks) <= MOST_WEEKS)
    return ok({ weeks: Number(weeks) });
  return parseDate(typed)?.minutes === null
    ? ok({ day: typed.trim() })
    : fail(problem('deadline-invalid', { field: 'deadline' }, { typed: typed.trim() }));
};

/** Whether nobody plays on the day of a date. */
export const isSkipped =
  (skip: readonly Break[]): ((date: string) => boolean) =>
  (date) => {
    const day = dayOf(date);
    return skip.some(({ from, to }) => from <= day && day <= to);
  };
