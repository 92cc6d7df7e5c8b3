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
import { scoringOf, type Scoring } from '../results/outcome';
import { MOST_BOARDS } from '../calendar/wanted';
import { isTeamSystem } from '../pairing/teams/system';
import { sectionFound, sectionNames } from '../sections/found';
import { sectionProblems } from '../sections/problems';
import {
  checked,
  entry,
  given,
  listOf,
  made,
  number,
  oneOf,
  whole,
  type Fields,
  type Read,
  text,
  type Findings,
} from './fields';

/** Points for a win, a draw and a loss: `{ W: 1, D: 0.5, L: 0 }`; else `event-field` or `scoring-invalid`. */
export const scoring: Read<Scoring> = made(
  entry({ W: number, D: number, L: number }),
  ({ W, D, L }, path, { report }) => {
    const found = scoringOf([W, D, L]);
    if (found.ok) return found.value;
    for (const { code, values } of found.problems) report(code, path, values);
    return undefined;
  },
);

/** The paper to print on; nothing for A4. */
export const paperIn = (fields: Fields): Pick<Tournament, 'paper'> =>
  fields.optional('paper', oneOf(PAPER_FORMATS)) === 'Letter' ? { paper: 'Letter' } : {};

/** An order of ranking, with the problems found in it. */
export const orderBy = (check: (order: readonly string[]) => readonly Problem[]): Read<readonly string[]> =>
  made(listOf(text), (order, path, { report }) => {
    for (const { code, values } of check(order)) report(code, path, values);
    return order;
  });

/** Choices of a pairing system, by option. */
export const systemOptions: Read<SystemOptions> = entry(
  {},
  Object.fromEntries(OPTION_NAMES.map((name) => [name, text])),
);

const listed = (mostBoards: number, mostCycles: number) =>
  entry(
    { name: made(text, (name) => name.trim()) },
    { firstBoard: whole(1, mostBoards), cycles: whole(1, mostCycles) },
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
  const inFile = fields.optional('sections', listOf(listed(mostBoards, cycles)));
  const names = sectionNames(players);
  if ((inFile ?? names).length === 0) return undefined;
  const sections = (inFile ?? names.map((name) => ({ name }))).map((section) => ({
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

const breakIn: Read<Break> = made(entry({ from: day, to: day }), (found, path, { report }) => {
  if (found.from <= found.to) return found;
  report('skip-invalid', path, { typed: `${found.from}..${found.to}` });
  return undefined;
});

const limits: Read<CalendarLimits> = entry(
  {},
  { boards: whole(1, MOST_BOARDS), skip: listOf(breakIn), asOf: day },
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
