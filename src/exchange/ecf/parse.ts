import type { DetailName, EventDetails } from '../../core/details';
import type { OutcomeCode } from '../../core/results/outcome';
import { problem, type Problem } from '../../core/problem';
import { allOf, andThen, fail, ok, type Result, unlessProblems } from '../../core/result';
import { mirror } from '../../core/results/typed';
import { FIELD_HEADINGS, type PlayerField } from '../../language/playerFields';
import { foundDate } from '../dates';
import { decode } from '../decode';
import { type FoundEvent, type FoundGame, type FoundPlayer, type Parsed, some } from '../exchangeFormat';

interface Field {
  readonly line: number;
  /** In capitals and without spaces, which mean nothing in names. */
  readonly name: string;
  readonly value: string;
}

/** A player, or a game: its first field and those up to the next. */
interface Entry {
  readonly line: number;
  readonly values: ReadonlyMap<string, string>;
}

interface Section {
  readonly name: string;
  readonly entries: readonly Entry[];
}

const fieldsIn = (text: string): readonly Field[] => {
  const fields: Field[] = [];
  let line = 1;
  text
    .replace(/\r\n?/g, '\n')
    .split('#')
    .forEach((part, index) => {
      const at = part.indexOf('=');
      const name = (at < 0 ? part : part.slice(0, at)).replace(/\s+/g, '').toUpperCase();
      if (index > 0) fields.push({ line, name, value: at < 0 ? '' : part.slice(at + 1).trim() });
      line += part.split('\n').length - 1;
    });
  return fields;
};

const SECTIONS: ReadonlySet<string> = new Set(['SECTIONRESULTS', 'MATCHRESULTS', 'OTHERRESULTS']);
const STARTS: ReadonlySet<string> = new Set(['PIN', 'PIN1']);

interface Read {
  readonly head: ReadonlyMap<string, string>;
  readonly players: readonly Entry[];
  readonly sections: readonly Section[];
  readonly table: Field | undefined;
}

const readOf = (fields: readonly Field[]): Read => {
  const head = new Map<string, string>();
  const players: Entry[] = [];
  const sections: { readonly name: string; readonly entries: Entry[] }[] = [];
  let entries: Entry[] | null = null;
  let values: Map<string, string> = head;
  for (const { name, value, line } of fields) {
    if (name === 'FINISH') break;
    if (name === 'PLAYERLIST') entries = players;
    else if (SECTIONS.has(name)) {
      entries = [];
      sections.push({ name: value, entries });
    } else if (entries !== null && STARTS.has(name)) {
      values = new Map([[name, value]]);
      entries.push({ line, values });
    } else if (entries === null || entries.length > 0) values.set(name, value);
  }
  return { head, players, sections, table: fields.find(({ name }) => name === 'TABLESTART') };
};

const firstOf = (entry: Entry, names: readonly string[]): string =>
  names.map((name) => entry.values.get(name) ?? '').find((text) => text !== '') ?? '';

const value = (entry: Entry, ...names: readonly string[]): string => firstOf(entry, names);

const DETAILS: readonly (readonly [DetailName, string])[] = [
  ['eventCode', 'EVENTCODE'],
  ['submission', 'SUBMISSIONINDEX'],
  ['officer', 'RESULTSOFFICER'],
  ['officerAddress', 'RESULTSOFFICERADDRESS'],
  ['treasurer', 'TREASURER'],
  ['treasurerAddress', 'TREASURERADDRESS'],
];

const timeOf = (head: ReadonlyMap<string, string>): string | undefined => {
  const [whole, seconds] = [head.get('MINUTESFORGAME'), head.get('SECONDSPERMOVE')];
  const [moves, first, rest] = [
    head.get('MOVESFIRSTSESSION'),
    head.get('MINUTESFIRSTSESSION'),
    head.get('MINUTESRESTOFGAME'),
  ];
  const more = seconds === undefined ? '' : `;+${seconds}`;
  if (whole !== undefined) return `G/${whole}${more}`;
  return moves === undefined || rest === undefined ? undefined : `${moves}/${first ?? ''},SD/${rest}${more}`;
};

const detailsIn = (head: ReadonlyMap<string, string>): EventDetails => {
  const date = (name: string): string | null => foundDate(head.get(name) ?? '', 'day-first');
  const found: readonly (readonly [DetailName, string | null | undefined])[] = [
    ...DETAILS.map(([detail, name]) => [detail, head.get(name)] as const),
    ['firstDay', date('EVENTDATE')],
    ['lastDay', date('FINALRESULTDATE')],
    ['timeControl', timeOf(head)],
  ];
  return Object.fromEntries(found.filter(([, text]) => (text ?? '') !== ''));
};

const COLUMNS: readonly (readonly [PlayerField, readonly string[]])[] = [
  ['title', ['TITLE']],
  ['sex', ['GENDER']],
  ['fideId', ['FIDENO']],
  ['birth', ['DATEOFBIRTH']],
  ['club', ['CLUBNAME', 'CLUB']],
  ['nationalId', ['ECFCODE', 'BCFCODE']],
];

const nameOf = (entry: Entry): string => {
  const parts = [value(entry, 'SURNAME'), value(entry, 'FORENAME', 'INITIALS')];
  return value(entry, 'NAME') || parts.filter((part) => part !== '').join(', ');
};

const textOf = (entry: Entry, field: PlayerField, names: readonly string[]): string => {
  const text = firstOf(entry, names);
  return field === 'birth' ? (foundDate(text, 'day-first') ?? text) : text;
};

const OUTCOMES: Readonly<Record<string, OutcomeCode>> = {
  ...{ '10': '1-0', '01': '0-1', '55': '1/2' },
  ...{ '1D': '+-', D1: '-+', D0: '-+', '0D': '+-', DD: '--' },
};

const eventOf = (read: Read, section: Section, file: string): Result<FoundEvent> => {
  const wrong: Problem[] = [];
  const { head, players: all, sections } = read;
  const pins = new Set(section.entries.flatMap((entry) => [value(entry, 'PIN1'), value(entry, 'PIN2')]));
  const listed = sections.length === 1 ? all : all.filter((entry) => pins.has(value(entry, 'PIN')));
  const isNumbered = listed.every((entry) => /^[1-9]\d{0,5}$/.test(value(entry, 'PIN')));
  const at = new Map(listed.map((entry, index) => [value(entry, 'PIN'), index]));
  const columns = COLUMNS.filter(([field, names]) =>
    listed.some((entry) => textOf(entry, field, names) !== ''),
  );
  const playerAt = (entry: Entry, name: string): number => {
    const pin = value(entry, name);
    const index = at.get(pin);
    if (index === undefined)
      wrong.push(problem('exchange-player-unknown', { file, line: entry.line }, { number: pin }));
    return index ?? 0;
  };
  const games = section.entries.map((entry): FoundGame => {
    const place = { file, line: entry.line };
    const [one, other] = [playerAt(entry, 'PIN1'), playerAt(entry, 'PIN2')];
    const typed = value(entry, 'SCORE');
    const outcome = OUTCOMES[typed.toUpperCase()];
    if (outcome === undefined) wrong.push(problem('exchange-result', place, { typed }));
    const colour = value(entry, 'COLOUR').charAt(0).toUpperCase();
    const isBlack = colour === 'B';
    const round = value(entry, 'ROUND');
    const date = foundDate(value(entry, 'GAMEDATE'), 'day-first');
    return {
      white: isBlack ? other : one,
      black: isBlack ? one : other,
      coloursKnown: isBlack || colour === 'W',
      outcome: outcome === undefined ? null : isBlack ? mirror(outcome) : outcome,
      round: /^[1-9]\d{0,3}$/.test(round) ? Number(round) : null,
      ...(date === null ? {} : { date }),
      place,
    };
  });
  const details = detailsIn(head);
  const event = head.get('EVENTNAME') ?? '';
  const isWhole = section.name === '' || (sections.length === 1 && section.name === event);
  return unlessProblems(wrong, () => ({
    event,
    ...(isWhole ? {} : { section: section.name }),
    ...(details.firstDay === undefined ? {} : { year: Number(details.firstDay.slice(0, 4)) }),
    players: listed.map((entry, index): FoundPlayer => ({
      no: isNumbered ? Number(value(entry, 'PIN')) : index + 1,
      name: nameOf(entry),
      extra: columns.map(([field, names]) => textOf(entry, field, names) || null),
      place: { file, line: entry.line },
    })),
    columns: columns.map(([field]) => FIELD_HEADINGS[field]),
    games,
    details,
  }));
};

/**
 * Reads a results file of the English Chess Federation, an event for each part with results. Problems: those of `decode`,
 * `exchange-ecf-none`, `exchange-ecf-table`, `exchange-player-unknown`, `exchange-result`.
 */
export const parseEcf = (bytes: Uint8Array, file: string): Result<Parsed> =>
  andThen(decode(bytes, file), (text) => {
    const read = readOf(fieldsIn(text));
    if (read.table) return fail(problem('exchange-ecf-table', { file, line: read.table.line }));
    if (read.players.length === 0 || read.sections.length === 0)
      return fail(problem('exchange-ecf-none', { file }));
    const events = allOf(read.sections.map((section) => eventOf(read, section, file)));
    return andThen(events, (all) => ok({ events: some(all), warnings: [] }));
  });

/** Whether the first field is that of the event’s details. */
export const isEcf = (bytes: Uint8Array): boolean =>
  /^[\s\uFEFF]*#\s*EVENT\s*DETAILS\b/i.test(new TextDecoder().decode(bytes.subarray(0, 4096)));
