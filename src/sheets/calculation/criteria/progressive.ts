import { POINTS, type CriterionCells, type LiveCriterion } from './criterion';
import { pointsOf } from './results';

/** In how many rounds' scores the points of each result count. */
const times = ({ resultRounds: round, rounds }: CriterionCells, cuts: number): string => {
  const later = `(${round}>${cuts})*(${round}<=${rounds})*(${rounds + 1}-${round})`;
  return cuts === 0 ? later : `(${later}+(${round}<=${cuts})*${Math.max(0, rounds - cuts)})`;
};

/** The scores after each round added up, without the first so many. */
export const progressive = (cuts: number): LiveCriterion => ({
  code: cuts === 0 ? 'PS' : `PS/C${cuts}`,
  formula: (cells) => `SUMPRODUCT(${pointsOf(cells.results, cells)}*${times(cells, cuts)})`,
  scale: 100,
  format: POINTS,
});
