import type { Game, Tournament } from '../model';
import { problem, type Problem } from '../problem';
import { unlessProblems, type Result } from '../result';
import { parsePending, parseTyped, readingOf } from './typed';

/** A result as somebody types it, White on the left: `1-0`, `½`, `0:1 ff`, `postponed`; empty for none. */
export interface TypedResult {
  /** The number of the game. */
  readonly game: number;
  readonly typed: string;
}

/**
 * The tournament with results of games between players; an empty text takes a result back. Problems: `result-not-understood`
 * (`typed`), `result-twice` for two results of one game, `game-unknown` (`typed`).
 */
export const withResults = (tournament: Tournament, results: readonly TypedResult[]): Result<Tournament> => {
  const reading = { ...readingOf(tournament), leftIsWhite: true };
  const known = new Set(tournament.games.map(({ no }) => no));
  const read = results.map(({ game, typed }) => ({
    ...{ game, typed, pending: parsePending(typed) },
    outcome: parseTyped(typed, reading),
  }));
  const byGame = new Map(read.map((each) => [each.game, each]));
  const problems: readonly Problem[] = [
    ...read
      .filter(({ outcome }) => outcome === undefined)
      .map(({ game, typed }) => problem('result-not-understood', { game }, { typed })),
    ...read
      .filter((each) => byGame.get(each.game) !== each)
      .map(({ game }) => problem('result-twice', { game })),
    ...read
      .filter(({ game }) => !known.has(game))
      .map(({ game }) => problem('game-unknown', {}, { typed: game })),
  ];
  return unlessProblems(problems, () => ({
    ...tournament,
    games: tournament.games.map(({ pending: before, ...game }): Game => {
      const { outcome = null, pending } = byGame.get(game.no) ?? { ...game, pending: before };
      return { ...game, outcome, ...(pending ? { pending } : {}) };
    }),
  }));
};
