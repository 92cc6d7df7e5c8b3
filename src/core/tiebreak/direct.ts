import type { GroupCriterion } from './criterion';
import type { ScoreTable } from './scores';

type Group = readonly number[];

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** A number that every count of games between two of the group divides, so that their averages are whole. */
const averageScale = ({ finished }: ScoreTable, group: Group): bigint => {
  const counts = new Set(group.flatMap((player) => group.map((opponent) => finished(player, opponent))));
  counts.delete(0);
  return [...counts]
    .map(BigInt)
    .reduce((multiple, count) => (multiple * count) / divisor(multiple, count), 1n);
};

/**
 * A player's average points against each other one of the group, added up. A pair without a finished game yet adds
 * nothing.
 */
const miniScore = ({ against, finished }: ScoreTable, group: Group, player: number, scale: bigint): bigint =>
  group.reduce((sum, opponent) => {
    const games = finished(player, opponent);
    return games === 0 ? sum : sum + (BigInt(against(player, opponent)) * scale) / BigInt(games);
  }, 0n);

const split = (table: ScoreTable, group: Group): readonly Group[] => {
  if (group.length === 1) return [group];
  const scale = averageScale(table, group);
  const classes = new Map<bigint, number[]>();
  for (const player of group) {
    const score = miniScore(table, group, player, scale);
    classes.set(score, [...(classes.get(score) ?? []), player]);
  }
  if (classes.size === 1) return [group];
  const descending = [...classes].sort(([a], [b]) => (a > b ? -1 : 1));
  return descending.flatMap(([, tied]) => split(table, tied));
};

/**
 * Direct encounter: the tied are ordered by their points against each other, by averages where two met more than once
 * (6.1.2); those still tied are compared again by the games among themselves alone (6.2), until nothing changes. Forfeits
 * count.
 */
export const directEncounter: GroupCriterion = { code: 'DE', source: 'FIDE C.07 6', of: 'group', split };
