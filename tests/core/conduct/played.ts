import { withGames } from '../../changed';
import type { Tournament } from '../../../src/core/model';
import type { OutcomeCode } from '../../../src/core/results/outcome';
import { generated } from '../../generated';

/** A tournament in which the games of the first rounds are drawn. */
export const played = (
  players: number,
  rounds: number,
  { system = 'berger', cycles = 1, tieBreaks = ['PTS', 'DE', 'WIN', 'SB', 'KS'] } = {},
): Tournament => {
  const base = generated({ players, cycles, seed: players, finished: 0, system, tieBreaks });
  return withGames(base, (game) => ({ ...game, outcome: game.round <= rounds ? '1/2' : null }));
};

export const withOutcomes = (
  tournament: Tournament,
  outcomes: ReadonlyMap<number, OutcomeCode | null>,
): Tournament =>
  withGames(tournament, (game) => ({
    ...game,
    outcome: outcomes.has(game.no) ? outcomes.get(game.no)! : game.outcome,
  }));
