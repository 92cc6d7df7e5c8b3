import { entryAt } from '../../core/present';
import { columnLetters, columnNumber } from '../cell';

const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/** One coordinate: fixed with `$`, else an offset from the formula's own cell. */
interface Coordinate {
  readonly at: number;
  readonly fixed: boolean;
}

type Piece = string | { readonly row: Coordinate | null; readonly column: Coordinate | null };

/** A formula taken apart so that it can be written for any cell, as if filled there. */
export interface Template {
  readonly pieces: readonly Piece[];
  /** Sheets that it names. */
  readonly sheets: readonly string[];
  /** Equal for two formulas that are fills of each other. */
  readonly key: string;
}

const TOKEN =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^[\]]*(?:\[[^\]]*\][^[\]]*)*\]|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}(?![\w.$(])|\$?\d{1,7}:\$?\d{1,7}(?![\w.$(])|[$\w.\\?\u0080-\uffff]+|[^]/giy;
const CELL = /^(\$?)([A-Z]{1,3})(\$?)(\d{1,7})$/i;
const LINES = /^(\$?)([A-Z]{1,3}|\d{1,7}):(\$?)([A-Z]{1,3}|\d{1,7})$/i;

const coordinate = (fixed: string, at: number, own: number): Coordinate =>
  fixed === '$' ? { at, fixed: true } : { at: at - own, fixed: false };

const lineOf = (fixed: string, text: string, row: number, column: number): Piece =>
  /^\d/.test(text)
    ? { row: coordinate(fixed, Number(text) - 1, row), column: null }
    : { row: null, column: coordinate(fixed, columnNumber(text), column) };

const isOnSheet = (row: number, column: number): boolean => row < MAX_ROWS && column < MAX_COLUMNS;

const piecesOf = (token: string, next: string, row: number, column: number): readonly Piece[] => {
  if (token.length === 1 || next === '(' || next === '!') return [token];
  const lines = LINES.exec(token);
  if (lines)
    return [
      lineOf(entryAt(lines, 1), entryAt(lines, 2), row, column),
      ':',
      lineOf(entryAt(lines, 3), entryAt(lines, 4), row, column),
    ];
  const cell = CELL.exec(token);
  if (!cell || !isOnSheet(Number(cell[4]) - 1, columnNumber(entryAt(cell, 2)))) return [token];
  return [
    {
      row: coordinate(entryAt(cell, 3), Number(cell[4]) - 1, row),
      column: coordinate(entryAt(cell, 1), columnNumber(entryAt(cell, 2)), column),
    },
  ];
};

const sheetNamed = (token: string): string =>
  token.startsWith("'") ? token.slice(1, -1).replaceAll("''", "'") : token;

const mark = (coordinate: Coordinate | null): string =>
  coordinate === null ? '' : coordinate.fixed ? String(coordinate.at) : `[${coordinate.at}]`;

/** Takes apart a formula (without `=`) that stands in the cell `row`, `column` (from 0). */
export const formulaTemplate = (formula: string, row: number, column: number): Template => {
  const pieces: Piece[] = [];
  const sheets: string[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(formula); match; match = TOKEN.exec(formula)) {
    const next = formula[TOKEN.lastIndex] ?? '';
    if (next === '!') sheets.push(sheetNamed(match[0]));
    for (const piece of piecesOf(match[0], next, row, column)) {
      const last = pieces.length - 1;
      if (typeof piece === 'string' && typeof pieces[last] === 'string') pieces[last] += piece;
      else pieces.push(piece);
    }
  }
  const key = pieces
    .map((piece) => (typeof piece === 'string' ? piece : `\u0001R${mark(piece.row)}C${mark(piece.column)}`))
    .join('');
  return { pieces, sheets, key };
};

const placed = (coordinate: Coordinate, own: number): number =>
  coordinate.fixed ? coordinate.at : coordinate.at + own;

const written = (piece: Exclude<Piece, string>, row: number, column: number): string => {
  const toRow = piece.row ? placed(piece.row, row) : 0;
  const toColumn = piece.column ? placed(piece.column, column) : 0;
  if (toRow < 0 || toColumn < 0 || !isOnSheet(toRow, toColumn)) return '#REF!';
  const letters = piece.column ? `${piece.column.fixed ? '$' : ''}${columnLetters(toColumn)}` : '';
  return piece.row ? `${letters}${piece.row.fixed ? '$' : ''}${toRow + 1}` : letters;
};

/** Writes a formula for the cell `row`, `column` (from 0). */
export const formulaAt = (template: Template, row: number, column: number): string => {
  let formula = '';
  for (const piece of template.pieces)
    formula += typeof piece === 'string' ? piece : written(piece, row, column);
  return formula;
};

/** Whether a formula is what `formulaAt` writes for the cell; most that are not differ early. */
export const isFormulaAt = (template: Template, formula: string, row: number, column: number): boolean => {
  let at = 0;
  for (const piece of template.pieces) {
    const text = typeof piece === 'string' ? piece : written(piece, row, column);
    if (!formula.startsWith(text, at)) return false;
    at += text.length;
  }
  return at === formula.length;
};
