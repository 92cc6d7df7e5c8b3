import type { Problem } from './problem';

/** Every edge of core and app returns this: a value, or at least one problem. Nothing is thrown for bad input. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

/** Wraps a value as a success. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** Wraps a list of problems as a failure. */
export const failAll = (problems: readonly [Problem, ...Problem[]]): Result<never> => ({
  ok: false,
  problems,
});

/** Wraps one or more problems as a failure. */
export const fail = (first: Problem, ...more: readonly Problem[]): Result<never> => failAll([first, ...more]);

const isAny = (problems: readonly Problem[]): problems is readonly [Problem, ...Problem[]] =>
  problems.length > 0;

/** A success if the list is empty, else a failure with all its problems. */
export const unlessProblems = <T>(problems: readonly Problem[], value: () => T): Result<T> =>
  isAny(problems) ? failAll(problems) : ok(value());

/** A success without a value if the list is empty. */
export const allClear = (problems: readonly Problem[]): Result<null> => unlessProblems(problems, () => null);

const inLine = ({ code, place, values }: Problem): string => {
  const said = Object.entries({ ...place, ...values }).map(
    ([name, value]) => `${name} ${JSON.stringify(value)}`,
  );
  return said.length === 0 ? code : `${code} (${said.join(', ')})`;
};

/** The value of a success. A failure throws an `Error` that names every problem and has them as its `cause`. */
export const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(result.problems.map(inLine).join('; '), { cause: result.problems });
};

/** Continues with the value of a success; passes a failure on. */
export const andThen = <T, U>(result: Result<T>, next: (value: T) => Result<U>): Result<U> =>
  result.ok ? next(result.value) : result;

/** A failure with each problem at another place; a success as it is. */
export const relocated = <T>(result: Result<T>, located: (found: Problem) => Problem): Result<T> => {
  if (result.ok) return result;
  const [first, ...more] = result.problems;
  return failAll([located(first), ...more.map(located)]);
};

/** The values of a list of results, else all of their problems. */
export const allOf = <T>(results: readonly Result<T>[]): Result<readonly T[]> =>
  unlessProblems(
    results.flatMap((result) => (result.ok ? [] : result.problems)),
    () => results.flatMap((result) => (result.ok ? [result.value] : [])),
  );

/** The values of several results by name, else all of their problems. */
export const collectResults = <T extends Readonly<Record<string, unknown>>>(results: {
  readonly [K in keyof T]: Result<T[K]>;
}): Result<T> => {
  const [names, each] = [Object.keys(results), Object.values<Result<unknown>>(results)];
  const all = allOf(each);
  return all.ok ? ok(Object.fromEntries(names.map((name, index) => [name, all.value[index]])) as T) : all;
};
