import { inFamily, type Family } from '../core/tiebreak/families';
import { codeOf, criterionOf } from '../core/tiebreak/registry';

/** A criterion in words, and the article it stands in. */
export interface CriterionWords {
  readonly name: string;
  readonly source: string;
}

const NAMES: Readonly<Record<string, string>> = {
  PTS: 'Points',
  DE: 'Direct encounter: place among those tied',
  SB: 'Sonneborn-Berger',
  WIN: 'Games won, forfeits included',
  KS: 'Koya: points against those with half of the points or more',
  'SB/C1': 'Sonneborn-Berger without the opponent with the lowest score',
  'SB/C2': 'Sonneborn-Berger without the two opponents with the lowest scores',
  'KS/L+1': 'Koya with the limit half a point higher',
  'KS/L-1': 'Koya with the limit half a point lower',
  WON: 'Games won over the board',
  BPG: 'Games played with Black',
  BWG: 'Games won with Black over the board',
  'WON#15.2': 'Games won, forfeits as ordinary games',
  'BPG#15.2': 'Games with Black, forfeit wins as ordinary games',
  'BWG#15.2': 'Games won with Black, forfeits as ordinary games',
  BPTS: 'Points made with Black, forfeits included',
  'BPTS#otb': 'Points made with Black over the board',
  PS: 'Progressive score: the scores after each round, added up',
  'PS/C1': 'Progressive score without the first round',
  'PS/C2': 'Progressive score without the first two rounds',
  REP: 'Rounds that the player elected to play',
  STD: 'Standard points: 1 for a win, ½ for a draw',
  KASHDAN_NZ: 'Weighted score (Kashdan): 4 for a win, 2 for a draw, 1 for a loss, 2 for a forfeit',
  KASHDAN_USCF: 'Kashdan: 4 for a win, 2 for a draw, 1 for a loss, nothing for a forfeit',
  US_TIED: 'Result between the tied: games won less games lost',
  SODOS: 'SODOS: scores of the defeated opponents',
  NZ_ADJ: 'Adjusted score: unplayed games as draws',
  NZ_SB: 'Sonneborn-Berger by adjusted scores',
  NZ_BH: 'Buchholz by adjusted scores',
  'NZ_BH/C1': 'Buchholz by adjusted scores without the lowest',
  'NZ_BH/C2': 'Buchholz by adjusted scores without the two lowest',
  NZ_MEDIAN: 'Median Buchholz (Harkness) by adjusted scores',
  'NZ_ADJ#rest': 'Adjusted score: unplayed games and days of rest as draws',
  'NZ_SB#rest': 'Sonneborn-Berger by adjusted scores, days of rest as draws',
  'NZ_BH#rest': 'Buchholz by adjusted scores, days of rest as draws',
  'NZ_BH/C1#rest': 'Buchholz by adjusted scores, days of rest as draws, without the lowest',
  'NZ_BH/C2#rest': 'Buchholz by adjusted scores, days of rest as draws, without the two lowest',
  'NZ_MEDIAN#rest': 'Median Buchholz (Harkness) by adjusted scores, days of rest as draws',
  TPN: 'Pairing number, the lowest first',
  'TPN/R': 'Pairing number, the highest first',
  RTNG: 'Rating, the highest first',
  'RTNG/R': 'Rating, the lowest first',
  PLAYOFF: 'Play-off or decision of the arbiter',
  LOTS: 'Drawing of lots',
  ARO: 'Average rating of the opponents',
  TPR: 'Performance rating',
  PTP: 'Perfect performance: the rating that would have expected this score',
  APRO: 'Average performance rating of the opponents',
  APPO: 'Average perfect performance of the opponents',
  FIDE_WE: 'Score to expect by the ratings',
  FIDE_DR: 'Score above what the ratings expect',
  BH: 'Buchholz: the opponents’ scores, added up',
  'BH/C1': 'Buchholz without the lowest score',
  'BH/C2': 'Buchholz without the two lowest scores',
  'BH/M1': 'Buchholz without the lowest and the highest score',
  'BH/M2': 'Buchholz without the two lowest and the two highest scores',
};

const koyaLimit = (typed: string): string =>
  /^[+-]\d+$/.test(typed)
    ? `Koya with the limit moved by half points (${typed})`
    : /^[+-]/.test(typed)
      ? `Koya with the limit moved by points (${typed})`
      : `Koya with the limit at ${typed} %`;

/** Names of those with a number of the arbiter's own in their code. */
const IN_FAMILY: Readonly<Record<Family, (typed: string) => string>> = {
  koyaLimit,
  sonnebornCut: (count) => `Sonneborn-Berger without the ${count} opponents with the lowest scores`,
  progressiveCut: (count) => `Progressive score without the first ${count} rounds`,
  buchholzCut: (count) => `Buchholz without the ${count} lowest scores`,
  buchholzMedian: (count) => `Buchholz without the ${count} lowest and the ${count} highest scores`,
};

/** Points need no article. */
const sourceOf = (code: string): string => (code === 'PTS' ? '' : (criterionOf(code)?.source ?? ''));

/** Name and article of every criterion that is offered, in English, by code. */
export const criteriaEn: Readonly<Record<string, CriterionWords>> = Object.fromEntries(
  Object.entries(NAMES).map(([code, name]) => [code, { name, source: sourceOf(code) }]),
);

/** Any criterion in words; of a code that is none the code itself. */
export const criterionWords = (
  code: string,
  words: Readonly<Record<string, CriterionWords>>,
): CriterionWords => {
  const known = codeOf(code);
  return words[known] ?? { name: inFamily(known, IN_FAMILY) ?? code, source: sourceOf(known) };
};
