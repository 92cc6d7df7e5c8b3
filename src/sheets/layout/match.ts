import { OUTCOMES } from '../../core/outcome';
import type { MatchSizes } from '../../core/pairing/teams/members';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { place } from '../../grid/reference';
import { columnsFrom } from './columns';

const HEADER = 3;
/** Places for team criteria at the least, so that the organiser can add one. */
const LEAST_SLOTS = 5;

/** The visible columns: a score of rounds and boards on the left, a list of criteria on the right. */
const SCORE = 0;
const LIST = 7;
const HIDDEN = 13;

type Take = ReturnType<typeof columnsFrom>;

/** Two columns side by side, one for each team. */
const pair = (sheet: string, row: number, column: number, rows: number) => ({
  first: place(sheet, row, column, rows),
  second: place(sheet, row, column + 1, rows),
});

const scoreBlock = (sheet: string, header: number, rows: number) => ({
  header,
  label: place(sheet, header + 1, SCORE, rows),
  points: pair(sheet, header + 1, SCORE + 1, rows),
  wins: pair(sheet, header + 1, SCORE + 3, rows),
  last: place(sheet, header + 1, SCORE + 5, rows),
});

const listBlock = (sheet: string, header: number, rows: number) => ({
  header,
  no: place(sheet, header + 1, LIST, rows),
  code: place(sheet, header + 1, LIST + 1, rows),
  name: place(sheet, header + 1, LIST + 2, rows),
  values: pair(sheet, header + 1, LIST + 3, rows),
  ahead: place(sheet, header + 1, LIST + 5, rows),
});

/** A row per game; who of the first team has which colour, whether it is open, marks, points. */
const gameColumns = (take: Take, games: number) => ({
  board: take(games),
  side: take(games),
  open: take(games),
  marks: { first: take(games), second: take(games) },
  points: { first: take(games), second: take(games, 1, 1) },
});

/** How much there is of what the hidden columns are about: boards of the larger team, places in the list of criteria. */
interface Sizes {
  readonly rounds: number;
  readonly games: number;
  readonly most: number;
  readonly slots: number;
}

const hiddenColumns = (take: Take, { rounds, games, most, slots }: Sizes) => ({
  game: gameColumns(take, games),
  /** What each outcome is to White and to Black (2 won, 1 drawn, 0 lost, 3 by forfeit), and what these are worth. */
  marks: { white: take(OUTCOMES.length), black: take(OUTCOMES.length, 1, 1) },
  worth: take(4, 1, 1),
  /** The most that an opponent of the first team's players can make, and of the second's. */
  maximum: take(2, 1, 1),
  /** Open and counted games of each round. */
  open: take(rounds),
  counted: take(rounds, 1, 1),
  /** Who is ahead on the boards down to each (1 the first team, -1 the second), and without those below. */
  top: take(most),
  sum: take(most),
  bottom: take(most, 1, 1),
  /** Whole numbers behind each criterion, what they are divided by, and who is ahead. */
  keys: { first: take(TEAM_CRITERIA.length), second: take(TEAM_CRITERIA.length) },
  scale: take(TEAM_CRITERIA.length),
  ahead: take(TEAM_CRITERIA.length, 1, 1),
  /** Which criterion a place of the list has (0: none), and who is ahead by the list down to it. */
  index: take(slots),
  decided: take(slots),
});

/**
 * The Match sheet of two teams. On the left the total and the rounds, below them the boards; on the right the list by
 * which the match is decided, below it every criterion; hidden beside them a row per game, and constants.
 */
export const matchLayout = (
  sheet: string,
  { boards, opponents }: MatchSizes,
  rounds: number,
  games: number,
  listed: readonly string[],
) => {
  const most = Math.max(boards, opponents);
  const slots = Math.max(LEAST_SLOTS, listed.length);
  const total = HEADER + 1;
  const verdict = HEADER + 1 + slots;
  // Both lower blocks begin in one row, so that their headings share its height.
  const lower = Math.max(total + 1 + rounds, verdict + 1) + 2;
  const take = columnsFrom(sheet, HEADER + 1);
  take(0, HIDDEN + 1);
  const hidden = hiddenColumns(take, { rounds, games, most, slots });
  return {
    sheet,
    /** Members of the first team, whose numbers go from 1 to here. */
    boards,
    columns: { score: SCORE, list: LIST, hidden: HIDDEN, gap: SCORE + 6 },
    total: scoreBlock(sheet, HEADER, 1),
    /** Team names, total and rounds. */
    score: place(sheet, HEADER, SCORE, 2 + rounds, SCORE + 6),
    rounds: scoreBlock(sheet, total, rounds),
    boardRows: scoreBlock(sheet, lower, most),
    order: listBlock(sheet, HEADER, slots),
    verdict: { label: place(sheet, verdict, LIST + 2), team: place(sheet, verdict, LIST + 3) },
    criteria: listBlock(sheet, lower, TEAM_CRITERIA.length),
    end: lower + 1 + Math.max(most, TEAM_CRITERIA.length),
    ...hidden,
    hiddenCount: take(0).area.column - HIDDEN,
  };
};

export type MatchLayout = ReturnType<typeof matchLayout>;
