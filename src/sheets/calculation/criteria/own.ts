import { koyaLimitOf } from '../../../core/tiebreak/koya';
import { numberIn } from '../../../grid/formula/number';
import { NONE, POINTS, PLAIN, WHOLE, type LiveCriterion, type CriterionCells } from './criterion';
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

/** Points of all games with the arbiter's adjustment. */
const points: LiveCriterion = {
  code: 'PTS',
  formula: ({ live, score, adjustment }) => `IF(${live}=1,${score}+${adjustment},0)`,
  scale: 100,
  format: POINTS,
};

/** Points, and what a player has whatever they scored. */
export const own: readonly LiveCriterion[] = [
  points,
  { code: 'TPN', formula: ({ no }) => `0-${no}`, scale: -1, format: WHOLE },
  { code: 'TPN/R', formula: ({ no }) => no, scale: 1, format: WHOLE },
  {
    code: 'PLAYOFF',
    formula: ({ typedPlayOff }) => `INT(100*${numberIn(typedPlayOff)}+0.5)`,
    scale: 100,
    format: PLAIN,
  },
  {
    code: 'LOTS',
    formula: ({ drawn, lots }) => `IF(${drawn}=1,0-${lots},${NONE})`,
    scale: -1,
    format: WHOLE,
  },
];
