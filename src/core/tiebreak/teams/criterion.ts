import { entryAt, underKey } from '../../present';
import type { Fraction } from '../../fraction';
import type { GroupCriterion, ValueCriterion } from '../criterion';
import { classesBy } from '../ranking';
import type { TeamMatch, TeamTable } from './table';

export type TeamCriterion = ValueCriterion<TeamTable> | GroupCriterion<TeamTable>;

/** A criterion with a value for each team. */
export const teamValue = (
  code: string,
  name: string,
  source: string,
  valueOf: (table: TeamTable, team: number) => Fraction,
  better: 'more' | 'less' = 'more',
): TeamCriterion => ({
  code,
  name,
  source,
  better,
  roundRobin: 'suits',
  of: 'player',
  values: (table) => table.matches.map((_, team) => valueOf(table, team)),
});

/** A criterion that compares rows of numbers: the first difference decides, and the higher number ranks first. */
export const teamRows = (
  code: string,
  name: string,
  source: string,
  rowOf: (table: TeamTable, team: number) => readonly number[],
): TeamCriterion => ({
  code,
  name,
  source,
  better: 'more',
  roundRobin: 'suits',
  of: 'group',
  once: (table, group) => {
    const rows = new Map(group.map((team) => [team, rowOf(table, team)]));
    return classesBy(group, (one, other) => {
      const [a, b] = [underKey(rows, one), underKey(rows, other)];
      const first = a.findIndex((value, index) => value !== b[index]);
      return first < 0 ? 0 : entryAt(b, first) - entryAt(a, first);
    });
  },
  again: false,
});

/** Points of all a team's matches; for games in whole numbers of 1/`unit`. */
export const matchSum = (table: TeamTable, team: number, of: (match: TeamMatch) => number): number =>
  entryAt(table.matches, team).reduce((total, match) => total + of(match), 0);
