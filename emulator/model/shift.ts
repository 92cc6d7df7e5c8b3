import { area, type Area } from '../../src/grid/cell';
import { lastColumn, lastRow, MAX_COLUMNS, MAX_ROWS, between, sheetPrefix, unquoteSheet } from './address';
import { BROKEN, mapFormula, type Corner, type Reference, type Token } from './formula';

/**
 * Cells inserted (`count` > 0) or deleted (`count` < 0) at `at` along an axis, in the band `from`..`to` of the other
 * axis; what lies behind moves.
 */
export interface Edit {
  readonly axis: 'row' | 'column';
  readonly at: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/** The first and last of a line of cells after the edit; `null` if all of it was deleted. */
const shiftLine = (
  first: number,
  last: number,
  { at, count }: Edit,
  max: number,
): [number, number] | null => {
  if (count > 0) {
    if (first === 0 && last === max - 1) return [first, last];
    const [start, end] = [first >= at ? first + count : first, last >= at ? last + count : last];
    return start >= max ? null : [start, Math.min(end, max - 1)];
  }
  const gone = -count;
  if (first === 0 && last === max - 1) return [first, last];
  const start = first < at ? first : Math.max(at, first - gone);
  const end = last < at ? last : last < at + gone ? at - 1 : last - gone;
  return end < start ? null : [start, end];
};

/**
 * Where an area lies after an edit; `null` if it was deleted whole. Only areas that lie in the band with their whole
 * breadth move.
 */
export const shiftArea = (where: Area, edit: Edit): Area | null => {
  const rows = edit.axis === 'row';
  const [near, far] = rows ? [where.column, lastColumn(where)] : [where.row, lastRow(where)];
  if (near < edit.from || far > edit.to) return where;
  const line = rows
    ? shiftLine(where.row, lastRow(where), edit, MAX_ROWS)
    : shiftLine(where.column, lastColumn(where), edit, MAX_COLUMNS);
  if (!line) return null;
  const [first, last] = line;
  return rows
    ? area(first, where.column, last - first + 1, where.columns)
    : area(where.row, first, where.rows, last - first + 1);
};

/** The cells a reference stands for. */
export const referenceArea = ({ shape, from, to }: Reference): Area => {
  const end = to ?? from;
  if (shape === 'rows') return between(from.row, 0, end.row, MAX_COLUMNS - 1);
  if (shape === 'columns') return between(0, from.column, MAX_ROWS - 1, end.column);
  return between(from.row, from.column, end.row, end.column);
};

const placed = (token: Reference, where: Area): Reference => {
  const { from, to } = token;
  if (!to) return { ...token, from: { ...from, row: where.row, column: where.column } };
  const [rowTurned, columnTurned] = [from.row > to.row, from.column > to.column];
  const [top, bottom] = rowTurned ? [to, from] : [from, to];
  const [left, right] = columnTurned ? [to, from] : [from, to];
  const make = (rowOf: Corner, columnOf: Corner): Corner => ({
    row: rowOf === top ? where.row : lastRow(where),
    column: columnOf === left ? where.column : lastColumn(where),
    fixedRow: rowOf.fixedRow,
    fixedColumn: columnOf.fixedColumn,
  });
  return {
    ...token,
    from: make(rowTurned ? bottom : top, columnTurned ? right : left),
    to: make(rowTurned ? top : bottom, columnTurned ? left : right),
  };
};

/** A formula after an edit; `hit` says which sheet prefixes mean the edited sheet (`null` is the formula's own). */
export const shiftFormula = (formula: string, edit: Edit, hit: (sheet: string | null) => boolean): string =>
  mapFormula(formula, (token) => {
    if (token.kind !== 'reference' || !hit(token.sheet)) return token;
    const before = referenceArea(token);
    const after = shiftArea(before, edit);
    if (after === before) return token;
    return after ? placed(token, after) : BROKEN;
  });

const moved = (corner: Corner, shape: Reference['shape'], rows: number, columns: number): Corner | null => {
  const row = corner.fixedRow || shape === 'columns' ? corner.row : corner.row + rows;
  const column = corner.fixedColumn || shape === 'rows' ? corner.column : corner.column + columns;
  return row < 0 || row >= MAX_ROWS || column < 0 || column >= MAX_COLUMNS
    ? null
    : { ...corner, row, column };
};

const moveToken = (token: Token, rows: number, columns: number): Token => {
  if (token.kind !== 'reference') return token;
  const from = moved(token.from, token.shape, rows, columns);
  const to = token.to && moved(token.to, token.shape, rows, columns);
  return from && (to || !token.to) ? { ...token, from, to } : BROKEN;
};

/**
 * The formula as if copied so many rows down and columns right: relative parts move, `$` parts stay; what leaves the
 * sheet is `#REF!`.
 */
export const moveFormula = (formula: string, rows: number, columns: number): string =>
  rows === 0 && columns === 0 ? formula : mapFormula(formula, (token) => moveToken(token, rows, columns));

const QUOTED_OR_PREFIX = /"(?:[^"]|"")*"|('(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!/gu;

/**
 * The formula with another name of a sheet; names compare without case. Renaming touches every formula of a workbook, so
 * only what may hold the name is read, and as tokens only where brackets may hide a `!`.
 */
export const renameSheetIn = (formula: string, from: string, to: string): string => {
  const wanted = from.toLowerCase();
  if (!formula.includes('!') || !formula.toLowerCase().includes(wanted.replaceAll("'", "''"))) return formula;
  if (!formula.includes('['))
    return formula.replace(QUOTED_OR_PREFIX, (all, sheet?: string) =>
      sheet !== undefined && unquoteSheet(sheet).toLowerCase() === wanted ? `${sheetPrefix(to)}!` : all,
    );
  return mapFormula(formula, (token) =>
    (token.kind === 'reference' || token.kind === 'name') && token.sheet?.toLowerCase() === wanted
      ? { ...token, sheet: to }
      : token,
  );
};

/** The formula after a sheet was deleted: every reference to it is `#REF!`. */
export const loseSheetIn = (formula: string, name: string): string => {
  const wanted = name.toLowerCase();
  if (!formula.includes('!') || !formula.toLowerCase().includes(wanted.replaceAll("'", "''"))) return formula;
  return mapFormula(formula, (token) =>
    (token.kind === 'reference' || token.kind === 'name') && token.sheet?.toLowerCase() === wanted
      ? BROKEN
      : token,
  );
};
