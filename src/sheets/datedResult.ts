import { problem, type Problem } from '../core/problem';
import { makeTyped, parseTyped } from '../core/results/typed';
import { DAY } from '../core/calendar/dates';
import { cellText, type CellValue } from '../grid/cell';
import { dateIn, numberShown } from './dates';
import type { LogEntry } from './log/line';
import { parseChanges } from './log/changes';

/** 1-0 is read as a month and a year: January 2000. */
const WON = '2000-01-01';

/** 1/2 is read as a day and a month, or as a month and a day. */
const DRAWN = /^\d{4}-(?:01-02|02-01)$/;

/** 1:0 is read as an hour, 0:1 as a minute. */
const TIMES: ReadonlyMap<number, string> = new Map([
  [60, '1-0'],
  [1, '0-1'],
]);

/** The result that was typed where a spreadsheet made a date or a time of it, as far as only one can have become that; else `null`. */
export const resultOfDate = (value: number): string | null => {
  // A cell that has a date's format shows 1 as 1 January 1900, 0 as the day before, ½ as its noon.
  if (value === 0 || value === 1 || value === 0.5) return shownAs(String(value));
  if (value < 1) return TIMES.get(Math.round(value * DAY)) ?? null;
  const date = dateIn(value) ?? '';
  if (date === WON) return '1-0';
  return DRAWN.test(date) ? shownAs('½') : null;
};

/** A result as sheets show it; `null` of anything else. */
const shownAs = (typed: string): string | null => {
  const code = parseTyped(typed);
  return code ? makeTyped(code) : null;
};

/** A cell for a result that holds a number which is none. */
export interface DatedResult {
  /** What the cell shows. */
  readonly shown: string;
  /** What was typed there, as far as the Log or the date tells; nobody knows if these are several, or none. */
  readonly proposals: readonly string[];
}

/** What a cell for a result is if a date or a time was made of it; `null` of what is a result, or a text. `logged` is what the Log last had there. */
export const datedResult = (
  value: CellValue,
  format: string,
  logged: CellValue = null,
): DatedResult | null => {
  if (typeof value !== 'number' || parseTyped(cellText(value)) !== undefined) return null;
  const known = [shownAs(cellText(logged)), resultOfDate(value)].filter((each) => each !== null);
  return { shown: numberShown(value, format), proposals: [...new Set(known)] };
};

/** `damaged-date` of a result. */
export const dateFault = (place: Problem['place'], { shown, proposals }: DatedResult): Problem =>
  problem('damaged-date', place, { shown, results: proposals.join(', ') || 'none' });

/** Whether one result is proposed for a date among these problems, so that it can be taken. */
export const isProposed = (problems: readonly Problem[]): boolean =>
  problems.some(
    ({ code, values: { results = 'none' } }) => code === 'damaged-date' && !/^none$|, /.test(String(results)),
  );

/** What the cell holds once it is Text again: what was shown there, or the result if it is taken and only one is proposed. */
export const undated = ({ shown, proposals }: DatedResult, isTaken: boolean): string => {
  const [only, ...others] = isTaken ? proposals : [];
  return others.length === 0 ? (only ?? shown) : shown;
};

/** `damaged-date` where a date stands in the place of a result, else `result-not-understood`. */
export const resultFault = (place: Problem['place'], value: CellValue, format: string): Problem => {
  const dated = datedResult(value, format);
  return dated
    ? dateFault(place, dated)
    : problem('result-not-understood', place, { typed: cellText(value) });
};

/** The result that the Log last had in each cell, by the cell's key; what was no result there is passed over. */
export const lastLogged = (lines: readonly LogEntry[]): ReadonlyMap<string, CellValue> =>
  new Map(
    lines
      .flatMap(parseChanges)
      .filter(({ after }) => parseTyped(cellText(after)) !== undefined)
      .map(({ key, after }) => [key, after]),
  );
