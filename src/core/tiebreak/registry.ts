import { problem, type Problem } from '../problem';
import type { Criterion } from './criterion';
import { directEncounter } from './direct';
import { koya } from './koya';
import { points } from './points';
import { sonnebornBerger } from './sonneborn';
import { wins } from './wins';

/** Every criterion, in the order in which they are offered. */
export const CRITERIA: readonly Criterion[] = [points, directEncounter, sonnebornBerger, wins, koya];

const BY_CODE = new Map(CRITERIA.map((criterion) => [criterion.code, criterion]));

/** The criterion of a code, if there is one. */
export const criterionOf = (code: string): Criterion | undefined => BY_CODE.get(code);

/** `criterion-unknown`, with what was `typed` and the `choices`. */
export const unknownCriterion = (code: string): Problem =>
  problem('criterion-unknown', {}, { typed: code, choices: [...BY_CODE.keys()].join(', ') });

/**
 * What is wrong with a list of tie-breaks: a code that is unknown (`criterion-unknown`) or comes twice
 * (`criterion-twice`; only a criterion that depends on the tied can decide more the second time), points that do not
 * come first (`criterion-order`).
 */
export const checkOrder = (order: readonly string[]): readonly Problem[] => [
  ...(order[0] === points.code ? [] : [problem('criterion-order', {}, { typed: order.join(', ') })]),
  ...order.flatMap((code, place) => {
    const criterion = criterionOf(code);
    if (!criterion) return [unknownCriterion(code)];
    const again = criterion.of === 'player' && order.indexOf(code) < place;
    return again ? [problem('criterion-twice', {}, { typed: code })] : [];
  }),
];
