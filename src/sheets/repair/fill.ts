import { overlap } from '../../grid/joined';
import { columnLetters, columnNumber, covers, type Area } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';

interface Reference {
  readonly column: number;
  readonly row: number;
  readonly fixedColumn: boolean;
  readonly fixedRow: boolean;
}

const TOKEN = /"(?:[^"]|"")*"|'(?:[^']|'')*'!|(?<![\w.])(\$?)([A-Z]{1,3})(\$?)(\d{1,7})(?![\w(])/g;
const SIMPLE = /'([A-Za-z_][A-Za-z0-9_.]*)'!/g;

/** A formula in normal form: without unneeded quotes around sheet names. */
const plain = (formula: string): string => formula.replaceAll(SIMPLE, '$1!');

/**
 * A formula of one cell as it reads when filled into others. References beyond the sheet's edge are ignored, since no formula
 * of ours has any.
 */
export const filled = (
  formula: string,
  row: number,
  column: number,
): ((row: number, column: number) => string) => {
  const pieces: (string | Reference)[] = [];
  let end = 0;
  for (const match of formula.matchAll(TOKEN)) {
    const [whole, fixedColumn, letters, fixedRow, digits] = match;
    if (letters === undefined) continue;
    pieces.push(formula.slice(end, match.index), {
      column: columnNumber(letters) - (fixedColumn ? 0 : column),
      row: Number(digits) - 1 - (fixedRow ? 0 : row),
      fixedColumn: fixedColumn === '$',
      fixedRow: fixedRow === '$',
    });
    end = match.index + whole.length;
  }
  pieces.push(formula.slice(end));
  const written = (piece: Reference, toRow: number, toColumn: number): string =>
    `${piece.fixedColumn ? '$' : ''}${columnLetters(piece.column + (piece.fixedColumn ? 0 : toColumn))}` +
    `${piece.fixedRow ? '$' : ''}${piece.row + 1 + (piece.fixedRow ? 0 : toRow)}`;
  return (toRow, toColumn) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : written(piece, toRow, toColumn))).join('');
};

/** A key that is equal for two formulas if one is a fill of the other, whichever program wrote them. */
export const fillKey = (formula: string, row: number, column: number): string =>
  plain(formula).replaceAll(
    TOKEN,
    (whole, fixedColumn?: string, letters?: string, fixedRow?: string, digits?: string) =>
      letters === undefined
        ? whole
        : `${fixedColumn ? 'C' : 'c'}${columnNumber(letters) - (fixedColumn ? 0 : column)}${fixedRow ? 'R' : 'r'}${Number(digits) - (fixedRow ? 0 : row)}`,
  );

/** Whether a formula is the expected one, however its sheet names are quoted. */
export const isSameFormula = (formula: string, expected: string): boolean =>
  formula === expected || plain(formula) === plain(expected);

/** A cell of a sheet. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The cells of an area, row by row. */
export const cellsOf = function* ({ row, column, rows, columns }: Area): Generator<Cell> {
  for (let down = row; down < row + rows; down++)
    for (let along = column; along < column + columns; along++) yield { row: down, column: along };
};

/** A block, and the later blocks that overlap it. */
export interface Layer<B extends Block> {
  readonly block: B;
  readonly over: readonly Block[];
}

/** The blocks of a planned sheet, each with the later blocks that overlap it. */
export const layersOf = ({ blocks }: Pick<SheetPlan, 'blocks'>): readonly Layer<Block>[] =>
  blocks.map((block, index) => ({
    block,
    over: blocks.slice(index + 1).filter((other) => overlap(block.area, other.area)),
  }));

/** Whether a later block covers a cell. */
export const isCovered = (over: readonly Block[], { row, column }: Cell): boolean =>
  over.some(({ area }) => covers(area, row, column));
