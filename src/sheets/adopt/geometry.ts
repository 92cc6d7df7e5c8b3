import { entryAt } from '../../core/present';
import { span } from '../view';
import { type Board, possibleLines, type Lines } from './board';
import { agree, type Content } from './sign';
import { possibleOrders, type Order } from './numbers';

/** What a row of a player holds: the games of a cycle, as the first does, the rounds of the games above, or nothing. */
export type LineKind = 'games' | 'rounds' | 'blank';

/** Where a cross-table stands on its board. */
export interface Geometry {
  readonly lines: Lines;
  /** Of each of a player's rows. */
  readonly kinds: readonly LineKind[];
  /** The first column, and how many each opponent has. */
  readonly start: number;
  readonly width: number;
  readonly order: Order;
  /** How much speaks for it. */
  readonly weight: number;
}

/** The cell of a player's game: `line` of their rows, `offset` of the opponent's columns. */
export const cellOf = (
  { lines, start, width, order }: Omit<Geometry, 'weight' | 'kinds'>,
  player: number,
  opponent: number,
  line: number,
  offset: number,
): readonly [row: number, column: number] => [
  entryAt(lines.rows, player) + line,
  start + order.columns.indexOf(opponent) * width + offset,
];

const ROUND = /^\(?(?:r|rd|rnd|round|runde|ronde|tour)?[. ]*(\d{1,3})[.)]{0,2}$/i;

/** The round that a cell names: `5`, `5.`, `(5)`, `R5`. */
export const roundIn = (board: Board, row: number, column: number): number | null => {
  const match = ROUND.exec(board.text(row, column));
  return match && Number(match[1]) > 0 && !board.isDate(row, column) ? Number(match[1]) : null;
};

const kindsOf = (board: Board, { rows, height }: Lines, columns: readonly number[]): readonly LineKind[] =>
  span(0, height).map((line) => {
    if (line === 0) return 'games';
    const cells = rows.flatMap((row) => columns.map((column) => [row + line, column] as const));
    const filled = cells.filter(([row, column]) => board.text(row, column) !== '');
    const rounds = filled.map(([row, column]) => roundIn(board, row, column) ?? 0);
    const isRounds =
      rounds.some((round) => round > 1) &&
      rounds.filter((round) => round > 0).length * 5 >= rounds.length * 4;
    if (isRounds) return 'rounds';
    return filled.some(([row, column]) => board.says(row, column).kind !== 'blank') ? 'games' : 'blank';
  });

/** Cells that speak for or against a table. */
const AGREE = 2;
const ONE_SIDED = 0.5;
const CONFLICT = -1;
const UNKNOWN = -1.5;
const OWN_FILLED = 1;
const OWN_RESULT = -6;

const ofSides = (one: Content, other: Content): number => {
  const kinds = [one.kind, other.kind];
  if (kinds.includes('word')) return 0;
  if (kinds.some((kind) => kind === 'other' || kind === 'filler')) return UNKNOWN;
  if (one.kind === 'signs' && other.kind === 'signs') {
    const isSame =
      one.signs.length === other.signs.length &&
      one.signs.every((sign, index) => agree(sign, entryAt(other.signs, index)));
    return isSame ? AGREE : CONFLICT;
  }
  if (one.kind === 'open' && other.kind === 'open') return one.round === other.round ? ONE_SIDED : CONFLICT;
  return kinds.includes('signs') ? ONE_SIDED : 0;
};

const ofOwn = (own: Content): number => {
  if (own.kind === 'blank' || own.kind === 'word') return 0;
  if (own.kind === 'filler') return OWN_FILLED;
  if (own.kind === 'other') return UNKNOWN;
  return own.kind === 'signs' && own.signs.every((sign) => sign === '-') ? 0 : OWN_RESULT;
};

const weigh = (board: Board, geometry: Omit<Geometry, 'weight'>): number => {
  const { lines, kinds, width } = geometry;
  const count = lines.rows.length;
  const at = (player: number, opponent: number, line: number, offset: number): Content => {
    const [row, column] = cellOf(geometry, player, opponent, line, offset);
    return board.says(row, column);
  };
  let weight = 0;
  kinds.forEach((kind, line) => {
    if (kind !== 'games') return;
    for (let offset = 0; offset < width; offset++)
      for (let one = 0; one < count; one++) {
        weight += ofOwn(at(one, one, line, offset));
        for (let other = one + 1; other < count; other++)
          weight += ofSides(at(one, other, line, offset), at(other, one, line, offset));
      }
  });
  return weight;
};

/** Headings 1, 2, 3 … above the columns speak for a table. */
const headed = (board: Board, { rows }: Lines, columns: readonly number[]): number =>
  span(Math.max(0, entryAt(rows, 0) - 2), entryAt(rows, 0)).some((row) =>
    columns.every((column, index) => roundIn(board, row, column) === index + 1),
  )
    ? columns.length / 2
    : 0;

const MOST_WIDTH = 4;

const geometriesOf = (
  board: Board,
  lines: Lines,
  isTaken: (column: number) => boolean,
): readonly Geometry[] => {
  const count = lines.rows.length;
  const { rows, nameColumn } = lines;
  return span(1, MOST_WIDTH + 1).flatMap((width) =>
    span(0, board.columns - count * width + 1)
      .filter((start) => nameColumn < start || nameColumn >= start + count * width)
      .filter((start) => !span(start, start + count * width).some(isTaken))
      .flatMap((start) => {
        const columns = span(start, start + count * width);
        const firsts = span(0, count).map((index) => start + index * width);
        const kinds = kindsOf(board, lines, columns);
        if (!isSound(board, rows, kinds, columns)) return [];
        const isOutside = (column: number): boolean => column < start || column >= start + count * width;
        const bonus = headed(board, lines, firsts);
        return possibleOrders(board, lines, firsts, isOutside).map((order) => {
          const place = { lines, kinds, start, width, order };
          return { ...place, weight: weigh(board, place) + bonus };
        });
      }),
  );
};

/** Whether most cells of an area could stand in a cross-table; most areas are no table, and need not be weighed. */
const isSound = (
  board: Board,
  rows: readonly number[],
  kinds: readonly LineKind[],
  columns: readonly number[],
): boolean => {
  const found = kinds.flatMap((kind, line) =>
    kind === 'games'
      ? rows.flatMap((row) => columns.map((column) => board.says(row + line, column).kind))
      : [],
  );
  const odd = found.filter((kind) => kind === 'other').length;
  return (found.includes('signs') || found.includes('open')) && odd * 4 <= found.length;
};

const likeliest = (geometries: readonly Geometry[]): Geometry | null => {
  let best: Geometry | null = null;
  for (const geometry of geometries) if (geometry.weight > (best?.weight ?? 0)) best = geometry;
  return best;
};

/** The likeliest place of a cross-table on a board; null if nothing speaks for any. */
export const findGeometry = (board: Board): Geometry | null =>
  likeliest(possibleLines(board).flatMap((lines) => geometriesOf(board, lines, () => false)));

/** Whether a column belongs to the games of a table. */
const isIn = ({ lines, start, width }: Geometry, column: number): boolean =>
  column >= start && column < start + lines.rows.length * width;

/**
 * All blocks of a table from left to right: the one that was found, and those beside it in which the same players stand against each other
 * once more, as firmly as in the first by half at least.
 */
export const blocksOf = (board: Board, first: Geometry): readonly Geometry[] => {
  const blocks = [first];
  for (;;) {
    const isTaken = (column: number): boolean => blocks.some((block) => isIn(block, column));
    const next = likeliest(geometriesOf(board, first.lines, isTaken));
    if (!next || next.weight * 2 < first.weight) return blocks.sort((one, other) => one.start - other.start);
    blocks.push(next);
  }
};

/** Other orders of the columns of a table for which as much speaks as for the one that was found. */
export const equalOrders = (board: Board, found: Geometry): readonly Order[] => {
  const { lines, start, width, order } = found;
  const firsts = lines.rows.map((_, index) => start + index * width);
  const bonus = headed(board, lines, firsts);
  return possibleOrders(board, lines, firsts, (column) => !isIn(found, column)).filter(
    (other) =>
      other.columns.join() !== order.columns.join() &&
      weigh(board, { ...found, order: other }) + bonus === found.weight,
  );
};
