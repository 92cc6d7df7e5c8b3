import type { DetailName, EventDetails } from '../../core/details';
import { problem, type Problem } from '../../core/problem';
import { dayFrom } from '../dates';
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

/** A day of the header. Another form than FIDE's is a warning; a text that is no day is left out. */
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
  const place = { line: line.number };
  const days = typed.map((text) => ({ typed: text, found: dayFrom(text) }));
  const unknown = days.find(({ typed: text, found }) => text !== '' && !found);
  if (unknown)
    return { dates: new Map(), warnings: [problem('trf-date-unknown', place, { typed: unknown.typed })] };
  const dates = new Map(days.flatMap(({ found }, index) => (found ? [[index + 1, found.date]] : [])));
  const guess = days.find(({ found }) => found?.isGuess);
  const warnings = guess?.found
    ? [problem('trf-date-form', place, { typed: guess.typed, date: guess.found.date })]
    : [];
  return { dates, warnings };
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
