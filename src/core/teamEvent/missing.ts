import { owedGames } from '../conduct/owed';
import type { TeamEvent, Match } from './model';
import type { Side } from '../model';
import { boardsToPlay, emptySeats } from './toPlay';

/** Boards of a match where something is missing. */
export interface MissingInMatch {
  readonly match: Match;
  readonly boards: readonly number[];
}

/** What one side of a match lacks. */
export interface MissingOnSide extends MissingInMatch {
  readonly side: Side;
}

/** The matches owed, as `owedGames` gives them. */
export const owedMatches = (event: TeamEvent): readonly Match[] => {
  const owed = new Set(owedGames(event).games.map(({ game }) => game));
  return event.games.filter(({ no }) => owed.has(no));
};

/** The boards without a result in rounds that have begun: at least one of their boards has a result. */
export const missingResults = (event: TeamEvent): readonly MissingInMatch[] => {
  const begun = event.games.reduce(
    (last, { round, boards }) =>
      boards.every(({ outcome }) => outcome === null) ? last : Math.max(last, round),
    0,
  );
  return event.games.flatMap((match) => {
    const boards = boardsToPlay(event, match).map(({ board }) => board);
    return match.round > begun || boards.length === 0 ? [] : [{ match, boards }];
  });
};

/** The boards to come where a side has no name. */
export const missingNames = (event: TeamEvent): readonly MissingOnSide[] =>
  event.games.flatMap((match) => {
    const seats = emptySeats(event, match);
    return (['home', 'away'] as const).flatMap((side) => {
      const boards = seats.filter((seat) => seat.side === side).map(({ board }) => board.board);
      return boards.length === 0 ? [] : [{ match, side, boards }];
    });
  });
