import { labelsOf, type Grouping } from './rounds';

const times = (labels: readonly string[]): ReadonlyMap<string, number> => {
  const counted = new Map<string, number>();
  for (const label of labels) counted.set(label, (counted.get(label) ?? 0) + 1);
  return counted;
};

const pairOf = (white: string, black: string): string => [white, black].sort().join(' ');

/** By how much some pairs meet more often than all would if they met equally often. */
const unevenPairs = (grouping: Grouping, players: number): number => {
  const games = grouping.rounds.flatMap(({ units }) =>
    units.flatMap((unit) => (unit.kind === 'game' ? [unit] : [])),
  );
  const pairs = (players * (players - 1)) / 2;
  if (pairs === 0) return games.length;
  const fair = Math.ceil(games.length / pairs);
  const met = times(games.map(({ white, black }) => pairOf(white.label, black.label)));
  return [...met.values()].reduce((sum, count) => sum + Math.max(0, count - fair), 0);
};

/**
 * How far games in rounds are from a schedule: how often a label comes again in one round, how many labels but one are missing
 * in it, and how often pairs meet too often. A schedule without a misprint costs nothing, one misprint a little, and another way to
 * take its cells a lot.
 */
export const costOf = (grouping: Grouping): number => {
  const players = new Set(labelsOf(grouping.rounds.flatMap(({ units }) => units))).size;
  const inRounds = grouping.rounds.reduce((sum, { units }) => {
    const labels = labelsOf(units);
    const different = new Set(labels).size;
    return sum + (labels.length - different) + Math.max(0, players - different - 1);
  }, 0);
  return inRounds + unevenPairs(grouping, players) + grouping.loose.length;
};
