import { fraction } from '../core/fraction';
import type { TeamEvent, Match } from '../core/teamEvent/model';
import type { Side } from '../core/score';
import { matchScore } from '../core/teamEvent/table';
import { pointsText } from './standing';

/** The game points of both sides of a match so far, those of one side first, or a dash. */
export const scoreText = (event: TeamEvent, match: Match, first: Side = 'home'): string => {
  const score = matchScore(event, match);
  const text = (points: number): string => pointsText(fraction(points, event.discipline.scoring.unit));
  if (!score) return '–';
  const [own, other] = first === 'home' ? [score.home, score.away] : [score.away, score.home];
  return `${text(own)}–${text(other)}`;
};
