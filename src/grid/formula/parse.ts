import { entryAt, present } from '../../core/present';
import { columnNumber } from '../cell';

/** One corner of a reference: an offset from the formula's own cell where it is relative, an index from 0 where fixed. */
export interface Corner {
  readonly row: number;
  readonly column: number;
  readonly fixedRow: boolean;
  readonly fixedColumn: boolean;
}

/** A parsed worksheet formula. `sheet` is null on the formula's own sheet. */
export type Node =
  | { readonly kind: 'literal'; readonly value: number | string | boolean }
  | { readonly kind: 'cell'; readonly sheet: string | null; readonly at: Corner }
  | { readonly kind: 'range'; readonly sheet: string | null; readonly from: Corner; readonly to: Corner }
  | { readonly kind: 'negative'; readonly of: Node }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: Node; readonly right: Node }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Node[] };

export type Operator = '+' | '-' | '*' | '/' | '^' | '&' | '=' | '<>' | '<' | '<=' | '>' | '>=';

/** How many rows and columns a sheet has. */
export const [ROWS, COLUMNS] = [1_048_576, 16_384];

/** What binds closer has the higher number; operators of one number are worked out from left to right. */
const BINDING: ReadonlyMap<string, number> = new Map([
  ...['=', '<>', '<', '<=', '>', '>='].map((sign) => [sign, 1] as const),
  ['&', 2],
  ...['+', '-'].map((sign) => [sign, 3] as const),
  ...['*', '/'].map((sign) => [sign, 4] as const),
  ['^', 5],
]);

const PATTERNS = {
  space: String.raw`\s+`,
  text: String.raw`"(?:[^"]|"")*"`,
  lines: String.raw`\$[A-Z]{1,3}:\$[A-Z]{1,3}|\$\d{1,7}:\$\d{1,7}`,
  number: String.raw`\d+(?:\.\d+)?(?:E[+-]?\d+)?(?![A-Za-z(])`,
  sheet: String.raw`(?:'(?:[^']|'')+'|[A-Za-z_][\w.]*)!`,
  cell: String.raw`\$?[A-Z]{1,3}\$?\d{1,7}(?![\w(])`,
  name: String.raw`[A-Z][A-Z0-9.]*`,
  sign: String.raw`<>|<=|>=|[-+*/^&=<>(),:]`,
};
const TYPES = Object.keys(PATTERNS) as readonly (keyof typeof PATTERNS)[];
const TOKEN = new RegExp(
  Object.values(PATTERNS)
    .map((pattern) => `(${pattern})`)
    .join('|'),
  'y',
);

interface Token {
  readonly type: Exclude<keyof typeof PATTERNS, 'space'> | 'end';
  readonly text: string;
}

/** Thrown inside this file and by `parseFormula`: our own formulas parse, so a failure is a fault of the program. */
export class FormulaError extends Error {}

const tokensOf = (formula: string): Token[] => {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(formula);
    if (!match) throw new FormulaError(`unexpected character at ${from} in ${formula}`);
    const type = entryAt(TYPES, match.indexOf(match[0], 1) - 1);
    if (type !== 'space') tokens.push({ type, text: match[0] });
  }
  tokens.push({ type: 'end', text: '' });
  return tokens;
};

const CELL = /^(\$?)([A-Z]{1,3})(\$?)(\d+)$/;

const cornerOf = (text: string, row: number, column: number): Corner => {
  const [, fixedColumn, letters, fixedRow, digits] = present(CELL.exec(text));
  return {
    row: Number(digits) - 1 - (fixedRow ? 0 : row),
    column: columnNumber(present(letters)) - (fixedColumn ? 0 : column),
    fixedRow: fixedRow === '$',
    fixedColumn: fixedColumn === '$',
  };
};

/** The first and the last cell of whole columns or rows, such as `$D:$D` and `$5:$5`. */
const endsOf = (lines: string): readonly [string, string] => {
  const [first = '', last = ''] = lines.split(':');
  return /\d/.test(first) ? [`$A${first}`, `$XFD${last}`] : [`${first}$1`, `${last}$${ROWS}`];
};

const sheetOf = (text: string): string => {
  const name = text.slice(0, -1);
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
};

class Parser {
  private place = 0;
  constructor(
    private readonly tokens: readonly Token[],
    private readonly formula: string,
    private readonly row: number,
    private readonly column: number,
  ) {}

  whole(): Node {
    const node = this.level(1);
    if (this.next.type !== 'end') throw this.unexpected();
    return node;
  }

  private get next(): Token {
    return entryAt(this.tokens, this.place);
  }

  private unexpected(): FormulaError {
    return new FormulaError(`unexpected ${this.next.text || 'end'} in ${this.formula}`);
  }

  private takes(sign: string): boolean {
    if (this.next.type !== 'sign' || this.next.text !== sign) return false;
    this.place++;
    return true;
  }

  private needs(sign: string): void {
    if (!this.takes(sign)) throw this.unexpected();
  }

  /** An operand, and what is worked out with it by operators that bind at least as close as `weakest`. */
  private level(weakest: number): Node {
    let left = this.signed();
    for (;;) {
      const { type, text } = this.next;
      const binding = type === 'sign' ? (BINDING.get(text) ?? 0) : 0;
      if (binding === 0 || binding < weakest) return left;
      this.place++;
      left = { kind: 'operation', operator: text as Operator, left, right: this.level(binding + 1) };
    }
  }

  private signed(): Node {
    if (this.takes('-')) return { kind: 'negative', of: this.signed() };
    if (this.takes('+')) return this.signed();
    return this.primary();
  }

  private primary(): Node {
    if (this.takes('(')) {
      const inner = this.level(1);
      this.needs(')');
      return inner;
    }
    const token = this.next;
    this.place++;
    switch (token.type) {
      case 'number':
        return { kind: 'literal', value: Number(token.text) };
      case 'text':
        return { kind: 'literal', value: token.text.slice(1, -1).replaceAll('""', '"') };
      case 'sheet':
        return this.reference(sheetOf(token.text), this.cell());
      case 'cell':
        return this.reference(null, token.text);
      case 'lines': {
        const [from, to] = endsOf(token.text);
        return { kind: 'range', sheet: null, from: this.corner(from), to: this.corner(to) };
      }
      case 'name':
        return this.named(token.text);
      default:
        this.place--;
        throw this.unexpected();
    }
  }

  private cell(): string {
    if (this.next.type !== 'cell') throw this.unexpected();
    return entryAt(this.tokens, this.place++).text;
  }

  private corner(text: string): Corner {
    return cornerOf(text, this.row, this.column);
  }

  private reference(sheet: string | null, first: string): Node {
    const from = this.corner(first);
    if (!this.takes(':')) return { kind: 'cell', sheet, at: from };
    return { kind: 'range', sheet, from, to: this.corner(this.cell()) };
  }

  private named(name: string): Node {
    if (!this.takes('(')) {
      if (name === 'TRUE' || name === 'FALSE') return { kind: 'literal', value: name === 'TRUE' };
      throw new FormulaError(`the name ${name} stands in ${this.formula}`);
    }
    const args: Node[] = [];
    if (this.takes(')')) return { kind: 'call', name, args };
    do args.push(this.level(1));
    while (this.takes(','));
    this.needs(')');
    return { kind: 'call', name, args };
  }
}

/**
 * Parses a formula (without `=`) that stands in the cell `row`, `column` (from 0). Throws `FormulaError` for what our
 * grammar does not have: names, structured references, array constants, spills.
 */
export const parseFormula = (formula: string, row = 0, column = 0): Node =>
  new Parser(tokensOf(formula), formula, row, column).whole();
