import { columnLetters, columnNumber } from '../../src/grid/cell';
import { MAX_COLUMNS, MAX_ROWS, sheetPrefix, unquoteSheet } from './address';

/** One corner of a reference; rows and columns count from 0. */
export interface Corner {
  readonly row: number;
  readonly column: number;
  readonly fixedRow: boolean;
  readonly fixedColumn: boolean;
}

/** A reference in a formula. `sheet` is `null` for the formula's own. A cell has no `to`. */
export interface Reference {
  readonly kind: 'reference';
  readonly sheet: string | null;
  readonly shape: 'cells' | 'rows' | 'columns';
  readonly from: Corner;
  readonly to: Corner | null;
}

/** A defined name, table name or literal such as TRUE. */
export interface NameToken {
  readonly kind: 'name';
  readonly sheet: string | null;
  readonly name: string;
}

/** A structured reference: `table` is empty inside the table itself. `rest` is the bracketed part. */
export interface StructuredToken {
  readonly kind: 'structured';
  readonly table: string;
  readonly rest: string;
}

export interface OtherToken {
  readonly kind: 'text' | 'call' | 'error' | 'other';
  readonly text: string;
}

export type Token = Reference | NameToken | StructuredToken | OtherToken;

const SHEET = String.raw`(?:'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!`;
const CELL = String.raw`\$?[A-Za-z]{1,3}\$?\d{1,7}`;
const END = String.raw`(?![\p{L}\p{N}_.(!\[])`;
const SYNTAX = new RegExp(
  [
    String.raw`(?<text>"(?:[^"]|"")*")`,
    String.raw`(?<error>(?:${SHEET})?#(?:REF!(?:\$?[A-Za-z]{1,3}\$?\d+)?|N\/A|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!))`,
    String.raw`(?<sheet>${SHEET})?(?:(?<area>${CELL}(?::${CELL})?)${END}|(?<columns>\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3})${END}|(?<rows>\$?\d{1,7}:\$?\d{1,7})${END}|(?<name>[\p{L}_\\][\p{L}\p{N}_.\\?]*)(?<after>[(\[])?)`,
    String.raw`(?<bare>\[)`,
    String.raw`(?<other>\d+\.?\d*(?:[eE][+-]?\d+)?|[\s\S])`,
  ].join('|'),
  'uy',
);

const corner = (text: string): Corner => {
  const [, fixedColumn, letters, fixedRow, digits] = /^(\$?)([A-Za-z]*)(\$?)(\d*)$/.exec(text)!;
  const loneRow = letters === '';
  return {
    row: digits === '' ? 0 : Number(digits) - 1,
    column: loneRow ? 0 : columnNumber(letters!),
    fixedRow: loneRow ? (fixedColumn || fixedRow) === '$' : fixedRow === '$',
    fixedColumn: !loneRow && fixedColumn === '$',
  };
};

const inside = ({ row, column }: Corner): boolean => row >= 0 && row < MAX_ROWS && column < MAX_COLUMNS;

const unquote = (prefix: string | undefined): string | null =>
  prefix === undefined ? null : unquoteSheet(prefix.slice(0, -1));

const reference = (sheet: string | null, shape: Reference['shape'], text: string): Reference | null => {
  const [from, to] = text.split(':').map(corner);
  if (!inside(from!) || (to && !inside(to))) return null;
  return { kind: 'reference', sheet, shape, from: from!, to: to ?? null };
};

const closing = (text: string, open: number): number => {
  for (let at = open, depth = 0; at < text.length; at++) {
    if (text[at] === "'") at++;
    else if (text[at] === '[') depth++;
    else if (text[at] === ']' && --depth === 0) return at;
  }
  return text.length - 1;
};

const parts = (formula: string): Token[] => {
  const tokens: Token[] = [];
  for (let at = 1; at < formula.length;) {
    SYNTAX.lastIndex = at;
    const { 0: whole, groups = {} } = SYNTAX.exec(formula)!;
    at += whole.length;
    const { text, error, area, columns, rows, name, after, bare, other } = groups;
    const sheet = unquote(groups['sheet']);
    const plain = area ?? columns ?? rows;
    if (text !== undefined) tokens.push({ kind: 'text', text });
    else if (error !== undefined) tokens.push({ kind: 'error', text: error.toUpperCase() });
    else if (plain !== undefined) {
      const shape = area !== undefined ? 'cells' : columns !== undefined ? 'columns' : 'rows';
      tokens.push(reference(sheet, shape, plain) ?? { kind: 'name', sheet, name: whole });
    } else if (bare !== undefined || after === '[') {
      const open = at - 1;
      at = closing(formula, open) + 1;
      tokens.push({ kind: 'structured', table: name ?? '', rest: formula.slice(open, at) });
    } else if (name !== undefined && after === '(') tokens.push({ kind: 'call', text: whole.toUpperCase() });
    else if (name !== undefined) tokens.push({ kind: 'name', sheet, name });
    else tokens.push({ kind: 'other', text: other ?? whole });
  }
  return tokens;
};

const known = new Map<string, readonly Token[]>();

/** The tokens of a formula (with its leading `=`). */
export const parseFormula = (formula: string): readonly Token[] => {
  const found = known.get(formula);
  if (found) return found;
  if (known.size > 20_000) known.clear();
  const tokens = parts(formula);
  known.set(formula, tokens);
  return tokens;
};

const letters: string[] = [];
const lettersOf = (column: number): string => (letters[column] ??= columnLetters(column));

const cornerText = (shape: Reference['shape'], { row, column, fixedRow, fixedColumn }: Corner): string =>
  (shape === 'rows' ? '' : `${fixedColumn ? '$' : ''}${lettersOf(column)}`) +
  (shape === 'columns' ? '' : `${fixedRow ? '$' : ''}${row + 1}`);

/** How a sheet's name is written before `!`. */
type PrefixOf = (sheet: string) => string;

const tokenText = (token: Token, prefixOf: PrefixOf): string => {
  const prefix = (sheet: string | null): string => (sheet === null ? '' : `${prefixOf(sheet)}!`);
  switch (token.kind) {
    case 'reference': {
      const { sheet, shape, from, to } = token;
      return prefix(sheet) + cornerText(shape, from) + (to ? `:${cornerText(shape, to)}` : '');
    }
    case 'name':
      return prefix(token.sheet) + token.name;
    case 'structured':
      return token.table + token.rest;
    default:
      return token.text;
  }
};

/** The formula of tokens, as Excel would write it unless sheets' names shall be written otherwise. */
export const makeFormula = (tokens: readonly Token[], prefixOf: PrefixOf = sheetPrefix): string =>
  `=${tokens.map((token) => tokenText(token, prefixOf)).join('')}`;

/** A formula with some tokens replaced; the same text if none was. */
export const mapFormula = (formula: string, change: (token: Token) => Token): string => {
  const tokens = parseFormula(formula);
  const changed = tokens.map(change);
  return changed.every((token, at) => token === tokens[at]) ? formula : makeFormula(changed);
};

export const BROKEN: Token = { kind: 'error', text: '#REF!' };
