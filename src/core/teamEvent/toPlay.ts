import type { TeamEvent, Match } from './model';
import type { MatchBoard, Side } from '../score';
import { countedOutcome, counts } from './table';

/** The boards of a match whose results somebody waits for: none in matches of annulled teams, nor of those that have left. */
export const boardsToPlay = (event: TeamEvent, match: Match): readonly MatchBoard[] =>
  counts(event, match) ? match.boards.filter((board) => countedOutcome(event, match, board) === null) : [];

interface Count {
  readonly round: number;
  readonly boards: number;
  readonly open: number;
}

const countIn = (event: TeamEvent, round: number): Count => {
  const own = event.games.filter((match) => match.round === round && counts(event, match));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return {
    round,
    boards: sum(own.map(({ boards }) => boards.length)),
    open: sum(own.map((match) => boardsToPlay(event, match).length)),
  };
};

/**
 * The round that is being played: the first that is not over; `null` once all are. A round is over when nothing of it is to be
 * played, and when a later one is well under way: most of its boards have a result.
 */
export const currentTeamRound = (event: TeamEvent): number | null => {
  const rounds = Array.from({ length: event.rounds }, (_, index) => countIn(event, index + 1));
  const underWay = rounds.map(({ boards, open }) => 2 * open < boards).lastIndexOf(true);
  return rounds.slice(Math.max(0, underWay)).find(({ open }) => open > 0)?.round ?? null;
};

/** The matches of rounds that are over with boards to be played, by round. */
export const owedMatches = (event: TeamEvent): readonly Match[] => {
  const current = currentTeamRound(event) ?? event.rounds + 1;
  return event.games
    .filter((match) => match.round < current && boardsToPlay(event, match).length > 0)
    .sort((one, other) => one.round - other.round);
};

/** A seat at a board to be played for which nobody is named. */
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
