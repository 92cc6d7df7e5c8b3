import type { MatchSizes } from '../../core/pairing/teams/members';
import { area } from '../../grid/cell';
import { place } from '../../grid/reference';

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
export const matchPage = (
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
