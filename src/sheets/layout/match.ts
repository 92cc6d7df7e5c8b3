import type { Tournament } from '../../core/model';
import { OUTCOMES } from '../../core/outcome';
import type { MatchSizes } from '../../core/pairing/teams/members';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { place } from '../../grid/reference';
import { columnsFrom } from './columns';
import { matchPage } from './matchPage';

/** Places for team criteria at the least, so that the organiser can add one. */
const LEAST_SLOTS = 5;

/** Columns of a block beside the page, with a free one after it. */
const BLOCK = 7;

type Take = ReturnType<typeof columnsFrom>;

/** Two columns side by side, one for each team. */
const pair = (sheet: string, row: number, column: number, rows: number) => ({
  first: place(sheet, row, column, rows),
  second: place(sheet, row, column + 1, rows),
});

const scoreBlock = (sheet: string, row: number, column: number, rows: number) => ({
  label: place(sheet, row, column, rows),
  points: pair(sheet, row, column + 1, rows),
  wins: pair(sheet, row, column + 3, rows),
  last: place(sheet, row, column + 5, rows),
});

const listBlock = (sheet: string, row: number, column: number, rows: number) => ({
  no: place(sheet, row, column, rows),
  code: place(sheet, row, column + 1, rows),
  name: place(sheet, row, column + 2, rows),
  values: pair(sheet, row, column + 3, rows),
  ahead: place(sheet, row, column + 5, rows),
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
  /** Rows and columns of the cross-table. */
  readonly table: { readonly rows: number; readonly columns: number };
}

const hiddenColumns = (take: Take, { rounds, games, most, slots, table }: Sizes) => ({
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
  decided: take(slots, 1, 1),
  /** Game points as whole numbers of 1/100 point, and as people write them. */
  units: { first: take(1), second: take(1) },
  said: { first: take(1), second: take(1, 1, 1) },
  /** Each cell's game: above 0 where the row's player has White; and whether they count. */
  white: take(table.rows, table.columns),
  live: take(table.rows),
});

/**
 * The Match sheet of two teams: the page that is printed, and beside it the list by which the match is decided, every
 * criterion, rounds and boards in full; then, hidden, a row per game, and constants.
 */
export const matchLayout = (
  sheet: string,
  sizes: MatchSizes,
  { cycles, rounds, games }: Pick<Tournament, 'cycles' | 'rounds'> & { readonly games: number },
  listed: readonly string[],
) => {
  const { boards, opponents } = sizes;
  const most = Math.max(boards, opponents);
  const slots = Math.max(LEAST_SLOTS, listed.length);
  const page = matchPage(sheet, sizes, cycles, rounds, slots);
  const row = page.header + 1;
  const list = page.count + 1;
  const [all, score, byBoard, hiddenFrom] = [1, 2, 3, 4].map((block) => list + block * BLOCK) as [
    number,
    number,
    number,
    number,
  ];
  const take = columnsFrom(sheet, row);
  take(0, hiddenFrom);
  const { rows: height, columns: width } = page.cells.area;
  const hidden = hiddenColumns(take, { rounds, games, most, slots, table: { rows: height, columns: width } });
  return {
    sheet,
    /** Members of the first team, whose numbers go from 1 to here. */
    boards,
    page,
    header: page.header,
    columns: { list, hidden: hiddenFrom },
    order: listBlock(sheet, row, list, slots),
    verdict: { label: place(sheet, row + slots, list + 3), team: place(sheet, row + slots, list + 4) },
    criteria: listBlock(sheet, row, all, TEAM_CRITERIA.length),
    total: scoreBlock(sheet, row, score, 1),
    rounds: scoreBlock(sheet, row + 1, score, rounds),
    boardRows: scoreBlock(sheet, row, byBoard, most),
    ...hidden,
    hiddenCount: take(0).area.column - hiddenFrom,
  };
};

export type MatchLayout = ReturnType<typeof matchLayout>;
