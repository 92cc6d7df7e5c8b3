import { sum } from '../numbers';
import { fractionOf, ZERO } from '../fraction';
import { outcomeOf, type OutcomeCode, pointsOf } from '../results/outcome';
import {
  matchPointsOf,
  type BoardResult,
  type Primary,
  type TeamMatch,
  type TeamTable,
} from '../tiebreak/teams/table';
import { teamNo, type TeamEvent, type Match, teamOn } from './model';
import type { MatchBoard, Side } from '../model';

/** Whether a match counts: neither of its teams is annulled. */
export const counts = (event: TeamEvent, { white: home, black: away }: Match): boolean =>
  [home, away].every((no) => teamNo(event, no)?.status !== 'annulled');

/** What a board counts as: its result, or a forfeit if a team that has left did not play there. */
export const countedOutcome = (
  event: TeamEvent,
  match: Match,
  { outcome }: MatchBoard,
): OutcomeCode | null => {
  if (!counts(event, match)) return null;
  if (outcome !== null) return outcome;
  const [home, away] = [match.white, match.black].map((no) => teamNo(event, no)?.status === 'withdrawn');
  if (home) return away ? '--' : '-+';
  return away ? '+-' : null;
};

/** Whether nobody came to a match from one of its teams: every board counts as a forfeit. */
export const isByForfeit = (event: TeamEvent, match: Match): boolean =>
  match.boards.every((board) => {
    const code = countedOutcome(event, match, board);
    return code !== null && outcomeOf(code).kind !== 'played';
  });

const boardsOf = (event: TeamEvent, match: Match, side: Side): readonly BoardResult[] =>
  match.boards.flatMap((board) => {
    const code = countedOutcome(event, match, board);
    if (code === null) return [];
    const outcome = outcomeOf(code);
    const mark = outcome[side === 'home' ? 'white' : 'black'];
    const points = pointsOf(event.discipline.scoring, mark, outcome.kind === 'played');
    return [{ board: board.board, colour: board.white === side ? 'white' : 'black', mark, points }];
  });

/** The points of a match's side so far, in whole numbers of 1/`scoring.unit`; `null` before its first result. */
export const gamePointsOf = (event: TeamEvent, match: Match, side: Side): number | null => {
  const boards = boardsOf(event, match, side);
  return boards.length === 0 ? null : sum(boards.map(({ points }) => points));
};

const matchOf = (event: TeamEvent, match: Match, side: Side): TeamMatch | null => {
  const boards = boardsOf(event, match, side);
  if (boards.length === 0) return null;
  const total = (results: readonly BoardResult[]): number => sum(results.map(({ points }) => points));
  const other = side === 'home' ? 'away' : 'home';
  const [own, theirs] = [total(boards), total(boardsOf(event, match, other))];
  const isOpen = boards.length < match.boards.length;
  return {
    round: match.round,
    opponent: teamOn(match, other) - 1,
    boards,
    gamePoints: own,
    matchPoints: isOpen ? 0 : matchPointsOf(event.scoring, own, theirs),
  };
};

/**
 * The game points of both sides of a match so far, in 1/`scoring.unit`, and how many boards are still to come; `null` before any
 * count.
 */
export const matchScore = (
  event: TeamEvent,
  match: Match,
): { readonly home: number; readonly away: number; readonly open: number } | null => {
  const [home, away] = [matchOf(event, match, 'home'), matchOf(event, match, 'away')];
  return (
    home &&
    away && { home: home.gamePoints, away: away.gamePoints, open: match.boards.length - home.boards.length }
  );
};

/** The side that has won a match with boards still to come, whatever happens on these; `null` for neither. */
export const wonEarly = (event: TeamEvent, match: Match): Side | null => {
  const score = matchScore(event, match);
  if (!score || score.open === 0) return null;
  const { scoring } = event.discipline;
  const ahead = score.home - score.away;
  const atMost = score.open * (pointsOf(scoring, 'win', true) - pointsOf(scoring, 'loss', true));
  return Math.abs(ahead) <= atMost ? null : ahead > 0 ? 'home' : 'away';
};

/** Adds up the matches of a team event; `matches` are those with a result, in the order of their numbers. */
export const teamEventTable = (event: TeamEvent, primary: Primary): TeamTable => {
  const matches = event.players.map(({ no }) =>
    event.games.flatMap((match) => {
      const side = match.white === no ? 'home' : match.black === no ? 'away' : null;
      return (side && matchOf(event, match, side)) ?? [];
    }),
  );
  const total = (of: (match: TeamMatch) => number) => matches.map((list) => sum(list.map(of)));
  return {
    scoring: event.discipline.scoring,
    matchScoring: event.scoring,
    primary,
    boards: event.discipline.boards,
    matches,
    matchPoints: total(({ matchPoints }) => matchPoints),
    adjustments: event.players.map(({ adjustment = 0 }) => fractionOf(adjustment) ?? ZERO),
    gamePoints: total(({ gamePoints }) => gamePoints),
  };
};

/** How many matches and boards an event has, and how many are finished; without those of annulled teams. */
export const teamProgress = (
  event: TeamEvent,
): Readonly<Record<'matches' | 'finished' | 'boards' | 'played', number>> => {
  const own = event.games.filter((match) => counts(event, match));
  const played = own.map(
    (match) => match.boards.filter((board) => countedOutcome(event, match, board) !== null).length,
  );
  return {
    matches: own.length,
    finished: own.filter(({ boards }, index) => played[index] === boards.length).length,
    boards: sum(own.map(({ boards }) => boards.length)),
    played: sum(played),
  };
};

/** The boards of a match whose results are awaited: none in matches of teams that are annulled or have left. */
export const boardsToPlay = (event: TeamEvent, match: Match): readonly MatchBoard[] =>
  counts(event, match) ? match.boards.filter((board) => countedOutcome(event, match, board) === null) : [];

/** Whether a match is still to be played and has no date, although others have one. */
export const lacksDate = (event: TeamEvent, match: Match): boolean =>
  match.date === undefined && boardsToPlay(event, match).length > 0 && event.games.some(({ date }) => date);

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
