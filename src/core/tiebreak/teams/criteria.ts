import { largest } from '../../extremes';
import { type Fraction, ZERO, add, compare, fraction } from '../../fraction';
import { entryAt, underKey } from '../../present';
import { classesBy, type Group } from '../ranking';
import { type TeamCriterion, matchSum, teamValue } from './criterion';
import type { Primary, TeamMatch, TeamTable } from './table';

/** Match points of all matches, added up, with the arbiter's adjustment. */
export const matchPoints = teamValue('MP', 'Match points', 'FIDE C.07 11.1, 13.1', (table, team) =>
  add(fraction(entryAt(table.matchPoints, team), table.matchScoring.unit), entryAt(table.adjustments, team)),
);

/** Game points of the players, added up. */
export const gamePoints = teamValue('GP', 'Game points', 'FIDE C.07 11.1, 13.1', (table, team) =>
  fraction(entryAt(table.gamePoints, team), table.scoring.unit),
);

/** A team's average score against each other one of the group, added up (6.1.2). */
const miniScore = ({ matches }: TeamTable, group: Group, team: number, score: Primary): Fraction =>
  group.reduce((total, opponent) => {
    const met = entryAt(matches, team).filter((match) => match.opponent === opponent);
    const of = (match: TeamMatch): number => (score === 'match' ? match.matchPoints : match.gamePoints);
    const points = met.reduce((sum, match) => sum + of(match), 0);
    return met.length === 0 ? total : add(total, fraction(points, met.length));
  }, ZERO);

const classesOf = (table: TeamTable, group: Group, score: Primary): readonly Group[] => {
  const scores = new Map(group.map((team) => [team, miniScore(table, group, team, score)]));
  return classesBy(group, (a, b) => compare(underKey(scores, b), underKey(scores, a)));
};

/**
 * Extended direct encounter: by the primary score among the tied; if that separates nobody, by the secondary; then again for
 * those who stay tied.
 */
export const extendedDirectEncounter: TeamCriterion = {
  code: 'EDE',
  name: 'Direct encounter, extended: the primary score, else the other',
  source: 'FIDE C.07 13.3',
  better: 'more',
  roundRobin: 'suits',
  of: 'group',
  once: (table, group) => {
    const first = classesOf(table, group, table.primary);
    return first.length > 1 ? first : classesOf(table, group, table.primary === 'match' ? 'game' : 'match');
  },
  again: true,
};

type Score = 'M' | 'G';

const WORDS: Readonly<Record<Score, string>> = { M: 'match points', G: 'game points' };

const totalOf = ({ matchPoints, gamePoints }: TeamTable, score: Score, team: number): number =>
  entryAt(score === 'M' ? matchPoints : gamePoints, team);

const resultOf = (score: Score, match: TeamMatch): number =>
  score === 'M' ? match.matchPoints : match.gamePoints;

const unitOf = ({ scoring, matchScoring }: TeamTable, score: Score): number =>
  (score === 'M' ? matchScoring : scoring).unit;

const extended = (theirs: Score, own: Score, article: number): TeamCriterion =>
  teamValue(
    `E${theirs}${own}SB`,
    `Sonneborn-Berger: their ${WORDS[theirs]} times own ${WORDS[own]}`,
    `FIDE C.07 13.2.${article}`,
    (table, team) => {
      const total = matchSum(
        table,
        team,
        (match) => totalOf(table, theirs, match.opponent) * resultOf(own, match),
      );
      return fraction(total, unitOf(table, theirs) * unitOf(table, own));
    },
  );

/** Extended Sonneborn-Berger: the opponent's match or game points times those made against it. */
export const extendedSonneborn: readonly TeamCriterion[] = [
  extended('M', 'M', 1),
  extended('M', 'G', 2),
  extended('G', 'M', 3),
  extended('G', 'G', 4),
];

/** The most primary points that a team can make in all its matches, divided by the most secondary points in one. */
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
