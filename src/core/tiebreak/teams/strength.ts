import { largest } from '../../extremes';
import { entryAt } from '../../present';
import { add, fraction } from '../../fraction';
import { matchSum, teamValue } from './criterion';
import type { TeamTable } from './table';

/** The most that a team can make in all its matches by the primary score over the most in one by the secondary one. */
const factorOf = ({ primary, boards, matches, scoring, matchScoring }: TeamTable): number => {
  const most = largest(matches.map((list) => list.length));
  const match = matchScoring.win * scoring.unit;
  const games = scoring.win * boards * matchScoring.unit;
  const factor = primary === 'match' ? (match * most) / games : (games * most) / match;
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
    const { primary, matchPoints, gamePoints, scoring, matchScoring } = table;
    const byMatches = primary === 'match';
    const strength = matchSum(table, team, ({ opponent }) =>
      entryAt(byMatches ? matchPoints : gamePoints, opponent),
    );
    const secondary = byMatches
      ? fraction(entryAt(gamePoints, team), scoring.unit)
      : fraction(entryAt(matchPoints, team), matchScoring.unit);
    const { unit } = byMatches ? matchScoring : scoring;
    return add(secondary, fraction(strength, unit * factorOf(table)));
  },
);
