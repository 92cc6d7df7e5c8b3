import { outcomeOf, type OutcomeCode, pointsOf } from '../../core/results/outcome';
import { entryAt, present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { memberNo, teamNo, type TeamEvent, type Match, teamOn } from '../../core/teamEvent/model';
import { type MatchBoard, type Side, type TeamMember, SIDES, OTHER_SIDE } from '../../core/model';
import { countedOutcome, counts } from '../../core/teamEvent/table';
import { lettersOf } from './letters';
import { NOBODY, ranksByPoints, type Cell } from './report';
import type { PlayerLines } from './records';

/** A board as lines of players can have it: numbers of players in the file, 0 for an empty seat. */
export interface SeatedBoard {
  readonly home: number;
  readonly away: number;
  readonly white: Side;
  /** What it counts as: a forfeit where a team that has left did not play. */
  readonly outcome: OutcomeCode | null;
}

/** A match in which something has a result. */
export interface SeatedMatch {
  readonly match: Match;
  readonly boards: readonly SeatedBoard[];
}

/** A member in the file. */
export interface TeamPlayer {
  readonly no: number;
  readonly team: number;
  readonly member: TeamMember;
  /** Not on the team's list, but named at a board. */
  readonly isStranger: boolean;
}

/** What of a team event one file shows. */
export interface TeamReport extends PlayerLines {
  readonly players: readonly TeamPlayer[];
  /** Numbers of players by team, members in the order of boards. */
  readonly rosters: readonly (readonly number[])[];
  /** Matches of teams that are not annulled, as far as they have begun. */
  readonly matches: readonly SeatedMatch[];
  readonly warnings: readonly Problem[];
}

const nameOf = (event: TeamEvent, no: number): string => teamNo(event, no)?.name ?? '';

/** A board for problems: the round, and the match and board as Matches numbers them. */
export const whereOf = ({ round, no: match }: Match, { board }: MatchBoard) =>
  [{ round }, { match, board }] as const;

/** Names at boards that their team's list does not have, once each. */
const strangersOf = (event: TeamEvent, begun: readonly Match[], no: number): readonly TeamMember[] => {
  const found = new Map<string, TeamMember>();
  for (const match of begun)
    for (const side of SIDES)
      if (teamOn(match, side) === no)
        for (const board of match.boards) {
          const name = board[side].trim().replaceAll(/ +/g, ' ');
          const isListed = memberNo(present(teamNo(event, no)), name) > 0;
          if (name !== '' && !isListed && !found.has(name.toLowerCase()))
            found.set(name.toLowerCase(), { name });
        }
  return [...found.values()];
};

/** Members of all teams, numbered team by team, strangers behind the list of their team. */
export const playersOf = (event: TeamEvent, begun: readonly Match[]): readonly TeamPlayer[] =>
  event.players
    .flatMap(({ no, members }) => [
      ...members.map((member) => ({ team: no, member, isStranger: false })),
      ...strangersOf(event, begun, no).map((member) => ({ team: no, member, isStranger: true })),
    ])
    .map((player, at) => ({ no: at + 1, ...player }));

/** Who sits at a board, by the numbers of the file. A team that has left is not there at a board that it forfeits by that. */
export const seatOf = (
  event: TeamEvent,
  players: readonly TeamPlayer[],
  match: Match,
  board: MatchBoard,
  side: Side,
): number => {
  const isGone = board.outcome === null && teamNo(event, teamOn(match, side))?.status === 'withdrawn';
  if (isGone) return 0;
  const own = players.filter(({ team }) => team === teamOn(match, side));
  const place = memberNo({ members: own.map(({ member }) => member) }, board[side]);
  return own[place - 1]?.no ?? 0;
};

/** Lines of players as they are being filled in. */
interface Filling {
  readonly cells: (Cell | null)[][];
  readonly points: number[];
  readonly problems: Problem[];
  readonly warnings: Problem[];
}

/** Puts one side of a board into its player's line. */
const put = (
  { cells, points, problems }: Filling,
  event: TeamEvent,
  { match, boards }: SeatedMatch,
  at: number,
  side: Side,
): void => {
  const seated = entryAt(boards, at);
  const { outcome, white } = seated;
  const no = seated[side];
  const [place, where] = whereOf(match, entryAt(match.boards, at));
  const found = outcome === null ? null : outcomeOf(outcome);
  const mark = found?.[side === 'home' ? 'white' : 'black'] ?? 'loss';
  const isPlayed = found?.kind === 'played';
  const team = nameOf(event, teamOn(match, side));
  const worth = found === null ? 0 : pointsOf(event.discipline.scoring, mark, isPlayed);
  if (no === 0) {
    if (isPlayed || worth > 0) problems.push(problem('trf-team-nobody', place, { ...where, team }));
    return;
  }
  const row = entryAt(cells, no - 1);
  const column = match.round - 1;
  if (row[column] && row[column] !== NOBODY) {
    const player = entryAt(match.boards, at)[side].trim();
    problems.push(problem('trf-team-two-boards', place, { ...where, player, team, round: match.round }));
    return;
  }
  const opponent = seated[OTHER_SIDE[side]];
  const letter = outcome === null ? '' : lettersOf(outcome)[side === 'home' ? 0 : 1];
  points[no - 1] = entryAt(points, no - 1) + worth;
  if (opponent === 0) row[column] = outcome === null ? null : { opponent: null, colour: '-', letter };
  else row[column] = { opponent, colour: white === side ? 'w' : 'b', letter };
};

/**
 * What the file of a team event shows: everybody has a line, with the game that they had in each round; nobody who did not play has
 * points for it. Problems: `trf-team-nobody` for a result at a board where nobody is named, `trf-team-two-boards` for somebody who
 * has two games in a round.
 */
export const teamReportOf = (event: TeamEvent): Result<TeamReport> => {
  const own = event.games.filter((match) => counts(event, match));
  const hasBegun = (match: Match): boolean =>
    match.boards.some((board) => countedOutcome(event, match, board) !== null);
  const begun = own.filter(hasBegun);
  const players = playersOf(event, begun);
  const rosters = event.players.map(({ no }) =>
    players.filter(({ team }) => team === no).map((player) => player.no),
  );
  const last = begun.reduce((most, { round }) => Math.max(most, round), 0);
  const isOpen = (team: number, round: number): boolean =>
    own.some(
      (match) => match.round === round && !hasBegun(match) && (match.white === team || match.black === team),
    );
  const cells = players.map(({ team }) =>
    Array.from({ length: last }, (_, column) => (isOpen(team, column + 1) ? null : NOBODY)),
  );
  const matches = begun.map((match): SeatedMatch => ({
    match,
    boards: match.boards.map((board) => ({
      home: seatOf(event, players, match, board, 'home'),
      away: seatOf(event, players, match, board, 'away'),
      white: board.white,
      outcome: countedOutcome(event, match, board),
    })),
  }));
  const filling: Filling = { cells, points: players.map(() => 0), problems: [], warnings: [] };
  for (const seated of matches)
    seated.boards.forEach(({ home, away, outcome }, at) => {
      for (const side of SIDES) put(filling, event, seated, at, side);
      const [place, where] = whereOf(seated.match, entryAt(seated.match.boards, at));
      if (outcome === null && home === 0 && away === 0)
        filling.warnings.push(problem('trf-team-open-seats', place, where));
    });
  const points = filling.points.map((units) => units / event.discipline.scoring.unit);
  const strangers = players
    .filter(({ isStranger }) => isStranger)
    .map(({ member: { name }, team }) =>
      problem('trf-team-stranger', { player: name }, { name, team: nameOf(event, team) }),
    );
  return unlessProblems(filling.problems, () => ({
    ...{ players, rosters, matches, cells, points },
    ranks: ranksByPoints(points),
    warnings: [...strangers, ...filling.warnings],
  }));
};
