import { entryAt, present } from '../present';
import { coloursOf } from '../pairing/colours';

/** An arc that carries one unit at most, at a price. */
interface Arc {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** What a path went through before it came to a node: an arc, taken along its direction or given back against it. */
interface Step {
  readonly arc: number;
  readonly back: boolean;
  readonly before: number;
}

/** The cheapest path from nodes that have a unit too many to one that has one too few; `null` if there is none. */
const cheapestPath = (
  surplus: readonly number[],
  arcs: readonly Arc[],
  used: readonly boolean[],
): { readonly start: number; readonly steps: readonly Step[] } | null => {
  const cost = surplus.map((units) => (units > 0 ? 0 : Infinity));
  const cameBy: (Step | undefined)[] = surplus.map(() => undefined);
  const improve = (from: number, to: number, price: number, step: Step): boolean => {
    if (entryAt(cost, from) + price >= entryAt(cost, to)) return false;
    cost[to] = entryAt(cost, from) + price;
    cameBy[to] = step;
    return true;
  };
  for (let better = true; better;) {
    better = false;
    for (const [arc, { from, to, cost: price }] of arcs.entries()) {
      const improved = used[arc]
        ? improve(to, from, -price, { arc, back: true, before: to })
        : improve(from, to, price, { arc, back: false, before: from });
      better ||= improved;
    }
  }
  const ends = surplus.flatMap((units, node) => (units < 0 && entryAt(cost, node) < Infinity ? [node] : []));
  if (ends.length === 0) return null;
  const end = ends.reduce((best, node) => (entryAt(cost, node) < entryAt(cost, best) ? node : best));
  const steps: Step[] = [];
  let node = end;
  for (let step = cameBy[node]; step; step = cameBy[node]) {
    steps.push(step);
    node = step.before;
  }
  return { start: node, steps: [...steps].reverse() };
};

/**
 * The cheapest set of arcs that carries every unit from where there are too many (`surplus` above 0, a number per node) to
 * where there are too few (below 0): the arcs' places in the list; `null` if they cannot all be carried. Costs are whole
 * numbers from 0. Successive shortest paths, each the cheapest, so that the sum is least.
 */
const cheapestFlow = (surplus: readonly number[], arcs: readonly Arc[]): readonly number[] | null => {
  const left = [...surplus];
  const used = arcs.map(() => false);
  while (left.some((units) => units > 0)) {
    const path = cheapestPath(left, arcs, used);
    if (!path) return null;
    const end = present(path.steps.at(-1));
    const { from, to } = entryAt(arcs, end.arc);
    const target = end.back ? from : to;
    left[path.start] = entryAt(left, path.start) - 1;
    left[target] = entryAt(left, target) + 1;
    for (const { arc, back } of path.steps) used[arc] = !back;
  }
  return used.flatMap((yes, arc) => (yes ? [arc] : []));
};

/** A game of a schedule; only one that is `open` may still have its colours reversed. */
export interface ReversibleGame {
  readonly round: number;
  readonly board: number;
  readonly white: number;
  readonly black: number;
  readonly open: boolean;
}

/** A game as it is played after the reversal: the new White first. */
export interface Reversal {
  readonly round: number;
  readonly board: number;
  readonly white: number;
  readonly black: number;
}

/** Whites less Blacks of every number from 1 in these games; the first entry, of number 0, is nobody's. */
export const colourBalance = (
  games: readonly Pick<ReversibleGame, 'white' | 'black'>[],
): readonly number[] => {
  const most = games.reduce((top, { white, black }) => Math.max(top, white, black), 0);
  const { players } = coloursOf({ players: most, rounds: [{ games }] });
  return [0, ...players.map(({ whites, blacks }) => whites - blacks)];
};

/** First the fewest games, then the latest rounds, then the upper boards. */
const makeCost = (games: readonly ReversibleGame[], last: number): ((game: ReversibleGame) => number) => {
  const boards = 1 + games.reduce((sum, { board }) => sum + board, 0);
  const earliness = 1 + games.reduce((sum, { round }) => sum + last - round, 0);
  return ({ round, board }) => (earliness + last - round) * boards + board;
};

/**
 * The games whose colours are reversed when a player leaves an even field and all their games are taken out (US Chess,
 * chapter 12 of the rulebook): afterwards everyone left has as many Whites as Blacks. Only rounds from the end are touched,
 * as few of them as will do, and in these the fewest games. Answers these games as they are played then, last round first, then by
 * board. `null` if the open games
 * cannot level everyone.
 *
 * Reversing the games along a chain from a player with two Whites too many to one with two Blacks too many, each losing
 * White to the next, levels the two ends and leaves those between as they were: so it is a flow.
 */
export const reversals = <Game extends ReversibleGame>(
  games: readonly Game[],
  withdrawn: number,
): readonly Game[] | null => {
  const left = games.filter(({ white, black }) => white !== withdrawn && black !== withdrawn);
  const surplus = colourBalance(left).map((difference) => difference / 2);
  if (surplus.some((units) => !Number.isInteger(units))) return null;
  const last = left.reduce((top, { round }) => Math.max(top, round), 0);
  for (let rounds = 0; rounds <= last; rounds += 1) {
    const open = left.filter((game) => game.open && game.round > last - rounds);
    const costOf = makeCost(open, last);
    const arcs = open.map((game) => ({ from: game.white, to: game.black, cost: costOf(game) }));
    const chosen = cheapestFlow(surplus, arcs);
    if (chosen)
      return chosen
        .map((place) => entryAt(open, place))
        .map((game) => ({ ...game, white: game.black, black: game.white }))
        .sort((a, b) => b.round - a.round || a.board - b.board);
  }
  return null;
};
