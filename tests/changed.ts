import type { PlayerStatus, Tournament } from '../src/core/model';
import type { OutcomeCode } from '../src/core/results/outcome';
import type { TeamEvent } from '../src/core/teamEvent/model';

/** A tournament with something changed in its game of a number. */
export const withGame = <T extends Tournament | TeamEvent>(
  tournament: T,
  no: number,
  change: Partial<T['games'][number]>,
): T => ({
  ...tournament,
  games: tournament.games.map((game) => (game.no === no ? { ...game, ...change } : game)),
});

/** A tournament whose games have these outcomes in order; those without one are open. */
export const withOutcomesInOrder = (
  tournament: Tournament,
  ...outcomes: readonly (OutcomeCode | null)[]
): Tournament => ({
  ...tournament,
  games: tournament.games.map((game, index) => ({ ...game, outcome: outcomes[index] ?? null })),
});

/** A tournament, or an event of teams, with something changed in one player or team. */
export const withPlayer = <T extends Tournament | TeamEvent>(
  tournament: T,
  no: number,
  change: Partial<T['players'][number]>,
): T => ({
  ...tournament,
  players: tournament.players.map((player) => (player.no === no ? { ...player, ...change } : player)),
});

/** A tournament, or an event of teams, with another status of one player or team. */
export const withStatus = <T extends Tournament | TeamEvent>(
  tournament: T,
  no: number,
  status: PlayerStatus,
): T => withPlayer<Tournament | TeamEvent>(tournament, no, { status }) as T;

/** A tournament, or an event of teams, with its games or matches changed. */
export const withGames = <T extends Tournament | TeamEvent>(
  tournament: T,
  change: (game: T['games'][number]) => T['games'][number],
): T => ({ ...tournament, games: tournament.games.map(change) });

/** A tournament, or an event of teams, with its players or teams changed. */
export const withPlayers = <T extends Tournament | TeamEvent>(
  tournament: T,
  change: (player: T['players'][number], place: number) => T['players'][number],
): T => ({ ...tournament, players: tournament.players.map(change) });
