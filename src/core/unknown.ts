import { meantBy } from './meant';
import { problem, type Problem, type ProblemCode, type ProblemPlace } from './problem';

/**
 * The problem of something that is none of all that is `known`, with what was `typed`, the `choices`, and what was probably
 * `meant` (`orMeant`), if anything is near.
 */
export const unknownProblem = (
  code: ProblemCode,
  typed: string,
  known: readonly string[],
  place: ProblemPlace = {},
  values: Problem['values'] = {},
): Problem => problem(code, place, { typed, choices: known.join(', '), ...values, ...meantBy(typed, known) });
