import { problem, type Problem } from '../problem';
import { criterionOf } from './registry';

/**
 * `criterion-not-for-teams` for each code of a list that compares the tied by their own games: members of one team have
 * none.
 */
export const checkMatchOrder = (order: readonly string[]): readonly Problem[] =>
  order
    .filter((code) => criterionOf(code)?.of === 'group')
    .map((typed) => problem('criterion-not-for-teams', {}, { typed }));
