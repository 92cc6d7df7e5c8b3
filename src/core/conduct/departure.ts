import type { PlayerStatus, Tournament } from '../model';
import type { OutcomeCode } from '../results/outcome';
import { settled } from '../teamEvent/event';
import type { Reversal } from './reversals';

/** A game whose colours are reversed, as it is played then. */
export interface ReversedGame extends Reversal {
  readonly game: number;
}

/** What happens to a player's games when they leave or come back. */
export interface Departure {
  readonly no: number;
  readonly status: PlayerStatus;
  readonly outcomes: readonly { readonly game: number; readonly outcome: OutcomeCode | null }[];
  readonly reversed: readonly Pick<ReversedGame, 'game' | 'white' | 'black'>[];
}

/** The tournament after that. */
export const applyDeparture = (tournament: Tournament, departure: Departure): Tournament => {
  const outcomes = new Map(departure.outcomes.map(({ game, outcome }) => [game, outcome]));
  const sides = new Map(departure.reversed.map(({ game, white, black }) => [game, { white, black }]));
  return settled({
    ...tournament,
    players: tournament.players.map((player) =>
      player.no === departure.no ? { ...player, status: departure.status } : player,
    ),
    games: tournament.games.map((game) => ({
      ...game,
      ...sides.get(game.no),
      ...(outcomes.has(game.no) ? { outcome: outcomes.get(game.no) ?? null } : {}),
    })),
  });
};
