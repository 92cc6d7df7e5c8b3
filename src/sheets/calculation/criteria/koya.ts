import { koyaLimitOf } from '../../../core/tiebreak/koya';
import { POINTS, type LiveCriterion } from './criterion';

const koyaFrom = (code: string, share: number, more: number): LiveCriterion => ({
  code,
  formula: ({ against, scores, maximum }) =>
    `SUMPRODUCT(${against}*(100*${scores}>=${share}*${maximum}${more < 0 ? '-' : '+'}${100 * Math.abs(more)}))`,
  scale: 100,
  format: POINTS,
});

export const koya = koyaFrom('KS', 50, 0);

/** Koya with the limit that its code tells. */
export const koyaLimit = (typed: string): LiveCriterion | null => {
  const limit = koyaLimitOf(typed);
  return limit && koyaFrom(`KS/L${typed}`, limit.share, limit.more);
};
