import { entryAt } from '../present';
import type { Contender, Position } from './position';

/** So many points from their own games are enough, whatever the others do; `null` where none are. */
export interface Needs {
  readonly shared: number | null;
  readonly alone: number | null;
}

/** A score that somebody can reach, with the most that an opponent of so many of the games can have of it. */
interface Reached {
  readonly score: number;
  readonly taken: number;
}

/** What an opponent of some of a player's games gets at most, when the player wins, draws and loses so many of all. */
const mostTaken = (
  { win, draw, loss }: Position,
  among: number,
  { lost, drawn }: { readonly lost: number; readonly drawn: number },
): number => {
  const wins = Math.min(among, lost);
  const draws = Math.min(among - wins, drawn);
  return wins * win + draws * draw + (among - wins - draws) * loss;
};

/** Every score of some games, from the highest, with the most that an opponent of `among` of them gets meanwhile. */
const reachedIn = (position: Position, games: number, among: number): readonly Reached[] => {
  const { win, draw, loss } = position;
  const most = new Map<number, number>();
  for (let lost = 0; lost <= games; lost += 1)
    for (let drawn = 0; drawn + lost <= games; drawn += 1) {
      const score = (games - lost - drawn) * win + drawn * draw + lost * loss;
      most.set(score, Math.max(most.get(score) ?? 0, mostTaken(position, among, { lost, drawn })));
    }
  return [...most].map(([score, taken]) => ({ score, taken })).sort((a, b) => b.score - a.score);
};

/** A rival at their best in all games but those with the player, by how many those are. */
const bestRivals = ({ contenders, win }: Position, player: number): ReadonlyMap<number, number> => {
  const best = new Map<number, number>();
  const { against } = entryAt(contenders, player);
  for (const [place, rival] of contenders.entries()) {
    if (place === player) continue;
    const games = against.get(place) ?? 0;
    const score = rival.points + (rival.left - games) * win;
    best.set(games, Math.max(best.get(games) ?? -Infinity, score));
  }
  return best;
};

/** The least score above which, and at which, each one suffices; scores come from the highest. */
const leastOf = (scores: readonly number[], suffices: (score: number) => boolean): number | null => {
  const failing = scores.findIndex((score) => !suffices(score));
  const last = failing < 0 ? scores.length - 1 : failing - 1;
  return scores[last] ?? null;
};

/**
 * What everyone needs to be sure of (a share of) first place by points, by place among the contenders: a score that
 * suffices, as does every higher one, in 1/`per`. One rival alone can win all their games, so each is looked at by themselves
 * (exact for every scoring).
 */
export const needsIn = (position: Position): readonly Needs[] => {
  const known = new Map<string, readonly Reached[]>();
  const reached = (games: number, among: number): readonly Reached[] => {
    const key = `${games} ${among}`;
    const found = known.get(key) ?? reachedIn(position, games, among);
    known.set(key, found);
    return found;
  };
  const needsOf = ({ points, left }: Contender, player: number): Needs => {
    // What is left over each rival at their best, by the player's own score: the least of it.
    const margins = new Map(reached(left, 0).map(({ score }) => [score, Infinity]));
    for (const [among, best] of bestRivals(position, player))
      for (const { score, taken } of reached(left, among))
        margins.set(score, Math.min(margins.get(score) ?? Infinity, points + score - best - taken));
    const scores = [...margins.keys()];
    return {
      shared: leastOf(scores, (score) => (margins.get(score) ?? 0) >= 0),
      alone: leastOf(scores, (score) => (margins.get(score) ?? 0) > 0),
    };
  };
  return position.contenders.map(needsOf);
};
