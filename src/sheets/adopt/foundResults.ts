import { largest, smallest } from '../../core/extremes';
import { andThen, type Result, ok } from '../../core/result';
import { areaAddress, type Area } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { withoutNumbering } from '../roster/read';
import { span, type Board } from './board';
import type { FoundResults } from './found';
import { numbersOf, rosterOfNames } from './players';
import { readResults, type ResultsPlace } from './results';
import { usedIn } from './leftOut';

/** The area of the sheet that a list of results covers, from its first game on. */
export const resultsArea = (
  grid: Grid,
  board: Board,
  { white, black, result, round, from }: ResultsPlace,
): Area => {
  const columns = [white, black, result, round].flatMap((column) => column ?? []);
  const [left, right] = [smallest(columns), largest(columns)];
  const filled = span(from, board.rows).filter((row) =>
    columns.some((column) => board.text(row, column) !== ''),
  );
  return {
    row: grid.area.row + from,
    column: grid.area.column + left,
    rows: (filled.at(-1) ?? from) - from + 1,
    columns: right - left + 1,
  };
};

/** A list of results with the players whom it names, in the order in which it names them. Problems: those of `readResults` and `rosterOfNames`. */
export const foundResults = (
  grid: Grid,
  board: Board,
  place: ResultsPlace,
  document: readonly string[],
): Result<FoundResults> =>
  andThen(readResults(board, place), ({ games, players: named, rows, rounds, warnings }) => {
    const players = withoutNumbering(named, 'games');
    const { white, top } = place;
    const area = resultsArea(grid, board, place);
    return andThen(rosterOfNames(grid, players, { top, area, nameColumn: white }, document), (roster) =>
      ok({
        kind: 'results' as const,
        layout: {
          kind: 'results' as const,
          area: areaAddress(area),
          colours: 'sides' as const,
          rounds,
          plusIsWin: false,
        },
        roster,
        numbers: numbersOf(players.map(({ number }) => number)),
        warnings,
        used: usedIn(
          grid,
          board,
          rows,
          [place.white, place.black, place.result, place.round].flatMap((column) => column ?? []),
        ),
        games,
      }),
    );
  });
