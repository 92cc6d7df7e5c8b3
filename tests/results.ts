import type { Problem } from '../src/core/problem';
import type { Result } from '../src/core/result';

export { unwrap as valueOf } from '../src/core/result';

/** Each problem in one line: its code, its place and what its values add, as `pin-twice; field pin; board 1`. */
export const toldOf = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ code, place, values }) => {
    const said = [place, values].flatMap((all) =>
      Object.entries(all).map(([name, value]) => `${name} ${value}`),
    );
    return [code, ...new Set(said)].join('; ');
  });

/** The same of a result that is none; nothing of one that is. */
export const told = (result: Result<unknown>): readonly string[] =>
  result.ok ? [] : toldOf(result.problems);

/** The codes of its problems; none of a result that is right. */
export const codesOf = (result: Result<unknown>): readonly string[] =>
  result.ok ? [] : result.problems.map(({ code }) => code);
