import { andThen, type Result, ok } from '../../core/result';
import { areaAddress, type Area } from '../../grid/cell';
import { withoutNumbering } from '../roster/read';
import { areaOf, span } from '../view';
import type { Board } from './board';
import type { FoundResults } from './found';
import { numbersOf, rosterOfNames } from './players';
import { readResults, type ResultsPlace } from './results';
import { usedIn } from './leftOut';

/** The area of the sheet that a list of results covers, from its first game on. */
export const resultsArea = (board: Board, { white, black, result, round, from }: ResultsPlace): Area => {
  const columns = [white, black, result, round].flatMap((column) => column ?? []);
  const filled = span(from, board.rows).filter((row) =>
    columns.some((column) => board.text(row, column) !== ''),
  );
  return areaOf(board, { from, to: (filled.at(-1) ?? from) + 1 }, columns);
};

/** A list of results with the players whom it names, in the order in which it names them. Problems: those of `readResults` and `rosterOfNames`. */
export const foundResults = (
  board: Board,
  place: ResultsPlace,
  document: readonly string[],
): Result<FoundResults> =>
  andThen(readResults(board, place), ({ games, players: named, rows, rounds, warnings }) => {
    const players = withoutNumbering(named, 'games');
    const { white, top } = place;
    const area = resultsArea(board, place);
    return andThen(rosterOfNames(board, players, { top, area, nameColumn: white }, document), (roster) =>
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
          board,
          rows,
          [place.white, place.black, place.result, place.round].flatMap((column) => column ?? []),
        ),
        games,
      }),
    );
  });
