import type { PrintedGame } from '../../core/check/printed';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { fail, ok, unlessProblems, type Result } from '../../core/result';
import type { Reading } from './cell';
import type { PlacedSchedule, PlacedSide } from './schedule';
import { labelsInRow, spotsInColumn, type Spot, type Table } from './table';

/** The lines and columns of a square of players. */
interface Square {
  readonly labels: readonly string[];
  readonly lines: readonly Spot[];
  readonly columns: readonly Spot[];
}

const LEAST_PLAYERS = 3;

const labelAt = (table: Table, { row, column }: Spot): string | null => {
  const reading = table.at(row, column);
  return reading.kind === 'label' ? reading.token.label : null;
};

const roundIn = (reading: Reading): number | null => {
  if (reading.kind === 'index' || reading.kind === 'round') return reading.number;
  return reading.kind === 'label' && /^\d+$/.test(reading.token.label) ? Number(reading.token.label) : null;
};

/** The square with these headings, if they are the same down and across, and nobody meets themselves. */
const squareOf = (table: Table, columns: readonly Spot[], lines: readonly Spot[]): Square | null => {
  const labels = columns.map((spot) => labelAt(table, spot) ?? '');
  const isSame =
    lines.length === labels.length && lines.every((spot, each) => labelAt(table, spot) === labels[each]);
  if (!isSame || labels.length < LEAST_PLAYERS || new Set(labels).size < labels.length) return null;
  const meetsSelf = lines.some(
    ({ row }, each) => roundIn(table.at(row, entryAt(columns, each).column)) !== null,
  );
  return meetsSelf ? null : { labels, lines, columns };
};

/** The square of players in a table: labels across the top and the same down a column left of them. */
const findSquare = (table: Table): Square | null => {
  const labels = new Map<number, readonly Spot[]>();
  const downIn = (column: number): readonly Spot[] => {
    const known = labels.get(column) ?? spotsInColumn(table, column, ({ kind }) => kind === 'label');
    labels.set(column, known);
    return known;
  };
  for (let row = 0; row < table.rows; row++) {
    const across = labelsInRow(table, row);
    if (across.length < LEAST_PLAYERS) continue;
    const first = across[0]?.column ?? 0;
    for (let column = 0; column < first; column++) {
      // Of as many labels as stand across, the first has to be below them, and the one before it is not.
      const all = downIn(column);
      const from = all.length - across.length;
      if (from < 0 || entryAt(all, from).row <= row || (all[from - 1]?.row ?? -1) > row) continue;
      const found = squareOf(table, across, all.slice(from));
      if (found) return found;
    }
  }
  return null;
};

interface Crossing {
  readonly number: number | null;
  readonly bold: boolean;
  readonly spot: Spot;
}

const crossingOf = (table: Table, square: Square, line: number, column: number): Crossing => {
  const spot = { row: entryAt(square.lines, line).row, column: entryAt(square.columns, column).column };
  return { number: roundIn(table.at(spot.row, spot.column)), bold: table.bold(spot.row, spot.column), spot };
};

type PlacedGame = Omit<PrintedGame<PlacedSide>, 'board'>;

const inCell = (table: Table, { row, column }: Spot, label: string): PlacedSide =>
  table.side(row, column, { label, start: 0, length: 0 });

const contradiction = (
  table: Table,
  code: 'printed-rounds-differ' | 'printed-bold-unclear',
  a: Crossing,
  b: Crossing,
) =>
  [
    [a, b],
    [b, a],
  ].map(([here, other]): Problem => {
    const at = ({ spot }: Crossing): string => table.address(spot.row, spot.column);
    return problem(code, { sheet: table.sheet, cell: at(here ?? a) }, { other: at(other ?? b) });
  });

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
  const wrong = (code: 'printed-rounds-differ' | 'printed-bold-unclear'): Result<never> => {
    const [one, ...more] = contradiction(table, code, here, there);
    return fail(one ?? problem(code), ...more);
  };
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
      const reading = table.at(row, column);
      if (line === along || reading.kind === 'blank' || roundIn(reading) !== null) return [];
      const place = { sheet: table.sheet, cell: table.address(row, column) };
      if (reading.kind === 'date') return [problem('printed-date', place)];
      if (reading.kind === 'error') return [problem('printed-error-value', place, { error: reading.text })];
      return [problem('printed-round-cell', place, { text: table.text(row, column) })];
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
  if (!square) return null;
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
      const reading = table.at(row, column);
      return reading.kind === 'label' ? [table.side(row, column, reading.token)] : [];
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
