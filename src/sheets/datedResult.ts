import { problem, type Problem } from '../core/problem';
import { makeTyped, parseTyped, setsTyped, type Reading } from '../core/results/typed';
import { DAY } from '../core/calendar/dates';
import { cellText, type CellValue } from '../grid/cell';
import type { Place } from '../grid/reference';
import { dateIn, isNoDate, numberShown } from './dates';
import { located } from './findTournaments';
import type { LogEntry } from './log/line';
import { parseChanges } from './log/changes';

/** Excel reads 1-0 as January 2000. */
const WON = '2000-01-01';

/** Excel reads 1/2 as a day and a month, in either order. */
const DRAWN = /^\d{4}-(?:01-02|02-01)$/;

/** Excel reads 1:0 as an hour, 0:1 as a minute. */
const TIMES: ReadonlyMap<number, string> = new Map([
  [60, '1-0'],
  [1, '0-1'],
]);

/** The result that a spreadsheet turned into this date or time; `null` if it could be several, or none. */
export const resultOfDate = (value: number, reading?: Reading): string | null => {
  // A cell that has a date's format shows 1 as 1 January 1900, 0 as the day before, ½ as its noon.
  if (value === 0 || value === 1 || value === 0.5) return shownAs(String(value));
  if (value < 1) return TIMES.get(Math.round(value * DAY)) ?? null;
  const date = dateIn(value) ?? '';
  if (date === WON) return '1-0';
  // Among sets 1-2 becomes the same days.
  return DRAWN.test(date) && reading?.score !== 'sets' ? shownAs('½') : null;
};

/** A result as sheets show it; `null` of anything else. */
const shownAs = (typed: string, reading?: Reading): string | null => {
  const code = parseTyped(typed);
  return (reading && setsTyped(typed, reading)) ?? (code ? makeTyped(code) : null);
};

/** A result cell that holds a date or time. */
export interface DatedResult {
  /** What the cell shows. */
  readonly shown: string;
  /** What may have been typed, by the Log or the date. Only if there is exactly one do we know. */
  readonly proposals: readonly string[];
}

/** The dated result in a cell; `null` if the cell holds a result or a text. `logged` is what the Log last had there. */
export const datedResult = (
  value: CellValue,
  format: string,
  reading?: Reading,
  logged: CellValue = null,
): DatedResult | null => {
  if (typeof value !== 'number' || parseTyped(cellText(value)) !== undefined) return null;
  const known = [shownAs(cellText(logged), reading), resultOfDate(value, reading)].filter(
    (each) => each !== null,
  );
  return { shown: numberShown(value, format), proposals: [...new Set(known)] };
};

/** `damaged-date` of a result. */
export const dateFault = (place: Problem['place'], { shown, proposals }: DatedResult): Problem =>
  problem('damaged-date', place, { shown, results: proposals.join(', ') || 'none' });

/** Whether any of these dates has a single proposed result, which can be accepted. */
export const isProposed = (problems: readonly Problem[]): boolean =>
  problems.some(
    ({ code, values: { results = 'none' } }) => code === 'damaged-date' && !/^none$|, /.test(String(results)),
  );

/** The contents of the cell as Text: what it showed, or the single proposed result if it is accepted. */
export const undated = ({ shown, proposals }: DatedResult, isTaken: boolean): string => {
  const [only, ...others] = isTaken ? proposals : [];
  return others.length === 0 ? (only ?? shown) : shown;
};

/** `damaged-date` for a date instead of a result, else `result-not-understood`. */
export const resultFault = (
  place: Problem['place'],
  value: CellValue,
  format: string,
  reading?: Reading,
): Problem => {
  const dated = datedResult(value, format, reading);
  return dated
    ? dateFault(place, dated)
    : problem('result-not-understood', place, { typed: cellText(value) });
};

/** `date-not-understood` for anything else in a cell of dates; `null` for a date or nothing. */
export const unreadDate = (
  dates: Place | undefined,
  line: number,
  value: CellValue = null,
): Problem | null =>
  dates && isNoDate(value)
    ? problem('date-not-understood', located(dates, line), { typed: cellText(value) })
    : null;

/** The result that the Log last had for each cell, by key. Other contents are skipped. */
export const lastLogged = (lines: readonly LogEntry[], reading?: Reading): ReadonlyMap<string, CellValue> =>
  new Map(
    lines
      .flatMap(parseChanges)
      .filter(({ after }) => parseTyped(cellText(after), reading) !== undefined)
      .map(({ key, after }) => [key, after]),
  );
