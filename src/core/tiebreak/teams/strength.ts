import { entryAt } from '../../present';
import { add, fraction } from '../../fraction';
import { matchSum, teamValue } from './criterion';
import { MATCH_POINTS, type TeamTable } from './table';

/** The most that a team can make in all its matches by the primary score over the most in one by the secondary one. */
const factorOf = ({ primary, boards, matches, tournament: { scoring } }: TeamTable): number => {
  const most = Math.max(...matches.map((list) => list.length));
  const games = (scoring.win * boards) / scoring.unit;
  const factor = primary === 'match' ? (MATCH_POINTS.win * most) / games : (games * most) / MATCH_POINTS.win;
  return Math.max(1, Math.floor(factor));
};

/**
 * Score and schedule strength: the secondary score and a share of the opponents' primary scores, added up.
 */
export const scheduleStrength = teamValue(
  'SSSC',
  'The other score and a share of the opponents’ primary score',
  'FIDE C.07 13.4',
  (table, team) => {
    const { primary, matchPoints, gamePoints, unit } = table;
    const byMatches = primary === 'match';
    const strength = matchSum(table, team, ({ opponent }) =>
      entryAt(byMatches ? matchPoints : gamePoints, opponent),
    );
    const secondary = byMatches
      ? fraction(entryAt(gamePoints, team), unit)
      : fraction(entryAt(matchPoints, team));
    return add(secondary, fraction(strength, (byMatches ? 1 : unit) * factorOf(table)));
  },
);
