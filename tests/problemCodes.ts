import type { ProblemCode } from '../src/core/problem';
import { problemsEn } from '../src/language/problems/early';
import { lateProblemsEn } from '../src/language/problems/late';

/** Every code of a problem: the type checker holds the texts against them. */
export const PROBLEM_CODES = Object.keys({ ...problemsEn, ...lateProblemsEn }) as readonly ProblemCode[];
