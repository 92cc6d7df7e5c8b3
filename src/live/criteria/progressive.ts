import { POINTS, type CriterionCells, type LiveCriterion } from './criterion';
import { pointsOf } from './results';

/** Points times the number of rounds in whose score they count. */
const side = (cells: CriterionCells, player: string, results: string, cuts: number): string => {
  const { no, games, rounds } = cells;
  const { round } = games;
  const later = `(${round}>${cuts})*(${round}<=${rounds})*(${rounds + 1}-${round})`;
  const times = cuts === 0 ? later : `(${later}+(${round}<=${cuts})*${Math.max(0, rounds - cuts)})`;
  return `SUMPRODUCT((${player}=${no})*${pointsOf(results, cells)}*${times})`;
};

/** The scores after each round added up, without the first so many. */
export const progressive = (cuts: number): LiveCriterion => ({
  code: cuts === 0 ? 'PS' : `PS/C${cuts}`,
  formula: (cells) => {
    const { white, black, whiteResult, blackResult } = cells.games;
    return `${side(cells, white, whiteResult, cuts)}+${side(cells, black, blackResult, cuts)}`;
  },
  scale: 100,
  format: POINTS,
});
