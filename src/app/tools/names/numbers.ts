import { letterOf, numberOfLetter } from '../../../core/pairing/letters';
import { entryAt } from '../../../core/present';
import { problem, type Problem } from '../../../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../../../core/result';
import { unknownProblem } from '../../../core/names/meant';
import { address, cellText, columnLetters, parseArea, type CellValue } from '../../../grid/cell';
import type { Grid } from '../../../grid/grid';
import { plain } from '../../../core/names/plain';
import type { Roster } from '../../../sheets/roster';
import { roleOf } from '../../../sheets/roster/headers';
import { clean } from '../../../sheets/roster/text';
import { withTeams } from '../../pairTeams';

/** A column of a list that says the label of each player: a number, a letter, or both for a team and its member. */
export interface NumberColumn {
  /** The column of the sheet, from 0. */
  readonly column: number;
  /** As people call it: `A (Lot)`, or `A` where it has no heading. */
  readonly name: string;
  readonly heading: string;
  /** The labels of the players, in their order. */
  readonly labels: readonly (string | null)[];
  /** Those of rows for a bye, which are no players: a drawn number that nobody has. */
  readonly byes: readonly (string | null)[];
}

/** A label as people type it in a list: `7`, `7.`, `#7`, `07`, `A`, `a)`, `B3`; `null` for anything else. */
export const labelIn = (value: CellValue | undefined): string | null => {
  const text = clean(cellText(value ?? null)).normalize('NFKC');
  const number = /^#?(\d{1,4})[.)]?$/.exec(text)?.[1];
  if (number !== undefined) return String(Number(number));
  return /^([A-Za-z]\d{0,2})[.)]?$/.exec(text)?.[1]?.toUpperCase() ?? null;
};

/** The labels that go together: the numbers, the letters alone, the members of team A, and so on. */
export const kindOf = (label: string): string => {
  if (/^\d/.test(label)) return 'numbers';
  return label.length === 1 ? 'letters' : label.charAt(0);
};

/** The number that a label counts: `C` is 3, and so is `B3`. */
export const countOf = (label: string): number => {
  if (/^\d/.test(label)) return Number(label);
  return label.length === 1 ? numberOfLetter(label) : Number(label.slice(1));
};

/** Whether each label of 1 to n, or of A to the nth letter, or of either team, stands there once. */
const isWhole = (labels: readonly (string | null)[]): boolean => {
  const kinds = new Map<string, Set<number>>();
  for (const label of labels) {
    if (label === null) return false;
    const counts = kinds.get(kindOf(label)) ?? new Set();
    if (counts.has(countOf(label))) return false;
    kinds.set(kindOf(label), counts.add(countOf(label)));
  }
  const fields = [...kinds.values()];
  const isCounted = fields.every((counts) => [...counts].every((n) => n >= 1 && n <= counts.size));
  return isCounted && (fields.length === 1 || fields.every(({ size }) => size > 1));
};

/** The players of a list by team, or all of them: each group is numbered by itself. Indices into the list. */
export type Groups = readonly (readonly number[])[];

/** The two teams of a list by a column of teams, as indices into it. */
export const groupsIn = (roster: Roster): Result<Groups> =>
  andThen(withTeams(roster), ({ teams }) => {
    const names = [...new Set(teams)];
    const counts = { count: names.length, names: names.join(', ') };
    return names.length === 2
      ? ok(names.map((name) => teams.flatMap((each, index) => (each === name ? [index] : []))))
      : fail(problem('teams-not-two', { sheet: roster.sheet }, counts));
  });

/** All players as one group. */
export const everybody = ({ players }: Roster): Groups => [players.map((_, index) => index)];

/** Whether a list has a column that says two teams. */
export const hasTeams = ({ players }: Roster): boolean => {
  const teams = new Set(players.map(({ team }) => team));
  return teams.size === 2 && !teams.has(undefined);
};

const isWholeIn = (groups: Groups, { labels, byes }: NumberColumn): boolean =>
  isWhole(labels) ||
  isWhole([...labels, ...byes]) ||
  groups.every((group) => isWhole(group.map((index) => labels[index] ?? null)));

/** Where a column that nearly numbers all players goes wrong: a label twice, none, or one beyond the others. */
const firstFault = ({ labels, byes }: NumberColumn, groups: Groups): number | null => {
  let [good, fault] = [0, null as number | null];
  for (const group of groups) {
    const seen = new Set<string>();
    for (const index of group) {
      const label = labels[index] ?? null;
      const most = group.length + byes.length;
      if (label !== null && !seen.has(label) && countOf(label) >= 1 && countOf(label) <= most) good += 1;
      else fault ??= index;
      if (label !== null) seen.add(label);
    }
  }
  const missing = Math.max(1, Math.floor(labels.length / 5));
  return labels.length > 3 && good >= labels.length - missing ? fault : null;
};

const rowIn = (grid: Grid, row: number): readonly CellValue[] => grid.values[row - grid.area.row] ?? [];

/** The rows of byes, which the list has left out. */
const byeRows = ({ warnings }: Roster): readonly number[] =>
  warnings.flatMap(({ code, place }) => {
    const at = code === 'list-bye-row' ? parseArea(place.cell ?? '') : null;
    return at ? [at.row] : [];
  });

/** The columns of a list beside that of the names, and that one where its names begin with numbers. `grid` is what stands in it, from its headings on, be they in the chosen range or above it. */
const columnsOf = (roster: Roster, grid: Grid): readonly NumberColumn[] => {
  const { column: left, columns: width } = grid.area;
  const heads = rowIn(grid, roster.headerRow ?? roster.area.row - 1);
  const inNames =
    roster.numberColumn === undefined && roster.players.some(({ number }) => number !== undefined);
  const named: NumberColumn = {
    column: roster.nameColumn,
    heading: '',
    name: columnLetters(roster.nameColumn),
    labels: roster.players.map(({ number }) => (number === undefined ? null : String(number))),
    byes: [],
  };
  const others = Array.from({ length: width }, (_, along) => left + along)
    .filter((column) => column !== roster.nameColumn)
    .map((column): NumberColumn => {
      const heading = clean(cellText(heads[column - left] ?? null));
      const letters = columnLetters(column);
      const at = (row: number): string | null => labelIn(rowIn(grid, row)[column - left]);
      return {
        column,
        heading,
        name: heading === '' || labelIn(heading) !== null ? letters : `${letters} (${heading})`,
        labels: roster.players.map(({ row }) => at(row)),
        byes: byeRows(roster).map(at),
      };
    });
  return inNames ? [named, ...others] : others;
};

const isSame = (one: NumberColumn, other: NumberColumn): boolean =>
  one.labels.every((label, index) => label === other.labels[index]);

/** Whether a heading says that a column has the numbers, and it has some. */
const isHeaded = ({ heading, labels }: NumberColumn): boolean =>
  roleOf(heading) === 'number' && labels.some((label) => label !== null);

/** What a table asks of a list: its labels, whether they are those of one field, and the teams of the players. */
export interface Wanted {
  readonly labels: readonly string[];
  readonly isField: boolean;
  readonly groups: Groups;
}

/** Whether all labels of the table are among those of a column, none of which comes twice. */
const holds = ({ labels, byes }: NumberColumn, { labels: wanted, isField }: Wanted): boolean => {
  const said = [...labels, ...byes].flatMap((label) =>
    label === null ? [] : [isField ? String(countOf(label)) : label],
  );
  const all = new Set(said);
  return wanted.length > 0 && all.size === said.length && wanted.every((label) => all.has(label));
};

/** The column that says the numbers of a list, `null` where their order does; with what else could have been meant. */
export interface Numbers {
  readonly column: NumberColumn | null;
  readonly warnings: readonly Problem[];
}

const named = (columns: readonly NumberColumn[], typed: string): NumberColumn | undefined =>
  columns.find(({ heading }) => plain(heading) !== '' && plain(heading) === plain(typed)) ??
  columns.find(({ column }) => columnLetters(column) === typed.trim().toUpperCase());

const askedFor = ({ sheet }: Roster, columns: readonly NumberColumn[], asked: string): Result<Numbers> => {
  if (asked.trim() === 'list') return ok({ column: null, warnings: [] });
  const typed = asked.replace(/^\s*column:/, '');
  const column = named(columns, typed);
  if (column) return ok({ column, warnings: [] });
  const known = columns.map(({ heading, column: at }) => heading || columnLetters(at));
  return fail(unknownProblem('names-column-missing', typed, known, { sheet }, { choices: known.join(', ') }));
};

/**
 * Which column of a list says the numbers of its players: the one that has each number of 1 to n once, or each letter, whatever its
 * heading; of several the one whose heading means numbers. `asked` is `list` for the order of the list, or `column:NAME`. Problems:
 * `names-column-missing names-numbers-which names-numbers-near`.
 */
export const numbersIn = (roster: Roster, grid: Grid, wanted: Wanted, asked?: string): Result<Numbers> => {
  const { sheet, players } = roster;
  const columns = columnsOf(roster, grid);
  if (asked !== undefined) return askedFor(roster, columns, asked);
  const place = (column: NumberColumn, index = 0) => ({
    sheet,
    cell: address(entryAt(players, index).row, column.column),
  });
  const likely = columns.filter(
    (column) => isHeaded(column) || isWholeIn(wanted.groups, column) || holds(column, wanted),
  );
  const fitting = likely.filter((column) => holds(column, wanted));
  const candidates = fitting.length > 0 ? fitting : likely;
  const different = candidates.filter(
    (column, at) => candidates.findIndex((other) => isSame(column, other)) === at,
  );
  const meant = different.filter((column) =>
    candidates.some((other) => isHeaded(other) && isSame(column, other)),
  );
  const [only, another] = meant.length > 0 ? meant : different;
  if (only && another)
    return fail(problem('names-numbers-which', place(another), { one: only.name, other: another.name }));
  if (only) {
    const others = different.filter((column) => column !== only);
    return ok({
      column: only,
      warnings: others.map((other) =>
        problem('names-numbers-other', place(other), { used: only.name, other: other.name }),
      ),
    });
  }
  const faults = columns.flatMap((column) => {
    const fault = firstFault(column, wanted.groups);
    if (fault === null) return [];
    const values = { column: column.name, label: column.labels[fault] ?? 'none' };
    return [problem('names-numbers-near', place(column, fault), values)];
  });
  return unlessProblems(faults.slice(0, 1), () => ({ column: null, warnings: [] }));
};

/** The label of a member of the first or second team by their number in it. */
export const memberLabel = (isLettered: boolean, team: 0 | 1, number: number): string => {
  if (isLettered) return `${team === 0 ? 'A' : 'B'}${number}`;
  return team === 0 ? String(number) : letterOf(number);
};
