import type { TypedResult } from '../core/results/record';
import { present } from '../core/present';
import { type EventTeam, type Match, type TeamEvent, teamNo } from '../core/teamEvent/model';
import { boardsToPlay } from '../core/teamEvent/table';
import { withoutByes } from '../language/byes';
import { type Board, resultOf, type TeamAtBoard, newDateOf } from './boards';

/** The matches of a round in their order, but for those of a bye. */
export const matchesIn = (event: TeamEvent, round: number): readonly Match[] =>
  withoutByes(event).games.filter((match) => match.round === round);

/** Whether nothing of a match is played, because a team has left. */
export const isCalledOff = (event: TeamEvent, match: Match): boolean =>
  boardsToPlay(event, match).length === 0 && match.boards.every(({ outcome }) => outcome === null);

const atBoard = ({ name, members }: EventTeam): TeamAtBoard => ({
  name,
  members: members.map((member) => member.name),
});

/** The boards of a match, the home side on the left, with what is on its way to the sheet. */
const boardsOfMatch = (event: TeamEvent, match: Match, typed: readonly TypedResult[]): readonly Board[] => {
  const [home, away] = [present(teamNo(event, match.white)), present(teamNo(event, match.black))];
  const gone = [home, away].find(({ status }) => status !== 'playing') ?? null;
  const open = boardsToPlay(event, match);
  const teams = { left: atBoard(home), right: atBoard(away) };
  return match.boards.map((board) => {
    const onTheWay = typed.find((each) => each.game === match.no && each.board === board.board);
    const result = resultOf(board, onTheWay, false);
    return {
      ...{ game: match.no, board: board.board },
      left: { no: home.no, name: board.home },
      right: { no: away.no, name: board.away },
      ...{ leftIsWhite: board.white === 'home', fromRight: false, teams },
      ...result,
      movedTo: newDateOf(match),
      away: result.result === null && !open.includes(board) ? gone : null,
      annulled: result.result !== null && [home, away].some(({ status }) => status === 'annulled'),
    };
  });
};

/** The boards of a round, match by match; none of a match that is called off. */
export const matchBoards = (
  event: TeamEvent,
  round: number,
  typed: readonly TypedResult[],
): readonly Board[] =>
  matchesIn(event, round)
    .filter((match) => !isCalledOff(event, match))
    .flatMap((match) => boardsOfMatch(event, match, typed));
