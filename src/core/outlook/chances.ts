import { divisor } from '../numbers';
import { entryAt, present } from '../present';
import { fraction, type Fraction } from '../fraction';
import type { Tournament } from '../model';
import { fieldsOf } from '../sections/fields';
import { positionOf, type Contender, type Position, canShare, type Shared } from './position';

/** This many points from their own games are enough, whatever the others do; `null` if none are. */
interface Needs {
  readonly shared: number | null;
  readonly alone: number | null;
}

/** A score that somebody can reach, with the most that an opponent in some of the games can then have from them. */
interface Reached {
  readonly score: number;
  readonly taken: number;
}

/** The most that an opponent in some of a player's games can get, given the player's wins, draws and losses in all of them. */
const mostTaken = (
  { win, draw, loss }: Position,
  among: number,
  { lost, drawn }: { readonly lost: number; readonly drawn: number },
): number => {
  const wins = Math.min(among, lost);
  const draws = Math.min(among - wins, drawn);
  return wins * win + draws * draw + (among - wins - draws) * loss;
};

/** Every possible score from some games, highest first, with the most that an opponent in `among` of them then gets. */
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

/** A rival at their best in all other games, by the number of their games with the player. */
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

/** The lowest score from which on every higher one, or every one, is enough; scores come from the highest. */
const leastOf = (scores: readonly number[], suffices: (score: number) => boolean): number | null => {
  const failing = scores.findIndex((score) => !suffices(score));
  const last = failing < 0 ? scores.length - 1 : failing - 1;
  return scores[last] ?? null;
};

/**
 * What everyone needs to be sure of (a share of) first place by points, by place among the contenders: the lowest score that is
 * enough, like every higher one, in 1/`per`. A single rival can win all their games, so each is looked at separately (exact for
 * every scoring).
 */
const needsIn = (position: Position): readonly Needs[] => {
  const known = new Map<string, readonly Reached[]>();
  const reached = (games: number, among: number): readonly Reached[] => {
    const key = `${games} ${among}`;
    const found = known.get(key) ?? reachedIn(position, games, among);
    known.set(key, found);
    return found;
  };
  const needsOf = ({ points, left }: Contender, player: number): Needs => {
    // What is left over each rival at their best, by the player's own score: the smallest of it.
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

/** First place by points: `alone`, or shared. */
export type First = 'alone' | 'shared';

/** What can still become of a player's first place, by points alone. */
export interface Chance {
  /** Their pairing number. */
  readonly no: number;
  readonly points: Fraction;
  /** Their games still to be played. */
  readonly games: number;
  /** What is certain; `null` if not even a share of first place is. */
  readonly certain: First | null;
  /** The best that can still happen; `null` if they cannot even share first place. */
  readonly possible: First | null;
  /** Points from their own games that are enough whatever the others do, like any higher score; `null` if none are. */
  readonly needs: { readonly shared: Fraction | null; readonly alone: Fraction | null };
}

export interface Chances {
  /** Games still to be played, including postponed and adjourned ones. */
  readonly open: number;
  /**
   * Whether `possible` is exact. If not, those who are out are out, but some others may be, too. Everything else is always exact.
   */
  readonly exact: boolean;
  /** All ranked players, in the order of the tournament's players, by section. */
  readonly players: readonly Chance[];
}

/** What every game gives above a loss to each side. */
interface HandedOut {
  /** The smallest step in which scores move. */
  readonly step: number;
  /** The steps that every game gives at least, divided in any way. */
  readonly units: number;
  /** Whether every game gives exactly these and can be divided in any way, as when two draws are worth a win and a loss. */
  readonly exact: boolean;
}

const handedOut = ({ win, draw, loss }: Position): HandedOut => {
  const [won, drawn] = [win - loss, draw - loss];
  const step = divisor(won, drawn);
  return { step, units: Math.min(won, 2 * drawn) / step, exact: won === 2 * drawn };
};

const best = ({ win }: Position, { points, left }: Contender): number => points + left * win;

/** Whether all players can stay within a score in the games of all but one: the player in question stands aside. */
const canStayWithin = (position: Position, score: number, aside: number | null): boolean => {
  const { step, units } = handedOut(position);
  const { contenders, loss } = position;
  const caps = contenders.map(({ points, left }, place) =>
    place === aside ? 0 : Math.floor((score - points - left * loss) / step),
  );
  const shared = contenders.flatMap(({ against }, one): readonly Shared[] =>
    [...against].flatMap(([other, games]) =>
      one < other && one !== aside && other !== aside ? [{ one, other, units: games * units }] : [],
    ),
  );
  return canShare(caps, shared);
};

/**
 * The smallest top score to which the whole field can be limited. A player who reaches more can be first alone; one who reaches
 * less cannot even share, even if they win all their games (K. D. Wayne, A new property and a faster algorithm for baseball
 * elimination, SIAM J. Discrete Math. 14, 2001).
 */
const threshold = (position: Position): number => {
  const scores = [...new Set(position.contenders.map((contender) => best(position, contender)))].sort(
    (a, b) => a - b,
  );
  let [low, high] = [0, scores.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (canStayWithin(position, entryAt(scores, middle), null)) high = middle;
    else low = middle + 1;
  }
  return present(scores[low]);
};

const possibleOf = (position: Position, place: number, least: number): First | null => {
  const { loss } = position;
  const contender = entryAt(position.contenders, place);
  const own = best(position, contender);
  if (own !== least) return own > least ? 'alone' : null;
  // They win all their games: each opponent gets a loss from it, minus one step, too little to share.
  const [aside, below] = [place, own - 1];
  const lost = position.contenders.map((other, index) => ({
    ...other,
    points: other.points + (index === aside ? 0 : (contender.against.get(index) ?? 0) * loss),
    left: index === aside ? 0 : other.left - (contender.against.get(index) ?? 0),
  }));
  return canStayWithin({ ...position, contenders: lost }, below, aside) ? 'alone' : 'shared';
};

/** Anyone certain is so whatever they score: their lowest score is enough. */
const certainOf = ({ shared, alone }: Needs, least: number): First | null =>
  alone === least ? 'alone' : shared === least ? 'shared' : null;

const chancesIn = (tournament: Tournament): Chances => {
  const position = positionOf(tournament);
  const { contenders, per, open } = position;
  const least = contenders.length === 0 ? 0 : threshold(position);
  const inPoints = (score: number | null): Fraction | null => (score === null ? null : fraction(score, per));
  const needs = needsIn(position);
  return {
    open,
    exact: handedOut(position).exact || open === 0,
    players: contenders.map(({ no, points, left }, place): Chance => {
      const own = entryAt(needs, place);
      return {
        no,
        points: fraction(points, per),
        games: left,
        certain: certainOf(own, left * position.loss),
        possible: possibleOf(position, place, least),
        needs: { shared: inPoints(own.shared), alone: inPoints(own.alone) },
      };
    }),
  };
};

/**
 * Who is certain of first place by points, who is out, and what everyone needs. It counts games still to be played, not rounds.
 * Points are those of the standings, with adjustments and forfeits. It does not foresee withdrawals or future forfeits.
 * Certainties and needs are exact for every scoring. `possible` is exact if two draws are worth a win and a loss (1-½-0, 2-1-0,
 * 3-2-1). For other scorings (3-1-0) the question is NP-hard (Kern and Paulusma, Discrete Appl. Math. 2001), and `possible`
 * assumes that games give as little as they can. In a tournament of sections it is the first place of each section.
 */
export const chancesOf = (tournament: Tournament): Chances => {
  const fields = fieldsOf(tournament).map(chancesIn);
  return {
    open: fields.reduce((sum, { open }) => sum + open, 0),
    exact: fields.every(({ exact }) => exact),
    players: fields.flatMap(({ players }) => players),
  };
};
