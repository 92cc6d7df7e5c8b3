import { numberIn } from '../../../grid/formula/number';
import { criterion, NONE, POINTS, PLAIN, WHOLE, type LiveCriterion } from './criterion';

/** Points of all games with the arbiter's adjustment, and what a player has whatever they scored. */
export const own: readonly LiveCriterion[] = [
  criterion('PTS', ({ live, score, adjustment }) => `IF(${live}=1,${score}+${adjustment},0)`, 100, POINTS),
  criterion('TPN', ({ no }) => `0-${no}`, -1, WHOLE),
  criterion('TPN/R', ({ no }) => no, 1, WHOLE),
  criterion('PLAYOFF', ({ typedPlayOff }) => `INT(100*${numberIn(typedPlayOff)}+0.5)`, 100, PLAIN),
  criterion('LOTS', ({ drawn, lots }) => `IF(${drawn}=1,0-${lots},${NONE})`, -1, WHOLE),
];
