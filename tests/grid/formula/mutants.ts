import { columnLetters, columnNumber, isCellError, type CellValue } from '../../../src/grid/cell';
import type { SheetPlan } from '../../../src/grid/plan';
import { blockKey } from './affected';
import { isReference, tokensOf, type Template } from './templates';

export type Kind = 'operator' | 'reference' | 'constant';

/** One change of a template: the same in each of its blocks. */
export interface Mutant {
  readonly name: string;
  readonly kind: Kind;
  /** The innermost call around the change, and the place of the argument in it, from 0. */
  readonly call: string;
  readonly argument: number;
  /** The whole formula of a block with the change. */
  readonly change: (formula: string) => string;
}

const SWAPS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '^': '*',
  '=': '<>',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  AND: 'OR',
  OR: 'AND',
  MIN: 'MAX',
  MAX: 'MIN',
  SUM: 'MAX',
};

const REFERENCE = /^('(?:[^']|'')+'!)?(\$?)([A-Z]{1,3})(\$?)(\d+)(?::(\$?)([A-Z]{1,3})(\$?)(\d+))?$/;

/** A whole column or row. */
const LINE = /^\$([A-Z]+|\d+):/;

/** The column or the row beside the one that is meant: the row for a part of one row, the column for all else. */
const beside = (reference: string): string => {
  const line = LINE.exec(reference)?.[1];
  if (line !== undefined) {
    const next = /\d/.test(line) ? Number(line) + 1 : columnLetters(columnNumber(line) + 1);
    return `$${next}:$${next}`;
  }
  const [, sheet = '', fixed, column, fixedRow, row, , toColumn, , toRow] = REFERENCE.exec(reference)!;
  const acrossRow =
    toRow !== undefined ? toRow === row && toColumn !== column : fixed === '' && fixedRow !== '';
  const moved = (letters: string, digits: string): string =>
    acrossRow
      ? `${letters}$${Number(digits) + 1}`.replace('$', fixedRow!)
      : `${columnLetters(columnNumber(letters) + 1)}${fixedRow}${digits}`;
  const first = `${sheet}${fixed}${moved(column!, row!)}`;
  return toRow === undefined ? first : `${first}:${fixed}${moved(toColumn!, toRow)}`;
};

const isText = (token: string): boolean => token.startsWith('"');
const isNumber = (token: string): boolean => /^\d/.test(token);

const changed = (token: string, kind: Kind): string =>
  kind === 'operator'
    ? SWAPS[token]!
    : kind === 'reference'
      ? beside(token)
      : isNumber(token)
        ? String(Number(token) + 1)
        : token === '""'
          ? '"x"'
          : `${token.slice(0, -1)}x"`;

const isOf = (token: string, before: string | undefined, kind: Kind): boolean => {
  if (kind === 'reference') return isReference(token) || LINE.test(token);
  if (kind === 'constant') return isText(token) || isNumber(token);
  return token in SWAPS && !(token === '-' && (before === undefined || /[-+*/^&=<>(,]$/.test(before)));
};

/** The innermost call that each piece stands in, and the place of the argument in it, from 0. */
const callsOf = (
  tokens: readonly string[],
): readonly { readonly call: string; readonly argument: number }[] => {
  const open = [{ call: '', argument: 0 }];
  return tokens.map((token, at) => {
    const here = open[open.length - 1]!;
    if (token === '(') open.push({ call: tokens[at - 1] ?? '', argument: 0 });
    else if (token === ')') open.pop();
    else if (token === ',') open[open.length - 1] = { ...here, argument: here.argument + 1 };
    return here;
  });
};

/** Every change of one kind that a template admits, one for each place in the formula. */
const changesOf = ({ name, formula, said }: Template, kind: Kind): readonly Mutant[] => {
  const tokens = tokensOf(formula);
  const calls = callsOf(tokens);
  return tokens.flatMap((token, at): Mutant[] => {
    if (!isOf(token, tokens[at - 1], kind)) return [];
    const [before, after] = [said.slice(Math.max(0, at - 8), at), said.slice(at + 1, at + 7)];
    const [from, to] = kind === 'reference' ? [said[at]!, 'beside'] : [token, changed(token, kind)];
    return [
      {
        name: `${name}: ${before.join('')} «${from} → ${to}» ${after.join('')}`,
        kind,
        ...calls[at]!,
        change: (text) =>
          tokensOf(text)
            .map((each, index) => (index === at ? changed(each, kind) : each))
            .join(''),
      },
    ];
  });
};

const KINDS: readonly Kind[] = ['operator', 'reference', 'constant'];

/** All changes of a template. */
export const mutantsOf = (template: Template): readonly Mutant[] =>
  KINDS.flatMap((kind) => changesOf(template, kind));

/** What is asked only to be safe: how MATCH compares, what stands in for an error, signs that could be wildcards. */
export const isCaution = ({ call, argument }: Mutant): boolean =>
  (call === 'MATCH' && argument === 2) ||
  (call === 'IFERROR' && argument === 1) ||
  (call === 'SUBSTITUTE' && argument > 0);

/** Sheets of which the formulas of a template have a change. */
export const withChange = (
  sheets: readonly SheetPlan[],
  { blocks }: Template,
  { change }: Mutant,
): SheetPlan[] => {
  const changed = new Map(
    blocks.map(({ sheet, index, formula }) => [blockKey(sheet, index), change(formula)]),
  );
  return sheets.map((sheet) => ({
    ...sheet,
    blocks: sheet.blocks.map((block, index) => {
      const formula = changed.get(blockKey(sheet.name, index));
      return block.kind === 'formula' && formula !== undefined ? { ...block, formula } : block;
    }),
  }));
};

export const isSame = (one: CellValue, other: CellValue): boolean =>
  one === other || (isCellError(one) && isCellError(other) && one.error === other.error);
