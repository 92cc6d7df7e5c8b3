import { countedGames } from '../kind';
import type { Tournament } from '../model';
import { outcomeOf } from '../outcome';
import { pointsOf } from '../scoring';

/**
 * What every criterion counts with, worked out once. Players are their places in `tournament.players`, from 0; points
 * are whole numbers of 1/`unit`. Forfeits count as games (FIDE C.07 15.2); annulled games and all games of annulled
 * players count for nobody and are in none of these numbers.
 */
export interface ScoreTable {
  readonly tournament: Tournament;
  readonly unit: number;
  /** Whether the player is ranked: his status is not `annulled`. */
  readonly counts: readonly boolean[];
  /** Points of all his games, without the arbiter's adjustment. */
  readonly scores: readonly number[];
  /** Games won, forfeits among them. */
  readonly wins: readonly number[];
  /** The points of the first against the second, over all cycles. */
  readonly against: (player: number, opponent: number) => number;
  /** How many finished games the two have. */
  readonly finished: (player: number, opponent: number) => number;
}

/** Adds up the games of a tournament. */
export const scoreTable = (tournament: Tournament): ScoreTable => {
  const { players, scoring } = tournament;
  const size = players.length;
  const placeOf = new Map(players.map(({ no }, place) => [no, place]));
  const counts = players.map(({ status }) => status !== 'annulled');
  const scores = players.map(() => 0);
  const wins = players.map(() => 0);
  const points = new Float64Array(size * size);
  const finished = new Float64Array(size * size);
  for (const { white, black, outcome } of countedGames(tournament)) {
    const [w, b] = [placeOf.get(white)!, placeOf.get(black)!];
    const marks = outcomeOf(outcome);
    for (const [own, other, mark] of [
      [w, b, marks.white],
      [b, w, marks.black],
    ] as const) {
      scores[own]! += pointsOf(scoring, mark);
      wins[own]! += Number(mark === 'win');
      points[own * size + other]! += pointsOf(scoring, mark);
      finished[own * size + other]! += 1;
    }
  }
  return {
    tournament,
    unit: scoring.unit,
    counts,
    scores,
    wins,
    against: (player, opponent) => points[player * size + opponent]!,
    finished: (player, opponent) => finished[player * size + opponent]!,
  };
};
