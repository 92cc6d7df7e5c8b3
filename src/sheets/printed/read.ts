import { groupedBy } from '../../core/grouped';
import { entryAt, present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, allClear, unlessProblems, type Result } from '../../core/result';
import type { Grid } from '../../grid/grid';
import { placeOfAll, viewOfGrid, type View } from '../view';
import { readCrossTable } from './crossTable';
import { faultsAmong, faultsOf } from './faults';
import { withoutDashes } from './gluedNumbers';
import { boardOf, groupings, labelsOf, takenBy, type Grouping, type RoundUnits } from './rounds';
import { type PlacedSchedule, spots, tableOf, type Table } from './table';
import { pairedCells, pairedColumns, sidesOf, type Arrangement, type Unit } from './units';

/** By how much some pairs meet more often than all would if they met equally often. */
const unevenPairs = (grouping: Grouping, players: number): number => {
  const games = grouping.rounds.flatMap(({ units }) =>
    units.flatMap((unit) => (unit.kind === 'game' ? [unit] : [])),
  );
  const pairs = (players * (players - 1)) / 2;
  if (pairs === 0) return games.length;
  const fair = Math.ceil(games.length / pairs);
  const met = groupedBy(games, ({ white, black }) => [white.label, black.label].sort().join(' '));
  return [...met.values()].reduce((sum, { length }) => sum + Math.max(0, length - fair), 0);
};

/**
 * How far games in rounds are from a schedule: how often a label comes again in one round, how many labels but one are missing
 * in it, and how often pairs meet too often. A schedule without a misprint costs nothing, one misprint a little, and another way to
 * take its cells a lot.
 */
const costOf = (grouping: Grouping): number => {
  const players = new Set(labelsOf(grouping.rounds.flatMap(({ units }) => units))).size;
  const inRounds = grouping.rounds.reduce((sum, { units }) => {
    const labels = labelsOf(units);
    const different = new Set(labels).size;
    return sum + (labels.length - different) + Math.max(0, players - different - 1);
  }, 0);
  return inRounds + unevenPairs(grouping, players) + grouping.loose.length;
};

/** No table of pairings is larger: 100 players who all meet twice have 9,900 games. */
const MOST = { rows: 20_000, columns: 2_000 } as const;

/** One way to read a table whole. */
interface Way {
  readonly arrangement: Arrangement;
  readonly grouping: Grouping;
  readonly cost: number;
}

const cellsOf = ({ grouping }: Way): string =>
  grouping.rounds
    .map(({ units }) =>
      units
        .map((unit) =>
          sidesOf(unit)
            .map(({ cell }) => cell)
            .join('-'),
        )
        .join(' '),
    )
    .sort()
    .join('\n');

const rank = ({ cost, arrangement, grouping }: Way): readonly number[] => [
  cost,
  arrangement.others,
  grouping.rounds.length,
];

const compare = (a: Way, b: Way): number => {
  const [left, right] = [rank(a), rank(b)];
  const at = left.findIndex((each, place) => each !== right[place]);
  return at === -1 ? 0 : entryAt(left, at) - entryAt(right, at);
};

/** Whether the numbers of a table could be those of one field: `110` and `29` are pairs that have lost their dash. */
const isOneField = (units: readonly Unit[]): boolean => {
  const numbers = new Set(
    units.flatMap(sidesOf).flatMap(({ label }) => (/^\d+$/.test(label) ? [Number(label)] : [])),
  );
  return numbers.size === 0 || [...numbers].every((number) => number <= 2 * numbers.size);
};

/**
 * Cells two by two that nothing says to be games are taken for games only where they are nearly a schedule, of one field, and not all of
 * a block is one round.
 */
const isLikely = ({ arrangement: { said, units }, grouping: { rounds }, cost }: Way): boolean => {
  if (said) return true;
  const isBlock =
    new Set(units.map(({ row }) => row)).size > 1 && new Set(units.map(({ column }) => column)).size > 1;
  const isOneBlock = isBlock && rounds.length === 1 && rounds[0]?.heading === null;
  return cost * 2 <= units.length && isOneField(units) && !isOneBlock;
};

/** The one way that is better than all others. */
const bestWay = (table: Table, arrangements: readonly Arrangement[]): Result<Way> => {
  const place = placeOfAll(table);
  const ways = arrangements
    .flatMap((arrangement) =>
      groupings(table, arrangement).map((grouping) => ({ arrangement, grouping, cost: costOf(grouping) })),
    )
    .sort(compare);
  const [best] = ways;
  if (!best) return fail(problem('printed-nothing', place));
  const hasRival = ways.some((way) => compare(best, way) === 0 && cellsOf(way) !== cellsOf(best));
  return hasRival || !isLikely(best) ? fail(problem('printed-unclear', place)) : ok(best);
};

/** The numbers of rounds: those that are printed if each has its own, else as they come. */
const numbered = (rounds: readonly RoundUnits[]): readonly (RoundUnits & { readonly number: number })[] => {
  const printed = rounds.map(({ number }) => number);
  const isCounted = !printed.includes(null) && new Set(printed).size === rounds.length;
  const all = rounds.map((round, place) => ({
    ...round,
    number: isCounted ? present(round.number) : place + 1,
  }));
  return all.sort((a, b) => a.number - b.number);
};

const twiceProblems = (table: Table, rounds: readonly RoundUnits[]): readonly Problem[] => {
  const first = new Map<number, string>();
  const said = new Set<number>();
  return rounds.flatMap(({ number, heading }) => {
    if (number === null || heading === null || table.says(heading.row, heading.column).kind === 'label')
      return [];
    const cell = table.at(heading.row, heading.column);
    const other = first.get(number);
    if (other === undefined) first.set(number, cell);
    const place = { sheet: table.sheet, cell, round: number };
    const isSaid = said.has(number);
    if (other !== undefined) said.add(number);
    return other === undefined || isSaid
      ? []
      : [problem('printed-round-twice', place, { round: number, other })];
  });
};

const scheduleOf = (table: Table, { arrangement, grouping }: Way): PlacedSchedule => {
  const taken = takenBy(arrangement.units);
  return {
    rounds: numbered(grouping.rounds).map(({ number, heading, units }) => {
      const games = units.flatMap((unit) => (unit.kind === 'game' ? [unit] : []));
      const boards = games.map((game) => boardOf(table, taken, game, heading));
      const isPrinted = !boards.includes(null) && new Set(boards).size === boards.length;
      return {
        round: number,
        games: games.map(({ white, black }, place) => ({
          board: isPrinted ? present(boards[place]) : place + 1,
          white,
          black,
        })),
        rests: units.flatMap((unit) => (unit.kind === 'rest' ? [unit.side] : [])),
      };
    }),
    coloured: true,
    labels: arrangement.units.flatMap(sidesOf),
  };
};

/** Pairs in one cell each, unless the words White and Black stand above labels, or there are more labels in cells of their own. */
const arrangementsOf = (table: Table): readonly Arrangement[] => {
  const labels = spots(table, ({ kind }) => kind === 'label').length;
  const pairs = pairedCells(table);
  const columns = pairedColumns(table);
  const isSaid = columns.some(({ said, units }) => said && units.length > 0);
  return pairs.units.length * 2 >= labels && !isSaid ? [pairs] : columns;
};

/**
 * Reads a table of pairings of numbers or letters as people type, print and copy them: games in one cell (`7-14`, `7 v 14`, `A-J`, `AJ`)
 * or in two, or without a sign between them where that can mean one thing only (`110 29`), rounds down, across or as lists with
 * headings, byes in words or as a dash, cross-tables of rounds. Problems, all of them at once and each with its cell:
 * `printed-too-large`, those of `faultsAmong` and `readCrossTable`, `printed-nothing printed-unclear printed-no-round
 * printed-round-twice`.
 */
export const readPrinted = (grid: Grid): Result<PlacedSchedule> => {
  const { rows, columns } = grid.area;
  if (rows > MOST.rows || columns > MOST.columns)
    return fail(problem('printed-too-large', { sheet: grid.sheet }, { rows, columns }));
  return readPrintedIn(viewOfGrid(grid));
};

/** Reads a schedule from a view. */
export const readPrintedIn = (view: View): Result<PlacedSchedule> => {
  const table = tableOf(view);
  const read = readTable(table);
  if (read.ok) return read;
  const separated = withoutDashes(table);
  const again = separated ? readTable(separated) : read;
  return again.ok ? again : read;
};

const readTable = (table: Table): Result<PlacedSchedule> => {
  const crossTable = readCrossTable(table);
  if (crossTable) return crossTable;
  const arrangements = arrangementsOf(table).filter(({ units }) => units.some(({ kind }) => kind === 'game'));
  if (arrangements.length === 0)
    return andThen(allClear(faultsOf(table)), () => fail(problem('printed-nothing', placeOfAll(table))));
  return andThen(bestWay(table, arrangements), (way) => {
    const loose = way.grouping.loose.map(({ row, column }) =>
      problem('printed-no-round', table.place(row, column)),
    );
    const headings = way.grouping.rounds.flatMap(({ heading }) => heading ?? []);
    const problems = [
      ...faultsAmong(table, way.arrangement, headings),
      ...loose,
      ...twiceProblems(table, way.grouping.rounds),
    ];
    return unlessProblems(problems, () => scheduleOf(table, way));
  });
};
