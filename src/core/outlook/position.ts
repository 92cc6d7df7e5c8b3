import { sum } from '../numbers';
import { stillToPlay } from '../results/progress';
import { entryAt, present } from '../present';
import type { Fraction } from '../fraction';
import type { Tournament } from '../model';
import { points } from '../tiebreak/points';
import { scoreTable } from '../tiebreak/scores';
import { smallest } from '../extremes';

/** Points that two players divide between them, in whole numbers. */
export interface Shared {
  readonly one: number;
  readonly other: number;
  readonly units: number;
}

/** What each player holds of the points shared with each other player, by their places. */
type Held = readonly Map<number, number>[];

const give = (held: Held, to: number, from: number, units: number): void => {
  const own = entryAt(held, to);
  own.set(from, (own.get(from) ?? 0) + units);
};

/**
 * A path on which units can pass from a player to one with room, each player passing on what they share with the next; `null` if
 * there is none. Breadth first, so it is a shortest path.
 */
const wayOut = (start: number, held: Held, room: readonly number[]): readonly number[] | null => {
  const cameFrom = new Map<number, number | null>([[start, null]]);
  const queue = [start];
  for (const player of queue) {
    if (entryAt(room, player) > 0) {
      const way: number[] = [];
      for (let step: number | null = player; step !== null; step = cameFrom.get(step) ?? null) way.push(step);
      return [...way].reverse();
    }
    for (const [next, units] of entryAt(held, player)) {
      if (units === 0 || cameFrom.has(next)) continue;
      cameFrom.set(next, player);
      queue.push(next);
    }
  }
  return null;
};

/** Passes along a path as much as everybody on it can. */
const passOn = (way: readonly number[], held: Held, room: number[]): void => {
  const [first, last] = [entryAt(way, 0), present(way.at(-1))];
  const steps = way.slice(1).map((to, index) => ({ from: entryAt(way, index), to }));
  const units = Math.min(
    -entryAt(room, first),
    entryAt(room, last),
    smallest(steps.map(({ from, to }) => entryAt(held, from).get(to) ?? 0)),
  );
  for (const { from, to } of steps) {
    give(held, from, to, -units);
    give(held, to, from, units);
  }
  room[first] = entryAt(room, first) + units;
  room[last] = entryAt(room, last) - units;
};

/**
 * Whether the points can be divided so that nobody exceeds their cap: a maximum flow that starts from equal shares, so few units
 * have to move. If a player has too much and no way out, everyone they can reach holds, from games among themselves alone, more
 * than their caps allow. `caps` are whole numbers by place; one below 0 can never be kept.
 */
export const canShare = (caps: readonly number[], all: readonly Shared[]): boolean => {
  if (caps.some((cap) => cap < 0)) return false;
  const held = caps.map(() => new Map<number, number>());
  for (const { one, other, units } of all) {
    give(held, one, other, Math.ceil(units / 2));
    give(held, other, one, Math.floor(units / 2));
  }
  const room = caps.map((cap, player) =>
    [...entryAt(held, player).values()].reduce((left, units) => left - units, cap),
  );
  for (const player of room.keys())
    while (entryAt(room, player) < 0) {
      const way = wayOut(player, held, room);
      if (way === null) return false;
      passOn(way, held, room);
    }
  return true;
};

/** A ranked player. All points here are whole numbers of 1/`per` of the position. */
export interface Contender {
  readonly no: number;
  /** Including adjustments. */
  readonly points: number;
  /** Their games still to be played. */
  readonly left: number;
  /** Games still to be played, by opponent: the opponent's place among the contenders, and how many games. */
  readonly against: ReadonlyMap<number, number>;
}

/** How things stand: who is ranked, in the order of the tournament's players, and which games are still to be played. */
export interface Position {
  readonly contenders: readonly Contender[];
  /** Games to be played. */
  readonly open: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly per: number;
}

/** Adjustments have at most two decimals. */
const HUNDREDTHS = 100;

/**
 * The position of a tournament. Postponed and adjourned games are still to be played; those of annulled players are not, and
 * these are no contenders. Who withdrew later keeps their points.
 */
export const positionOf = (tournament: Tournament): Position => {
  const table = scoreTable(tournament);
  const { scoring, players } = tournament;
  const per = scoring.unit * HUNDREDTHS;
  const whole = ({ n, d }: Fraction): number => (n * per) / d;
  const scores = points.values(table);
  const ranked = players.flatMap(({ no }, player) =>
    table.counts[player] ? [{ no, points: whole(present(scores[player])) }] : [],
  );
  const placeOf = new Map(ranked.map(({ no }, place) => [no, place]));
  const against = ranked.map(() => new Map<number, number>());
  const games = stillToPlay(tournament);
  const count = (own: number | undefined, other: number | undefined): void => {
    const met = entryAt(against, present(own));
    met.set(present(other), (met.get(present(other)) ?? 0) + 1);
  };
  for (const { white, black } of games) {
    count(placeOf.get(white), placeOf.get(black));
    count(placeOf.get(black), placeOf.get(white));
  }
  return {
    contenders: ranked.map((contender, place) => {
      const met = entryAt(against, place);
      return { ...contender, against: met, left: sum([...met.values()]) };
    }),
    open: games.length,
    win: scoring.win * HUNDREDTHS,
    draw: scoring.draw * HUNDREDTHS,
    loss: scoring.loss * HUNDREDTHS,
    per,
  };
};
