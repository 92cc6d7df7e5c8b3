import { parse, unparse } from 'papaparse';
import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';

/** One row of a file, and the line, from 1, in which it begins. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a spreadsheet takes for a formula, in either width, whatever blanks and apostrophes stand before it (OWASP). */
const FORMULA = /^['\s]*[=+\-@＝＋－＠\t\r\n\0]/;

/** A text of somebody's that no spreadsheet takes for a formula: an apostrophe stands before what would be one. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text behind `harmless`; any other without the blanks around it. */
const meant = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell.trim();

/** In the order in which they are tried. */
const SEPARATORS = [';', ',', '\t'] as const;

type Separator = (typeof SEPARATORS)[number];

/** Without this mark Excel takes a file for one of Windows’ code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The text of a file (RFC 4180): a line a row, with the mark of UTF-8 before the first. */
export const makeRows = (rows: readonly (readonly string[])[], separator: Separator): string => {
  const lines = unparse(
    rows.map((row) => [...row]),
    { delimiter: separator, newline: '\r\n' },
  );
  return `${BYTE_ORDER_MARK}${lines}\r\n`;
};

/** A first line by which Excel is told the separator: `sep=;`. */
const TOLD = /^sep=([;,\t])[ ]*(?:\n|$)/i;

const linesIn = (cells: readonly string[]): number =>
  cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 1);

const located = (rows: readonly (readonly string[])[], from: number): readonly Row[] => {
  let line = from;
  return rows.map((cells) => {
    const row = { line, cells: cells.map(meant) };
    line += linesIn(cells);
    return row;
  });
};

/** The rows that a list can begin with. */
const BEGINNING = 40;

/**
 * The rows of a text by the separator with which one of the first rows is a heading; by the one that it tells (`sep=;`) alone. A cell
 * is what somebody meant by it. Null where there is no such row; `exchange-csv-quotes` where quotes are not closed.
 */
export const parseRows = (
  typed: string,
  file: string,
  isHeading: (cells: readonly string[]) => boolean,
): Result<readonly Row[]> | null => {
  const text = typed.replace(/\r\n?/g, '\n');
  const told = TOLD.exec(text);
  const [body, first] = told ? [text.slice(told[0].length), 2] : [text, 1];
  const separator = (told ? [told[1] ?? ';'] : SEPARATORS).find((delimiter) =>
    parse<string[]>(body, { delimiter, newline: '\n', preview: BEGINNING }).data.some((cells) =>
      isHeading(cells.map(meant)),
    ),
  );
  if (separator === undefined) return null;
  const { data, errors } = parse<string[]>(body, { delimiter: separator, newline: '\n' });
  const rows = located(data, first);
  const open = errors.find(({ type }) => type === 'Quotes');
  return open === undefined
    ? ok(rows)
    : fail(problem('exchange-csv-quotes', { file, line: rows[open.row ?? 0]?.line ?? first }));
};
