import type { Game } from '../model';

/** Whether anything is known of a game, or of a board of a match: a result, or why there is none yet. */
export const isDecided = (game: Pick<Game, 'outcome' | 'pending' | 'boards'>): boolean =>
  [game, ...(game.boards ?? [])].some(({ outcome, pending }) => outcome !== null || pending !== undefined);
