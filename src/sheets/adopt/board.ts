import { largest, smallest } from '../../core/extremes';
import { entryAt } from '../../core/present';
import { isNamingRole, roleOf } from '../roster/headers';
import { isFigure, isNaming, isNote } from '../roster/text';
import { span, type Rows, type View } from '../view';
import { parseRoundCell, contentOfCell, isSlashRound, type Content } from './sign';
import { asMark, MARKS, type Written } from './written';

/** A view as the reader of cross-tables looks at it: with what each cell says, should it be a result. */
export interface Board extends View {
  readonly says: (row: number, column: number) => Content;
}

/** Months as programs shorten them, in the languages of our readers. */
const MONTH =
  'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|jän|mrz|mär|märz|mai|juni?|juli?|okt|dez|janv|févr|mars|avr|juin|juil|août|déc|ene|abr|ago|dic|янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек';

/** Texts that a program has made of a date in a text file: `2. Jan`, `02-Jan`, `Jan 00`, `2000-01-01`, `01.02.2024`. */
const DATE_TEXT = new RegExp(
  `^(\\d{1,2}[-./ ]{1,2}(${MONTH})\\.?([-./ ]\\d{2,4})?|(${MONTH})[-./ ]{1,2}\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})$`,
  'iu',
);

const BLANK: Content = { kind: 'blank' };

const OTHER: Content = { kind: 'other' };

/** Reads every cell of a view once, as the results of its table are written. What Excel makes of `1-0` and `1/2` is a date here, as text too. */
export const boardOf = (view: View, written: Written = MARKS): Board => {
  const isDate = (row: number, column: number): boolean =>
    view.isDate(row, column) ||
    (typeof view.value(row, column) === 'string' && DATE_TEXT.test(view.text(row, column)));
  const lines = Array.from({ length: view.rows }, (_, row) =>
    Array.from({ length: view.columns }, (__, column) => ({ row, column })),
  );
  const slashRounds = lines.flat().some(({ row, column }) => isSlashRound(view.text(row, column)));
  const contentAt = (row: number, column: number): Content => {
    const text = asMark(view.text(row, column), written);
    const value = written.by === 'marks' || text === null ? view.value(row, column) : text;
    return text === null ? OTHER : contentOfCell(value, text, isDate(row, column), slashRounds);
  };
  const all = lines.map((line) => line.map(({ row, column }) => contentAt(row, column)));
  return { ...view, isDate, says: (row, column) => all[row]?.[column] ?? BLANK };
};

/** Which rows of a board are players, and where their names stand. */
export interface Lines {
  readonly nameColumn: number;
  /** Of each player their first row, from the top. */
  readonly rows: readonly number[];
  /** How many rows a player has: more than one where a line of games or rounds stands below each. */
  readonly height: number;
}

/** The rows that lines take, those between them included. */
export const rowsOf = ({ rows, height }: Lines): Rows => ({
  from: entryAt(rows, 0),
  to: entryAt(rows, rows.length - 1) + height,
});

const isResultLike = (board: Board, row: number, column: number): boolean => {
  const { kind } = board.says(row, column);
  const isGame = kind === 'signs' || kind === 'filler' || kind === 'date';
  return isGame || parseRoundCell(board.text(row, column)) !== null;
};

/** Whether a cell could name a player. */
const couldName = (board: Board, row: number, column: number): boolean => {
  const text = board.text(row, column);
  return (
    typeof board.value(row, column) === 'string' &&
    isNaming(text) &&
    !isFigure(text) &&
    !isNote(text) &&
    roleOf(text) === null &&
    !isResultLike(board, row, column)
  );
};

const nameRows = (board: Board, column: number): readonly number[] =>
  span(0, board.rows).filter((row) => couldName(board, row, column));

/** The rows of a column with any text but a note, and but a heading at the top: some are called Draw, X, W or No. */
const oddNameRows = (board: Board, column: number): readonly number[] =>
  span(0, board.rows).filter((row) => {
    const text = board.text(row, column);
    const isTop = row === 0 || board.text(row - 1, column) === '';
    const isText = typeof board.value(row, column) === 'string' && text !== '';
    return isText && !isNote(text) && !(isTop && roleOf(text) !== null);
  });

/** Columns in which names may stand: those under a heading for them, else those with most different texts. */
const nameColumns = (board: Board): readonly number[] => {
  const headed = span(0, board.columns).filter((column) =>
    span(0, board.rows).some((row) => isNamingRole(roleOf(board.text(row, column)))),
  );
  const counts = span(0, board.columns).map((column) => {
    const texts = nameRows(board, column).map((row) => board.text(row, column));
    const codes = texts.every((text) => /^\p{Lu}{1,3}$/u.test(text));
    return { column, count: new Set(texts).size * (codes ? 0.5 : 1) };
  });
  const most = Math.max(0, largest(counts.map(({ count }) => count)));
  const likely = counts.filter(({ count }) => count > 2 && count * 2 >= most).map(({ column }) => column);
  return [...new Set([...headed.slice(0, 2), ...likely])].slice(0, 6);
};

/** How far apart most of the rows are: 1, or more where every player has further lines below. */
const heightOf = (rows: readonly number[]): number => {
  const gaps = rows.slice(1).map((row, index) => row - (rows[index] ?? row));
  const least = smallest(gaps);
  return least >= 2 && least <= 8 && gaps.filter((gap) => gap === least).length * 4 >= gaps.length * 3
    ? least
    : 1;
};

/** Rows in runs that follow each other without a gap. */
const runsOf = (rows: readonly number[], height: number): readonly (readonly number[])[] => {
  const runs: number[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && row - (run.at(-1) ?? row) === height) run.push(row);
    else runs.push([row]);
  }
  return runs;
};

/** Whether a result stands behind the name of a row, in one of so many lines. */
const hasResult = (board: Board, column: number, row: number, height: number): boolean =>
  span(row, row + height).some((line) =>
    span(column + 1, board.columns).some((each) => isResultLike(board, line, each)),
  );

/**
 * What could be the rows of players under one column of names, the likeliest first: each run of names in which somebody has a result, be
 * it with a first row that is a heading we don't know; all rows from the first to the last that have one; and each run of those.
 */
const rowsUnder = (board: Board, column: number): readonly (readonly number[])[] => {
  const all = nameRows(board, column);
  const height = heightOf(all);
  const marked = all.filter((row) => hasResult(board, column, row, height));
  const runs = runsOf(all, height).filter((run) => run.some((row) => marked.includes(row)));
  const [first, last] = [marked[0] ?? 0, marked.at(-1) ?? -1];
  const between = all.filter((row) => row >= first && row <= last);
  const odd = runsOf(oddNameRows(board, column), height).filter((run) =>
    run.some((row) => marked.includes(row)),
  );
  return [
    ...runs,
    ...runs.map((run) => run.slice(1)),
    between,
    between.slice(1),
    ...runsOf(marked, height),
    ...odd,
  ];
};

/** What could be the players of a table on a board, by each column of names. */
export const possibleLines = (board: Board): readonly Lines[] =>
  nameColumns(board).flatMap((nameColumn) => {
    const seen = new Set<string>();
    return rowsUnder(board, nameColumn).flatMap((rows): readonly Lines[] => {
      if (rows.length < 3 || seen.has(rows.join())) return [];
      seen.add(rows.join());
      return [{ nameColumn, rows, height: heightOf(rows) }];
    });
  });
