import { present, underKey } from '../present';
import { fraction, type Fraction } from '../fraction';
import { plays, type Game, type Tournament } from '../model';
import { outcomeOf, type Mark } from '../results/outcome';
import { changeOf, coefficientOf, differenceOf, type RatedGame } from './change';
import { averageRating, percentageOf, performance } from './performance';
import { smallest } from '../extremes';
import { differenceFor } from './table';

/** The requirements of a title norm (FIDE B.01 1.4). */
interface Norm {
  readonly title: 'GM' | 'IM' | 'WGM' | 'WIM';
  readonly performance: number;
  /** Lowest average of the opponents. */
  readonly average: number;
  /** The lowest rated opponent counts as at least this. */
  readonly floor: number;
}

const NORMS: readonly Norm[] = [
  { title: 'GM', performance: 2600, average: 2380, floor: 2200 },
  { title: 'IM', performance: 2450, average: 2230, floor: 2050 },
  { title: 'WGM', performance: 2400, average: 2180, floor: 2000 },
  { title: 'WIM', performance: 2250, average: 2030, floor: 1850 },
];

/** So many games over the board a norm needs. */
export const LEAST_GAMES = 9;

/** Ratings, with the lowest one raised to the norm's floor. */
const raised = (opponents: readonly number[], floor: number): readonly number[] => {
  const lowest = opponents.indexOf(smallest(opponents));
  return opponents.map((rating, index) => (index === lowest ? Math.max(rating, floor) : rating));
};

/** The average for a norm, and the half points it requires; `null` if no score is enough or there are too few games. */
interface NormScore {
  readonly title: Norm['title'];
  readonly average: number;
  readonly halfPoints: number | null;
}

/**
 * The score that a norm would require against these opponents: only for information, without the norm's conditions on titles and
 * federations. At least nine games.
 */
export const normScores = (opponents: readonly number[]): readonly NormScore[] => {
  const games = opponents.length;
  if (games === 0) return [];
  return NORMS.map(({ title, performance, average: least, floor }) => {
    const average = present(averageRating(raised(opponents, floor)));
    const scores = Array.from({ length: 2 * games + 1 }, (_, halfPoints) => halfPoints);
    const enough = scores.find(
      (halfPoints) => average + differenceFor(percentageOf(halfPoints, 2 * games)) >= performance,
    );
    const possible = games >= LEAST_GAMES && average >= least;
    return { title, average, halfPoints: possible ? (enough ?? null) : null };
  });
};

/** What the event means for one player's rating. */
export interface RatingLine {
  readonly no: number;
  readonly rating: number;
  /** Rated games against rated opponents. */
  readonly games: number;
  readonly average: number | null;
  /** On the scale 1-½-0. */
  readonly score: Fraction;
  readonly expected: Fraction;
  readonly performance: number | null;
  /** The rating change with each K that they may have, the largest first. */
  readonly changes: readonly { readonly k: number; readonly change: number }[];
  /**
   * The score that a norm would require: against all their opponents, or once each of their games has a result, those whom they played if
   * these are enough. Only for information.
   */
  readonly norms: readonly NormScore[];
}

const SCORES: Readonly<Record<Mark, number>> = { win: 100, draw: 50, loss: 0 };

/**
 * The values of K that a player with a rating may have, since the tournament does not know their age and their games: as a new
 * player or a junior, as an established player, as one who once had 2400.
 */
const coefficients = (rating: number, games: number): readonly number[] => {
  const established = { rating, games: 30, reached2400: rating >= 2400, junior: false };
  const each = [{ ...established, games: 0 }, established, { ...established, reached2400: true }];
  return [...new Set(each.map((development) => coefficientOf(development, games)))];
};

/** A game's side of a player: their opponent and their mark. */
const sideOf = ({ white, black, outcome }: Game, no: number): readonly [opponent: number, mark: Mark] => {
  const marks = outcomeOf(present(outcome));
  return no === white ? [black, marks.white] : [white, marks.black];
};

/**
 * Ratings after an event (FIDE B.02 8): every rated game over the board, including annulled ones, but no forfeits and no
 * carried-over games; only between rated players. `day`, such as `2026-03-01`, decides the 400-point rule; without it, today's.
 * In the order of the players, without the unrated.
 */
export const ratingReport = (tournament: Tournament, day?: string): readonly RatingLine[] => {
  const { players, games, cycles, carried = 0 } = tournament;
  const ratings = new Map(
    players.flatMap(({ no, rating }) =>
      rating?.strength ? [[no, Math.round(rating.strength)] as const] : [],
    ),
  );
  const open = games.filter(({ outcome }) => outcome === null);
  const rated = games.filter(
    ({ no, outcome }) => no > carried && outcome !== null && outcomeOf(outcome).rated,
  );
  return [...ratings].map(([no, rating]): RatingLine => {
    const sides = rated
      .filter(({ white, black }) => white === no || black === no)
      .map((game) => sideOf(game, no))
      .filter(([opponent]) => ratings.has(opponent));
    const played = sides.map(([opponent, mark]): RatedGame => ({
      opponent: underKey(ratings, opponent),
      score: SCORES[mark],
    }));
    const opponents = played.map(({ opponent }) => opponent);
    const score = played.reduce((sum, game) => sum + game.score, 0);
    const difference = differenceOf(rating, played, day);
    const foes = players
      .filter((other) => other.no !== no && other.status !== 'annulled' && ratings.has(other.no))
      .map((other) => other.no);
    const met = sides.flatMap(([opponent]) => (foes.includes(opponent) ? [opponent] : []));
    const isKnown = met.length >= LEAST_GAMES && !open.some(plays(no));
    const against = isKnown ? met : Array.from({ length: cycles }, () => foes).flat();
    return {
      no,
      rating,
      games: played.length,
      average: averageRating(opponents),
      score: fraction(score, 100),
      expected: fraction(score - (100 * difference.n) / difference.d, 100),
      performance:
        played.length === 0 ? null : performance(opponents, percentageOf(score, 100 * played.length)),
      changes: coefficients(rating, played.length).map((k) => ({ k, change: changeOf(k, difference) })),
      norms: normScores(against.map((each) => underKey(ratings, each))),
    };
  });
};
