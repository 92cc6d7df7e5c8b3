import { numberOfLetter } from '../../core/pairing/letters';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { cellText, type CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { place, whole, type Place } from '../../grid/reference';
import type { Roster } from '../../sheets/roster';
import type { Reader } from '../../workbook/port';
import { textOf } from '../../sheets/roster/text';
import { openRoster, type ListChoice } from '../roster';
import { withTeams } from '../teams';

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

/** The people of a table by their labels. */
export interface People {
  readonly byLabel: ReadonlyMap<string, Person>;
  readonly warnings: readonly Problem[];
  /** Where the names stand. */
  readonly places: readonly Place[];
  /** Why formulas cannot follow this list, if they cannot. */
  readonly notLive: readonly Problem[];
}

/** How the labels of a table are meant: one field, or two teams of which the second has letters. */
export type Labels = 'field' | 'teams' | 'lettered-teams';

/** What the labels of a table stand for. A table of letters alone numbers one field: A is 1. */
export const labelsOf = (labels: readonly string[]): Labels => {
  if (labels.some((label) => /^[A-Z]\d/.test(label))) return 'lettered-teams';
  const isLetter = (label: string): boolean => /^[A-Z]$/.test(label);
  return labels.some(isLetter) && !labels.every(isLetter) ? 'teams' : 'field';
};

/** A label as the people of a table have it: `07` is `7`, and a letter is a number where it numbers one field. */
export const keyOf = (label: string, labels: Labels): string => {
  if (/^\d+$/.test(label)) return String(Number(label));
  return labels === 'field' ? String(numberOfLetter(label)) : label;
};

/** The list as it stands, with what its column of numbers and that of the names hold. */
interface Listed {
  readonly roster: Roster;
  readonly names: Grid;
  readonly numbers: Grid | null;
}

const columnOf = (roster: Roster, column: number): Place => {
  const rows = roster.players.map(({ row }) => row);
  const first = Math.min(...rows);
  return place(roster.sheet, first, column, Math.max(...rows) - first + 1);
};

const readList = async (reader: Reader, choice: ListChoice): Promise<Result<Listed>> => {
  const roster = await openRoster(reader, choice);
  if (!roster.ok) return roster;
  const { nameColumn, numberColumn } = roster.value;
  const columns = [nameColumn, ...(numberColumn === undefined ? [] : [numberColumn])];
  const ranges = columns.map((column) => columnOf(roster.value, column));
  return andThen(await reader.read({ ranges }), (snapshot) =>
    ok({ roster: roster.value, names: entryAt(snapshot.ranges, 0), numbers: snapshot.ranges[1] ?? null }),
  );
};

type Entry = Roster['players'][number];

const cellIn = (grid: Grid, row: number): CellValue => grid.values[row - grid.area.row]?.[0] ?? null;

/** The formula that finds somebody: by their number where the list has numbers, else by their place in it. */
const formulaOf =
  ({ roster, numbers }: Listed, { row, number }: Entry): Person['formula'] =>
  (own) => {
    const names = columnOf(roster, roster.nameColumn);
    const at =
      numbers && number !== undefined
        ? `MATCH(${number},${whole(numbers, own)},0)`
        : String(row - names.area.row + 1);
    return `INDEX(${whole(names, own)},${at})`;
  };

const personOf = (listed: Listed, entry: Entry, label: string): Person => ({
  label,
  name: entry.name,
  sheet: listed.roster.sheet,
  cell: entry.cell,
  shown: cellText(cellIn(listed.names, entry.row)),
  formula: formulaOf(listed, entry),
});

/** Formulas show what the cell of the name holds, and find a number only where it is one. */
const notLive = (listed: Listed): readonly Problem[] => {
  const { roster, names, numbers } = listed;
  const differing = roster.players.filter(({ name, row }) => textOf(cellIn(names, row)) !== name);
  const texts = numbers
    ? roster.players.filter(
        ({ row, number }) => number !== undefined && typeof cellIn(numbers, row) !== 'number',
      )
    : [];
  return [
    ...differing
      .slice(0, 1)
      .map(({ cell, name, row }) =>
        problem(
          'names-live-differs',
          { sheet: roster.sheet, cell },
          { name, shown: cellText(cellIn(names, row)) },
        ),
      ),
    ...texts
      .slice(0, 1)
      .map(({ cell, number }) =>
        problem('names-live-text', { sheet: roster.sheet, cell }, { number: number ?? '' }),
      ),
  ];
};

/** Whether the list numbers its players; else their places do. */
const isNumbered = ({ players }: Roster): boolean => players.some(({ number }) => number !== undefined);

const unnumbered = (roster: Roster): readonly Problem[] =>
  isNumbered(roster)
    ? roster.players
        .filter(({ number }) => number === undefined)
        .map(({ cell, name }) => problem('names-without-number', { sheet: roster.sheet, cell }, { name }))
    : [];

const twice = (people: readonly Person[]): readonly Problem[] => {
  const first = new Map<string, Person>();
  return people.flatMap((person) => {
    const other = first.get(person.label);
    if (!other) first.set(person.label, person);
    const place = { sheet: person.sheet, cell: person.cell };
    return other ? [problem('names-number-twice', place, { label: person.label, other: other.cell })] : [];
  });
};

const peopleOf = (
  lists: readonly Listed[],
  people: readonly Person[],
  warnings: readonly Problem[],
): Result<People> =>
  unlessProblems(twice(people), () => ({
    byLabel: new Map(people.map((person) => [person.label, person])),
    warnings: [...lists.flatMap(({ roster }) => roster.warnings), ...warnings],
    places: lists.map(({ roster }) => ({ sheet: roster.sheet, area: roster.area })),
    notLive: lists.flatMap(notLive),
  }));

const fieldOf = (listed: Listed): Result<People> => {
  const { roster } = listed;
  const people = roster.players.flatMap((entry, index) => {
    const number = isNumbered(roster) ? entry.number : index + 1;
    return number === undefined ? [] : [personOf(listed, entry, String(number))];
  });
  return peopleOf([listed], people, unnumbered(roster));
};

/** The label of a member of the first or second team. */
const memberLabel = (labels: Labels, team: 0 | 1, number: number): string => {
  if (labels === 'lettered-teams') return `${team === 0 ? 'A' : 'B'}${number}`;
  return team === 0 ? String(number) : String.fromCharCode(64 + number);
};

/** Members in their order; by their numbers where these begin at 1 in either team. */
const membersOf = (members: readonly Entry[]): readonly (readonly [Entry, number])[] => {
  const numbers = members.map(({ number }) => number ?? 0);
  const isCounted =
    new Set(numbers).size === members.length && numbers.every((n) => n >= 1 && n <= members.length);
  return members.map((entry, index) => [entry, isCounted ? (entry.number ?? 0) : index + 1]);
};

/** Names of two teams stand where they are in their list: numbers come in it twice. */
const placed = (listed: Listed): Listed => ({ ...listed, numbers: null });

const teamOf = (listed: Listed, members: readonly Entry[], labels: Labels, team: 0 | 1): readonly Person[] =>
  membersOf(members).map(([entry, number]) =>
    personOf(placed(listed), entry, memberLabel(labels, team, number)),
  );

const teamsOf = (listed: Listed, labels: Labels): Result<People> =>
  andThen(withTeams(listed.roster), ({ teams }) => {
    const names = [...new Set(teams)];
    if (names.length !== 2)
      return fail(
        problem(
          'teams-not-two',
          { sheet: listed.roster.sheet },
          { count: names.length, names: names.join(', ') },
        ),
      );
    const of = (team: 0 | 1): readonly Person[] => {
      const members = listed.roster.players.filter((_, index) => teams[index] === names[team]);
      return teamOf(listed, members, labels, team);
    };
    return peopleOf([placed(listed)], [...of(0), ...of(1)], []);
  });

/** Two lists, or a column of two teams, are two teams. */
const asListed = ({ players }: Roster, hasSecond: boolean): Labels => {
  const teams = new Set(players.map(({ team }) => team));
  return hasSecond || (teams.size === 2 && !teams.has(undefined)) ? 'teams' : 'field';
};

/**
 * The people whose labels stand in a table: of one list, or of two where two teams meet, which may also stand in one list with
 * a column of teams. `as-listed` is for tables of names, whose labels are not seen yet. Problems: those of `openRoster` and `withTeams`, `names-number-twice teams-not-two names-one-list`.
 */
export const readPeople = async (
  reader: Reader,
  choices: readonly ListChoice[],
  asked: Labels | 'as-listed',
): Promise<Result<People>> => {
  const [first, second] = choices;
  const list = await readList(reader, first ?? {});
  if (!list.ok) return list;
  const labels = asked === 'as-listed' ? asListed(list.value.roster, second !== undefined) : asked;
  if (!second) return labels === 'field' ? fieldOf(list.value) : teamsOf(list.value, labels);
  const other = await readList(reader, second);
  if (!other.ok) return other;
  if (labels === 'field') return fail(problem('names-one-list', { sheet: other.value.roster.sheet }));
  const teams = [list.value, other.value].map(placed);
  const people = teams.flatMap((listed, team) =>
    teamOf(listed, listed.roster.players, labels, team === 0 ? 0 : 1),
  );
  return peopleOf(teams, people, []);
};
