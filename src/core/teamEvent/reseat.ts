import { largest } from '../extremes';
import { entryAt } from '../present';
import { problem } from '../problem';
import { fail, unlessProblems, type Result } from '../result';
import { isPlayed } from '../results/progress';
import { memberNo, teamNo, type EventTeam, type TeamEvent, type Match, teamOn } from './model';
import { type LineUpRule, type Side } from '../model';

/** Who sits at a board; an empty name means nobody. */
export interface Seating {
  readonly board: number;
  readonly name: string;
}

/** Members of a team who sit at no board of a match, in list order, without the absent ones. */
const free = (team: EventTeam, match: Match, side: Side, absent: number): readonly number[] => {
  const seated = new Set(match.boards.map((board) => memberNo(team, board[side])));
  return team.members
    .map((_, index) => index + 1)
    .filter((member) => member !== absent && !seated.has(member));
};

/** The members at a match's boards from some board on, after somebody is missing there and the others move up. */
const movedUp = (seats: readonly number[], from: number, reserves: readonly number[]): readonly number[] => {
  const below = seats.slice(from + 1);
  const last = Math.max(0, largest(below), entryAt(seats, from));
  return [...seats.slice(0, from), ...below, reserves.find((member) => member > last) ?? 0];
};

const reseated = (
  rule: LineUpRule,
  seats: readonly number[],
  from: number,
  reserves: readonly number[],
): readonly number[] => {
  if (rule === 'order') return movedUp(seats, from, reserves);
  const next = rule === 'fixed' ? reserves.find((member) => member > seats.length) : reserves[0];
  return seats.map((member, index) => (index === from ? (next ?? 0) : member));
};

/**
 * Changes a line-up at short notice: a member is absent, and the rule of the event fills the boards. In list order, those below
 * move up and the next reserve takes the last board. At fixed boards a reserve takes the board, else the first member who does
 * not play. If nobody is left for a board, it stays empty. Problems: `member-not-seated`, `line-up-played` if a board that
 * changes has been played.
 */
export const withoutMember = (
  event: TeamEvent,
  match: Match,
  side: Side,
  absent: number,
): Result<readonly Seating[]> => {
  const team = teamNo(event, teamOn(match, side));
  const seats = match.boards.map((board) => (team ? memberNo(team, board[side]) : 0));
  const from = seats.indexOf(absent);
  if (!team || absent === 0 || from < 0)
    return fail(
      problem(
        'member-not-seated',
        {},
        { match: match.no, team: team?.name ?? '', player: team?.members[absent - 1]?.name ?? '' },
      ),
    );
  const after = reseated(event.discipline.lineUp, seats, from, free(team, match, side, absent));
  const changed = match.boards.flatMap((board, index) => {
    const member = entryAt(after, index);
    return member === seats[index] ? [] : [{ board, name: team.members[member - 1]?.name ?? '' }];
  });
  const played = changed.filter(({ board }) => isPlayed(board)).map(({ board }) => board.board);
  return unlessProblems(
    played.length === 0
      ? []
      : [problem('line-up-played', {}, { match: match.no, boards: played.join(', '), count: played.length })],
    () => changed.map(({ board: { board }, name }) => ({ board, name })),
  );
};

/** The event with other people at the boards of a match. */
export const withSeats = (
  event: TeamEvent,
  match: number,
  side: Side,
  seats: readonly Seating[],
): TeamEvent => {
  const named = new Map(seats.map(({ board, name }) => [board, name]));
  return {
    ...event,
    games: event.games.map((each) =>
      each.no === match
        ? {
            ...each,
            boards: each.boards.map((board) => ({
              ...board,
              [side]: named.get(board.board) ?? board[side],
            })),
          }
        : each,
    ),
  };
};
