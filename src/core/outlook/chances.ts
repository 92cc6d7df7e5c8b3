import { entryAt, present } from '../present';
import { fraction, type Fraction } from '../fraction';
import type { Tournament } from '../model';
import { fieldsOf } from '../sections/fields';
import { needsIn, type Needs } from './needs';
import { positionOf, type Contender, type Position } from './position';
import { canShare, type Shared } from './sharing';

/** First place by points: `alone`, or with others on as many points. */
export type First = 'alone' | 'shared';

/** What can still become of a player's first place, by points alone. */
export interface Chance {
  /** Their pairing number. */
  readonly no: number;
  readonly points: Fraction;
  /** Their games that are to be played. */
  readonly games: number;
  /** What nobody can take from them; `null` if that is not even a share of first place. */
  readonly certain: First | null;
  /** The best that can still happen; `null` if they are out, which is to say that they cannot even share first place. */
  readonly possible: First | null;
  /** Points from their own games that suffice whatever the others do, as any more do; `null` where none suffice. */
  readonly needs: { readonly shared: Fraction | null; readonly alone: Fraction | null };
}

export interface Chances {
  /** Games to be played, postponed and adjourned ones among them. */
  readonly open: number;
  /** Whether `possible` is exact; if not, who is out is out, but of the others some may be, too. All else always is. */
  readonly exact: boolean;
  /** All who are ranked, in the order of the tournament's players; section by section. */
  readonly players: readonly Chance[];
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** What every game hands out above a loss for each side. */
interface HandedOut {
  /** The smallest step in which scores move. */
  readonly step: number;
  /** Steps that it hands out at least, in whatever parts. */
  readonly units: number;
  /** Whether every game hands out just these and can be parted in every way, as where two draws are a win and a loss. */
  readonly exact: boolean;
}

const handedOut = ({ win, draw, loss }: Position): HandedOut => {
  const [won, drawn] = [win - loss, draw - loss];
  const step = divisor(won, drawn);
  return { step, units: Math.min(won, 2 * drawn) / step, exact: won === 2 * drawn };
};

const best = ({ win }: Position, { points, left }: Contender): number => points + left * win;

/** Whether all can stay within a score, in the games of all but one, who is asked about and stands aside. */
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
 * The least of the players' best scores that the whole field can stay within. Who reaches more than everybody else must have
 * can be first alone, who reaches less cannot even share: let them win all, and nobody else has more for it
 * (K. D. Wayne, A new property and a faster algorithm for baseball elimination, SIAM J. Discrete Math. 14, 2001).
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
  // They win all: whoever meets them has what a loss is worth from it, and one step too few to share.
  const [aside, below] = [place, own - 1];
  const lost = position.contenders.map((other, index) => ({
    ...other,
    points: other.points + (index === aside ? 0 : (contender.against.get(index) ?? 0) * loss),
    left: index === aside ? 0 : other.left - (contender.against.get(index) ?? 0),
  }));
  return canStayWithin({ ...position, contenders: lost }, below, aside) ? 'alone' : 'shared';
};

/** Who is certain is so whatever they score: the least that they can score is enough. */
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
 * Who is certain of first place by points, who is out, and what everyone needs. It counts games that are to be played, not rounds;
 * points are those of the standings, adjustments and forfeits among them. That somebody may yet leave, or not come to a game,
 * is not foreseen. What is certain and needed is exact for every scoring, what is possible wherever two draws are worth a win
 * and a loss (1-½-0, 2-1-0, 3-2-1); for the others (3-1-0) the question is NP-hard (Kern and Paulusma, Discrete Appl. Math.
 * 2001) and `possible` is what a game that hands out as little as it can leaves open. In a tournament of sections it is the
 * first place of each section.
 */
export const chancesOf = (tournament: Tournament): Chances => {
  const fields = fieldsOf(tournament).map(chancesIn);
  return {
    open: fields.reduce((sum, { open }) => sum + open, 0),
    exact: fields.every(({ exact }) => exact),
    players: fields.flatMap(({ players }) => players),
  };
};
