import { entryAt, underKey } from '../../present';
import { add, compare, fraction, ZERO, type Fraction } from '../../fraction';
import type { TeamCriterion } from './criterion';
import type { Primary, TeamMatch, TeamTable } from './table';

type Group = readonly number[];

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
  const classes: number[][] = [];
  for (const team of [...group].sort((a, b) => compare(underKey(scores, b), underKey(scores, a)))) {
    const last = classes.at(-1);
    if (last && compare(underKey(scores, entryAt(last, 0)), underKey(scores, team)) === 0) last.push(team);
    else classes.push([team]);
  }
  return classes;
};

/**
 * Extended direct encounter: by the primary score among the tied; if that parts nobody, by the secondary; then again for
 * whom it leaves tied.
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
