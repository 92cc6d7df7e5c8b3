import type { TeamEvent, Match } from './model';
import type { MatchBoard, Side } from '../model';
import { countedOutcome, counts } from './table';
import { owedGames } from '../conduct/owed';

/** The boards of a match whose results are awaited: none in matches of teams that are annulled or have left. */
export const boardsToPlay = (event: TeamEvent, match: Match): readonly MatchBoard[] =>
  counts(event, match) ? match.boards.filter((board) => countedOutcome(event, match, board) === null) : [];

/** A seat at a board still to be played, without a name. */
export interface EmptySeat {
  readonly match: Match;
  readonly board: MatchBoard;
  readonly side: Side;
}

/** The empty seats of a match, board by board, the home side first. */
export const emptySeats = (event: TeamEvent, match: Match): readonly EmptySeat[] =>
  boardsToPlay(event, match).flatMap((board) =>
    (['home', 'away'] as const)
      .filter((side) => board[side].trim() === '')
      .map((side) => ({ match, board, side })),
  );

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
