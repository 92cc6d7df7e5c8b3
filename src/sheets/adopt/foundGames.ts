import { largest } from '../../core/extremes';
import type { FoundMark } from '../../core/adopt/tables';
import { entryAt } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import { areaAddress, type Area } from '../../grid/cell';
import { roleOf } from '../roster/headers';
import { areaOf, span } from '../view';
import { type Board, rowsOf, type Lines } from './board';
import type { CrossRead } from './cross';
import type { FoundCrosstable, Layout, FoundResults } from './found';
import { numberColumns } from './numbers';
import { numbersOf, readPlayers, rosterOfNames } from './players';
import { statedColumns, statedIn } from './stated';
import { usedIn } from './leftOut';
import { withoutNumbering } from '../roster/entry';
import { readResults, type ResultsPlace } from './results';

/** A table of games as it was read, with the places of its players in the rows. */
export interface Games extends Pick<CrossRead, 'entries'> {
  readonly lines: Lines;
  readonly columns: readonly number[];
  readonly layout: Omit<Layout, 'area'>;
  /** The column of numbers that the table goes by, if it goes by one. */
  readonly numbers: number | null;
}

const POINTS = { win: 1, draw: 0.5, loss: 0 } as const;

const worth = (mark: FoundMark): number => (typeof mark === 'string' ? 0 : POINTS[mark.mark]);

/** Whether a player has a point of a game that was played: who is called Bye and has none is no player. */
const hasPlayed = (entries: Games['entries'], place: number): boolean =>
  entries.some(
    ({ player, mark }) => player === place && typeof mark !== 'string' && mark.played && mark.mark !== 'loss',
  );

const OF_PLAYER: readonly (string | null)[] = ['rating', 'federation', 'club', 'title', 'first', 'last'];

/** Whether a column behind the games says something of the players. */
const isOfPlayer = (board: Board, { rows }: Lines, column: number): boolean => {
  const top = entryAt(rows, 0);
  return span(Math.max(0, top - 3), top).some((row) => OF_PLAYER.includes(roleOf(board.text(row, column))));
};

/** The games of a table with its players, their numbers, and what stands beside them. Problems: those of `readPlayers`. */
export const foundCrosstable = (
  board: Board,
  games: Games,
  document: readonly string[],
): Result<FoundCrosstable> => {
  const { lines, columns, entries, layout } = games;
  const outside = span(0, board.columns).filter((column) => !columns.includes(column));
  const points = lines.rows.map((_, place) =>
    entries.reduce((sum, { player, mark }) => sum + (player === place ? worth(mark) : 0), 0),
  );
  const behind = (column: number): boolean => column > lines.nameColumn;
  const stated = statedColumns(board, lines, outside.filter(behind), points);
  const places = statedColumns(
    board,
    lines,
    outside.filter((column) => !behind(column)),
    [],
  );
  const told = new Set([...stated, ...places].map(({ column }) => column));
  const about = outside.filter(
    (column) =>
      column !== games.numbers &&
      !told.has(column) &&
      (column < Math.max(lines.nameColumn + 1, largest(columns)) || isOfPlayer(board, lines, column)),
  );
  const played = lines.rows.filter((_, place) => hasPlayed(entries, place));
  return andThen(readPlayers(board, lines, about, document, played), (roster) => {
    const rows = lines.rows.map(board.sheetRow);
    const placeIn = new Map(roster.players.map(({ row }, index) => [row, index]));
    const playerOf = (place: number): number | undefined => placeIn.get(rows[place] ?? -1);
    const numbered = numberColumns(board, lines, (column) => column === games.numbers)[0]?.numbers;
    const numbers = roster.players.map(({ row, number }) =>
      numbered ? numbered[rows.indexOf(row)] : number,
    );
    return ok({
      kind: 'crosstable' as const,
      layout: { ...layout, area: areaAddress(areaOf(board, rowsOf(lines), [lines.nameColumn, ...columns])) },
      roster,
      numbers: numbersOf(numbers),
      warnings: roster.warnings.filter(({ code }) => code !== 'list-gap'),
      used: usedIn(
        board,
        lines.rows.flatMap((row) => span(row, row + lines.height)),
        [...columns, ...about, ...told, ...(games.numbers === null ? [] : [games.numbers])],
      ),
      entries: entries.flatMap((entry) => {
        const [player, opponent] = [playerOf(entry.player), playerOf(entry.opponent)];
        return player === undefined || opponent === undefined ? [] : [{ ...entry, player, opponent }];
      }),
      stated: statedIn(board, lines, [...stated, ...places]).flatMap((each) => {
        const player = playerOf(each.player);
        return player === undefined ? [] : [{ ...each, player }];
      }),
    });
  });
};

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
