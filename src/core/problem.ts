import type { problemsEn } from '../language/problems/early';
import type { lateProblemsEn } from '../language/problems/late';

/** Every problem that Roundabout can report, by code: a row of `language/problems`, where `values` fill the text's placeholders. */
export type ProblemCode = keyof typeof problemsEn | keyof typeof lateProblemsEn;

/** The place of a problem. `cell` is an A1 address such as `B7`; `field` a path in a file such as `players[3].name`. */
export interface ProblemPlace {
  readonly file?: string;
  readonly sheet?: string;
  readonly cell?: string;
  /** Of a text file, from 1. */
  readonly line?: number;
  /** The letters of a column, in a text file. */
  readonly column?: string;
  readonly field?: string;
  readonly player?: string;
  readonly round?: number;
  readonly game?: number;
}

/** A coded, located problem: what is wrong (`code`), where (`place`), and the `values` of the message. */
export interface Problem {
  readonly code: ProblemCode;
  readonly place: ProblemPlace;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Makes a problem. */
export const problem = (
  code: ProblemCode,
  place: ProblemPlace = {},
  values: Readonly<Record<string, string | number>> = {},
): Problem => ({ code, place, values });

/** A problem at a place in a file, unless it names one. */
export const withFile =
  (file: string) =>
  (each: Problem): Problem => ({ ...each, place: { file, ...each.place } });
