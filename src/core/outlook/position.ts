import { openGames } from '../conduct/owed';
import { entryAt, present } from '../present';
import type { Fraction } from '../fraction';
import type { Tournament } from '../model';
import { points } from '../tiebreak/points';
import { scoreTable } from '../tiebreak/scores';
import { smallest } from '../extremes';

/** Points that two players have to share between them, in any whole numbers. */
export interface Shared {
  readonly one: number;
  readonly other: number;
  readonly units: number;
}

/** What each player holds of what they share with each other one, by their places. */
type Held = readonly Map<number, number>[];

const give = (held: Held, to: number, from: number, units: number): void => {
  const own = entryAt(held, to);
  own.set(from, (own.get(from) ?? 0) + units);
};

/**
 * The way by which units can leave a player for one with room, each passing on to the next what they share: the players from
 * the first to the last; `null` if there is none. Breadth first, so that it is a shortest one.
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

/** Passes on along a way as much as everybody on it can. */
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
 * Whether all can be shared so that nobody gets more than their cap: a maximum flow, begun from equal shares, so that few
 * units have to move. Where a player has too much and no way out, all whom they could reach hold, from among themselves
 * alone, more than their caps allow. `caps` are whole numbers by place; one below 0 can never be kept.
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

/** Someone who is ranked. All points here are whole numbers of 1/`per` of the position. */
export interface Contender {
  readonly no: number;
  /** Adjustments are in it. */
  readonly points: number;
  /** Their games that are to be played. */
  readonly left: number;
  /** The same by opponent: the opponent's place among the contenders, and how many. */
  readonly against: ReadonlyMap<number, number>;
}

/** How things stand: who is ranked, in the order of the tournament's players, and what is to be played. */
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
 * The position of a tournament. Postponed and adjourned games are to be played, those of who has left are not; annulled
 * players are no contenders, those who withdrew later keep their points.
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
  const games = openGames(tournament);
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
      return { ...contender, against: met, left: [...met.values()].reduce((sum, each) => sum + each, 0) };
    }),
    open: games.length,
    win: scoring.win * HUNDREDTHS,
    draw: scoring.draw * HUNDREDTHS,
    loss: scoring.loss * HUNDREDTHS,
    per,
  };
};
