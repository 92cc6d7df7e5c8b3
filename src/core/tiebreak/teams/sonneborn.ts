import { entryAt } from '../../present';
import { fraction } from '../../fraction';
import { matchSum, teamValue, type TeamCriterion } from './criterion';
import type { TeamMatch, TeamTable } from './table';

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
