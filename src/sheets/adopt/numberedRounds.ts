import { largest } from '../../core/extremes';
import type { FoundGame } from '../../core/adopt/found';
import { pairKey } from '../../core/adopt/tables';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, ok, unlessProblems, type Result } from '../../core/result';
import { parseTyped } from '../../core/typed';
import { areaAddress } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { readPrinted } from '../printed/read';
import type { PlacedSchedule } from '../printed/schedule';
import { isFigure, isNaming } from '../roster/text';
import { span, type Board } from './board';
import type { FoundResults } from './found';
import { readPlayers } from './players';
import { usedIn } from './used';

const [LEAST_PLAYERS, LEAST_PAIRS] = [3, 3];
const PAIR = /^\D*\d{1,3} ?[-–:] ?\d{1,3}\b/;

/** How many players a schedule of numbers has in which every two meet equally often; `null` for any other. */
const sizeOf = ({ rounds }: PlacedSchedule): number | null => {
  const games = rounds.flatMap((round) => round.games);
  const labels = games.flatMap(({ white, black }) => [white.label, black.label]).map(Number);
  const size = largest(labels);
  if (!labels.every((each) => Number.isInteger(each) && each > 0) || size < LEAST_PLAYERS) return null;
  const met = new Map<string, number>();
  for (const { white, black } of games) {
    const key = pairKey(Number(white.label), Number(black.label));
    met.set(key, (met.get(key) ?? 0) + 1);
  }
  const isEven = met.size === (size * (size - 1)) / 2 && new Set(met.values()).size === 1;
  return isEven ? size : null;
};

/** The rows that number `size` names from 1 on, each below the one before, with the columns of both. */
const listOf = (board: Board, size: number) => {
  for (const column of span(0, board.columns))
    for (const top of span(0, board.rows - size + 1)) {
      const rows = span(top, top + size);
      if (!rows.every((row, at) => board.text(row, column).replace(/[.)]$/, '') === String(at + 1))) continue;
      const isName = (text: string): boolean => isNaming(text) && !isFigure(text);
      const nameColumn = span(column + 1, board.columns).find((each) =>
        rows.every((row) => isName(board.text(row, each))),
      );
      if (nameColumn !== undefined) return { rows, column, nameColumn };
    }
  return null;
};

/** The games of a schedule with the results that stand right of them. Problems: `adopt-date`, and `adopt-cell` for what is none among results. */
const gamesOf = (grid: Grid, board: Board, { rounds }: PlacedSchedule): Result<readonly FoundGame[]> => {
  const games = rounds.flatMap(({ round, games: own }) =>
    own.map(({ white, black }) => {
      const row = white.row - grid.area.row;
      const column = Math.max(white.column, black.column) - grid.area.column + 1;
      const typed = board.text(row, column);
      const cell = typed === '' ? white.cell : board.at(row, column);
      const isDate = board.isDate(row, column);
      const sides = { white: Number(white.label) - 1, black: Number(black.label) - 1 };
      return { ...sides, round, cell, column, typed, isDate };
    }),
  );
  const told = new Set(
    games.flatMap(({ typed, column }) => ((parseTyped(typed) ?? null) === null ? [] : [column])),
  );
  const wrong = games.flatMap(({ typed, column, cell, white, isDate }): readonly Problem[] => {
    const [place, name] = [{ sheet: grid.sheet, cell }, String(white + 1)];
    if (isDate) return [problem('adopt-date', place, { name })];
    const isWrong = told.has(column) && parseTyped(typed) === undefined;
    return isWrong ? [problem('adopt-cell', place, { typed, name })] : [];
  });
  return unlessProblems(wrong, () =>
    games.map(({ typed, column, white, black, round, cell }) => ({
      ...{ white, black, round, cell },
      outcome: told.has(column) ? (parseTyped(typed) ?? null) : null,
    })),
  );
};

/**
 * Rounds in numbers, all of them, beside the list of players that has these numbers: `1-4 2-3`. `null` where one of the two is missing.
 * Problems: `adopt-date`, `adopt-cell`, those of `readPlayers`.
 */
export const numberedRounds = (
  grid: Grid,
  board: Board,
  document: readonly string[],
): Result<FoundResults> | null => {
  const texts = span(0, board.rows).flatMap((row) =>
    span(0, board.columns).map((column) => board.text(row, column)),
  );
  if (texts.filter((text) => PAIR.test(text)).length < LEAST_PAIRS) return null;
  const printed = readPrinted(grid);
  const size = printed.ok ? sizeOf(printed.value) : null;
  const list = size === null ? null : listOf(board, size);
  if (!printed.ok || !list) return null;
  const { rows, column, nameColumn } = list;
  const sides = printed.value.labels.map((side) => side.column - grid.area.column);
  const end = span(nameColumn + 1, board.columns).find(
    (each) => sides.includes(each) || rows.every((row) => board.text(row, each) === ''),
  );
  const about = span(column, end ?? board.columns);
  return andThen(gamesOf(grid, board, printed.value), (games) =>
    andThen(readPlayers(grid, board, { rows, nameColumn }, about, document, rows), (roster) =>
      ok({
        kind: 'results' as const,
        layout: {
          kind: 'results' as const,
          area: areaAddress(grid.area),
          colours: 'sides' as const,
          rounds: 'heading' as const,
          plusIsWin: false,
        },
        roster,
        numbers: roster.players.map((_, at) => entryAt(rows, at) - entryAt(rows, 0) + 1),
        warnings: roster.warnings,
        used: usedIn(grid, board, span(0, board.rows), span(0, board.columns)),
        games,
      }),
    ),
  );
};
