import { criterionOf } from '../core/tiebreak/registry';

/** A criterion in words, and the article it stands in. */
export interface CriterionWords {
  readonly name: string;
  readonly source: string;
}

/** A criterion in words; of a code that is none the code itself. Points need no article. */
export const criterionWords = (code: string): CriterionWords => {
  const criterion = criterionOf(code);
  if (!criterion) return { name: code, source: '' };
  return { name: criterion.name, source: criterion.code === 'PTS' ? '' : criterion.source };
};
