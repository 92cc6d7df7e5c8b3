import { numberIn } from '../../../grid/formula/number';
import { NONE, POINTS, PLAIN, WHOLE, type LiveCriterion } from './criterion';

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
