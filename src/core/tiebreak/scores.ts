import { entryAt, underKey } from '../present';
import { fraction, type Fraction } from '../fraction';
import { countedGames, type CountedGame } from '../results/progress';
import type { Tournament } from '../model';
import { outcomeOf, pointsOf, type Mark } from '../results/outcome';

/** A finished game that counts, from the side of one of its two players. */
export interface Encounter {
  readonly game: CountedGame;
  /** The opponent's place in the tournament's players. */
  readonly opponent: number;
  readonly colour: 'white' | 'black';
  readonly mark: Mark;
  /** Whole numbers of 1/`unit`. */
  readonly points: number;
  /** Over the board; otherwise one or both sides forfeited. */
  readonly played: boolean;
}

/**
 * The numbers that every criterion uses, worked out once. Players are their places in `tournament.players`, from 0; points are
 * whole numbers of 1/`unit`. Forfeits count as games (FIDE C.07 15.2). Annulled games, and all games of annulled players, count
 * for nobody and are not included.
 */
export interface ScoreTable {
  readonly tournament: Tournament;
  readonly unit: number;
  /** Whether the player is ranked: their status is not `annulled`. */
  readonly counts: readonly boolean[];
  /** Points of all their games, without the arbiter's adjustment. */
  readonly scores: readonly number[];
  /** The points of the first against the second, over all cycles. */
  readonly against: (player: number, opponent: number) => number;
  /** How many finished games the two have played. */
  readonly finished: (player: number, opponent: number) => number;
  /** The scores in points. */
  readonly shown: readonly Fraction[];
  /** Their games in order of rounds. */
  readonly encounters: (player: number) => readonly Encounter[];
}

/** A game from the side of White or of Black. */
const encounterOf = (
  game: CountedGame,
  colour: Encounter['colour'],
  opponent: number,
  { scoring }: Tournament,
): Encounter => {
  const outcome = outcomeOf(game.outcome);
  const mark = outcome[colour];
  const played = outcome.kind === 'played';
  return { game, opponent, colour, mark, points: pointsOf(scoring, mark, played), played };
};

/** Adds up the games of a tournament. */
export const scoreTable = (tournament: Tournament): ScoreTable => {
  const { players, scoring } = tournament;
  const size = players.length;
  const placeOf = new Map(players.map(({ no }, place) => [no, place]));
  const counts = players.map(({ status }) => status !== 'annulled');
  const scores = players.map(() => 0);
  const games = players.map((): CountedGame[] => []);
  const opponents = players.map((): number[] => []);
  const points = new Float64Array(size * size);
  const finished = new Float64Array(size * size);
  const inOrder = [...countedGames(tournament)].sort((a, b) => a.round - b.round || a.no - b.no);
  for (const game of inOrder) {
    const [w, b] = [underKey(placeOf, game.white), underKey(placeOf, game.black)];
    const outcome = outcomeOf(game.outcome);
    for (const [own, other, mark] of [
      [w, b, outcome.white],
      [b, w, outcome.black],
    ] as const) {
      const made = pointsOf(scoring, mark, outcome.kind === 'played');
      scores[own] = entryAt(scores, own) + made;
      entryAt(games, own).push(game);
      entryAt(opponents, own).push(other);
      const pair = own * size + other;
      points[pair] = entryAt(points, pair) + made;
      finished[pair] = entryAt(finished, pair) + 1;
    }
  }
  return {
    tournament,
    unit: scoring.unit,
    counts,
    scores,
    shown: scores.map((score) => fraction(score, scoring.unit)),
    against: (player, opponent) => entryAt(points, player * size + opponent),
    finished: (player, opponent) => entryAt(finished, player * size + opponent),
    encounters: (player) =>
      entryAt(games, player).map((game, index) => {
        const colour = game.white === entryAt(players, player).no ? 'white' : 'black';
        return encounterOf(game, colour, entryAt(entryAt(opponents, player), index), tournament);
      }),
  };
};
