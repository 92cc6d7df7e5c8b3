import type { Tournament } from '../model';
import type { Criterion } from './criterion';
import { lots } from './own';
import { allRated } from './performance';
import { scoreTable } from './scores';
import { problem, type Problem } from '../problem';
import { criterionOf } from './registry';

const ofCriterion = (criterion: Criterion, rated: boolean, seed: boolean): readonly Problem[] => {
  const values = { typed: criterion.code, source: criterion.source };
  const { roundRobin } = criterion;
  return [
    ...(roundRobin === 'forbidden' ? [problem('criterion-forbidden', {}, values)] : []),
    ...(roundRobin === 'idle' ? [problem('criterion-idle', {}, values)] : []),
    ...('rated' in criterion && !rated ? [problem('criterion-unrated', {}, values)] : []),
    ...(criterion.code === lots.code && !seed ? [problem('seed-missing')] : []),
  ];
};

/**
 * Warnings about a list of tie-breaks, which is applied anyway: a criterion that its federation forbids in round robins
 * (`criterion-forbidden`), one that decides nothing among equals there (`criterion-idle`), one by ratings while somebody has none
 * (`criterion-unrated`), lots without a seed (`seed-missing`).
 */
export const orderWarnings = (tournament: Tournament, order: readonly string[]): readonly Problem[] => {
  const rated = allRated(scoreTable(tournament));
  const seed = tournament.lotsSeed !== undefined;
  return order.flatMap((code) => {
    const criterion = criterionOf(code);
    return criterion ? ofCriterion(criterion, rated, seed) : [];
  });
};

/**
 * A list that replaces the tournament's after the first result (`order-changed-late`): by FIDE C.07 4.1.1 it must be published
 * before.
 */
export const changeWarnings = (tournament: Tournament, order: readonly string[]): readonly Problem[] => {
  const { tieBreaks, games } = tournament;
  const same = tieBreaks.length === order.length && tieBreaks.every((code, place) => code === order[place]);
  const started = games.some(({ outcome }) => outcome !== null);
  return started && !same
    ? [problem('order-changed-late', {}, { before: tieBreaks.join(', '), after: order.join(', ') })]
    : [];
};

/** `criterion-not-for-teams` for each code that compares tied players by their own games: members of one team have none. */
export const checkMatchOrder = (order: readonly string[]): readonly Problem[] =>
  order
    .filter((code) => criterionOf(code)?.of === 'group')
    .map((typed) => problem('criterion-not-for-teams', {}, { typed }));
