import { entryAt } from './present';

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  /** Whether one unit more fits. */
  free: boolean;
}

/**
 * A network of edges that take one unit each, at a cost. Units are sent one by one from their sources to the sink, each on the
 * cheapest way that is left, so that what all of them cost together is the least possible at any time.
 */
export interface Flow {
  /** Adds an edge, which is taken already or not; answers its number. */
  readonly edge: (from: number, to: number, cost: number, taken?: boolean) => number;
  readonly isTaken: (edge: number) => boolean;
  /** Sends a unit; false if there is no way left for it. */
  readonly send: (source: number, sink: number) => boolean;
}

/** The edges of the cheapest way, from its end; none where there is no way (Bellman and Ford, with a queue). */
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
 * A network of so many nodes. Edges that are taken from the beginning have to be as cheap as can be for the units that they carry
 * (all of them cost 0, say).
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
      // The way back, by which a unit is taken off again.
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
