import { countsOf } from '../grouped';
import { meantBy, meantPeople, unknownProblem } from '../names/meant';
import { entryAt } from '../present';
import { isPlayed } from '../results/progress';
import { problem, type Problem } from '../problem';
import { memberNo, teamNo, type TeamEvent, type Match, teamOn, type EventTeam } from './model';
import type { MatchBoard, Side, TeamMember } from '../model';
import { fail, ok, type Result } from '../result';

/** The possible faults of a player at a board; the first that applies counts. */
export type LineUpFault = 'stranger' | 'twice' | 'order' | 'nobody';

/** A fault of one side of a board. */
export interface FoundFault {
  readonly match: Match;
  readonly board: MatchBoard;
  readonly side: Side;
  readonly fault: LineUpFault;
}

interface Seat {
  readonly match: Match;
  readonly board: MatchBoard;
  readonly side: Side;
  /** Their place in the team's list, from 1; 0 for a stranger or nobody. */
  readonly member: number;
  /** Whether the event's rule does not allow them at that board. */
  readonly misplaced: boolean;
}

/**
 * Who sits out of order: of two who sit the wrong way round, whoever does so with more of the others, else the lower one. So one player
 * at the wrong board is the only one. `members` are places in the list, 0 for none.
 */
const outOfOrder = (members: readonly number[]): readonly boolean[] => {
  const wrong = members.map((member, at) =>
    members.flatMap((other, index) =>
      other > 0 && member > 0 && (index < at ? other > member : index > at && other < member) ? [index] : [],
    ),
  );
  const count = (at: number): number => entryAt(wrong, at).length;
  return wrong.map((others, at) =>
    others.some((other) => (other < at ? count(other) <= count(at) : count(other) < count(at))),
  );
};

const seatsOf = (event: TeamEvent, match: Match, side: Side): readonly Seat[] => {
  const { boards, lineUp } = event.discipline;
  const team = teamNo(event, teamOn(match, side));
  const members = match.boards.map((board) => (team ? memberNo(team, board[side]) : 0));
  const isOutOfOrder = lineUp === 'order' ? outOfOrder(members) : [];
  return match.boards.map((board, at) => {
    const member = entryAt(members, at);
    const isElsewhere = lineUp === 'fixed' && member > 0 && member <= boards && member !== board.board;
    return { match, board, side, member, misplaced: isOutOfOrder[at] ?? isElsewhere };
  });
};

const seatKey = ({ match, side, member }: Seat): string => `${match.round} ${teamOn(match, side)} ${member}`;

/** All faults of the line-ups, board by board, the home side first. */
export const lineUpFaults = (event: TeamEvent): readonly FoundFault[] => {
  const seats = event.games.flatMap((match) => {
    const [home, away] = [seatsOf(event, match, 'home'), seatsOf(event, match, 'away')];
    return home.flatMap((seat, index) => [seat, ...away.slice(index, index + 1)]);
  });
  const taken = countsOf(seats.map(seatKey));
  const faultOf = (seat: Seat): LineUpFault | null => {
    const { board, side, member } = seat;
    if (board[side].trim() === '') return isPlayed(board) ? 'nobody' : null;
    if (member === 0) return 'stranger';
    if ((taken.get(seatKey(seat)) ?? 0) > 1) return 'twice';
    return seat.misplaced ? 'order' : null;
  };
  return seats.flatMap((seat) => {
    const fault = faultOf(seat);
    return fault === null ? [] : [{ match: seat.match, board: seat.board, side: seat.side, fault }];
  });
};

const CODES = {
  stranger: 'line-up-stranger',
  twice: 'line-up-twice',
  order: 'line-up-order',
  nobody: 'line-up-nobody',
} as const;

/** Who sits on the wrong side of somebody who breaks the order of the list. */
const outOfOrderWith = (event: TeamEvent, { match, board, side }: FoundFault): Problem['values'] => {
  const seats = event.discipline.lineUp === 'order' ? seatsOf(event, match, side) : [];
  const own = seats.find((seat) => seat.board === board)?.member ?? 0;
  const other = seats.find(({ member, board: { board: at } }) =>
    at < board.board ? member > own : member > 0 && member < own && at > board.board,
  )?.board;
  if (!other) return { where: 'none' };
  const where = other.board < board.board ? 'below' : 'above';
  return { where, other: other[side].trim(), at: other.board };
};

/** Faults of line-ups as warnings: `line-up-stranger`, `line-up-twice`, `line-up-order`, `line-up-nobody`. */
export const lineUpWarnings = (event: TeamEvent): readonly Problem[] =>
  lineUpFaults(event).map((found) => {
    const { match, board, side, fault } = found;
    const team = teamNo(event, teamOn(match, side));
    const player = board[side].trim();
    const known = team?.members.map(({ name }) => name) ?? [];
    return problem(
      CODES[fault],
      { round: match.round },
      {
        ...{ board: board.board, player, team: team?.name ?? '', match: match.no },
        ...(fault === 'order' ? outOfOrderWith(event, found) : {}),
        ...(fault === 'stranger' ? meantBy(player, known) : {}),
      },
    );
  });

const namesOf = (named: readonly { readonly name: string }[]): readonly string[] =>
  named.map(({ name }) => name);

/**
 * The member of a team by their name or a part of it. Problems: `member-unknown` with all members, `member-ambiguous` with
 * everyone it fits.
 */
export const memberNamed = ({ name: team, members }: EventTeam, typed: string): Result<TeamMember> => {
  const called = meantPeople(members, typed);
  if (called.length > 1)
    return fail(problem('member-ambiguous', {}, { typed, team, choices: namesOf(called).join(', ') }));
  return called.length === 1
    ? ok(entryAt(called, 0))
    : fail(unknownProblem('member-unknown', typed, namesOf(members), {}, { team }));
};

/** The match with a number; `match-unknown`. */
export const matchNumbered = ({ games: matches }: Pick<TeamEvent, 'games'>, no: number): Result<Match> => {
  const match = matches.find((each) => each.no === no);
  return match ? ok(match) : fail(problem('match-unknown', {}, { match: no, most: matches.length }));
};

/** A team's side in a match; `match-other-teams` if it does not play in it. */
export const sideOf = (
  { players: teams }: Pick<TeamEvent, 'players'>,
  { no, white: home, black: away }: Match,
  team: EventTeam,
): Result<Side> => {
  if (team.no === home) return ok('home');
  if (team.no === away) return ok('away');
  const [one, other] = [home, away].map((each) => teams.find((known) => known.no === each)?.name ?? '');
  const values = { match: no, team: team.name, home: one ?? '', away: other ?? '' };
  return fail(problem('match-other-teams', {}, values));
};
