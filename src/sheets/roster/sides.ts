import { problem, type Problem } from '../../core/problem';
import { foldedName } from '../../core/names/name';
import { hasText, span, type View } from '../view';
import type { Columns } from './columns';
import { isNameLike, ratingColumnByContent } from './content';
import type { ListBounds } from './find';
import { roleOf } from './headers';
import type { RosterEntry } from './model';
import { readEntry, withoutNumbering } from './entry';
import type { Line } from './rows';
import { isClass, isPartTitle, isSign } from './text';

/** A column of names with the columns that belong to it; of several side by side, each under its own name. */
export interface Side {
  readonly columns: Columns;
  readonly group?: string;
}

/** A side with what its rows are. */
export interface Reading extends Side {
  readonly lines: readonly Line[];
  /** The row of the title above its reserves, if they have one. */
  readonly reserves?: number;
}

/** Several columns of names side by side, and the headings of what is told of each player. */
export interface Sides {
  readonly headings: readonly string[];
  /** Whether those of a row meet: each has a team and a board. */
  readonly boards?: boolean;
  readonly each: readonly Side[];
}

const namesIn = (view: View, { body }: ListBounds, column: number): readonly string[] =>
  span(body.from, body.to)
    .filter((row) => hasText(view, row, column))
    .map((row) => (isNameLike(view, row, column) ? view.text(row, column) : ''));

const areDifferent = (names: readonly string[]): boolean =>
  names.length > 1 && !names.includes('') && new Set(names.map(foldedName)).size === names.length;

const areMostlyDifferent = (names: readonly string[]): boolean =>
  new Set(names.map(foldedName)).size * 5 >= names.length * 4;

/** The columns that may be teams or classes side by side: any names under `3a`, different ones under another heading that is none of ours. */
const columnsOfNames = (view: View, list: ListBounds): readonly number[] =>
  list.columns.filter((column) => {
    const heading = list.header === null ? '' : view.text(list.header, column);
    const names = namesIn(view, list, column);
    return isSign(heading)
      ? names.some((name) => name !== '')
      : roleOf(heading) === null && areDifferent(names);
  });

/** The teams or classes of a list that has them side by side: full names below unknown headings, or any names below `3a`, `Group B`; else `null`. */
export const sidesOf = (view: View, list: ListBounds, columns: Columns): Sides | null => {
  const { header, body } = list;
  if (header === null || columns.joint === ' / ') return null;
  const groupAt = (column: number): string => view.text(header, column);
  const found = columnsOfNames(view, list).filter(
    (column) =>
      groupAt(column) !== '' &&
      (isSign(groupAt(column)) || namesIn(view, list, column).every((name) => name.includes(' '))),
  );
  const groups = found.map(groupAt);
  const areSigns = groups.every(isSign);
  const sizes = new Set(found.map((column) => namesIn(view, list, column).length));
  if (found.length < 2 || !columns.name.some((column) => found.includes(column))) return null;
  if (found.length === 2 && sizes.size > 1 && !areSigns) return null;
  const kind = groups.every(isClass) ? 'Class' : areSigns ? 'Section' : 'Team';
  const boards = found.length === 2 && sizes.size === 1 && !groups.every(isPartTitle);
  return {
    headings: boards ? ['Team', 'Board'] : [kind],
    boards,
    each: found.map((column, at) => {
      const beside = list.columns.filter((other) => other > column && other < (found[at + 1] ?? Infinity));
      const rating = ratingColumnByContent(view, span(body.from, body.to), beside);
      return {
        columns: { ...columns, name: [column], joint: ' ', number: null, rating, extras: [] },
        group: groupAt(column),
      };
    }),
  };
};

/** `list-other-names` where columns of names were read as teams or classes, `list-names-unused` where all but one are passed over. */
export const sideWarning = (
  view: View,
  list: ListBounds,
  columns: Columns,
  sides: Sides | null,
): readonly Problem[] => {
  const [, second] = sides?.each ?? [];
  if (sides && second) {
    const place = view.place(list.header ?? 0, second.columns.name[0]);
    const groups = sides.each.map(({ group }) => `“${group}”`).join(', ');
    return [problem('list-other-names', place, { groups })];
  }
  const found = columnsOfNames(view, list);
  const names = found.flatMap((column) => namesIn(view, list, column));
  const unused = found.filter((column) => !columns.name.includes(column));
  const [first] = unused;
  if (first === undefined || found.length === unused.length || found.length < 3 || !areMostlyDifferent(names))
    return [];
  const count = unused.reduce((sum, column) => sum + namesIn(view, list, column).length, 0);
  return [problem('list-names-unused', view.place(list.header ?? list.body.from, first), { count })];
};

/** The entries of the players of one column or several, what is wrong with them, and the headings of what is told of each. */
export const entriesOf = (
  view: View,
  readings: readonly Reading[],
  sides: Sides | null,
  heading: (column: number) => string,
): { readonly read: readonly RosterEntry[]; readonly problems: readonly Problem[] } => {
  const entries = readings.map(({ columns, lines, group, reserves = Infinity }) => {
    const read = lines.flatMap((line) =>
      line.kind === 'player' ? [readEntry(view, columns, heading, line.row, line.text)] : [],
    );
    const entries = read.map(({ value }) => value);
    const named = withoutNumbering(entries, 'list');
    return {
      read: named.map((entry, at) =>
        group === undefined
          ? entry
          : {
              ...entry,
              ...(entry.row > view.sheetRow(reserves) ? { reserve: true as const } : {}),
              extra: [group, ...(sides?.boards ? [at + 1] : []), ...entry.extra],
            },
      ),
      problems: read.flatMap(({ problems }) => problems),
    };
  });
  return {
    read: entries.flatMap(({ read }) => read),
    problems: entries.flatMap(({ problems }) => problems),
  };
};
