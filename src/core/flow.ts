import { entryAt } from './present';

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  /** Whether one more unit fits. */
  free: boolean;
}

/**
 * A network of edges that carry one unit each, at a cost. Units go one by one from their sources to the sink, each on the
 * cheapest path left, so that the total cost is always the least possible.
 */
export interface Flow {
  /** Adds an edge, in use already or not; returns its number. */
  readonly edge: (from: number, to: number, cost: number, taken?: boolean) => number;
  readonly isTaken: (edge: number) => boolean;
  /** Sends a unit; false if no path is left for it. */
  readonly send: (source: number, sink: number) => boolean;
}

/** The edges of the cheapest path, from its end; none if there is no path (Bellman and Ford, with a queue). */
const cheapestWay = (
  edges: readonly Edge[],
  leaving: readonly (readonly number[])[],
  source: number,
  sink: number,
): readonly number[] => {
  const cost = leaving.map(() => Infinity);
  const arrived = leaving.map(() => -1);
  const isQueued = leaving.map(() => false);
  const queue = [source];
  cost[source] = 0;
  for (let next = 0; next < queue.length; next++) {
    const node = entryAt(queue, next);
    isQueued[node] = false;
    for (const at of entryAt(leaving, node)) {
      const { to, cost: own, free } = entryAt(edges, at);
      const sum = entryAt(cost, node) + own;
      if (!free || sum >= entryAt(cost, to)) continue;
      cost[to] = sum;
      arrived[to] = at;
      if (!isQueued[to]) queue.push(to);
      isQueued[to] = true;
    }
  }
  if (cost[sink] === Infinity) return [];
  const way: number[] = [];
  for (let node = sink; node !== source; node = entryAt(edges, entryAt(way, way.length - 1)).from)
    way.push(entryAt(arrived, node));
  return way;
};

/**
 * A network with this many nodes. Edges in use from the beginning must already be the cheapest solution for their units (for
 * example, all cost 0).
 */
export const makeFlow = (nodes: number): Flow => {
  const edges: Edge[] = [];
  const leaving: number[][] = Array.from({ length: nodes }, () => []);
  const add = (edge: Edge): void => {
    entryAt(leaving, edge.from).push(edges.length);
    edges.push(edge);
  };
  return {
    edge: (from, to, cost, taken = false) => {
      add({ from, to, cost, free: !taken });
      // The reverse edge, which takes a unit off again.
      add({ from: to, to: from, cost: -cost, free: taken });
      return edges.length - 2;
    },
    isTaken: (edge) => !entryAt(edges, edge).free,
    send: (source, sink) => {
      const way = cheapestWay(edges, leaving, source, sink);
      for (const at of way) {
        entryAt(edges, at).free = false;
        entryAt(edges, at ^ 1).free = true;
      }
      return way.length > 0;
    },
  };
};
