import { unknownProblem } from '../names/meant';
import { present } from '../present';
import { problem, type Problem, type ProblemCode } from '../problem';
import { unlessProblems, type Result } from '../result';

/** What a field should contain, for `event-field`; the words are in `language/`. */
export type Expected =
  | 'record'
  | 'list'
  | 'text'
  | 'wholeNumber'
  | 'number'
  | 'adjustment'
  | 'yesOrNo'
  | 'rating'
  | 'extra'
  | 'cycle'
  | 'label'
  | 'date';

/** Collects the problems of a file; `path` is such as `games[12].white`. */
export interface Findings {
  readonly problems: readonly Problem[];
  readonly report: (code: ProblemCode, path: string, values?: Problem['values']) => void;
}

/** List this many problems of one file; after correcting them, people read it again. */
export const MOST_PROBLEMS = 20;

const makeFindings = (file?: string): Findings => {
  const problems: Problem[] = [];
  return {
    problems,
    report: (code, field, values) => {
      const place = file === undefined ? { field } : { file, field };
      if (problems.length < MOST_PROBLEMS) problems.push(problem(code, place, values));
    },
  };
};

/** Reads one value; reports a problem and returns `undefined` if it is wrong. */
export type Read<T> = (value: unknown, path: string, findings: Findings) => T | undefined;

/** Makes something of what was read. */
export const made =
  <From, To>(
    read: Read<From>,
    make: (found: From, path: string, findings: Findings) => To | undefined,
  ): Read<To> =>
  (value, path, findings) => {
    const found = read(value, path, findings);
    return found === undefined ? undefined : make(found, path, findings);
  };

/** The characters that a cell holds. */
const MOST_TEXT = 32_767;

/** A value that passes a test, else `event-field` with what was `expected`. */
export const checked =
  <T>(expected: Expected, isOne: (value: unknown) => value is T): Read<T> =>
  (value, path, { report }) => {
    if (isOne(value)) return value;
    report('event-field', path, { expected });
    return undefined;
  };

const object: Read<Readonly<Record<string, unknown>>> = checked(
  'record',
  (value): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
);

const list: Read<readonly unknown[]> = checked('list', (value): value is readonly unknown[] =>
  Array.isArray(value),
);

/** Any text, a blank one too. */
export const anyText: Read<string> = checked(
  'text',
  (value): value is string => typeof value === 'string' && value.length <= MOST_TEXT,
);

/** A text that is not blank. */
export const text: Read<string> = checked(
  'text',
  (value): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= MOST_TEXT,
);

export const yesOrNo: Read<boolean> = checked(
  'yesOrNo',
  (value): value is boolean => typeof value === 'boolean',
);

export const number: Read<number> = checked(
  'number',
  (value): value is number => typeof value === 'number' && Number.isFinite(value),
);

const wholeNumber: Read<number> = checked('wholeNumber', (value): value is number => Number.isInteger(value));

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number): Read<number> =>
  made(wholeNumber, (found, path, { report }) => {
    if (found >= least && found <= most) return found;
    report('number-out-of-range', path, { typed: found, least, most });
    return undefined;
  });

/** The wrong value, for a message: short, and no list or record. */
const shortened = (value: unknown): string => {
  if (typeof value === 'object') return Array.isArray(value) ? '[…]' : '{…}';
  const whole = String(value);
  return whole.length > 40 ? `${whole.slice(0, 39)}…` : whole;
};

/** One of some texts, else `code` with the `typed` text and the `choices`. */
export const oneOf =
  <T extends string>(choices: readonly T[], code: ProblemCode = 'choice-unknown'): Read<T> =>
  (value, path, { report }) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) report(code, path, unknownProblem(code, shortened(value), choices).values);
    return found;
  };

/** A list with each entry read; entries with a problem are left out. */
export const listOf =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value, path, findings) =>
    list(value, path, findings)?.flatMap((entry, index) => {
      const found = read(entry, `${path}[${index}]`, findings);
      return found === undefined ? [] : [found];
    });

/** The fields of one record, read one by one. */
export interface Fields {
  readonly path: string;
  /** A field that may be missing or `null`, which mean the same. */
  readonly optional: <T>(key: string, read: Read<T>) => T | undefined;
  /** A field that must be there. */
  readonly required: <T>(key: string, read: Read<T>) => T | undefined;
}

/** A record. Only its own fields count, so no field name can be special. `make` gets its fields. */
export const record =
  <T>(make: (fields: Fields, findings: Findings) => T | undefined): Read<T> =>
  (value, path, findings) => {
    const found = object(value, path, findings);
    if (found === undefined) return undefined;
    const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
    const own = (key: string): unknown => (Object.hasOwn(found, key) ? found[key] : undefined);
    return make(
      {
        path,
        optional: (key, read) => {
          const field = own(key) ?? undefined;
          return field === undefined ? undefined : read(field, at(key), findings);
        },
        required: (key, read) => read(own(key), at(key), findings),
      },
      findings,
    );
  };

/** A record without the fields that are `undefined`. */
export const given = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

type Reads<T> = { readonly [K in keyof T]: Read<T[K]> };

/** A record of fields that must be there, read first, and of others. */
export const entry = <Must extends object, May extends object = object>(
  required: Reads<Must>,
  optional = {} as Reads<May>,
): Read<Must & Partial<May>> =>
  record((fields) => {
    const found = (reads: object, read: Fields['required']): object =>
      Object.fromEntries(
        Object.entries(reads).map(([key, each]: [string, Read<unknown>]) => [key, read(key, each)]),
      );
    const [must, may] = [found(required, fields.required), found(optional, fields.optional)];
    return Object.values(must).includes(undefined)
      ? undefined
      : (given({ ...must, ...may }) as Must & Partial<May>);
  });

/** An entry of a list with its path, for problems that are seen only with others. */
export const located = <T extends object>(read: Read<T>): Read<T & { readonly path: string }> =>
  made(read, (found, path) => ({ ...found, path }));

const BYTE_ORDER_MARK = '\uFEFF';

/** The value of a JSON text, or `undefined` with the problem `file-not-json`. What is no text is a value already. */
const parseJson = (source: unknown, { report }: Findings): unknown => {
  if (typeof source !== 'string') return source;
  try {
    return JSON.parse(source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source);
  } catch (error) {
    report('file-not-json', '', { detail: error instanceof Error ? error.message : '' });
    return undefined;
  }
};

/** Reads a file, its text or the value of its JSON. Problems: `file-not-json`, those of the fields, each with its path and `file`. */
export const parseFile = <T>(read: Read<T>, source: unknown, file?: string): Result<T> => {
  const findings = makeFindings(file);
  const value = parseJson(source, findings);
  const found = findings.problems.length > 0 ? undefined : read(value, '', findings);
  return unlessProblems(findings.problems, () => present(found));
};
