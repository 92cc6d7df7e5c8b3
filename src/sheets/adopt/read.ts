import { isOther } from '../../core/adopt/inPoints';
import { largest } from '../../core/extremes';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { allOf, andThen, fail, ok, allClear, type Result } from '../../core/result';
import { scoringText, type Scoring } from '../../core/results/outcome';
import { parseTyped } from '../../core/results/typed';
import { areaAddress, type Area } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { areaOf, span, viewOfGrid, type View } from '../view';
import { boardOf, type Board, rowsOf } from './board';
import { findByRound, joinedLines, readByRound, type ByRoundPlace } from './byRound';
import { readCross, type CrossRead } from './cross';
import type { Found } from './found';
import { foundCrosstable, type Games, foundResults, resultsArea } from './foundGames';
import { findRounds, foundRounds, numberedRounds } from './foundRounds';
import { blocksOf, equalOrders, findGeometry, type Geometry } from './geometry';
import { leftOut, noGames } from './leftOut';
import { numberColumns } from './numbers';
import { findResults, type ResultsPlace } from './results';
import { inMarks, numberIn, MARKS, OTHER_POINTS, setsIn, type Written } from './written';

export type { Found, Layout } from './found';

/** More cells are no cross-table, and would take too long to look through. */
const MOST_CELLS = 150_000;

/** The columns of a table's games. */
const columnsOf = ({ lines, start, width }: Geometry): readonly number[] =>
  span(start, start + lines.rows.length * width);

/** The area of the sheet that a cross-table covers, its names included. */
const areaOfCross = (board: Board, geometry: Geometry): Area =>
  areaOf(board, rowsOf(geometry.lines), [geometry.lines.nameColumn, ...columnsOf(geometry)]);

/** A board as it is without a cross-table that stands on it. */
const without = (board: Board, geometry: Geometry): View => {
  const { from, to } = rowsOf(geometry.lines);
  const columns = new Set([geometry.lines.nameColumn, ...columnsOf(geometry)]);
  const isInside = (row: number, column: number): boolean => row >= from && row < to && columns.has(column);
  return {
    ...board,
    value: (row, column) => (isInside(row, column) ? null : board.value(row, column)),
    text: (row, column) => (isInside(row, column) ? '' : board.text(row, column)),
    isDate: (row, column) => !isInside(row, column) && board.isDate(row, column),
  };
};

const twoTables = (board: Board, ...tables: readonly Geometry[]): Result<never> => {
  const areas = tables
    .map((each) => areaOfCross(board, each))
    .sort((a, b) => a.row - b.row || a.column - b.column);
  const [first, second] = [areaAddress(entryAt(areas, 0)), areaAddress(entryAt(areas, 1))];
  return fail(problem('adopt-two-tables', { sheet: board.sheet, cell: second }, { first, second }));
};

/** A table of games with its players, should nothing of it have been left out. */
const whole = (board: Board, games: Games, document: readonly string[]): Result<Found> => {
  const { lines, columns, layout } = games;
  const namesAbove = layout.columnsBy === 'headings';
  return andThen(allClear(leftOut(board, { lines, columns, namesAbove })), () =>
    foundCrosstable(board, games, document),
  );
};

/** The games of all blocks of a cross-table, `adopt-order-unclear` if nothing tells whom its columns are about: those of a further block come after those of the one before. */
const crossGames = (board: Board, first: Geometry): Result<Games> => {
  if (equalOrders(board, first).length > 0)
    return fail(problem('adopt-order-unclear', board.place(entryAt(first.lines.rows, 0), first.start)));
  const blocks = blocksOf(board, first);
  return andThen(allOf(blocks.map((block) => readCross(board, block))), (reads) => {
    const [{ layout }] = reads as readonly [CrossRead, ...CrossRead[]];
    let before = 0;
    const entries = reads.flatMap((read) => {
      const own = read.entries.map((entry) => ({ ...entry, meeting: entry.meeting + before }));
      before = Math.max(before, largest(own.map(({ meeting }) => meeting)));
      return own;
    });
    const { lines, order } = first;
    return ok({
      lines,
      columns: blocks.flatMap(columnsOf),
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

/** A cross-table as it was found, if one was, by how its results are written. */
interface Crossed {
  readonly written: Written;
  readonly board: Board;
  readonly geometry: Geometry | null;
}

/** How the results of a table may be written besides with 1, ½ and 0: as goals or points only where such stand there. */
const otherWays = (board: Board, scoring: Scoring | undefined): readonly Written[] => {
  const texts = span(0, board.rows).flatMap((row) =>
    span(0, board.columns).map((column) => board.text(row, column)),
  );
  const asked = scoring === undefined ? OTHER_POINTS : isOther(scoring) ? [scoring] : [];
  const isPlain = scoring === undefined && !texts.some((text) => text === '2' || text === '3');
  const points = isPlain ? [] : asked.map((each) => ({ by: 'points' as const, scoring: each }));
  const hasGoals = texts.some((text) => setsIn(text).length > 0 && parseTyped(text) === undefined);
  return [...points, ...(hasGoals ? [{ by: 'goals' as const }] : [])];
};

/** All cells of a table's games. */
const cellsIn = ({ lines, start, width }: Geometry): readonly (readonly [row: number, column: number])[] =>
  lines.rows.flatMap((row) =>
    span(start, start + lines.rows.length * width).map((column) => [row, column] as const),
  );

/** Whether every cell of a table is a result, and nothing beside it could be one. */
const isSure = ({ board, geometry }: Crossed): boolean => {
  if (!geometry || cellsIn(geometry).some(([row, column]) => board.says(row, column).kind === 'other'))
    return false;
  const { lines, order } = geometry;
  const columns = blocksOf(board, geometry).flatMap(columnsOf);
  return leftOut(board, { lines, columns, namesAbove: order.by === 'headings' }).length === 0;
};

/** The likeliest cross-table, however its results are written; of equal ones the first. */
const findCross = (marks: Board, scoring: Scoring | undefined): Crossed => {
  const crossed = (written: Written): Crossed => {
    const board = written.by === 'marks' ? marks : boardOf(marks, written);
    return { written, board, geometry: findGeometry(board) };
  };
  const first = crossed(MARKS);
  if (scoring === undefined && isSure(first)) return first;
  const weightOf = ({ geometry }: Crossed): number => geometry?.weight ?? 0;
  return otherWays(marks, scoring)
    .map(crossed)
    .reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best), first);
};

/** `adopt-goals` and `adopt-points-scoring` of a table whose results can only be such, at the first of them that shows it. */
const otherResults = (
  { board, written, geometry }: Crossed,
  scoring: Scoring | undefined,
): Result<never> | null => {
  if (!geometry || written.by === 'marks' || (written.by === 'points' && scoring !== undefined)) return null;
  const { lines } = geometry;
  const cells = cellsIn(geometry);
  const isOther = ([row, column]: readonly [number, number]): boolean => {
    const text = board.text(row, column);
    return written.by === 'goals'
      ? setsIn(text).length > 0 && parseTyped(text) === undefined
      : text !== '' && parseTyped(text) === undefined && numberIn(text) !== null;
  };
  const [row, column] = cells.find(isOther) ?? entryAt(cells, 0);
  const place = board.place(row, column);
  const values = { typed: board.text(row, column), name: board.text(row, lines.nameColumn) };
  return fail(
    written.by === 'goals'
      ? problem('adopt-goals', place, values)
      : problem('adopt-points-scoring', place, { ...values, scoring: scoringText(written.scoring) }),
  );
};

/** Two readings are near each other where the one weighs at least half of the other. */
const isNear = (one: number, other: number): boolean => Math.min(one, other) * 2 >= Math.max(one, other);

/** `adopt-two-readings` where a cross-table and a list of results stand beside each other, and as much speaks for each. */
const twoReadings = (board: Board, geometry: Geometry, list: ResultsPlace): Result<never> | null => {
  const [cross, results] = [areaOfCross(board, geometry), resultsArea(board, list)];
  const isApart =
    cross.row + cross.rows <= results.row ||
    results.row + results.rows <= cross.row ||
    cross.column + cross.columns <= results.column ||
    results.column + results.columns <= cross.column;
  if (!isApart || !isNear(geometry.weight, LIST_GAME * list.weight)) return null;
  const [first, second] = [areaAddress(cross), areaAddress(results)];
  return fail(problem('adopt-two-readings', { sheet: board.sheet, cell: second }, { first, second }));
};

/** A game of a list weighs as much as its two cells in a cross-table. */
const LIST_GAME = 2;

/** A table by rounds where it stands, on a board on which each game is in one cell. */
interface RoundsFound {
  readonly board: Board;
  readonly place: ByRoundPlace;
}

/** A wall chart, whose players have opponents and results below each other. */
const wallChart = (marks: Board, scoring: Scoring | undefined): RoundsFound | null => {
  const joined = joinedLines(marks);
  return joined && tableByRounds(boardOf(inMarks(joined, scoring)));
};

const tableByRounds = (board: Board): RoundsFound | null => {
  const place = findByRound(board);
  return place && { board, place };
};

const ofRounds = ({ board, place }: RoundsFound, document: readonly string[]): Result<Found> =>
  andThen(readByRound(board, place), ({ entries, hasLetters, plusIsWin }) => {
    const { lines, columns, numbers } = place;
    const layout = {
      kind: 'rounds' as const,
      colours: hasLetters ? ('letters' as const) : ('none' as const),
      rounds: 'heading' as const,
      plusIsWin,
    };
    const own = numberColumns(board, lines, (column) => !columns.includes(column)).find(
      (each) => each.numbers.join() === numbers.join(),
    );
    const games = { lines, columns, entries, layout, numbers: own?.column ?? null };
    return whole(board, games, document);
  });

/**
 * Finds and reads the games that people keep on a sheet: rounds in numbers beside a list, a cross-table, a table by rounds or a list of results, whichever more cells
 * speak for. `document` is what the document is called, for an event that the sheet does not name; `scoring` the points in which results
 * may be written. Problems: `adopt-too-full`, `adopt-not-found`, `adopt-standings`, `adopt-two-tables`, `adopt-two-readings`, `adopt-order-unclear`,
 * `adopt-goals`, `adopt-points-scoring`; those of the players' names (`readRoster`); `adopt-date adopt-cell adopt-diagonal
 * adopt-count-differs adopt-number-unknown`; `adopt-line adopt-line-left adopt-column-left` for what was not read; those of `readSquare` in a
 * table of rounds.
 */
export const readFound = (grid: Grid, document: readonly string[] = [], scoring?: Scoring): Result<Found> => {
  if (grid.area.rows * grid.area.columns > MOST_CELLS)
    return fail(problem('adopt-too-full', { sheet: grid.sheet }));
  const view = viewOfGrid(grid);
  const toPlay = findRounds(view);
  if (toPlay) return foundRounds(toPlay, document);
  const marks = boardOf(view);
  const rounds = numberedRounds(marks, document);
  if (rounds) return rounds;
  const cross = findCross(marks, scoring);
  const { board, geometry } = cross;
  const other = geometry && findGeometry(boardOf(without(board, geometry), cross.written));
  if (geometry && other) return twoTables(board, geometry, other);
  const told = isOther(scoring) ? boardOf(inMarks(view, scoring)) : marks;
  const byRound = tableByRounds(told);
  const chart = wallChart(marks, scoring);
  if (chart && chart.place.weight > largest([byRound?.place.weight ?? 0, geometry?.weight ?? 0]))
    return ofRounds(chart, document);
  const list = findResults(told);
  const weights = [geometry?.weight ?? 0, byRound?.place.weight ?? 0, LIST_GAME * (list?.weight ?? 0)];
  const most = largest(weights);
  if (most <= 0) return fail(noGames(marks));
  const unclear = geometry && list && twoReadings(marks, geometry, list);
  if (unclear) return unclear;
  if (geometry && most === weights[0])
    return (
      otherResults(cross, scoring) ??
      andThen(crossGames(board, geometry), (games) => whole(board, games, document))
    );
  if (byRound && most === weights[1]) return ofRounds(byRound, document);
  return list ? foundResults(told, list, document) : fail(noGames(marks));
};
