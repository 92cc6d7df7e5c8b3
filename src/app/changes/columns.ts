import { unlessSilent } from '../../core/details';
import type { ExtraValue, Tournament } from '../../core/model';
import { foldedName } from '../../core/names/name';
import type { Problem } from '../../core/problem';
import { ok, unlessProblems, type Result } from '../../core/result';
import { cellText } from '../../grid/cell';
import {
  isReported,
  missingColumns,
  REPORT_IDS,
  REPORTS,
  reportsOf,
  type ReportId,
} from '../../language/reports';
import type { LoggedChange } from '../../sheets/log/changes';
import { columnKey, parseKey, playerKey } from '../../sheets/log/key';
import { tellingChanged } from '../cells';
import type { OpenTournament } from '../open';
import { asRating, change, type CellPlan, type ChangeField, type Given, type RebuildPlan } from './change';

type Listed = Pick<Tournament, 'columns' | 'columnFormats' | 'players'>;

/** The default number format: a date typed into such a cell gets its own format. */
const ANY = 'General';

/** A list with empty columns with these headings added. */
export const withColumns = <T extends Listed>(list: T, headings: readonly string[]): T => {
  if (headings.length === 0) return list;
  const { columns, columnFormats } = list;
  const blank = headings.map(() => null);
  const formats = columns.map((_, index) => columnFormats?.[index] ?? ANY);
  return {
    ...list,
    columns: [...columns, ...headings],
    columnFormats: [...formats, ...headings.map(() => ANY)],
    players: list.players.map((player) => ({
      ...player,
      extra: [...columns.map((_, index) => player.extra?.[index] ?? null), ...blank],
    })),
  };
};

/** A list without the columns at these places, from 0. */
export const withoutColumns = <T extends Listed>(list: T, places: ReadonlySet<number>): T => {
  const kept = <Value>(values: readonly Value[]): readonly Value[] =>
    values.filter((_, index) => !places.has(index));
  return {
    ...list,
    columns: kept(list.columns),
    ...(list.columnFormats === undefined ? {} : { columnFormats: kept(list.columnFormats) }),
    players: list.players.map((player) =>
      player.extra === undefined ? player : { ...player, extra: kept(player.extra) },
    ),
  };
};

/** A list with the missing columns for some reports, to be filled in. */
export const withReportColumns = <T extends Listed>(list: T, reports: readonly ReportId[] = []): T =>
  reports.reduce((all, report) => withColumns(all, missingColumns(all, report)), list);

/** A tournament whose sheets ask for what reports tell of the event only if it is known, or its list has a column for a report. */
export const askingIfReported = ({ details, ...tournament }: Tournament): Tournament => {
  const asked = unlessSilent(details) ?? (isReported(tournament.columns) ? {} : undefined);
  return asked ? { ...tournament, details: asked } : tournament;
};

const columnName = (index: number): string => `column${index + 1}`;

/** Whether a column of the list says the section of everyone. */
const isOfSections = ({ sections, players }: Tournament, index: number): boolean =>
  sections !== undefined &&
  players.every(
    ({ section = '', extra = [] }) => foldedName(cellText(extra[index] ?? null)) === foldedName(section),
  );

/** A field for each of the list's own columns that is not the section. Teams have none. */
export const columnFields = (tournament: Tournament): readonly ChangeField[] =>
  tournament.discipline
    ? []
    : tournament.columns.flatMap((label, index): readonly ChangeField[] =>
        isOfSections(tournament, index)
          ? []
          : [{ name: columnName(index), label, kind: 'text', optional: true }],
      );

/** Numbers as numbers, unless they are longer or begin with a zero, as telephone numbers do. */
const inColumn = (typed = ''): ExtraValue => {
  const text = typed.trim();
  return text === '' ? null : /^0\d|\d{10}/.test(text) ? text : asRating(text);
};

/** What was typed into these fields, and the section, for the list's own columns. */
export const inColumns = (tournament: Tournament, typed: Given, section?: string): readonly ExtraValue[] =>
  tournament.columns.map((_, index) =>
    inColumn(typed[columnName(index)] ?? (isOfSections(tournament, index) ? section : undefined)),
  );

/** `changed-meanwhile` for each cell of such a column in which somebody typed. */
const typedIn = (open: OpenTournament, place: number): readonly Problem[] => {
  const told = tellingChanged(open);
  return open.tournament.players.flatMap(({ no, extra = [] }) =>
    told(playerKey(no, `column${place + 1}`), null, extra[place] ?? null),
  );
};

/**
 * The tournament after columns come or go. New columns are empty, and columns that go must be empty; a column that somebody has
 * deleted or renamed is already gone. Problems: `changed-meanwhile` with each cell that somebody typed in.
 */
export const columnsAfter = (open: OpenTournament, changes: readonly LoggedChange[]): Result<Tournament> => {
  const { tournament } = open;
  const own = changes.filter(({ key }) => parseKey(key)?.of === 'column');
  const going = own
    .filter(({ after }) => after === null)
    .map(({ before }) => tournament.columns.lastIndexOf(cellText(before)))
    .filter((place) => place >= 0);
  const coming = own
    .map(({ after }) => cellText(after))
    .filter((heading) => heading !== '' && !tournament.columns.includes(heading));
  return unlessProblems(
    going.flatMap((place) => typedIn(open, place)),
    () => askingIfReported(withColumns(withoutColumns(tournament, new Set(going)), coming)),
  );
};

/** The columns for a report that the list lacks; if there are none, nothing happens. */
const planColumns = (open: OpenTournament, report: ReportId): Result<RebuildPlan | CellPlan> => {
  const { tournament } = open;
  const changes = missingColumns(tournament, report).map((heading, index): LoggedChange => ({
    key: columnKey(tournament.columns.length + index + 1),
    before: null,
    after: heading,
  }));
  return ok(
    changes.length === 0
      ? { patch: { cells: [] }, changes }
      : {
          changes,
          keepsUnread: true,
          next: () => columnsAfter(open, changes),
        },
  );
};

/** Empty columns on Players for a report to a federation. */
export const COLUMNS = change({
  id: 'columns',
  of: 'players',
  words: {
    name: 'Columns for a report to a federation',
    about: 'Adds empty columns to the sheet Players for what the report needs and your list lacks.',
    take: 'Add the columns',
    step: 'Added {count, plural, one {a column} other {# columns}} for a report',
  },
  fields: [
    {
      name: 'report',
      label: 'Report to',
      kind: 'choice',
      choices: REPORT_IDS.map((id) => [id, REPORTS[id].name]),
      choicesIn: ({ profile }) => reportsOf(profile).map((id) => [id, REPORTS[id].name] as const),
      now: ({ profile }) => (profile === 'go' ? 'egd' : 'fide'),
    },
  ],
  input: ({ report }): ReportId => REPORT_IDS.find((id) => id === report) ?? 'fide',
  plan: ({ open }, report) => planColumns(open, report),
  follows: ({ changes = [] }) => [
    {
      text: 'The sheet Players gets {count, plural, one {an empty column} other {empty columns}}: {headings}. Type what you know there.',
      values: { count: changes.length, headings: changes.map(({ after }) => cellText(after)).join(', ') },
    },
  ],
});
