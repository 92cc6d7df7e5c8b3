import { entryAt, present } from '../present';

/** An arc that carries one unit at most, at a price. */
export interface Arc {
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
export const cheapestFlow = (surplus: readonly number[], arcs: readonly Arc[]): readonly number[] | null => {
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
