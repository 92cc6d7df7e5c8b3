import type { DetailName, EventDetails } from '../../core/details';
import { problem, type Problem } from '../../core/problem';
import { dayFrom } from './days';
import type { Line } from './line';
import { FIRST_ROUND, ROUND_WIDTH } from './records';

/** What the header of a file tells, and what of it could not be understood. */
export interface Header {
  readonly event: string;
  readonly details: EventDetails;
  readonly year?: number;
  /** What it says that the event is (092, 192), one after the other. */
  readonly type: string;
  /** How many rounds there are, where it says so (142, XXR). */
  readonly rounds: number | null;
  /** The days of the rounds. */
  readonly dates: ReadonlyMap<number, string>;
  readonly warnings: readonly Problem[];
}

const textOf = (lines: readonly Line[], id: string): string =>
  lines.find((line) => line.id === id && line.text !== '')?.text ?? '';

/** A day of the header; a form that FIDE does not want is told of, what is no day is left out. */
const headerDay = (
  lines: readonly Line[],
  id: string,
): { readonly date?: string; readonly warnings: readonly Problem[] } => {
  const line = lines.find((each) => each.id === id && each.text !== '');
  if (!line) return { warnings: [] };
  const found = dayFrom(line.text);
  const place = { line: line.number };
  if (!found) return { warnings: [problem('trf-date-unknown', place, { typed: line.text })] };
  return {
    date: found.date,
    warnings: found.asWanted ? [] : [problem('trf-date-form', place, { typed: line.text, date: found.date })],
  };
};

/** The days of the rounds, each in the columns of its round; a line with as many days in other columns is read by their order. */
const roundDays = (
  lines: readonly Line[],
): { readonly dates: ReadonlyMap<number, string>; readonly warnings: readonly Problem[] } => {
  const line = lines.find((each) => each.id === '132' && each.text !== '');
  if (!line) return { dates: new Map(), warnings: [] };
  const rounds = Math.max(0, Math.ceil((line.length - FIRST_ROUND + 1) / ROUND_WIDTH));
  const inColumns = Array.from({ length: Math.min(rounds, 2_000) }, (_, index) => {
    const from = FIRST_ROUND + index * ROUND_WIDTH;
    return line.at(from, from + 7);
  });
  const isInColumns =
    line.at(5, FIRST_ROUND - 1) === '' && inColumns.every((typed) => typed === '' || dayFrom(typed));
  const typed = isInColumns ? inColumns : line.text.slice(0, 20_000).split(/\s+/);
  const dates = new Map<number, string>();
  const warnings: Problem[] = [];
  typed.forEach((text, index) => {
    const found = dayFrom(text);
    if (found) dates.set(index + 1, found.date);
    else if (text !== '' && warnings.length === 0)
      warnings.push(problem('trf-date-unknown', { line: line.number }, { typed: text }));
  });
  return { dates: warnings.length > 0 ? new Map() : dates, warnings };
};

const roundsOf = (lines: readonly Line[]): number | null => {
  const typed = textOf(lines, '142') || textOf(lines, 'XXR');
  return /^\d{1,4}$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
};

/** Details that are one text each. */
const TEXTS: readonly (readonly [id: string, detail: DetailName])[] = [
  ['022', 'city'],
  ['032', 'federation'],
  ['102', 'arbiter'],
  ['122', 'timeControl'],
];

/** A text of the header without what is no text of it: Lichess writes addresses of pages there. */
const isTold = (text: string): boolean => text !== '' && !/^https?:\/\//i.test(text);

/** Reads what stands above the players. */
export const headerOf = (lines: readonly Line[]): Header => {
  const [first, last] = [headerDay(lines, '042'), headerDay(lines, '052')];
  const rounds = roundDays(lines);
  const deputies = lines.filter(({ id, text }) => id === '112' && isTold(text)).map(({ text }) => text);
  const texts = TEXTS.map(([id, detail]) => [detail, textOf(lines, id)] as const);
  const timeControl = textOf(lines, '122') === '' ? textOf(lines, '222') : '';
  const details = Object.fromEntries([
    ...texts.filter(([, text]) => isTold(text)),
    ...(timeControl === '' ? [] : [['timeControl', timeControl]]),
    ...(deputies.length > 0 ? [['deputies', deputies.join('; ')]] : []),
    ...(first.date === undefined ? [] : [['firstDay', first.date]]),
    ...(last.date === undefined ? [] : [['lastDay', last.date]]),
  ]) as EventDetails;
  return {
    event: textOf(lines, '012'),
    details,
    ...(first.date === undefined ? {} : { year: Number(first.date.slice(0, 4)) }),
    type: `${textOf(lines, '092')} ${textOf(lines, '192')}`,
    rounds: roundsOf(lines),
    dates: rounds.dates,
    warnings: [...first.warnings, ...last.warnings, ...rounds.warnings],
  };
};
