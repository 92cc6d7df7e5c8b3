import type { PrintedGame } from '../../core/check/printed';
import { groupedBy } from '../../core/grouped';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { fail, ok, unlessProblems, type Result } from '../../core/result';
import { clean } from '../roster/text';
import type { Reading } from './cell';
import { faultAt } from './faults';
import {
  placedSide,
  type PlacedSchedule,
  type PlacedSide,
  labelAt,
  spots,
  type Spot,
  type Table,
} from './table';

/** The lines and columns of a square of players, who are called by their numbers or letters, or by name. */
export interface Square {
  readonly named: boolean;
  readonly labels: readonly string[];
  readonly lines: readonly Spot[];
  readonly columns: readonly Spot[];
}

const LEAST_PLAYERS = 3;

const roundIn = (reading: Reading): number | null => {
  if (reading.kind === 'index' || reading.kind === 'round') return reading.number;
  return reading.kind === 'label' && /^\d+$/.test(reading.token.label) ? Number(reading.token.label) : null;
};

/** What heads a line or a column of the square. */
type HeadAt = (spot: Spot) => string | null;

/** The square with these headings, if they are the same down and across, and nobody meets themselves. */
const squareOf = (
  table: Table,
  columns: readonly Spot[],
  lines: readonly Spot[],
  headAt: HeadAt,
): Omit<Square, 'named'> | null => {
  const labels = columns.map((spot) => headAt(spot) ?? '');
  const isSame = lines.length === labels.length && lines.every((spot, each) => headAt(spot) === labels[each]);
  if (!isSame || labels.length < LEAST_PLAYERS || new Set(labels).size < labels.length) return null;
  const meetsSelf = lines.some(
    ({ row }, each) => roundIn(table.says(row, entryAt(columns, each).column)) !== null,
  );
  return meetsSelf ? null : { labels, lines, columns };
};

const rowOf = ({ row }: Spot): number => row;
const columnOf = ({ column }: Spot): number => column;

/** The labels of a row in runs of columns: two squares may stand beside each other. */
const runsIn = (row: readonly Spot[]): readonly (readonly Spot[])[] => {
  const runs: Spot[][] = [];
  for (const spot of row) {
    const run = runs.at(-1);
    if (run?.at(-1)?.column === spot.column - 1) run.push(spot);
    else runs.push([spot]);
  }
  return runs;
};

/** The square of players in a table: labels across the top and the same down a column left of them. */
const labelledSquare = (
  table: Table,
  acrossIn: (row: readonly Spot[]) => readonly (readonly Spot[])[] = (row) => [row],
): Square | null => {
  const headAt: HeadAt = (spot) => labelAt(table, spot);
  const labels = spots(table, ({ kind }) => kind === 'label');
  const columns = groupedBy(labels, columnOf);
  const rows = [...groupedBy(labels, rowOf)];
  // Below numbers of its own a row is a line: its rounds head no columns.
  const isLine = (row: number, across: readonly Spot[]): boolean =>
    across.filter(({ column }) => headAt({ row: row - 1, column }) !== null).length * 2 > across.length;
  for (const [row, across] of rows.flatMap(([at, all]) => acrossIn(all).map((each) => [at, each] as const))) {
    if (across.length < LEAST_PLAYERS || isLine(row, across)) continue;
    for (let column = 0; column < (across[0]?.column ?? 0); column++) {
      // Of as many labels as stand across, the first has to be below them, and the one before it is not.
      const all = columns.get(column) ?? [];
      const from = all.length - across.length;
      if (from < 0 || entryAt(all, from).row <= row || (all[from - 1]?.row ?? -1) > row) continue;
      const found = squareOf(table, across, all.slice(from), headAt);
      if (found) return { named: false, ...found };
    }
  }
  return null;
};

/** On a larger sheet nobody has a cross-table without anything else. */
const MOST_CELLS = 20_000;

/** A square with names in place of the labels; whatever else heads a line or a column is no player. */
const namedSquare = (table: Table): Square | null => {
  if (table.rows * table.columns > MOST_CELLS) return null;
  const headAt: HeadAt = ({ row, column }) => clean(table.raw(row, column)) || null;
  const texts = spots(table, (_, spot) => /\p{L}{2}/u.test(headAt(spot) ?? ''));
  const columns = groupedBy(texts, columnOf);
  for (const [row, along] of groupedBy(texts, rowOf)) {
    if (along.length < LEAST_PLAYERS) continue;
    for (const [column, below] of columns) {
      const right = along.filter((spot) => spot.column > column);
      const names = new Set(right.map(headAt));
      const lines = below.filter((spot) => spot.row > row && names.has(headAt(spot)));
      const players = new Set(lines.map(headAt));
      const across = right.filter((spot) => players.has(headAt(spot)));
      const found = squareOf(table, across, lines, headAt);
      if (found) return { named: true, ...found };
    }
  }
  return null;
};

/** The square of players of a cross-table, should a table have one. */
export const findSquare = (table: Table): Square | null => labelledSquare(table) ?? namedSquare(table);

/** Another square of numbers or letters on the sheet of one. */
export const otherSquare = (table: Table, { lines, columns }: Square): Square | null => {
  const [top, bottom] = [entryAt(columns, 0).row, entryAt(lines, lines.length - 1).row];
  const [left, right] = [entryAt(lines, 0).column, entryAt(columns, columns.length - 1).column];
  const isInside = (row: number, column: number): boolean =>
    row >= top && row <= bottom && column >= left && column <= right;
  const rest = {
    ...table,
    says: (row: number, column: number) =>
      isInside(row, column) ? ({ kind: 'blank' } as const) : table.says(row, column),
  };
  return labelledSquare(rest, (row) => [row, ...runsIn(row)]);
};

interface Crossing {
  readonly number: number | null;
  readonly bold: boolean;
  readonly spot: Spot;
}

/** Whether a square holds rounds rather than results: of each two players the same number, and in no line one twice. */
export const holdsRounds = (table: Table, square: Square): boolean => {
  const count = square.labels.length;
  const at = (line: number, column: number): number | null => crossingOf(table, square, line, column).number;
  const pairs = pairsOf(count);
  const agreeing = pairs.filter(([one, other]) => {
    const number = at(one, other) ?? at(other, one);
    return number !== null && number === (at(other, one) ?? number) && number === (at(one, other) ?? number);
  });
  const most = pairs.reduce((last, [one, other]) => Math.max(last, at(one, other) ?? at(other, one) ?? 0), 0);
  const isOnce = (line: number): boolean => {
    const numbers = square.columns.flatMap((_, column) => at(line, column) ?? []);
    return new Set(numbers).size * 5 >= numbers.length * 4;
  };
  return agreeing.length * 5 >= pairs.length * 4 && most > 1 && square.lines.every((_, line) => isOnce(line));
};

const crossingOf = (table: Table, square: Square, line: number, column: number): Crossing => {
  const spot = { row: entryAt(square.lines, line).row, column: entryAt(square.columns, column).column };
  return {
    number: roundIn(table.says(spot.row, spot.column)),
    bold: table.bold(spot.row, spot.column),
    spot,
  };
};

type PlacedGame = Omit<PrintedGame<PlacedSide>, 'board'>;

const inCell = (table: Table, { row, column }: Spot, label: string): PlacedSide =>
  placedSide(table, row, column, { label, start: 0, length: 0 });

/** The game of two players, with its round; nothing where the crossings are empty. */
const gameOf = (
  table: Table,
  square: Square,
  [first, second]: readonly [number, number],
  coloured: boolean,
): Result<readonly [number, PlacedGame] | null> => {
  const here = crossingOf(table, square, first, second);
  const there = crossingOf(table, square, second, first);
  const number = here.number ?? there.number;
  if (number === null) return ok(null);
  const both = here.number !== null && there.number !== null;
  const at = ({ spot }: Crossing) => table.place(spot.row, spot.column);
  const wrong = (code: 'printed-rounds-differ' | 'printed-bold-unclear'): Result<never> =>
    fail(
      problem(code, at(here), { other: at(there).cell }),
      problem(code, at(there), { other: at(here).cell }),
    );
  if (both && here.number !== there.number) return wrong('printed-rounds-differ');
  if (both && coloured && here.bold === there.bold) return wrong('printed-bold-unclear');
  const isFirst = !coloured || (here.number === null ? !there.bold : here.bold);
  const [white, black] = isFirst ? [first, second] : [second, first];
  const [own, opposite] = isFirst ? [here, there] : [there, here];
  const cellOf = (wanted: Crossing, other: Crossing): Spot =>
    wanted.number === null ? other.spot : wanted.spot;
  return ok([
    number,
    {
      white: inCell(table, cellOf(own, opposite), entryAt(square.labels, white)),
      black: inCell(table, cellOf(opposite, own), entryAt(square.labels, black)),
    },
  ]);
};

const strangeCells = (table: Table, square: Square): readonly Problem[] =>
  square.lines.flatMap(({ row }, line) =>
    square.columns.flatMap(({ column }, along) => {
      const reading = table.says(row, column);
      if (line === along || reading.kind === 'blank' || roundIn(reading) !== null) return [];
      return [faultAt(table, { row, column }, 'printed-round-cell')];
    }),
  );

const pairsOf = (count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, first) =>
    Array.from({ length: count - first - 1 }, (_each, more) => [first, first + 1 + more] as const),
  ).flat();

/**
 * A cross-table whose cells are rounds, bold where the player of the line has White (NZCF handbook); `null` where the table is
 * none. Without a bold cell the colours are not known. Problems: `printed-round-cell printed-date printed-error-value
 * printed-rounds-differ printed-bold-unclear`.
 */
export const readCrossTable = (table: Table): Result<PlacedSchedule> | null => {
  const square = findSquare(table);
  return square && (square.named ? holdsRounds(table, square) : true) ? readSquare(table, square) : null;
};

/** Reads a square that was found. */
export const readSquare = (table: Table, square: Square): Result<PlacedSchedule> => {
  const pairs = pairsOf(square.labels.length);
  const coloured = pairs.some(([first, second]) =>
    [crossingOf(table, square, first, second), crossingOf(table, square, second, first)].some(
      ({ bold }) => bold,
    ),
  );
  const games = pairs.map((pair) => gameOf(table, square, pair, coloured));
  const problems = [
    ...strangeCells(table, square),
    ...games.flatMap((game) => (game.ok ? [] : game.problems)),
  ];
  return unlessProblems(problems, () => {
    const found = games.flatMap((game) => (game.ok && game.value ? [game.value] : []));
    const rounds = [...new Set(found.map(([number]) => number))].sort((a, b) => a - b);
    const head = ({ row, column }: Spot): readonly PlacedSide[] => {
      const reading = table.says(row, column);
      return reading.kind === 'label' ? [placedSide(table, row, column, reading.token)] : [];
    };
    return {
      rounds: rounds.map((round) => ({
        round,
        games: found
          .filter(([number]) => number === round)
          .map(([, game], each) => ({ board: each + 1, ...game })),
        rests: [],
      })),
      coloured,
      labels: [...square.columns, ...square.lines].flatMap(head),
    };
  });
};
