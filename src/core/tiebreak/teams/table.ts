import { pairKey } from '../../grouped';
import { sum } from '../../numbers';
import { entryAt, present, underKey } from '../../present';
import { ZERO, type Fraction } from '../../fraction';
import { countedGames, stillToPlay } from '../../results/progress';
import type { Game, Tournament } from '../../model';
import { outcomeOf, pointsOf, type Mark, type Scoring } from '../../results/outcome';

/** A finished game of a match, seen from one team. */
export interface BoardResult {
  /** From 1; if matches are played side by side, from the match's first board. */
  readonly board: number;
  readonly colour: 'white' | 'black';
  readonly mark: Mark;
  /** Whole numbers of 1/`scoring.unit`. */
  readonly points: number;
}

/** All games of two teams in one round, seen from one team. */
export interface TeamMatch {
  readonly round: number;
  /** Place of the other team in the list of teams. */
  readonly opponent: number;
  readonly boards: readonly BoardResult[];
  /** Whole numbers of 1/`scoring.unit`. */
  readonly gamePoints: number;
  /** Whole numbers of 1/`matchScoring.unit`: for a match won, drawn or lost; 0 while a game is missing. */
  readonly matchPoints: number;
}

/** Which score comes first (FIDE C.07 11.1): match points or game points. */
export type Primary = 'match' | 'game';

/** The numbers that every team criterion uses. Teams are their places in the list of teams, from 0. */
export interface TeamTable {
  readonly scoring: Scoring;
  /** The points for a match. */
  readonly matchScoring: Scoring;
  readonly primary: Primary;
  /** Most boards of a match. */
  readonly boards: number;
  readonly matches: readonly (readonly TeamMatch[])[];
  /** From matches alone, in whole numbers of 1/`matchScoring.unit`. */
  readonly matchPoints: readonly number[];
  /** Match points that the arbiter adds or takes away; no other criterion counts them. */
  readonly adjustments: readonly Fraction[];
  /** Whole numbers of 1/`scoring.unit`. */
  readonly gamePoints: readonly number[];
}

/** The points for a won match, and for a drawn one. */
export const MATCH_POINTS: Scoring = { win: 2, draw: 1, loss: 0, unit: 1 };

/** The teams of a game's two players, White's first; `null` if they have none or the same. */
const teamsOfGame = (tournament: Tournament): ((game: Game) => readonly [number, number] | null) => {
  const places = new Map(tournament.teams.map(({ id }, place) => [id, place]));
  const teamOf = new Map(tournament.players.map(({ no, team }) => [no, places.get(team ?? '')]));
  return ({ white, black }) => {
    const [one, other] = [teamOf.get(white), teamOf.get(black)];
    return one === undefined || other === undefined || one === other ? null : [one, other];
  };
};

/** A round and two teams, in either order. */
const matchKey = ({ round }: Game, [one, other]: readonly [number, number]): string =>
  `${round},${pairKey(one, other)}`;

/** The games of each match. */
const gamesByMatch = <G extends Game>(
  games: readonly G[],
  teamsOf: ReturnType<typeof teamsOfGame>,
): ReadonlyMap<string, readonly G[]> => {
  const matches = new Map<string, G[]>();
  for (const game of games) {
    const pair = teamsOf(game);
    if (pair === null) continue;
    const key = matchKey(game, pair);
    matches.set(key, [...(matches.get(key) ?? []), game]);
  }
  return matches;
};

/**
 * The points of a finished match for a team, by the game points of both, in units of the first argument. If neither side made a
 * point, because nobody came, both lose.
 */
export const matchPointsOf = ({ win, draw, loss }: Scoring, own: number, theirs: number): number => {
  if (own + theirs === 0) return loss;
  if (own === theirs) return draw;
  return own > theirs ? win : loss;
};

/** The board from which the boards of each match are counted: two teams alone use all boards of the hall. */
const boardsBefore = (
  { teams, games }: Tournament,
  teamsOf: ReturnType<typeof teamsOfGame>,
): ReadonlyMap<string, number> => {
  const least = (boards: readonly Game[]): number =>
    boards.reduce((lowest, { board }) => Math.min(lowest, board), Infinity) - 1;
  return new Map(
    [...gamesByMatch(games, teamsOf)].map(([key, boards]) => [key, teams.length === 2 ? 0 : least(boards)]),
  );
};

/** Adds up the matches of a tournament of teams. */
export const teamTable = (tournament: Tournament, primary: Primary): TeamTable => {
  const { teams, scoring } = tournament;
  const matches = teams.map((): TeamMatch[] => []);
  const teamsOf = teamsOfGame(tournament);
  const unfinished = gamesByMatch(stillToPlay(tournament), teamsOf);
  const before = boardsBefore(tournament, teamsOf);
  for (const [key, games] of gamesByMatch(countedGames(tournament), teamsOf)) {
    const [first, second] = present(teamsOf(entryAt(games, 0)));
    const boardsOf = (team: number): readonly BoardResult[] =>
      games.map((game) => {
        const colour = present(teamsOf(game))[0] === team ? 'white' : 'black';
        const outcome = outcomeOf(game.outcome);
        const mark = outcome[colour];
        const points = pointsOf(scoring, mark, outcome.kind === 'played');
        return { board: game.board - underKey(before, key), colour, mark, points };
      });
    const side = (team: number, opponent: number): TeamMatch => {
      const [own, theirs] = [boardsOf(team), boardsOf(opponent)].map((list) =>
        sum(list.map(({ points }) => points)),
      );
      const matchPoints = unfinished.has(key)
        ? 0
        : matchPointsOf(MATCH_POINTS, present(own), present(theirs));
      return {
        round: entryAt(games, 0).round,
        opponent,
        boards: boardsOf(team),
        gamePoints: present(own),
        matchPoints,
      };
    };
    entryAt(matches, first).push(side(first, second));
    entryAt(matches, second).push(side(second, first));
  }
  const boardOf = (game: Game): number => {
    const pair = teamsOf(game);
    return pair ? game.board - underKey(before, matchKey(game, pair)) : 0;
  };
  return {
    scoring,
    matchScoring: MATCH_POINTS,
    primary,
    boards: tournament.games.reduce((most, game) => Math.max(most, boardOf(game)), 0),
    matches,
    matchPoints: matches.map((list) => sum(list.map((match) => match.matchPoints))),
    adjustments: teams.map(() => ZERO),
    gamePoints: matches.map((list) => sum(list.map((match) => match.gamePoints))),
  };
};
