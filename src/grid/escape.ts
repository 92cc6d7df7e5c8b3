import { quoted } from './reference';

/** A formula's text with every occurrence of each `from` replaced, pair by pair, case respected. */
export const substituted = (
  formula: string,
  pairs: readonly (readonly [from: string, to: string])[],
): string =>
  pairs.reduce((inner, [from, to]) => `SUBSTITUTE(${inner},${quoted(from)},${quoted(to)})`, formula);

const ESCAPES = [
  ['~', '~~'],
  ['*', '~*'],
  ['?', '~?'],
] as const;

/** What somebody typed, as MATCH has to take it: a `*` or `?` would stand for anything. */
export const withoutWildcards = (formula: string): string => substituted(formula, ESCAPES);
