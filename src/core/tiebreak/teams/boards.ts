import { sum } from '../../numbers';
import { fraction } from '../../fraction';
import { matchSum, teamRows, teamValue } from './criterion';
import type { BoardResult, TeamTable } from './table';

const boardSum = (table: TeamTable, team: number, of: (result: BoardResult) => number): number =>
  matchSum(table, team, ({ boards }) => boards.reduce((total, result) => total + of(result), 0));

/** Board count: board numbers times the points made there; fewer is better, among teams with equal game points. */
export const boardCount = teamValue(
  'BC',
  'Board numbers times points (fewer is better)',
  'FIDE C.07 12.1',
  (table, team) =>
    fraction(
      boardSum(table, team, ({ board, points }) => board * points),
      table.scoring.unit,
    ),
  'less',
);

/** The points made on each board, the top board first. */
const onBoards = (table: TeamTable, team: number): readonly number[] =>
  Array.from({ length: table.boards }, (_, index) =>
    boardSum(table, team, ({ board, points }) => (board === index + 1 ? points : 0)),
  );

/** Top board results: the points on board 1, else on board 2, and so on. */
export const topBoards = teamRows(
  'TBR',
  'Points on the top board, else on the next',
  'FIDE C.07 12.2',
  onBoards,
);

/** Bottom board elimination: the points on all boards except the last, then except the last two, and so on. */
export const bottomBoards = teamRows(
  'BBE',
  'Points without the last board, else without the last two',
  'FIDE C.07 12.3',
  (table, team) => {
    const points = onBoards(table, team);
    return points.slice(1).map((_, out) => sum(points.slice(0, points.length - 1 - out)));
  },
);

/** Numbers of the boards that a team won, added up; fewer is better. */
export const boardNumbers = teamValue(
  'NZ_BOARDS',
  'Numbers of the boards won, added up (fewer is better)',
  'NZCF handbook, Tie-breaking Systems',
  (table, team) => fraction(boardSum(table, team, ({ board, mark }) => (mark === 'win' ? board : 0))),
  'less',
);

/** Games won with Black. */
export const teamBlackWins = teamValue(
  'NZ_BLACK',
  'Games won with Black',
  'NZCF handbook, Tie-breaking Systems',
  (table, team) =>
    fraction(boardSum(table, team, ({ colour, mark }) => Number(colour === 'black' && mark === 'win'))),
);
