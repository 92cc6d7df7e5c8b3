import type { FoundEntry } from '../../core/adopt/tables';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { isBye } from '../../language/headers';
import { span, type View } from '../view';
import { type Board, possibleLines, type Lines } from './board';
import { roundIn } from './geometry';
import { numberColumns } from './numbers';
import { agree, isUnplayed, markOf, parseRoundCell, readingOfSigns, type RoundCell } from './sign';

/** Where a table by rounds stands: `numbers` are those by which opponents are named, in the order of the rows. */
export interface ByRoundPlace {
  readonly lines: Lines;
  readonly columns: readonly number[];
  readonly numbers: readonly number[];
  readonly weight: number;
}

/** What says that somebody has no game in a round, or did not play it: then it is still to be played. */
const isRest = (text: string): boolean =>
  text === '' || isBye(text) || isUnplayed(text) || /^[-–—*.x×]+$|^(bye|bye ?1|spielfrei|--)$/i.test(text);

const roundColumns = (board: Board, { rows, nameColumn }: Lines): readonly number[] =>
  span(nameColumn + 1, board.columns).filter((column) => {
    const filled = rows.map((row) => board.text(row, column)).filter((text) => !isRest(text));
    const read = filled.filter((text) => parseRoundCell(text) !== null);
    return read.length > 0 && read.length * 4 >= filled.length * 3;
  });

/** Whether two cells can be those of one game, which may be still to come. */
const isSame = ({ sign: one }: RoundCell, { sign: other }: RoundCell): boolean =>
  one === null || other === null ? one === other : agree(one, other);

const weigh = (board: Board, { lines, columns, numbers }: Omit<ByRoundPlace, 'weight'>): number => {
  const placeOf = new Map(numbers.map((number, place) => [number, place]));
  let weight = 0;
  for (const column of columns)
    lines.rows.forEach((row, place) => {
      const cell = parseRoundCell(board.text(row, column));
      const other = cell && placeOf.get(cell.opponent);
      if (!cell || other === null) return;
      const back =
        other === undefined ? null : parseRoundCell(board.text(entryAt(lines.rows, other), column));
      if (!back || other === undefined) weight -= 0.5;
      else weight += numbers[place] === back.opponent && isSame(cell, back) ? 1 : -0.5;
    });
  return weight;
};

/** The likeliest place of a table by rounds; null if nothing speaks for any. */
export const findByRound = (board: Board): ByRoundPlace | null => {
  let best: ByRoundPlace | null = null;
  for (const lines of possibleLines(board)) {
    const columns = roundColumns(board, lines);
    if (columns.length === 0) continue;
    const inRows = lines.rows.map((_, place) => place + 1);
    const numbered = numberColumns(board, lines, (column) => !columns.includes(column)).map(
      ({ numbers }) => numbers,
    );
    for (const numbers of [...numbered, inRows]) {
      const place = { lines, columns, numbers };
      const weight = weigh(board, place);
      if (weight > (best?.weight ?? 0)) best = { ...place, weight };
    }
  }
  return best;
};

/** The number of the round that stands above a column; its place among the columns if none does. */
const roundOf = (board: Board, { lines, columns }: ByRoundPlace, index: number): number => {
  const top = entryAt(lines.rows, 0);
  const column = entryAt(columns, index);
  const heads = span(Math.max(0, top - 2), top).flatMap((row) => roundIn(board, row, column) ?? []);
  return heads.at(-1) ?? index + 1;
};

/** Reads a table by rounds. Problems: `adopt-date`, `adopt-cell`, `adopt-number-unknown`, `adopt-diagonal`. */
export const readByRound = (
  board: Board,
  place: ByRoundPlace,
): Result<{
  readonly entries: readonly FoundEntry[];
  readonly hasLetters: boolean;
  readonly plusIsWin: boolean;
}> => {
  const { lines, columns, numbers } = place;
  const placeOf = new Map(numbers.map((number, index) => [number, index]));
  const wrong: Problem[] = [];
  const found: (RoundCell & { player: number; other: number; round: number; cell: string; typed: string })[] =
    [];
  columns.forEach((column, index) => {
    const round = roundOf(board, place, index);
    lines.rows.forEach((row, player) => {
      const typed = board.text(row, column);
      if (isRest(typed)) return;
      const at = board.place(row, column);
      const name = board.text(row, lines.nameColumn);
      const cell = board.isDate(row, column) ? null : parseRoundCell(typed);
      const other = cell ? placeOf.get(cell.opponent) : undefined;
      if (board.isDate(row, column)) wrong.push(problem('adopt-date', at, { name }));
      else if (!cell) wrong.push(problem('adopt-cell', at, { typed, name }));
      else if (other === undefined)
        wrong.push(problem('adopt-number-unknown', at, { typed, number: cell.opponent, name }));
      else if (other === player) wrong.push(problem('adopt-diagonal', at, { typed, name }));
      else found.push({ ...cell, player, other, round, cell: at.cell, typed });
    });
  });
  const reading = readingOfSigns(
    found.flatMap(({ sign }) => sign ?? []),
    found.flatMap(({ letter }) => letter ?? []),
  );
  return unlessProblems(wrong, () => ({
    entries: found.map(({ player, other, round, sign, letter, cell, typed }) => ({
      player,
      opponent: other,
      meeting: round,
      mark: sign === null ? ('open' as const) : markOf(sign, reading),
      white: letter === null || reading.white === null ? null : letter === reading.white,
      round,
      cell,
      typed,
    })),
    hasLetters: reading.white !== null,
    plusIsWin: reading.plusIsWin,
  }));
};

/**
 * A wall chart as a table by rounds: of players with two lines each, who have opponents above, bold with White, and results below them, both
 * in the cell above, such as `#5w½`, and `#5w*` of a game to come. `null` where nobody has two lines.
 */
export const joinedLines = (board: Board): View | null => {
  const lines = possibleLines(board).find(({ height }) => height === 2);
  if (!lines) return null;
  const upper = new Set(lines.rows);
  const top = entryAt(lines.rows, 0);
  const rounds = new Set(
    span(lines.nameColumn + 1, board.columns).filter((column) =>
      span(Math.max(0, top - 2), top).some((row) => roundIn(board, row, column) !== null),
    ),
  );
  const cells = lines.rows.flatMap((row) => [...rounds].map((column) => [row, column] as const));
  const hasColours = cells.some(([row, column]) => board.bold(row, column));
  const isGame = (row: number, column: number): boolean =>
    rounds.has(column) && upper.has(row) && /^\d{1,3}$/.test(board.text(row, column));
  const text = (row: number, column: number): string => {
    const own = board.text(row, column);
    if (isGame(row - 1, column)) return '';
    if (!isGame(row, column)) return own;
    const colour = hasColours ? (board.bold(row, column) ? 'w' : 'b') : ' ';
    return `#${own}${colour}${board.text(row + 1, column) || '*'}`;
  };
  const below = (row: number, column: number): number => (isGame(row, column) ? row + 1 : row);
  return {
    ...board,
    text,
    value: (row, column) =>
      isGame(row, column) || isGame(row - 1, column) ? text(row, column) || null : board.value(row, column),
    isDate: (row, column) => board.isDate(below(row, column), column),
  };
};
