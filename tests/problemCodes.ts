import type { ProblemCode } from '../src/core/problem';
import { en } from '../src/language/en';
import { lateProblemsEn } from '../src/language/problems/late';

/** Every code of a problem: the type checker holds the texts against them. */
export const PROBLEM_CODES = Object.keys({ ...en.problems, ...lateProblemsEn }) as readonly ProblemCode[];
