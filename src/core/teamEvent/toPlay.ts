import type { TeamEvent, Match } from './model';
import type { MatchBoard, Side } from '../model';
import { countedOutcome, counts } from './table';

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
