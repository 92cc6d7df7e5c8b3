import { numberOfLetter } from '../../../core/pairing/letters';
import { entryAt, present } from '../../../core/present';
import { problem, type Problem } from '../../../core/problem';
import { allOf, andThen, fail, ok, unlessProblems, type Result } from '../../../core/result';
import { cellText, type CellValue } from '../../../grid/cell';
import type { Grid } from '../../../grid/grid';
import { place, quoted, whole, type Place } from '../../../grid/reference';
import type { Roster } from '../../../sheets/roster';
import type { Reader } from '../../../workbook/port';
import { textOf } from '../../../sheets/roster/text';
import { openRoster, type ListChoice } from '../../roster';
import { isField, type Labels } from './labels';
import {
  everybody,
  groupsIn,
  hasTeams,
  countOf,
  kindOf,
  labelIn,
  memberLabel,
  numbersIn,
  type Groups,
  type Numbers,
} from './numbers';

/** Somebody of a list, under the label that stands for them in a table. */
export interface Person {
  /** A number, or a letter for the second of two teams. */
  readonly label: string;
  readonly name: string;
  readonly sheet: string;
  /** The address of the name in the list. */
  readonly cell: string;
  /** What the cell itself holds, which a formula shows. */
  readonly shown: string;
  /** A formula on a sheet that finds the name in the list. */
  readonly formula: (onSheet: string) => string;
}

/** Where the numbers of a list come from. */
export interface NumbersSaid {
  readonly sheet: string;
  /** The column, such as `A (Lot)`; `null` where the order of the list numbers it. */
  readonly column: string | null;
  /** The name of its first player. */
  readonly first: string;
}

/** The people of a table by their labels. */
export interface People {
  readonly byLabel: ReadonlyMap<string, Person>;
  readonly warnings: readonly Problem[];
  /** Of each list: which column says the numbers, `null` for their order, and who is its first. */
  readonly numbers: readonly NumbersSaid[];
  /** Where the names stand. */
  readonly places: readonly Place[];
  /** Why formulas cannot follow this list, if they cannot. */
  readonly notLive: readonly Problem[];
}

/** The list as it stands: who is in it, what its cells hold, and which column says the numbers. */
interface Listed {
  readonly roster: Roster;
  readonly grid: Grid;
  readonly numbers: Numbers;
  /** Whether each label stands in its column once, so that a formula can look for it there. */
  readonly isSingle: boolean;
}

const columnOf = (roster: Roster, column: number): Place => {
  const rows = roster.players.map(({ row }) => row);
  const [first, last] = [entryAt(rows, 0), rows.at(-1) ?? 0];
  return place(roster.sheet, first, column, last - first + 1);
};

type Opened = Pick<Listed, 'roster' | 'grid'>;

/** A list with its cells, and those above it, which may be its headings. */
const openList = async (reader: Reader, choice: ListChoice): Promise<Result<Opened>> => {
  const opened = await openRoster(reader, choice);
  if (!opened.ok) return opened;
  const { sheet, area, headerRow } = opened.value;
  const above = headerRow === null && area.row > 0 ? 1 : 0;
  const whole = { ...area, row: area.row - above, rows: area.rows + above };
  return andThen(await reader.read({ ranges: [{ sheet, area: whole }] }), ({ ranges }) =>
    ok({ roster: opened.value, grid: entryAt(ranges, 0) }),
  );
};

type Entry = Roster['players'][number];

const cellIn = ({ grid }: Opened, row: number, column: number): CellValue =>
  grid.values[row - grid.area.row]?.[column - grid.area.column] ?? null;

const entriesOf = ({ roster }: Listed): readonly (readonly [Entry, number])[] =>
  roster.players.map((entry, index) => [entry, index]);

/** What a formula looks for to find somebody by the cell of their number; nothing where they are found by their place. */
const lookedFor = (listed: Listed, { row }: Entry): string | null => {
  const { column } = listed.numbers;
  if (!column || !listed.isSingle) return null;
  const value = cellIn(listed, row, column.column);
  if (typeof value === 'number') return String(value);
  return labelIn(value) === null ? null : quoted(cellText(value));
};

/** The formula that finds somebody: by their number where the list has numbers, else by their place in it. */
const formulaOf =
  (listed: Listed, entry: Entry): Person['formula'] =>
  (own) => {
    const { roster, numbers } = listed;
    const names = columnOf(roster, roster.nameColumn);
    const found = lookedFor(listed, entry);
    const at =
      numbers.column && found !== null
        ? `MATCH(${found},${whole(columnOf(roster, numbers.column.column), own)},0)`
        : String(entry.row - names.area.row + 1);
    return `INDEX(${whole(names, own)},${at})`;
  };

const personOf = (listed: Listed, entry: Entry, label: string): Person => ({
  label,
  name: entry.name,
  sheet: listed.roster.sheet,
  cell: entry.cell,
  shown: cellText(cellIn(listed, entry.row, listed.roster.nameColumn)),
  formula: formulaOf(listed, entry),
});

/** Formulas show what the cell of the name holds, and find a number only where it is one. */
const notLive = (listed: Listed): readonly Problem[] => {
  const { roster, numbers } = listed;
  const nameIn = ({ row }: Entry): CellValue => cellIn(listed, row, roster.nameColumn);
  const differing = roster.players.find((entry) => textOf(nameIn(entry)) !== entry.name);
  const text = entriesOf(listed).find(([{ row }, index]) => {
    const label = numbers.column?.labels[index] ?? '';
    return /^\d/.test(label) && typeof cellIn(listed, row, numbers.column?.column ?? 0) !== 'number';
  });
  const inList = ({ cell }: Entry) => ({ sheet: roster.sheet, cell });
  const problems: Problem[] = [];
  if (differing) {
    const shown = cellText(nameIn(differing));
    problems.push(problem('names-live-differs', inList(differing), { name: differing.name, shown }));
  }
  if (text) {
    const number = numbers.column?.labels[text[1]] ?? '';
    problems.push(problem('names-live-text', inList(text[0]), { number }));
  }
  return problems;
};

const unnumbered = ({ roster, numbers: { column } }: Listed): readonly Problem[] =>
  column === null
    ? []
    : roster.players
        .filter((_, index) => column.labels[index] === null)
        .map(({ cell, name }) => problem('names-without-number', { sheet: roster.sheet, cell }, { name }));

const twice = (people: readonly Person[]): readonly Problem[] => {
  const first = new Map<string, Person>();
  return people.flatMap((person) => {
    const other = first.get(person.label);
    if (!other) first.set(person.label, person);
    const place = { sheet: person.sheet, cell: person.cell };
    return other ? [problem('names-number-twice', place, { label: person.label, other: other.cell })] : [];
  });
};

const peopleOf = (lists: readonly Listed[], people: readonly Person[]): Result<People> =>
  unlessProblems(twice(people), () => ({
    byLabel: new Map(people.map((person) => [person.label, person])),
    warnings: lists.flatMap((listed) => [
      ...listed.roster.warnings,
      ...listed.numbers.warnings,
      ...unnumbered(listed),
    ]),
    numbers: lists.map(({ roster, numbers: { column } }) => ({
      sheet: roster.sheet,
      column: column?.name ?? null,
      first: entryAt(roster.players, 0).name,
    })),
    places: lists.map(({ roster }) => ({ sheet: roster.sheet, area: roster.area })),
    notLive: lists.flatMap(notLive),
  }));

/** Everybody under the label that their own column says, as it stands there or as the number that it is. */
const labelled = (listed: Listed, label: (own: string) => string): readonly Person[] =>
  entriesOf(listed).flatMap(([entry, index]) => {
    const own = listed.numbers.column?.labels[index] ?? null;
    return own === null ? [] : [personOf(listed, entry, label(own))];
  });

const fieldOf = (listed: Listed, asked: Labels | 'as-listed'): Result<People> => {
  const asNumber = (own: string): string => (/^[A-Z]$/.test(own) ? String(numberOfLetter(own)) : own);
  const people = listed.numbers.column
    ? labelled(listed, asked === 'as-listed' ? (own) => own : asNumber)
    : entriesOf(listed).map(([entry, index]) => personOf(listed, entry, String(index + 1)));
  return peopleOf([listed], people);
};

/** Members of a team by their labels, where these number each team by itself; else in the order of their numbers, or of the list. */
const teamOf = (
  listed: Listed,
  members: readonly number[],
  isLettered: boolean,
  team: 0 | 1,
): readonly Person[] => {
  const own = members.map((index) => listed.numbers.column?.labels[index] ?? null);
  const counts = own.map((label) => (label === null ? Infinity : countOf(label)));
  const inOrder = [...counts].sort((a, b) => a - b);
  const all = (listed.numbers.column?.labels ?? []).map((label) => (label === null ? 0 : countOf(label)));
  const isOfOne = new Set(all).size === all.length && members.length < all.length;
  return members.flatMap((index, at) => {
    const entry = entryAt(listed.roster.players, index);
    const count = entryAt(counts, at);
    if (listed.numbers.column === null)
      return [personOf(listed, entry, memberLabel(isLettered, team, at + 1))];
    if (own[at] === null) return [];
    const number = isOfOne ? inOrder.indexOf(count) + 1 : count;
    return [personOf(listed, entry, memberLabel(isLettered, team, number))];
  });
};

/** Whether the labels of a column say the team, too: numbers and letters, or `A1` and `B1`. */
const saysTeams = ({ column }: Numbers): boolean =>
  new Set((column?.labels ?? []).flatMap((label) => (label === null ? [] : [kindOf(label)]))).size > 1;

/** Whether a team has letters, as the second has in every table, whichever of two lists came first. */
const isOfLetters = ({ numbers: { column } }: Listed): boolean =>
  column !== null && column.labels.every((label) => label !== null && kindOf(label) === 'letters');

/**
 * The people whose labels stand in a table: of one list, or of two where two teams meet, which may also stand in one list with a column
 * of teams or of labels that say the team. `as-listed` is for tables of names, whose labels are not seen yet. Problems: those of
 * `openRoster`, `withTeams` and `numbersIn`, `names-number-twice teams-not-two names-one-list`.
 */
export const readPeople = async (
  reader: Reader,
  choices: readonly ListChoice[],
  asked: Labels | 'as-listed',
  {
    wanted = [],
    numbers,
  }: { readonly wanted?: readonly string[]; readonly numbers?: string | undefined } = {},
): Promise<Result<People>> => {
  const lists: Opened[] = [];
  for (const choice of choices.length === 0 ? [{}] : choices) {
    const list = await openList(reader, choice);
    if (!list.ok) return list;
    lists.push(list.value);
  }
  const [first, second] = lists;
  const isLettered = asked === 'lettered-teams';
  const listed = ({ roster, grid }: Opened, groups: Groups, labels: readonly string[]): Result<Listed> =>
    andThen(
      numbersIn(roster, grid, { labels, isField: asked !== 'as-listed' && isField(asked), groups }, numbers),
      (found) => {
        const own = found.column?.labels ?? [];
        return ok({ roster, grid, numbers: found, isSingle: new Set(own).size === own.length });
      },
    );
  if (second && asked !== 'as-listed' && isField(asked))
    return fail(problem('names-one-list', { sheet: second.roster.sheet }));
  if (second)
    return andThen(allOf(lists.map((list) => listed(list, everybody(list.roster), []))), (both) => {
      const [isFirst, isSecond] = both.map(isOfLetters);
      const teams = isFirst === true && isSecond === false ? [...both].reverse() : both;
      return peopleOf(
        both,
        teams.flatMap((list, team) =>
          teamOf(list, entryAt(everybody(list.roster), 0), isLettered, team === 0 ? 0 : 1),
        ),
      );
    });
  const { roster } = present(first);
  const isTeams = asked === 'as-listed' ? hasTeams(roster) : !isField(asked);
  const groups = isTeams ? groupsIn(roster) : ok(everybody(roster));
  return andThen(listed(present(first), groups.ok ? groups.value : everybody(roster), wanted), (list) => {
    if (saysTeams(list.numbers))
      return peopleOf(
        [list],
        labelled(list, (own) => own),
      );
    if (!isTeams) return fieldOf(list, asked);
    return andThen(groups, (teams) =>
      peopleOf(
        [list],
        teams.flatMap((members, team) => teamOf(list, members, isLettered, team === 0 ? 0 : 1)),
      ),
    );
  });
};
