import { largest } from '../../core/extremes';
import type { FoundEntry } from '../../core/adopt/tables';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, ok, unlessProblems, type Result } from '../../core/result';
import { span } from '../view';
import type { Board } from './board';
import {
  markOf,
  readingOfSigns,
  weightOf,
  type Content,
  type Letter,
  type Sign,
  type SignReading,
} from './sign';
import type { Layout } from './found';
import { cellOf, roundIn, type Geometry } from './geometry';

/** A cell of a cross-table in which a game stands, or which is still blank over the round of one that is to come. */
interface GameCell {
  readonly player: number;
  readonly opponent: number;
  /** Which of the cells of these two it is, from 0. */
  readonly slot: number;
  readonly row: number;
  readonly column: number;
  readonly signs: readonly Sign[];
  readonly letter: Letter | null;
  readonly round: number | null;
}

/** What was read of a cross-table: places are those of the rows. */
export interface CrossRead {
  readonly entries: readonly FoundEntry[];
  readonly layout: Pick<Layout, 'columnsBy' | 'furtherGames' | 'colours' | 'rounds' | 'plusIsWin'>;
}

/** The line of rounds that belongs to a line of games: the one below it. */
const roundLineOf = (kinds: Geometry['kinds'], line: number): number | null =>
  kinds[line + 1] === 'rounds' ? line + 1 : null;

const eachCell = function* (geometry: Geometry) {
  const { lines, kinds, width } = geometry;
  const count = lines.rows.length;
  const games = kinds.flatMap((kind, line) => (kind === 'games' ? [line] : []));
  for (const player of span(0, count))
    for (const opponent of span(0, count))
      for (const [index, line] of games.entries())
        for (const offset of span(0, width)) {
          const [row, column] = cellOf(geometry, player, opponent, line, offset);
          const below = roundLineOf(kinds, line);
          yield {
            player,
            opponent,
            slot: index * width + offset,
            row,
            column,
            roundRow: below === null ? null : row - line + below,
          };
        }
};

/** What is no result where one should stand: `formula-without-value`, `adopt-date`, `adopt-cell`; `adopt-diagonal` for a result against oneself. */
const wrongCell = (
  board: Board,
  content: Content,
  { row, column, isOwn, name }: { row: number; column: number; isOwn: boolean; name: string },
): readonly Problem[] => {
  const place = board.place(row, column);
  const typed = board.text(row, column);
  if (isOwn) {
    const isResult = content.kind === 'signs' && content.signs.some((sign) => sign !== '-');
    return isResult ? [problem('adopt-diagonal', place, { typed, name })] : [];
  }
  if (board.isFormula(row, column) && board.value(row, column) === null)
    return [problem('formula-without-value', place, { cells: place.cell, count: 1 })];
  if (content.kind === 'date') return [problem('adopt-date', place, { name })];
  const isPlaceholder = content.kind === 'filler' && /^[._…]+$/.test(typed);
  return ['other', 'word', 'error'].includes(content.kind) || (content.kind === 'filler' && !isPlaceholder)
    ? [problem('adopt-cell', place, { typed: typed === '' ? '#' : typed, name })]
    : [];
};

/** Both cells of each game, where both hold one. */
const bothCells = (cells: readonly GameCell[]): readonly (readonly [GameCell, GameCell])[] => {
  const keyOf = (one: number, other: number, slot: number): string => `${one},${other},${slot}`;
  const at = new Map(cells.map((cell) => [keyOf(cell.player, cell.opponent, cell.slot), cell]));
  return cells.flatMap((cell) => {
    const other = at.get(keyOf(cell.opponent, cell.player, cell.slot));
    return other && cell.player < other.player ? [[cell, other] as const] : [];
  });
};

/** `adopt-count-differs` at both cells where one has more games of these two than the other. */
const countsDiffer = (board: Board, pairs: readonly (readonly [GameCell, GameCell])[]): readonly Problem[] =>
  pairs
    .filter(
      ([one, other]) => one.signs.length * other.signs.length > 0 && one.signs.length !== other.signs.length,
    )
    .flatMap((pair) =>
      [pair, [pair[1], pair[0]] as const].map(([own, other]) =>
        problem('adopt-count-differs', board.place(own.row, own.column), {
          typed: board.text(own.row, own.column),
          other: board.at(other.row, other.column),
          otherTyped: board.text(other.row, other.column),
        }),
      ),
    );

/**
 * Whether bold says White: of nearly every game one cell is bold and one is not, and bold is not simply every win. Of a table with one
 * half only: some are bold and some are not.
 */
const isBoldWhite = (
  board: Board,
  cells: readonly GameCell[],
  pairs: readonly (readonly [GameCell, GameCell])[],
): boolean => {
  const isBold = ({ row, column }: GameCell): boolean => board.bold(row, column);
  const isWin = ({ signs }: GameCell): boolean => signs.every((sign) => weightOf(sign) > 0);
  const [bold, plain] = [cells.filter(isBold), cells.filter((cell) => !isBold(cell))];
  if (bold.length === 0 || plain.length === 0) return false;
  if (bold.every(isWin) && !plain.some(isWin)) return false;
  if (pairs.length === 0) return true;
  const told = pairs.filter(([one, other]) => isBold(one) !== isBold(other)).length;
  return told * 5 >= pairs.length * 4;
};

/** How a table tells who has White. */
interface Colours {
  readonly by: 'bold' | 'letters' | 'none';
  readonly isWhite: (cell: GameCell) => boolean | null;
}

const coloursOf = (board: Board, cells: readonly GameCell[], { white }: SignReading): Colours => {
  if (white !== null)
    return { by: 'letters', isWhite: ({ letter }) => (letter === null ? null : letter === white) };
  const finished = cells.filter(({ signs }) => signs.length > 0);
  if (finished.some(({ signs }) => signs.length > 1) || !isBoldWhite(board, finished, bothCells(finished)))
    return { by: 'none', isWhite: () => null };
  const isWhite = ({ signs, row, column }: GameCell): boolean | null => {
    const isBold = board.bold(row, column) && board.text(row, column) !== '';
    return signs.length === 0 && !isBold ? null : isBold;
  };
  return { by: 'bold', isWhite };
};

const cellsOf = (board: Board, geometry: Geometry): Result<readonly GameCell[]> => {
  const { lines } = geometry;
  const nameOf = (player: number): string => board.text(entryAt(lines.rows, player), lines.nameColumn);
  const wrong: Problem[] = [];
  const cells: GameCell[] = [];
  for (const { player, opponent, slot, row, column, roundRow } of eachCell(geometry)) {
    const content = board.says(row, column);
    const isOwn = player === opponent;
    for (const each of wrongCell(board, content, { row, column, isOwn, name: nameOf(player) }))
      wrong.push(each);
    if (isOwn) continue;
    const below = roundRow === null ? null : roundIn(board, roundRow, column);
    const cell = { player, opponent, slot, row, column, signs: [], letter: null };
    if (content.kind === 'signs') cells.push({ ...cell, ...content, round: content.round ?? below });
    else if (content.kind === 'open') cells.push({ ...cell, round: content.round });
    else if (content.kind === 'blank' && below !== null) cells.push({ ...cell, round: below });
  }
  return unlessProblems([...wrong, ...countsDiffer(board, bothCells(cells))], () => cells);
};

const furtherGames = (
  { kinds, width }: Geometry,
  signs: number,
): Pick<CrossRead['layout'], 'furtherGames'> => {
  if (signs > 1) return { furtherGames: 'signs' };
  if (kinds.filter((kind) => kind === 'games').length > 1) return { furtherGames: 'lines' };
  return width > 1 ? { furtherGames: 'columns' } : {};
};

/** Reads the games of a cross-table that stands there. Problems: `adopt-date adopt-cell adopt-diagonal adopt-count-differs`. */
export const readCross = (board: Board, geometry: Geometry): Result<CrossRead> =>
  andThen(cellsOf(board, geometry), (cells) => {
    const reading = readingOfSigns(
      cells.flatMap(({ signs }) => signs),
      cells.flatMap(({ letter }) => letter ?? []),
    );
    const colours = coloursOf(board, cells, reading);
    const most = Math.max(1, largest(cells.map(({ signs }) => signs.length)));
    const entriesOf = (cell: GameCell): readonly FoundEntry[] => {
      const marks =
        cell.signs.length === 0 ? ['open' as const] : cell.signs.map((sign) => markOf(sign, reading));
      return marks.map((mark, index) => ({
        player: cell.player,
        opponent: cell.opponent,
        meeting: cell.slot * most + index + 1,
        mark,
        white: colours.isWhite(cell),
        round: most > 1 ? null : cell.round,
        cell: board.at(cell.row, cell.column),
        typed: board.text(cell.row, cell.column),
      }));
    };
    const isInLine = geometry.kinds.includes('rounds');
    const isKnown = most === 1 && cells.some(({ round }) => round !== null);
    return ok({
      entries: cells.flatMap(entriesOf),
      layout: {
        columnsBy: geometry.order.by,
        ...furtherGames(geometry, most),
        colours: colours.by,
        rounds: isKnown ? (isInLine ? 'line' : 'cell') : 'none',
        plusIsWin: reading.plusIsWin,
      },
    });
  });
