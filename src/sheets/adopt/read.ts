import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { allOf, andThen, fail, ok, type Result } from '../../core/result';
import { areaAddress, type Area } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { boardOf, span, type Board } from './board';
import { findByRound, readByRound } from './byRound';
import { contentsOf, type Contents } from './cells';
import { readCross, type CrossRead } from './cross';
import type { Found } from './found';
import { foundCrosstable, type Games } from './foundCrosstable';
import { foundResults } from './foundResults';
import { blocksOf, equalOrders, findGeometry, type Geometry } from './geometry';
import { numberColumns } from './numbers';
import { findResults } from './results';

export type { Found, Layout } from './found';

/** More cells are no cross-table, and would take too long to look through. */
const MOST_CELLS = 150_000;

/** The area of the sheet that a cross-table covers, its names included. */
const areaOf = (grid: Grid, { lines, start, width }: Geometry): Area => {
  const { rows, height, nameColumn } = lines;
  const [left, right] = [Math.min(nameColumn, start), Math.max(nameColumn + 1, start + rows.length * width)];
  const top = entryAt(rows, 0);
  const bottom = entryAt(rows, rows.length - 1) + height;
  return {
    row: grid.area.row + top,
    column: grid.area.column + left,
    rows: bottom - top,
    columns: right - left,
  };
};

/** A board as it is without a cross-table that stands on it. */
const without = (board: Board, { lines, start, width }: Geometry): Board => {
  const { rows, height, nameColumn } = lines;
  const [top, bottom] = [entryAt(rows, 0), entryAt(rows, rows.length - 1) + height];
  const isInside = (row: number, column: number): boolean =>
    row >= top &&
    row < bottom &&
    (column === nameColumn || (column >= start && column < start + rows.length * width));
  return {
    ...board,
    value: (row, column) => (isInside(row, column) ? null : board.value(row, column)),
    text: (row, column) => (isInside(row, column) ? '' : board.text(row, column)),
    isDate: (row, column) => !isInside(row, column) && board.isDate(row, column),
  };
};

const twoTables = (grid: Grid, one: Geometry, other: Geometry): Result<never> => {
  const areas = [areaOf(grid, one), areaOf(grid, other)].sort((a, b) => a.row - b.row || a.column - b.column);
  const [first, second] = [areaAddress(entryAt(areas, 0)), areaAddress(entryAt(areas, 1))];
  return fail(problem('adopt-two-tables', { sheet: grid.sheet, cell: second }, { first, second }));
};

/** The games of all blocks of a cross-table, `adopt-order-unclear` if nothing tells whom its columns are about: those of a further block come after those of the one before. */
const crossGames = (board: Board, contents: Contents, first: Geometry): Result<Games> => {
  if (equalOrders(board, contents, first).length > 0) {
    const cell = board.at(entryAt(first.lines.rows, 0), first.start);
    return fail(problem('adopt-order-unclear', { sheet: board.sheet, cell }));
  }
  const blocks = blocksOf(board, contents, first);
  return andThen(allOf(blocks.map((block) => readCross(board, contents, block))), (reads) => {
    const [{ layout }] = reads as readonly [CrossRead, ...CrossRead[]];
    let before = 0;
    const entries = reads.flatMap((read) => {
      const own = read.entries.map((entry) => ({ ...entry, meeting: entry.meeting + before }));
      before = Math.max(before, ...own.map(({ meeting }) => meeting));
      return own;
    });
    const { lines, order } = first;
    return ok({
      lines,
      columns: blocks.flatMap(({ start, width }) => span(start, start + lines.rows.length * width)),
      entries,
      layout: {
        kind: 'crosstable',
        ...layout,
        ...(blocks.length > 1 ? { furtherGames: 'blocks' as const } : {}),
      },
      numbers: order.numbers,
    });
  });
};

/**
 * Finds and reads the games that people keep on a sheet: a cross-table, a table by rounds or a list of results, whichever more cells
 * speak for. `document` is what the document is called, for an event that the sheet does not name. Problems: `adopt-too-full`,
 * `adopt-not-found`, `adopt-two-tables`, `adopt-order-unclear`; those of the players' names (`readRoster`); `adopt-date adopt-cell adopt-diagonal adopt-count-differs adopt-number-unknown`.
 */
export const readFound = (grid: Grid, document: readonly string[] = []): Result<Found> => {
  if (grid.area.rows * grid.area.columns > MOST_CELLS)
    return fail(problem('adopt-too-full', { sheet: grid.sheet }));
  const board = boardOf(grid);
  const contents = contentsOf(board);
  const geometry = findGeometry(board, contents);
  const rest = geometry && without(board, geometry);
  const other = rest && findGeometry(rest, contentsOf(rest));
  if (geometry && other) return twoTables(grid, geometry, other);
  const byRound = findByRound(board);
  const list = findResults(board);
  const weights = [geometry?.weight ?? 0, byRound?.weight ?? 0, 2 * (list?.weight ?? 0)];
  const most = Math.max(...weights);
  if (most <= 0) return fail(problem('adopt-not-found', { sheet: grid.sheet }));
  if (geometry && most === weights[0])
    return andThen(crossGames(board, contents, geometry), (games) =>
      foundCrosstable(grid, board, games, document),
    );
  if (byRound && most === weights[1])
    return andThen(readByRound(board, byRound), ({ entries, hasLetters, plusIsWin }) => {
      const { lines, columns, numbers } = byRound;
      const layout = {
        kind: 'rounds' as const,
        colours: hasLetters ? ('letters' as const) : ('none' as const),
        rounds: 'heading' as const,
        plusIsWin,
      };
      const own = numberColumns(board, lines, (column) => !columns.includes(column)).find(
        (each) => each.numbers.join() === numbers.join(),
      );
      return foundCrosstable(
        grid,
        board,
        { lines, columns, entries, layout, numbers: own?.column ?? null },
        document,
      );
    });
  return list
    ? foundResults(grid, board, list, document)
    : fail(problem('adopt-not-found', { sheet: grid.sheet }));
};
