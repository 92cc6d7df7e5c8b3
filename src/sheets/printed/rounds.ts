import { smallest } from '../../core/extremes';
import { groupedBy } from '../../core/grouped';
import { entryAt, present } from '../../core/present';
import { sidesOf, type Arrangement, type Unit } from './units';
import { span } from '../view';
import { spots, type Spot, type Table } from './table';

/** Units that are one round, and the number that is printed with them. */
export interface RoundUnits {
  readonly number: number | null;
  /** Where that number stands. */
  readonly heading: Spot | null;
  readonly units: readonly Unit[];
}

/** Units in rounds. `loose` stand under no heading though there are headings. */
export interface Grouping {
  readonly rounds: readonly RoundUnits[];
  readonly loose: readonly Unit[];
}

interface Heading extends Spot {
  readonly number: number;
}

const headingsOf = (table: Table): readonly Heading[] =>
  spots(table, () => true).flatMap((spot) => {
    const reading = table.says(spot.row, spot.column);
    if (reading.kind === 'round') return [{ ...spot, number: reading.number }];
    return reading.kind === 'games' && reading.round !== undefined
      ? [{ ...spot, number: reading.round }]
      : [];
  });

/** The last of some headings, which go down a column, that is not below a row. */
const lastAbove = (headings: readonly Heading[], row: number): Heading | null => {
  let [from, to] = [0, headings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (entryAt(headings, middle).row <= row) from = middle + 1;
    else to = middle;
  }
  return headings[from - 1] ?? null;
};

/** A list with a game a row, each beside the number of its round: most numbers stand there again and again. */
const repeated = (headings: readonly Heading[], units: readonly Unit[]): boolean => {
  const inRow = groupedBy(units, ({ row }) => row);
  const again = headings.length - new Set(headings.map(({ number }) => number)).size;
  const isOneColumn = new Set(headings.map(({ column }) => column)).size === 1;
  return (
    isOneColumn &&
    again * 2 >= headings.length &&
    headings.every(({ row }) => (inRow.get(row)?.length ?? 0) <= 1)
  );
};

/** The first heading with the number of the one that a unit has. */
const firstOfNumber = (headings: readonly Heading[], headingOf: (unit: Unit) => Heading | null) => {
  const first = new Map([...headings].reverse().map((heading) => [heading.number, heading]));
  return (unit: Unit): Heading | null => first.get(headingOf(unit)?.number ?? 0) ?? null;
};

/**
 * Rounds by their headings. A heading owns the columns from its own to the next with headings, and in these the rows from its own to
 * the next heading; a column with no heading above belongs to the columns on its left.
 */
const byHeadings = (headings: readonly Heading[], units: readonly Unit[]): Grouping => {
  const inColumn = groupedBy(headings, ({ column }) => column);
  const columns = [...inColumn.keys()].sort((a, b) => a - b);
  const headingOf = (unit: Unit): Heading | null => {
    const owners = columns.filter((column) => column <= unit.last).reverse();
    for (const owner of owners.length > 0 ? owners : columns.slice(0, 1)) {
      const found = lastAbove(inColumn.get(owner) ?? [], unit.row);
      if (found) return found;
    }
    return null;
  };
  const groups = groupedBy(units, repeated(headings, units) ? firstOfNumber(headings, headingOf) : headingOf);
  return {
    rounds: [...groups].flatMap(([heading, group]) =>
      heading ? [{ number: heading.number, heading, units: group }] : [],
    ),
    loose: groups.get(null) ?? [],
  };
};

/** What counts in a cell that belongs to no unit: `3`, `3.`. */
const countAt = (table: Table, taken: ReadonlySet<string>, { row, column }: Spot): number | null => {
  const reading = table.says(row, column);
  if (reading.kind === 'index') return reading.number;
  if (reading.kind !== 'label' || taken.has(table.at(row, column))) return null;
  return /^\d+$/.test(reading.token.label) ? Number(reading.token.label) : null;
};

/** The addresses of the labels that units name. */
export const takenBy = (units: readonly Unit[]): ReadonlySet<string> =>
  new Set(units.flatMap(sidesOf).map(({ cell }) => cell));

interface Counts {
  readonly at: (spot: Spot) => number | null;
  /** The first count of a row left of a column, and of a column above a row. */
  readonly left: (row: number, before: number) => Heading | null;
  readonly above: (column: number, before: number) => Heading | null;
}

const countsOf = (table: Table, units: readonly Unit[]): Counts => {
  const taken = takenBy(units);
  const at = (spot: Spot): number | null => countAt(table, taken, spot);
  const firstOf = (line: readonly Spot[]): Heading | null => {
    for (const spot of line) {
      const number = at(spot);
      if (number !== null) return { ...spot, number };
    }
    return null;
  };
  return {
    at,
    left: (row, before) => firstOf(span(0, before).map((column) => ({ row, column }))),
    above: (column, before) => firstOf(span(0, before).map((row) => ({ row, column }))),
  };
};

const roundsOf = (
  groups: Iterable<readonly Unit[]>,
  headingOf: (units: readonly Unit[]) => Heading | null,
): Grouping => ({
  rounds: [...groups].map((units) => {
    const heading = headingOf(units);
    return { number: heading?.number ?? null, heading, units };
  }),
  loose: [],
});

/** Each row a round, counted on its left. */
const byRows = (counts: Counts, units: readonly Unit[]): Grouping =>
  roundsOf(groupedBy(units, ({ row }) => row).values(), (group) => {
    const { row, column } = entryAt(group, 0);
    return counts.left(row, column);
  });

/** Each column of games a round, counted above. */
const byColumns = (counts: Counts, units: readonly Unit[]): Grouping => {
  const top = smallest(units.map(({ row }) => row));
  const groups = groupedBy(units, ({ column }) => column);
  const inOrder = [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
  return roundsOf(inOrder, (group) => {
    const { column, last } = entryAt(group, 0);
    return counts.above(column, top) ?? counts.above(last, top);
  });
};

/** Rows that the same count on their left makes a round; where it is blank, the one above holds. */
const byLeading = (counts: Counts, units: readonly Unit[]): Grouping | null => {
  const first = smallest(units.map(({ column }) => column));
  const rows = [...new Set(units.map(({ row }) => row))].sort((a, b) => a - b);
  const headings = rows.map((row) => counts.left(row, first));
  if (!headings[0]) return null;
  const column = headings[0].column;
  const heading = new Map<number, Heading>();
  let last: Heading = headings[0];
  headings.forEach((each, place) => {
    if (each?.column === column && each.number !== last.number) last = each;
    heading.set(entryAt(rows, place), last);
  });
  return roundsOf(
    groupedBy(units, ({ row }) => heading.get(row)?.number).values(),
    (group) => heading.get(entryAt(group, 0).row) ?? null,
  );
};

/** Rows without a game part the rounds; a count in such a row is the number of the round below it. */
const byBands = (table: Table, counts: Counts, units: readonly Unit[]): Grouping => {
  const rows = [...new Set(units.map(({ row }) => row))].sort((a, b) => a - b);
  const bandOf = new Map<number, number>();
  rows.forEach((row, place) => {
    const before = rows[place - 1];
    bandOf.set(row, before !== undefined && row === before + 1 ? present(bandOf.get(before)) : row);
  });
  const headingAbove = (row: number): Heading | null => {
    const line = Array.from({ length: table.columns }, (_, column) => ({ row: row - 1, column }));
    const found = line.flatMap((spot) => {
      const number = counts.at(spot);
      return number === null ? [] : [{ ...spot, number }];
    });
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  return roundsOf(groupedBy(units, ({ row }) => bandOf.get(row)).values(), (group) =>
    headingAbove(smallest(group.map(({ row }) => row))),
  );
};

/** One list, of which each round takes the same length, with nothing between them. */
const byLength = (units: readonly Unit[], players: number): Grouping | null => {
  if (new Set(units.map(({ column }) => column)).size > 1) return null;
  const length = Math.floor(players / 2) + (units.some(({ kind }) => kind === 'rest') ? 1 : 0);
  if (length === 0 || units.length % length !== 0) return null;
  const groups = Array.from({ length: units.length / length }, (_, each) =>
    units.slice(each * length, (each + 1) * length),
  );
  return roundsOf(groups, () => null);
};

const allInOne = (units: readonly Unit[]): Grouping => ({
  rounds: [{ number: null, heading: null, units }],
  loose: [],
});

/** The labels that a list of units names. */
export const labelsOf = (units: readonly Unit[]): readonly string[] =>
  units.flatMap(sidesOf).map(({ label }) => label);

/** Every way to take the units of a table for rounds: by their headings where there are any. */
export const groupings = (table: Table, { units }: Arrangement): readonly Grouping[] => {
  if (units.length === 0) return [];
  const headings = headingsOf(table);
  if (headings.length > 0) return [byHeadings(headings, units)];
  const counts = countsOf(table, units);
  const found = [
    allInOne(units),
    byRows(counts, units),
    byColumns(counts, units),
    byLeading(counts, units),
    byBands(table, counts, units),
    byLength(units, new Set(labelsOf(units)).size),
  ];
  return found.filter((grouping) => grouping !== null);
};

/** The board that is printed on the left of a unit; `null` where none is, or only the number of its round. */
export const boardOf = (
  table: Table,
  taken: ReadonlySet<string>,
  unit: Unit,
  heading: Spot | null,
): number | null => {
  for (let column = unit.column - 1; column >= 0; column -= 1) {
    const reading = table.says(unit.row, column);
    if (reading.kind === 'board') return reading.number;
    const count = countAt(table, taken, { row: unit.row, column });
    const isHeading = heading?.row === unit.row && heading.column === column;
    if (count !== null) return isHeading ? null : count;
  }
  return null;
};
