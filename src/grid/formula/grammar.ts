import { COLUMNS, parseFormula, ROWS, type Node } from './parse';

/** Functions that take a whole range as an argument and mean the same in every program. */
const TAKES_RANGE = new Set(['SUM', 'SUMPRODUCT', 'COUNTIFS', 'INDEX', 'MATCH', 'MAX', 'MIN']);

/** Functions of single values that Excel 2016, LibreOffice, Gnumeric and Google Sheets have and read alike. */
const OF_CELLS = new Set(
  'IF IFERROR AND OR NOT INT TRIM SUBSTITUTE EXACT LEFT RIGHT LEN LOWER ISNUMBER ISERROR MOD NA ROW COLUMN'.split(
    ' ',
  ),
);

/** Whether a node is whole columns or rows: too many cells to be gone through. */
const isLines = (node: Node): boolean =>
  node.kind === 'range' && (node.to.row === ROWS - 1 || node.to.column === COLUMNS - 1);

const OUTSIDE = 'whole columns or rows outside INDEX';

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

const inArray = (node: Node): string[] => {
  if (isLines(node)) return [OUTSIDE];
  switch (node.kind) {
    case 'negative':
      return hasRange(node.of) ? ['a minus sign before a range'] : inArray(node.of);
    case 'operation':
      if (node.operator === '&' && hasRange(node)) return ['a range joined as text'];
      return [...inArray(node.left), ...inArray(node.right)];
    case 'call':
      if (!node.args.some(hasRange)) return single(node);
      return node.name === 'LARGE'
        ? node.args.flatMap((each) => inArray(each))
        : [`${node.name} over a range inside SUMPRODUCT`];
    default:
      return [];
  }
};

const single = (node: Node): string[] => {
  switch (node.kind) {
    case 'range':
      return ['a range where one value is meant'];
    case 'negative':
      return single(node.of);
    case 'operation':
      return [...single(node.left), ...single(node.right)];
    case 'call': {
      if (!TAKES_RANGE.has(node.name) && !OF_CELLS.has(node.name)) return [`the function ${node.name}`];
      if (/^(?:ROW|COLUMN)$/.test(node.name) && node.args.length > 0) return [`${node.name} of another cell`];
      if (node.name !== 'INDEX' && node.args.some(isLines)) return [OUTSIDE];
      if (node.name === 'SUMPRODUCT') return node.args.flatMap((each) => inArray(each));
      const args = TAKES_RANGE.has(node.name) ? node.args.filter(({ kind }) => kind !== 'range') : node.args;
      return args.flatMap((each) => single(each));
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
export const grammarFaults = (formula: string): readonly string[] => single(parseFormula(formula));

/** Whether our calculation works a formula out. */
export const isReadable = (formula: string): boolean => grammarFaults(formula).length === 0;
