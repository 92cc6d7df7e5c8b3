import { problem, type Problem } from '../problem';
import { unknownProblem } from '../names/meant';
import { adjusted } from './adjusted';
import { BLACK, elected, COUNTED } from './counted';
import { BUCHHOLZ, buchholzCut, buchholzMedian } from './buchholz';
import { suitsGame, type Criterion } from './criterion';
import { directEncounter, tiedResults } from './direct';
import { RATINGS, lots, PAIRING_NUMBERS, playOff } from './own';
import { EXPECTED, PERFORMANCES, allRated } from './performance';
import { KASHDAN } from './kashdan';
import { KOYA, koyaLimit } from './koya';
import { points, standardPoints, PROGRESSIVE, progressive } from './points';
import { SETS } from './sets';
import { SONNEBORN, sonnebornCut } from './sonneborn';
import type { Tournament } from '../model';
import { scoreTable } from './scores';

const FORMS = {
  /** The limit: `+1` and `-2` in half points, `+0.5` in points, `60` in per cent. */
  koyaLimit: /^KS\/L(.+)$/,
  /** How many of the opponents with the lowest scores are left out. */
  sonnebornCut: /^SB\/C([1-9])$/,
  /** How many rounds are left out. */
  progressiveCut: /^PS\/C([1-9])$/,
  /** How many of the lowest scores are left out. */
  buchholzCut: /^BH\/C([1-9])$/,
  /** How many of the lowest and of the highest scores are left out. */
  buchholzMedian: /^BH\/M([1-9])$/,
} as const;

/** Criteria with a number in their code that the arbiter can choose. */
export type Family = keyof typeof FORMS;

const NAMES = Object.keys(FORMS) as readonly Family[];

/** What each family makes of its number, for a code such as `BH/C3`; `undefined` for a code of no family. */
export const inFamily = <T>(
  code: string,
  makers: Readonly<Record<Family, (typed: string) => T>>,
): T | undefined => {
  for (const family of NAMES) {
    const [, typed] = FORMS[family].exec(code) ?? [];
    if (typed !== undefined) return makers[family](typed);
  }
  return undefined;
};

const ROWS: readonly Criterion[] = [
  points,
  directEncounter,
  ...SETS,
  ...SONNEBORN,
  ...COUNTED,
  ...KOYA,
  ...BLACK,
  ...PROGRESSIVE,
  elected,
  standardPoints,
  ...KASHDAN,
  tiedResults,
  ...adjusted,
  ...PAIRING_NUMBERS,
  ...RATINGS,
  playOff,
  lots,
  ...PERFORMANCES,
  ...EXPECTED,
  ...BUCHHOLZ,
];

/** The codes offered first, in the order of every workbook's sheets. */
const FIRST: readonly string[] = [
  'PTS DE DIFF SCORED SB WIN KS SB/C1 SB/C2 KS/L+1 KS/L-1',
  'WON BPG BWG WON#15.2 BPG#15.2 BWG#15.2 BPTS BPTS#otb',
  'PS PS/C1 PS/C2 REP STD KASHDAN_NZ KASHDAN_USCF US_TIED SODOS',
].flatMap((codes) => codes.split(' '));

const placeOf = ({ code }: Criterion): number => {
  const place = FIRST.indexOf(code);
  return place < 0 ? FIRST.length : place;
};

/** Every criterion, in the order in which they are offered. */
export const CRITERIA: readonly Criterion[] = [...ROWS].sort((one, other) => placeOf(one) - placeOf(other));

const BY_UPPER_CASE = new Map(CRITERIA.map((criterion) => [criterion.code.toUpperCase(), criterion]));

/** Criteria with a number in their code, besides those on offer: `KS/L-2`, `PS/C3`. */
const MAKERS: Readonly<Record<Family, (typed: string) => Criterion | null>> = {
  koyaLimit,
  sonnebornCut: (count) => sonnebornCut(Number(count)),
  progressiveCut: (count) => progressive(Number(count)),
  buchholzCut: (count) => buchholzCut(Number(count)),
  buchholzMedian: (count) => buchholzMedian(Number(count)),
};

/** The criterion with a code, in capitals or not, if there is one. */
export const criterionOf = (code: string): Criterion | undefined => {
  const upper = code.toUpperCase();
  return BY_UPPER_CASE.get(upper) ?? inFamily(upper, MAKERS) ?? undefined;
};

/** The code that somebody typed, in capitals or not; anything else unchanged, in capitals. */
export const codeOf = (typed: string): string => {
  const upper = typed.trim().toUpperCase();
  return criterionOf(upper)?.code ?? upper;
};

/** `criterion-unknown`, with the `typed` text and the `choices`. */
export const unknownCriterion = (typed: string): Problem => {
  const known = CRITERIA.map(({ code }) => code);
  return unknownProblem('criterion-unknown', typed, known);
};

/**
 * Problems with a list of tie-breaks: a code that is unknown (`criterion-unknown`) or listed twice (`criterion-twice`; only a
 * criterion among tied players can decide more the second time), points that do not come first (`criterion-order`).
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

const ofCriterion = (
  criterion: Criterion,
  rated: boolean,
  { lotsSeed, profile }: Tournament,
): readonly Problem[] => {
  const values = { typed: criterion.code, source: criterion.source };
  const { roundRobin } = criterion;
  return [
    ...(roundRobin === 'forbidden' ? [problem('criterion-forbidden', {}, values)] : []),
    ...(roundRobin === 'idle' ? [problem('criterion-idle', {}, values)] : []),
    ...('rated' in criterion && !rated ? [problem('criterion-unrated', {}, values)] : []),
    ...(criterion.code === lots.code && lotsSeed === undefined ? [problem('seed-missing')] : []),
    ...(suitsGame(profile, criterion) ? [] : [problem('criterion-of-other-games', {}, values)]),
  ];
};

/**
 * Warnings about a list of tie-breaks, which is applied anyway: a criterion that its federation forbids in round robins
 * (`criterion-forbidden`), one that decides nothing among equals there (`criterion-idle`), one by ratings while somebody has none
 * (`criterion-unrated`), lots without a seed (`seed-missing`), one that is made for other games (`criterion-of-other-games`).
 */
export const orderWarnings = (tournament: Tournament, order: readonly string[]): readonly Problem[] => {
  const rated = allRated(scoreTable(tournament));
  return order.flatMap((code) => {
    const criterion = criterionOf(code);
    return criterion ? ofCriterion(criterion, rated, tournament) : [];
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
