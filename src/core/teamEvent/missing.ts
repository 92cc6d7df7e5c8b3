import { counts } from './table';
import { teamNo, type MatchBoard, type Side, type TeamEvent, type TeamEventMatch } from './model';

/** Boards of a match at which something is missing. */
export interface MissingInMatch {
  readonly match: TeamEventMatch;
  readonly boards: readonly number[];
}

/** The same of one side. */
export interface MissingOnSide extends MissingInMatch {
  readonly side: Side;
}

const isOpen = ({ outcome }: MatchBoard): boolean => outcome === null;

/** Matches that somebody waits for: neither team has left. */
const awaited = (event: TeamEvent): readonly TeamEventMatch[] =>
  event.matches.filter(
    (match) =>
      counts(event, match) && [match.home, match.away].every((no) => teamNo(event, no)?.status === 'playing'),
  );

/** The boards without a result of rounds that have begun: a board of theirs has one. */
export const missingResults = (event: TeamEvent): readonly MissingInMatch[] => {
  const begun = event.matches.reduce(
    (last, { round, boards }) => (boards.every(isOpen) ? last : Math.max(last, round)),
    0,
  );
  return awaited(event).flatMap((match) => {
    const boards = match.boards.filter(isOpen).map(({ board }) => board);
    return match.round > begun || boards.length === 0 ? [] : [{ match, boards }];
  });
};

/** The boards to come at which a side has nobody named. */
export const missingNames = (event: TeamEvent): readonly MissingOnSide[] =>
  awaited(event).flatMap((match) =>
    (['home', 'away'] as const).flatMap((side) => {
      const empty = match.boards.filter((board) => isOpen(board) && board[side].trim() === '');
      return empty.length === 0 ? [] : [{ match, side, boards: empty.map(({ board }) => board) }];
    }),
  );
