import { DAY, isDate, isHoliday, makeDate, parseDate, type Moment, type RoundDates } from './dates';
import type { Break } from '../model';
import { smallest } from '../extremes';
import { countTo } from '../numbers';
import { entryAt } from '../present';
import { problem } from '../problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../result';
import { isSkipped, type WantedCalendar, type WantedDates } from './wanted';

const FIELD = { field: 'dates' } as const;

/** The last date that there is: 9999-12-31. */
const LAST_DAY = 2_932_896;

type Stepped = Extract<WantedDates, { first: string }>;

const invalid = (typed: string): Result<never> => fail(problem('date-invalid', FIELD, { typed }));

/**
 * The first free day from one that was passed over, on the same weekday if rounds are weeks apart; none unless more than half the
 * usual time is left before the next round: of a fortnight both rounds would be a week apart.
 */
const madeUp = (
  passed: number,
  next: number,
  days: number,
  isFree: (day: number) => boolean,
): number | null => {
  const stride = days % 7 === 0 ? 7 : 1;
  let day = passed + stride;
  while (day < next && !isFree(day)) day += stride;
  return 2 * (next - day) > days ? day : null;
};

/**
 * The first so many days of play. A holiday that nobody named, and a day without play, moves all later rounds on by the interval, until it fits; of rounds far apart,
 * such as once a month, the first is made up for soon afterwards. All on one day if no days lie between them.
 */
const stepped = (
  { first, days }: Stepped,
  skip: readonly Break[],
  count: number,
  named: readonly number[] = [],
): Result<readonly Moment[]> => {
  const start = parseDate(first);
  if (!start) return invalid(first);
  const noPlay = isSkipped(skip);
  const isFree = (day: number): boolean => {
    const date = makeDate({ day, minutes: null });
    const isPassed = isHoliday(date) && days > 1 && ![start.day, ...named].includes(day);
    return !isPassed && !noPlay(date);
  };
  if (days === 0 && !isFree(start.day)) return fail(problem('date-skipped', FIELD, { date: first }));
  const found: number[] = [];
  let passed: number | null = null;
  for (let { day } = start; found.length < count; day += days) {
    if (day > LAST_DAY) return invalid(first);
    if (isFree(day)) {
      const made = passed === null ? null : madeUp(passed, day, days, isFree);
      if (made !== null) found.push(made);
      found.push(day);
      passed = null;
    } else passed ??= day;
  }
  return ok(found.slice(0, count).map((day) => ({ ...start, day })));
};

/** Dates are in order if none is earlier than the one above it. So are their texts. */
const inOrder = (dates: readonly string[], skip: readonly Break[]): Result<readonly Moment[]> => {
  const noPlay = isSkipped(skip);
  const problems = dates.flatMap((date, index) => {
    const before = index === 0 ? date : entryAt(dates, index - 1);
    if (noPlay(date)) return [problem('date-skipped', FIELD, { date })];
    return date < before ? [problem('dates-order', FIELD, { round: index + 1, date, before })] : [];
  });
  return unlessProblems(problems, () => dates.flatMap((date) => parseDate(date) ?? []));
};

/** The days of play, as many as are listed or wanted. */
const daysOfPlay = (dates: WantedDates, skip: readonly Break[], count: number): Result<readonly Moment[]> =>
  'first' in dates ? stepped(dates, skip, count) : inOrder(dates.dates, skip);

/** All times of play on these days. */
const timesOn = (days: readonly Moment[], times: readonly Moment['minutes'][]): readonly string[] =>
  days.flatMap(({ day }) => times.map((minutes) => makeDate({ day, minutes })));

const isTimed = (dates: WantedDates): boolean =>
  ('first' in dates ? [dates.first] : dates.dates).some(
    (date) => (parseDate(date)?.minutes ?? null) !== null,
  );

/** With several rounds a day, the days have as many as each other, or the first ones one more. */
const severalTimes = (
  dates: WantedDates,
  times: readonly number[],
  skip: readonly Break[],
  count: number,
): Result<readonly string[]> => {
  if (isTimed(dates)) return fail(problem('times-twice', { field: 'times' }));
  const wanted = Math.ceil(count / times.length);
  const isOneDay = 'first' in dates && dates.days === 0;
  const on = (at: number): number => Math.floor(count / wanted) + (at < count % wanted ? 1 : 0);
  return andThen(daysOfPlay(dates, skip, isOneDay ? 1 : wanted), (days) =>
    days.length === wanted
      ? ok(days.flatMap((day, at) => timesOn([day], times.slice(0, on(at)))))
      : fail(problem('days-count', FIELD, { count: days.length, times: times.length, slots: count, wanted })),
  );
};

/**
 * The times of play, as many as wanted, as dates. Problems, of the field `dates` but for the last: `dates-count` if each round
 * should have a day and there are more or fewer; `days-count` if a day has several times or a round several slots; `dates-order`
 * for a day earlier than the one above; `date-skipped` for a day without play; `date-invalid`; and `times-twice` if dates already
 * have times.
 */
export const occasionsOf = (
  { dates, skip = [], times, boards }: Pick<WantedCalendar, 'dates' | 'skip' | 'times' | 'boards'>,
  count: number,
): Result<readonly string[]> => {
  if (times) return severalTimes(dates, times, skip, count);
  return andThen(daysOfPlay(dates, skip, count), (days) => {
    if (days.length === count) return ok(days.map(makeDate));
    const found = days.length;
    return boards === undefined
      ? fail(problem('dates-count', FIELD, { count: found, rounds: count }))
      : fail(problem('days-count', FIELD, { count: found, times: 1, slots: count, wanted: count }));
  });
};

/** The times of one day; of two or more that are equally far apart, as many as wanted. */
const onSameDay = (day: number, times: readonly number[], wanted: number): readonly string[] => {
  const [start = 0, next = 0] = times;
  const even = countTo(Math.max(wanted, times.length)).map((at) => start + (at - 1) * (next - start));
  const isEven = times.length > 1 && next >= start && times.every((minutes, at) => minutes === even[at]);
  const all = isEven ? even.filter((minutes) => minutes < DAY) : times;
  return timesOn(
    [{ day, minutes: null }],
    all.map((minutes) => minutes || null),
  );
};

/** The holidays after a date on which a round would have been in the rhythm of these, such as every week. */
export const holidaysPassed = (dates: RoundDates, after = ''): readonly string[] => {
  const known = dates.filter(isDate).map((date) => parseDate(date)?.day ?? 0);
  const days = [...new Set(known)].sort((one, other) => one - other);
  const step = smallest(days.slice(1).map((day, at) => day - entryAt(days, at)));
  return days
    .slice(1)
    .flatMap((day, at) =>
      countTo(Math.ceil((day - entryAt(days, at)) / step) - 1).map((by) => entryAt(days, at) + by * step),
    )
    .map((day) => makeDate({ day, minutes: null }))
    .filter((date) => date > after && isHoliday(date));
};

/**
 * As many times of play as wanted. First come those that are free on the days from one on; then they continue the pattern: the same times, the same days apart, skipping
 * days without play; on a single day as far apart, until midnight. Without a pattern, only the times that exist.
 */
export const goingOn = (
  occasions: readonly string[],
  skip: readonly Break[],
  wanted: number,
  from = 0,
): readonly string[] => {
  const moments = occasions.flatMap((date) => parseDate(date) ?? []);
  const days = [...new Set(moments.map(({ day }) => day))];
  const [first, second] = days;
  if (first === undefined || occasions.length >= wanted) return occasions;
  const timesOf = (day: number) => moments.filter((each) => each.day === day).map(({ minutes }) => minutes);
  const times = timesOf(first);
  if (second === undefined) return onSameDay(first, times.map(Number), wanted);
  const isRegular = days.every((day) => timesOf(day).every((time, at) => time === times[at]));
  const gaps = isRegular ? days.slice(1).map((day, index) => day - entryAt(days, index)) : [];
  const goneOn = [...new Set(gaps)].flatMap((gap): readonly (readonly string[])[] => {
    const step = { first: makeDate({ day: first, minutes: null }), days: gap };
    const found = stepped(step, skip, days.length + wanted - occasions.length, days);
    if (!found.ok || days.some((day, at) => day !== found.value[at]?.day)) return [];
    const free = days.filter((day) => day >= from).map((day) => [day, timesOf(day).length] as const);
    const onDays = free.flatMap(([day, taken]) => timesOn([{ day, minutes: null }], times.slice(taken)));
    const later = timesOn(found.value.slice(days.length), times);
    return [[...occasions, ...onDays, ...later].slice(0, wanted)];
  });
  return goneOn[0] ?? occasions;
};
