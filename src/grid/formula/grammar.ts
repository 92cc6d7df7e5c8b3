import { parseFormula, type Node } from './parse';

/** What formulas may use. */
interface Forms {
  /** Functions of single values. */
  readonly ofCells: ReadonlySet<string>;
  /** Functions that work element by element inside SUMPRODUCT. */
  readonly insideSumproduct: ReadonlySet<string>;
}

/** Functions that take a whole range as an argument and mean the same in every program. */
const TAKES_RANGE = new Set(['SUM', 'SUMPRODUCT', 'COUNTIFS', 'INDEX', 'MATCH', 'MAX', 'MIN']);

const OF_CELLS =
  'IF IFERROR AND OR NOT INT TRIM SUBSTITUTE EXACT LEFT LEN LOWER ISNUMBER ISERROR MOD NA ROW'.split(' ');

/** What Excel 2016, LibreOffice, Gnumeric and Google Sheets have and read alike: what we write. */
const WRITTEN: Forms = { ofCells: new Set(OF_CELLS), insideSumproduct: new Set(['LARGE']) };

/** What our calculation can work out besides: Gnumeric has no N of an empty cell, and no MAX, MIN or EXACT inside SUMPRODUCT. */
const READ: Forms = {
  ofCells: new Set([...OF_CELLS, 'N']),
  insideSumproduct: new Set(['LARGE', 'MAX', 'MIN', 'EXACT']),
};

const hasRange = (node: Node): boolean => {
  switch (node.kind) {
    case 'range':
      return true;
    case 'negative':
      return hasRange(node.of);
    case 'operation':
      return hasRange(node.left) || hasRange(node.right);
    case 'call':
      return node.name === 'EXACT' && node.args.some(hasRange);
    default:
      return false;
  }
};

const inArray = (node: Node, forms: Forms): string[] => {
  switch (node.kind) {
    case 'negative':
      return hasRange(node.of) ? ['a minus sign before a range'] : inArray(node.of, forms);
    case 'operation':
      if (node.operator === '&' && hasRange(node)) return ['a range joined as text'];
      return [...inArray(node.left, forms), ...inArray(node.right, forms)];
    case 'call':
      if (!node.args.some(hasRange)) return single(node, forms);
      return forms.insideSumproduct.has(node.name)
        ? node.args.flatMap((each) => inArray(each, forms))
        : [`${node.name} over a range inside SUMPRODUCT`];
    default:
      return [];
  }
};

const single = (node: Node, forms: Forms): string[] => {
  switch (node.kind) {
    case 'range':
      return ['a range where one value is meant'];
    case 'negative':
      return single(node.of, forms);
    case 'operation':
      return [...single(node.left, forms), ...single(node.right, forms)];
    case 'call': {
      if (!TAKES_RANGE.has(node.name) && !forms.ofCells.has(node.name)) return [`the function ${node.name}`];
      if (node.name === 'ROW' && node.args.length > 0) return ['ROW of another cell'];
      if (node.name === 'SUMPRODUCT') return node.args.flatMap((each) => inArray(each, forms));
      const args = TAKES_RANGE.has(node.name) ? node.args.filter(({ kind }) => kind !== 'range') : node.args;
      return args.flatMap((each) => single(each, forms));
    }
    default:
      return [];
  }
};

/**
 * What in a formula (without `=`) might mean different things in different programs; empty if nothing does. A range may
 * stand only as an argument of SUM, SUMPRODUCT, COUNTIFS, INDEX, MATCH, MAX and MIN; inside SUMPRODUCT only arithmetic,
 * comparisons and LARGE meet ranges: elsewhere Excel 2016 intersects and newer versions spill, or Gnumeric takes one value.
 * A number that somebody typed is asked for with ISNUMBER, not with N.
 */
export const grammarFaults = (formula: string): readonly string[] => single(parseFormula(formula), WRITTEN);

/** Whether our calculation works a formula out: all that we write, or wrote once. */
export const isReadable = (formula: string): boolean => single(parseFormula(formula), READ).length === 0;
