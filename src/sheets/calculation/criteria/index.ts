import type { Tournament } from '../../../core/model';
import { suitsGame } from '../../../core/tiebreak/criterion';
import { inFamily, type Family, criterionOf, CRITERIA } from '../../../core/tiebreak/registry';
import { adjusted } from './adjusted';
import { counting, progressive } from './counted';
import { criterion, WHOLE, type LiveCriterion, type LiveHelper } from './criterion';
import { own } from './own';
import { koya, koyaLimit, buchholzCut, buchholzMedian, opponents, sonnebornCut } from './opponents';
import { byRating } from './ratings';

export { NONE, type CriterionCells, type LiveCriterion, type LiveHelper } from './criterion';

const amongTied = (code: string): LiveCriterion => criterion(code, 'rank chain', 1, WHOLE);

export const DIRECT = amongTied('DE');
export const TIED_RESULTS = amongTied('US_TIED');

const ofField = (rounds: number): readonly LiveCriterion[] => [
  ...own,
  DIRECT,
  TIED_RESULTS,
  ...counting,
  koya,
  progressive(0),
  ...opponents,
  ...adjusted(rounds),
  ...byRating,
];

/** Criteria with a number in their code. */
const MAKERS: Readonly<Record<Family, (typed: string) => LiveCriterion | null>> = {
  koyaLimit,
  sonnebornCut: (cuts) => sonnebornCut(Number(cuts)),
  progressiveCut: (cuts) => progressive(Number(cuts)),
  buchholzCut: (cuts) => buchholzCut(Number(cuts)),
  buchholzMedian: (cuts) => buchholzMedian(Number(cuts)),
};

/**
 * The criteria that a tournament of so many rounds has columns for: all that suit its game, in the order in which the
 * Tournament sheet lists them, and those of its own list, which may have a number of the arbiter's in their code.
 */
export const liveCriteria = (
  { tieBreaks, profile }: Pick<Tournament, 'tieBreaks' | 'profile'>,
  rounds: number,
): readonly LiveCriterion[] => {
  const known = new Map(ofField(rounds).map((criterion) => [criterion.code, criterion]));
  const suiting = CRITERIA.filter((each) => suitsGame(profile, each));
  const codes = new Set([...suiting, ...tieBreaks.map(criterionOf)].flatMap((each) => each?.code ?? []));
  return [...codes].flatMap((code) => known.get(code) ?? inFamily(code, MAKERS) ?? []);
};

/** The helpers that some criteria need, each after those that it needs itself. */
export const helpersOf = (criteria: readonly LiveCriterion[]): readonly LiveHelper[] => {
  const made = new Map<string, LiveHelper>();
  const add = (helper: LiveHelper): void => {
    helper.needs?.forEach(add);
    if (!made.has(helper.key)) made.set(helper.key, helper);
  };
  for (const { needs } of criteria) needs.forEach(add);
  return [...made.values()];
};

/** The codes of the criteria that need a helper, directly or through another one. */
export const usersOf = (criteria: readonly LiveCriterion[], key: string): readonly string[] => {
  const uses = (helpers: readonly LiveHelper[]): boolean =>
    helpers.some((helper) => helper.key === key || uses(helper.needs ?? []));
  return criteria.filter(({ needs }) => uses(needs)).map(({ code }) => code);
};

/** Whether the sheets can work a criterion out. */
export const isOnSheets = (code: string): boolean =>
  liveCriteria({ tieBreaks: [code], profile: 'chess' }, 1).some(
    (criterion) => criterion.code === criterionOf(code)?.code,
  );
