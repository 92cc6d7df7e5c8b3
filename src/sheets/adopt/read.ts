import { isOther } from '../../core/adopt/inPoints';
import { largest } from '../../core/extremes';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { allOf, andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { scoringText, type Scoring } from '../../core/results/scoring';
import { parseTyped } from '../../core/results/typed';
import { areaAddress, type Area } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { boardOf, span, type Board } from './board';
import { findByRound, joinedLines, readByRound, type ByRoundPlace } from './byRound';
import { contentsOf, type Contents } from './sign';
import { readCross, type CrossRead } from './cross';
import type { Found } from './found';
import { foundCrosstable, type Games } from './foundCrosstable';
import { findRounds, foundRounds, numberedRounds } from './foundRounds';
import { foundResults, resultsArea } from './foundResults';
import { blocksOf, equalOrders, findGeometry, type Geometry } from './geometry';
import { leftOut, noGames } from './leftOut';
import { numberColumns } from './numbers';
import { findResults, type ResultsPlace } from './results';
import { inMarks, numberIn, MARKS, OTHER_POINTS, setsIn, type Written } from './written';

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

/** The columns of a table's games. */
const columnsOf = ({ lines, start, width }: Geometry): readonly number[] =>
  span(start, start + lines.rows.length * width);

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

/** A table of games with its players, should nothing of it have been left out. */
const whole = (
  grid: Grid,
  board: Board,
  contents: Contents,
  games: Games,
  document: readonly string[],
): Result<Found> => {
  const { lines, columns, layout } = games;
  const namesAbove = layout.columnsBy === 'headings';
  return andThen(
    unlessProblems(leftOut(board, contents, { lines, columns, namesAbove }), () => null),
    () => foundCrosstable(grid, board, games, document),
  );
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
  readonly contents: Contents;
  readonly geometry: Geometry | null;
}

/** How the results of a table may be written, with 1, ½ and 0 first; as goals or points only where such stand there. */
const waysOf = (
  board: Board,
  scoring: Scoring | undefined,
): readonly [marks: Written, ...others: readonly Written[]] => {
  const texts = span(0, board.rows).flatMap((row) =>
    span(0, board.columns).map((column) => board.text(row, column)),
  );
  const asked = scoring === undefined ? OTHER_POINTS : isOther(scoring) ? [scoring] : [];
  const isPlain = scoring === undefined && !texts.some((text) => text === '2' || text === '3');
  const points = isPlain ? [] : asked.map((each) => ({ by: 'points' as const, scoring: each }));
  const hasGoals = texts.some((text) => setsIn(text).length > 0 && parseTyped(text) === undefined);
  return [MARKS, ...points, ...(hasGoals ? [{ by: 'goals' as const }] : [])];
};

/** All cells of a table's games. */
const cellsIn = ({ lines, start, width }: Geometry): readonly (readonly [row: number, column: number])[] =>
  lines.rows.flatMap((row) =>
    span(start, start + lines.rows.length * width).map((column) => [row, column] as const),
  );

/** Whether every cell of a table is a result, and nothing beside it could be one. */
const isSure = (board: Board, { contents, geometry }: Crossed): boolean => {
  if (!geometry || cellsIn(geometry).some(([row, column]) => contents(row, column).kind === 'other'))
    return false;
  const { lines, order } = geometry;
  const columns = blocksOf(board, contents, geometry).flatMap(columnsOf);
  return leftOut(board, contents, { lines, columns, namesAbove: order.by === 'headings' }).length === 0;
};

/** The likeliest cross-table, however its results are written; of equal ones the first. */
const findCross = (board: Board, scoring: Scoring | undefined): Crossed => {
  const crossed = (written: Written): Crossed => {
    const contents = contentsOf(board, written);
    return { written, contents, geometry: findGeometry(board, contents) };
  };
  const [marks, ...others] = waysOf(board, scoring);
  const first = crossed(marks);
  if (scoring === undefined && isSure(board, first)) return first;
  const weightOf = ({ geometry }: Crossed): number => geometry?.weight ?? 0;
  return others.map(crossed).reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best), first);
};

/** `adopt-goals` and `adopt-points-scoring` of a table whose results can only be such, at the first of them that shows it. */
const otherResults = (
  board: Board,
  { written, geometry }: Crossed,
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
  const place = { sheet: board.sheet, cell: board.at(row, column) };
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
const twoReadings = (grid: Grid, geometry: Geometry, list: ResultsPlace): Result<never> | null => {
  const [cross, results] = [areaOf(grid, geometry), resultsArea(grid, boardOf(grid), list)];
  const isApart =
    cross.row + cross.rows <= results.row ||
    results.row + results.rows <= cross.row ||
    cross.column + cross.columns <= results.column ||
    results.column + results.columns <= cross.column;
  if (!isApart || !isNear(geometry.weight, LIST_GAME * list.weight)) return null;
  const [first, second] = [areaAddress(cross), areaAddress(results)];
  return fail(problem('adopt-two-readings', { sheet: grid.sheet, cell: second }, { first, second }));
};

/** A game of a list weighs as much as its two cells in a cross-table. */
const LIST_GAME = 2;

/** A table by rounds where it stands, on a board on which each game is in one cell. */
interface RoundsFound {
  readonly board: Board;
  readonly contents: Contents;
  readonly place: ByRoundPlace;
}

/** A wall chart, whose players have opponents and results below each other. */
const wallChart = (sheet: Board, marks: Contents, scoring: Scoring | undefined): RoundsFound | null => {
  const joined = joinedLines(sheet, marks);
  const board = joined && inMarks(joined, scoring);
  const contents = board && contentsOf(board);
  const place = contents && findByRound(board, contents);
  return place && { board, contents, place };
};

const ofRounds = (
  grid: Grid,
  { board, contents, place }: RoundsFound,
  document: readonly string[],
): Result<Found> =>
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
    return whole(grid, board, contents, games, document);
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
  const board = boardOf(grid);
  const toPlay = findRounds(grid);
  if (toPlay) return foundRounds(grid, board, toPlay, document);
  const rounds = numberedRounds(grid, board, document);
  if (rounds) return rounds;
  const cross = findCross(board, scoring);
  const { contents, geometry } = cross;
  const rest = geometry && without(board, geometry);
  const other = rest && findGeometry(rest, contentsOf(rest, cross.written));
  if (geometry && other) return twoTables(grid, geometry, other);
  const marks = cross.written.by === 'marks' ? contents : contentsOf(board);
  const told = inMarks(board, scoring);
  const toldMarks = told === board ? marks : contentsOf(told);
  const byRound = findByRound(told, toldMarks);
  const chart = wallChart(board, marks, scoring);
  if (chart && chart.place.weight > largest([byRound?.weight ?? 0, geometry?.weight ?? 0]))
    return ofRounds(grid, chart, document);
  const list = findResults(told, toldMarks);
  const weights = [geometry?.weight ?? 0, byRound?.weight ?? 0, LIST_GAME * (list?.weight ?? 0)];
  const most = largest(weights);
  if (most <= 0) return fail(noGames(grid, board));
  const unclear = geometry && list && twoReadings(grid, geometry, list);
  if (unclear) return unclear;
  if (geometry && most === weights[0])
    return (
      otherResults(board, cross, scoring) ??
      andThen(crossGames(board, contents, geometry), (games) => whole(grid, board, contents, games, document))
    );
  if (byRound && most === weights[1])
    return ofRounds(grid, { board: told, contents: toldMarks, place: byRound }, document);
  return list ? foundResults(grid, told, list, document) : fail(noGames(grid, board));
};
