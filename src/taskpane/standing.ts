import { fraction, type Fraction } from '../core/fraction';
import type { Tournament } from '../core/model';
import type { Match, TeamEvent } from '../core/teamEvent/model';
import { matchScore } from '../core/teamEvent/table';
import type { StandingRow } from '../core/tiebreak/standings';
import { teamStandings } from '../core/tiebreak/teams/standings';
import { numberText } from '../language/explain';
import { isolated } from './speech';

const NONE = '–';

/** A place, or the places that are shared: `3`, `2–4`; a dash for whoever has none. */
export const rankText = ({ rank, rankTo }: Pick<StandingRow, 'rank' | 'rankTo'>): string => {
  if (rank === null || rankTo === null) return NONE;
  return rank === rankTo ? String(rank) : `${rank}${NONE}${rankTo}`;
};

/** A value as people write it, halves as ½; a dash for none. */
export const pointsText = (value: Fraction | null, decimal = '.'): string =>
  value === null ? NONE : numberText(value, decimal);

/** The game points of both sides of a match so far, or a dash. */
export const scoreText = (event: TeamEvent, match: Match): string => {
  const score = matchScore(event, match);
  const text = (points: number): string => pointsText(fraction(points, event.discipline.scoring.unit));
  return score ? `${text(score.home)}–${text(score.away)}` : '–';
};

/** How a match of two teams stands, in game points, to stand in a sentence; `null` of any other tournament. */
export const teamScores = (tournament: Tournament, decimal?: string) => {
  const scores = teamStandings(tournament, ['GP']);
  if (tournament.teams.length !== 2 || !scores.ok) return null;
  const [left, right] = tournament.teams.map(({ id, name }) => {
    const points = scores.value.find(({ team }) => team === id)?.values[0] ?? null;
    return { name: isolated(name), points: pointsText(points, decimal) };
  });
  return left && right
    ? {
        ...{ left: left.name, leftPoints: left.points },
        ...{ right: right.name, rightPoints: right.points },
      }
    : null;
};
