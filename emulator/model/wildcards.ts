import type { HyperFormula } from 'hyperformula';

type Matcher = (value: unknown) => boolean;

/** The parts of HyperFormula 3.5.0 behind its public face that compare texts with patterns. */
interface Inside {
  readonly _evaluator: {
    readonly interpreter: {
      readonly arithmeticHelper: {
        normalizeString(text: string): string;
        requiresRegex(pattern: string): boolean;
        eqMatcherFunction(pattern: string): Matcher;
        buildRegex(pattern: string, whole?: boolean): RegExp;
      };
    };
  };
  readonly _columnSearch: {
    find(key: unknown, range: unknown, options: { readonly ordering: string }): number;
    advancedFind(matches: Matcher, range: unknown): number;
  };
}

const ESCAPED = /~([*?~])|([*?])|[.+^${}()|[\]\\]/g;

/**
 * Makes HyperFormula read `*`, `?` and `~` as Excel does:
 * `?` is exactly one character, which HyperFormula takes for one or none, and MATCH for an exact match knows wildcards
 * (in columns; along rows it still does not).
 */
export const readWildcards = (hf: HyperFormula): void => {
  const { _evaluator: evaluator, _columnSearch: columns } = hf as unknown as Inside;
  const { arithmeticHelper: helper } = evaluator.interpreter;
  helper.buildRegex = (pattern, whole = true) => {
    const text = helper.normalizeString(pattern).replace(ESCAPED, (all, literal?: string, wild?: string) => {
      if (wild) return wild === '*' ? '[\\s\\S]*' : '[\\s\\S]';
      return `\\${literal ?? all}`;
    });
    return new RegExp(whole ? `^(${text})$` : text);
  };
  const find = columns.find.bind(columns);
  columns.find = (key, range, options) =>
    options.ordering === 'none' && typeof key === 'string' && /[*?~]/.test(key)
      ? columns.advancedFind(helper.eqMatcherFunction(key), range)
      : find(key, range, options);
};
