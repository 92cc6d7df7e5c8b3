import type { Tournament } from '../../core/model';
import { OUTCOMES } from '../../core/results/outcome';
import type { MatchSizes } from '../../core/pairing/teams/members';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { place } from '../../grid/reference';
import { area } from '../../grid/cell';
import { columnsFrom, type Take } from './columns';

/** The column of names, and of what each line is about. */
const LABEL = 1;
const FIRST_COLUMN = 2;
/** So many columns of numbers there are at the least, for the names of teams to have room. */
const LEAST_COLUMNS = 5;

/** Hidden above the headings of the cross-table: opponents' numbers, cycles, whether the opponents count. */
const OPPONENT = 4;
const CYCLE = 5;
const COUNTS = 6;
const SIDE = 7;
/** The row of the opponents' names, and of the headings of all blocks beside the page. */
const MATCH_HEADER = 8;

/** Characters that a page upright has for the columns of numbers; what one of them has at the least and at the most. */
const ROOM = 60;
const NARROW = 4.8;
const WIDE = 12;
/** A column narrower than this does not hold every value of a criterion: it has two. */
const ONE_VALUE = 7;
const TEAM_WIDTH = 24;

/** A line of numbers for each team, below their heads. */
const lines = (sheet: string, head: number, count: number) => ({
  head,
  heads: place(sheet, head, FIRST_COLUMN, 1, count),
  /** Over both columns on the left. */
  label: { first: place(sheet, head + 1, 0), second: place(sheet, head + 2, 0) },
  points: {
    first: place(sheet, head + 1, FIRST_COLUMN, 1, count),
    second: place(sheet, head + 2, FIRST_COLUMN, 1, count),
  },
});

const decisionLines = (sheet: string, head: number, slots: number, columns: number, width: number) => {
  const value = width < ONE_VALUE ? 2 : 1;
  const ahead = Math.min(Math.ceil(TEAM_WIDTH / width), columns - 2 * value);
  const [own, other] = [FIRST_COLUMN + ahead, FIRST_COLUMN + ahead + value];
  return {
    head,
    no: place(sheet, head + 1, 0, slots),
    name: place(sheet, head + 1, LABEL, slots),
    ahead: place(sheet, head + 1, FIRST_COLUMN, slots),
    /** The value of whoever is ahead, and of the other team. */
    values: { own: place(sheet, head + 1, own, slots), other: place(sheet, head + 1, other, slots) },
    /** So many columns are one cell. */
    spans: { ahead, value },
    end: head + 1 + slots,
  };
};

/**
 * What is printed of the Match sheet: how it stands, the first team down against the second across, the score by rounds and by
 * boards, and what decides. All blocks share their columns: names, then numbers.
 */
const matchPage = (
  sheet: string,
  { boards, opponents }: MatchSizes,
  cycles: number,
  rounds: number,
  slots: number,
) => {
  const [first, games] = [MATCH_HEADER + 1, opponents * cycles];
  const columns = Math.max(rounds + 1, games + 1, LEAST_COLUMNS);
  const width = Math.max(NARROW, Math.min(WIDE, ROOM / columns));
  const foot = first + boards;
  const [byRound, byBoard, decision] = [foot + 3, foot + 7, foot + 11];
  return {
    title: place(sheet, 0, 0),
    sentence: place(sheet, 1, 0),
    status: place(sheet, 2, 0),
    label: LABEL,
    numbers: FIRST_COLUMN,
    /** Columns of numbers, and how wide each is. */
    columns,
    width,
    count: FIRST_COLUMN + columns,
    side: place(sheet, SIDE, FIRST_COLUMN, 1, games),
    header: MATCH_HEADER,
    opponent: place(sheet, OPPONENT, FIRST_COLUMN, 1, games),
    cycle: place(sheet, CYCLE, FIRST_COLUMN, 1, games),
    counts: place(sheet, COUNTS, FIRST_COLUMN, 1, games),
    names: place(sheet, MATCH_HEADER, FIRST_COLUMN, 1, games),
    no: place(sheet, first, 0, boards),
    name: place(sheet, first, LABEL, boards),
    cells: place(sheet, first, FIRST_COLUMN, boards, games),
    points: place(sheet, first, FIRST_COLUMN + games, boards),
    foot: place(sheet, foot, FIRST_COLUMN, 1, games),
    legend: place(sheet, foot + 1, LABEL),
    /** The whole of it, from the side to the foot. */
    table: { sheet, area: area(SIDE, 0, boards + 3, FIRST_COLUMN + games + 1) },
    byRound: lines(sheet, byRound, rounds),
    total: {
      first: place(sheet, byRound + 1, FIRST_COLUMN + rounds),
      second: place(sheet, byRound + 2, FIRST_COLUMN + rounds),
    },
    byBoard: lines(sheet, byBoard, Math.max(boards, opponents)),
    decision: decisionLines(sheet, decision, slots, columns, width),
  };
};

/** Places for team criteria at the least, so that the organiser can add one. */
const LEAST_SLOTS = 5;

/** Columns of a block beside the page, with a free one after it. */
const BLOCK = 7;

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
