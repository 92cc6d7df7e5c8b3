import { parseDate } from '../calendar/dates';
import {
  CALENDAR_COLUMNS,
  type Break,
  type CalendarColumn,
  type CalendarLimits,
  type Game,
  type Tournament,
  type Player,
  type Section,
  type SystemOptions,
} from '../model';
import { OPTION_NAMES } from '../pairing/options';
import { PAPER_FORMATS } from '../paper';
import type { Problem } from '../problem';
import { scoringOf, type Scoring } from '../results/scoring';
import { MOST_BOARDS } from '../calendar/wanted';
import { isTeamSystem } from '../pairing/teams/system';
import { sectionFound, sectionNames } from '../sections/found';
import { sectionProblems } from '../sections/problems';
import {
  checked,
  given,
  listOf,
  number,
  oneOf,
  record,
  whole,
  type Fields,
  type Read,
  text,
  type Findings,
} from './fields';

/** Points for a win, a draw and a loss: `{ W: 1, D: 0.5, L: 0 }`; else `event-field` or `scoring-invalid`. */
export const scoring: Read<Scoring> = record((fields, { report }) => {
  const marks = ['W', 'D', 'L'].map((mark) => fields.required(mark, number));
  const points = marks.filter((mark) => mark !== undefined);
  if (points.length < marks.length) return undefined;
  const found = scoringOf(points);
  if (found.ok) return found.value;
  for (const { code, values } of found.problems) report(code, fields.path, values);
  return undefined;
});

/** The paper to print on; nothing for A4. */
export const paperIn = (fields: Fields): Pick<Tournament, 'paper'> =>
  fields.optional('paper', oneOf(PAPER_FORMATS)) === 'Letter' ? { paper: 'Letter' } : {};

/** An order of ranking, with the problems found in it. */
export const orderBy =
  (check: (order: readonly string[]) => readonly Problem[]): Read<readonly string[]> =>
  (value, path, findings) => {
    const order = listOf(text)(value, path, findings);
    for (const { code, values } of order === undefined ? [] : check(order))
      findings.report(code, path, values);
    return order;
  };

/** Choices of a pairing system, by option. */
export const systemOptions: Read<SystemOptions> = record((fields) =>
  given(Object.fromEntries(OPTION_NAMES.map((name) => [name, fields.optional(name, text)]))),
);

/** A section in the file. */
interface Listed {
  readonly name: string;
  readonly firstBoard?: number;
  readonly cycles?: number;
}

const listed = (mostBoards: number, mostCycles: number) =>
  listOf(
    record((fields): Listed | undefined => {
      const name = fields.required('name', text);
      const firstBoard = fields.optional('firstBoard', whole(1, mostBoards));
      const cycles = fields.optional('cycles', whole(1, mostCycles));
      return name === undefined ? undefined : given({ name: name.trim(), firstBoard, cycles });
    }),
  );

interface Divided {
  readonly players: readonly Player[];
  readonly games: readonly Game[];
  readonly cycles: number;
  readonly system: string;
  readonly mostBoards: number;
}

/**
 * The sections of an event file; nothing if it has none. First boards and cycles that it does not give follow from the games.
 * Problems are those of `sectionProblems`, and `sections-of-teams`.
 */
export const readSections = (
  fields: Fields,
  { players, games, cycles, system, mostBoards }: Divided,
  { report }: Findings,
): readonly Section[] | undefined => {
  const inFile = fields.optional('sections', listed(mostBoards, cycles));
  const names = sectionNames(players);
  if ((inFile ?? names).length === 0) return undefined;
  const sections = (inFile ?? names.map((name): Listed => ({ name }))).map((section) => ({
    ...sectionFound(section.name, players, games),
    ...section,
  }));
  if (isTeamSystem(system)) report('sections-of-teams', 'sections', {});
  for (const { code, place, values } of sectionProblems(players, sections, games)) {
    const player = players.findIndex(({ name }) => name === place.player);
    const game = games.findIndex(({ no }) => no === place.game);
    report(
      code,
      player >= 0 ? `players[${player}].section` : game >= 0 ? `games[${game}]` : 'sections',
      values,
    );
  }
  return sections;
};

/** Which details games have besides dates: those that the file names, and those of any game. */
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

/** The calendar of a file: its columns, and the limits for its dates. */
export const readCalendar = (
  fields: Fields,
  games: readonly Game[],
): Pick<Tournament, 'calendar' | 'calendarLimits'> =>
  given({
    calendar: calendarOf(fields.optional('calendar', listOf(oneOf(CALENDAR_COLUMNS))), games),
    calendarLimits: fields.optional('calendarLimits', limits),
  });
