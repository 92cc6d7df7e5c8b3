import { parseDate } from '../calendar/dates';
import { singleLine } from './line';

/** One entry of a calendar file. Texts are as people read them. */
export interface CalendarEntry {
  /** Identifies the entry in every file that has it. */
  readonly uid: string;
  /** A date, with its time where it has one. */
  readonly date: string;
  /** How long it takes, if it has a time. */
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
  readonly location?: string | undefined;
  /** Tentative is what will be played, and nobody knows when. */
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

const LINE = 75;
const BREAK = '\r\n';
const encoder = new TextEncoder();
const octets = (text: string): number => encoder.encode(text).length;

/** Lines of at most 75 octets, each but the first after a blank, broken between characters (RFC 5545, 3.1). */
const folded = (line: string): string => {
  const lines: string[] = [];
  let [current, size] = ['', 0];
  for (const sign of line) {
    const more = octets(sign);
    if (size + more > LINE) {
      lines.push(current);
      [current, size] = [' ', 1];
    }
    current += sign;
    size += more;
  }
  return [...lines, current].join(BREAK);
};

/** Blanks in a row would make a line of blanks alone, at which some programs stumble. */
const text = (value: string): string => singleLine(value).replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);

const digits = (value: string): string => value.replaceAll(/[-:]/g, '');

/** A local time without a zone: 19:00 wherever it is read, which is what a club means. Without a time it lasts all day. */
const startOf = ({ date, minutes }: CalendarEntry): readonly string[] => {
  const [day = '', time] = date.split(' ');
  return time === undefined
    ? [`DTSTART;VALUE=DATE:${digits(day)}`]
    : [`DTSTART:${digits(day)}T${digits(time)}00`, `DURATION:PT${minutes}M`];
};

/** 2020-01-01, in days since 1970-01-01. */
const YEAR_2020 = 18_262;
const SECONDS_OF_DAY = 86_400;

/** The seconds since 2020, so that a later file always has a higher number. */
const sequenceOf = (instant: string): number => {
  const { day = YEAR_2020, minutes } = parseDate(instant.slice(0, '2026-11-27T19:00'.length)) ?? {};
  return (day - YEAR_2020) * SECONDS_OF_DAY + (minutes ?? 0) * 60 + Number(instant.slice(17, 19));
};

const entryLines = (entry: CalendarEntry, stamp: string, sequence: number): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${text(entry.uid)}`,
  `DTSTAMP:${stamp}`,
  `SEQUENCE:${sequence}`,
  ...startOf(entry),
  `SUMMARY:${text(entry.summary)}`,
  ...(text(entry.description) === '' ? [] : [`DESCRIPTION:${text(entry.description)}`]),
  ...(entry.location === undefined ? [] : [`LOCATION:${text(entry.location)}`]),
  `STATUS:${entry.status}`,
  'END:VEVENT',
];

/**
 * Writes an iCalendar file (RFC 5545). `instant` is now, in universal time, such as `2026-11-20T08:00:00Z`: a program that
 * already has an entry takes the one from the later file.
 */
export const makeCalendar = (name: string, entries: readonly CalendarEntry[], instant: string): string => {
  const stamp = digits(`${instant.slice(0, '2026-11-27T19:00:00'.length)}Z`);
  const sequence = sequenceOf(instant);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roundabout//Round-robin tournaments//EN',
    `X-WR-CALNAME:${text(name)}`,
    ...entries.flatMap((entry) => entryLines(entry, stamp, sequence)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}${BREAK}`).join('');
};
