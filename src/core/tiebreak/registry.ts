import { inFamily, type Family } from './families';
import { problem, type Problem } from '../problem';
import { adjusted } from './adjusted';
import {
  blackGames,
  blackGamesLiteral,
  blackPoints,
  blackPointsPlayed,
  blackWins,
  blackWinsLiteral,
} from './black';
import { buchholz, buchholzCut, buchholzMedian } from './buchholz';
import type { Criterion } from './criterion';
import { directEncounter } from './direct';
import { elected } from './elected';
import { expectedScore, ratingDifference } from './expected';
import { kashdanNzcf, kashdanUsChess } from './kashdan';
import { koya, koyaLimit } from './koya';
import { lots } from './lots';
import { pairingNumber, pairingNumberReversed } from './pairingNumber';
import {
  averageOfOpponents,
  perfectPerformanceOfOpponents,
  perfectTournamentPerformance,
  performanceOfOpponents,
  tournamentPerformance,
} from './performance';
import { playOff } from './playOff';
import { points } from './points';
import { progressive } from './progressive';
import { rating, ratingReversed } from './rating';
import { sodos, sonnebornBerger, sonnebornCut } from './sonneborn';
import { standardPoints } from './standardPoints';
import { tiedResults } from './tiedResults';
import { wins, won, wonLiteral } from './wins';

/** Every criterion, in the order in which they are offered. */
export const CRITERIA: readonly Criterion[] = [
  points,
  directEncounter,
  sonnebornBerger,
  wins,
  koya,
  sonnebornCut(1),
  sonnebornCut(2),
  koyaLimit('+1')!,
  koyaLimit('-1')!,
  won,
  blackGames,
  blackWins,
  wonLiteral,
  blackGamesLiteral,
  blackWinsLiteral,
  blackPoints,
  blackPointsPlayed,
  progressive(0),
  progressive(1),
  progressive(2),
  elected,
  standardPoints,
  kashdanNzcf,
  kashdanUsChess,
  tiedResults,
  sodos,
  ...adjusted,
  pairingNumber,
  pairingNumberReversed,
  rating,
  ratingReversed,
  playOff,
  lots,
  averageOfOpponents,
  tournamentPerformance,
  perfectTournamentPerformance,
  performanceOfOpponents,
  perfectPerformanceOfOpponents,
  expectedScore,
  ratingDifference,
  buchholz,
  buchholzCut(1),
  buchholzCut(2),
  buchholzMedian(1),
  buchholzMedian(2),
];

const BY_UPPER_CASE = new Map(CRITERIA.map((criterion) => [criterion.code.toUpperCase(), criterion]));

/** Criteria with a number in their code, beyond those that are offered: `KS/L-2`, `PS/C3`. */
const MAKERS: Readonly<Record<Family, (typed: string) => Criterion | null>> = {
  koyaLimit,
  sonnebornCut: (count) => sonnebornCut(Number(count)),
  progressiveCut: (count) => progressive(Number(count)),
  buchholzCut: (count) => buchholzCut(Number(count)),
  buchholzMedian: (count) => buchholzMedian(Number(count)),
};

/** The criterion of a code, in capitals or not, if there is one. */
export const criterionOf = (code: string): Criterion | undefined => {
  const upper = code.toUpperCase();
  return BY_UPPER_CASE.get(upper) ?? inFamily(upper, MAKERS) ?? undefined;
};

/** The code that somebody typed, in capitals or not; what is none stays as it is, in capitals. */
export const codeOf = (typed: string): string => {
  const upper = typed.trim().toUpperCase();
  return criterionOf(upper)?.code ?? upper;
};

/** `criterion-unknown`, with what was `typed` and the `choices`. */
export const unknownCriterion = (code: string): Problem =>
  problem(
    'criterion-unknown',
    {},
    { typed: code, choices: CRITERIA.map((criterion) => criterion.code).join(', ') },
  );

/**
 * What is wrong with a list of tie-breaks: a code that is unknown (`criterion-unknown`) or comes twice
 * (`criterion-twice`; only a criterion that depends on the tied can decide more the second time), points that do not
 * come first (`criterion-order`).
 */
export const checkOrder = (order: readonly string[]): readonly Problem[] => [
  ...(codeOf(order[0] ?? '') === points.code
    ? []
    : [problem('criterion-order', {}, { typed: order.join(', ') })]),
  ...order.flatMap((code, place) => {
    const criterion = criterionOf(code);
    if (!criterion) return [unknownCriterion(code)];
    const twice = order.slice(0, place).some((before) => codeOf(before) === criterion.code);
    return criterion.of === 'player' && twice ? [problem('criterion-twice', {}, { typed: code })] : [];
  }),
];
