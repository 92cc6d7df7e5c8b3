import { koyaLimitOf } from '../../../core/tiebreak/koya';
import { criterion, POINTS, PRODUCTS, type CriterionCells, type LiveCriterion } from './criterion';
import { helpersAt, sumAt, type Amounts } from './levels';
import { finished, pointsOf } from './results';

const products = (cells: CriterionCells): string =>
  `SUMPRODUCT(${pointsOf(cells.results, cells)}*${cells.opponentScores})`;

const SCALE = 10000;

/** Opponents' scores and own points against them as one number, the score first. */
const KEY = 100000;

const keys: Amounts = {
  key: 'SB',
  counts: ({ results }) => `(${results}<>0)`,
  amount: (cells) => `(${KEY}*${cells.opponentScores}+${pointsOf(cells.results, cells)})`,
};

const productOf = (key: string): string => `INT(${key}/${KEY})*(${key}-${KEY}*INT(${key}/${KEY}))`;

const sonnebornBerger = criterion('SB', products, SCALE, PRODUCTS);

/** Sonneborn-Berger without the products of so many opponents with the lowest scores. */
export const sonnebornCut = (cuts: number): LiveCriterion => {
  const formula = (cells: CriterionCells): string =>
    `${products(cells)}-(${sumAt(keys, 'low', cuts, productOf)(cells, `MIN(${cuts},${finished(cells)})`)})`;
  return criterion(`SB/C${cuts}`, formula, SCALE, PRODUCTS, helpersAt(keys, 'low', cuts));
};

const faced: Amounts = {
  key: 'BH',
  counts: ({ results }) => `(${results}<>0)`,
  amount: ({ opponentScores }) => opponentScores,
};

const facedSum = ({ results, opponentScores }: CriterionCells): string =>
  `SUMPRODUCT((${results}<>0)*${opponentScores})`;

/** The sum of some amounts without so many of the lowest, and so many of the highest of what is left. */
export const without =
  (of: Amounts, lowest: number, highest: number) =>
  (cells: CriterionCells, sum: string, many: string): string => {
    const low = `-(${sumAt(of, 'low', lowest)(cells, `MIN(${lowest},${many})`)})`;
    const left = `MAX(0,MIN(${highest},${many}-${lowest}))`;
    return `${sum}${low}${highest === 0 ? '' : `-(${sumAt(of, 'high', highest)(cells, left)})`}`;
  };

const buchholzBy = (code: string, lowest: number, highest: number): LiveCriterion => {
  const formula = (cells: CriterionCells): string =>
    without(faced, lowest, highest)(cells, facedSum(cells), finished(cells));
  const needs = [...helpersAt(faced, 'low', lowest), ...helpersAt(faced, 'high', highest)];
  return criterion(code, formula, 100, POINTS, needs);
};

export const buchholzCut = (cuts: number): LiveCriterion => buchholzBy(`BH/C${cuts}`, cuts, 0);
export const buchholzMedian = (cuts: number): LiveCriterion => buchholzBy(`BH/M${cuts}`, cuts, cuts);

/** Criteria that add up opponents' scores. */
export const opponents: readonly LiveCriterion[] = [
  sonnebornBerger,
  { ...sonnebornBerger, code: 'SODOS' },
  criterion('BH', facedSum, 100, POINTS),
];

const koyaFrom = (code: string, share: number, more: number): LiveCriterion => {
  const formula = (cells: CriterionCells): string =>
    `SUMPRODUCT(${pointsOf(cells.results, cells)}*(100*${cells.opponentScores}>=${share}*${cells.maximum}${more < 0 ? '-' : '+'}${100 * Math.abs(more)}))`;
  return criterion(code, formula, 100, POINTS);
};

export const koya = koyaFrom('KS', 50, 0);

/** Koya with the limit that its code tells. */
export const koyaLimit = (typed: string): LiveCriterion | null => {
  const limit = koyaLimitOf(typed);
  return limit && koyaFrom(`KS/L${typed}`, limit.share, limit.more);
};
