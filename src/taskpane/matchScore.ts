import { fraction } from '../core/fraction';
import type { TeamEvent, Match } from '../core/teamEvent/model';
import { matchScore } from '../core/teamEvent/table';
import { pointsText } from './standing';

/** The game points of both sides of a match so far, or a dash. */
export const scoreText = (event: TeamEvent, match: Match): string => {
  const score = matchScore(event, match);
  const text = (points: number): string => pointsText(fraction(points, event.discipline.scoring.unit));
  return score ? `${text(score.home)}–${text(score.away)}` : '–';
};
