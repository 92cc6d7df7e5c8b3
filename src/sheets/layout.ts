import type { Tournament } from '../core/model';
import { OUTCOMES } from '../core/outcome';
import { FORMS } from '../core/typed';
import { LIVE_CRITERIA } from '../live/criteria';
import { area, type Area } from './cell';
import { place, type Place } from './reference';
import { SETTINGS, type SettingKey } from './settings';

/** Live formulas up to this many players; above it values that Refresh writes. */
export const LIVE_LIMIT = 100;

/** A cross-table up to this many players. */
export const CROSSTABLE_LIMIT = 500;

/** Times that direct encounter is applied again inside one place of the tie-break list. */
export const DE_PASSES = 5;

/** Scores on the sheets are whole numbers of 1/100 point, so that the scoring can be changed there. */
export const POINT_UNIT = 100;

/** Places for tie-breaks at the least, so that the organiser can add one. */
const LEAST_SLOTS = 6;

/** Numbers of players and rounds are below this, so that two of them make one key. */
export const KEY_BASE = 2048;

/** The sheets' names, by role. */
export interface SheetNames {
  readonly pairings: string;
  readonly standings: string;
  readonly crosstable: string;
  readonly players: string;
  readonly tournament: string;
  readonly log: string;
  readonly calculation: string;
}

const HEADER = 3;

const table = (sheet: string, rows: number, columns: number) => ({
  sheet,
  header: HEADER,
  rows,
  area: area(HEADER, 0, rows + 1, columns),
  /** The cells of one column, without its heading. */
  column: (index: number): Place => place(sheet, HEADER + 1, index, rows),
  /** The cells of some columns, without headings. */
  body: (index = 0, count = columns): Area => area(HEADER + 1, index, rows, count),
});

export type TableLayout = ReturnType<typeof table>;

/** Places for tie-breaks in the list on the Tournament sheet, points among them. */
export const slotsOf = (tournament: Tournament): number => Math.max(LEAST_SLOTS, tournament.tieBreaks.length);

/** The columns of the Pairings table, from 0. `left` is the side that stands on the left. */
export const PAIRINGS = {
  game: 0,
  round: 1,
  board: 2,
  leftNo: 3,
  left: 4,
  result: 5,
  right: 6,
  rightNo: 7,
  check: 8,
  count: 9,
  /** The "Find player" block stands right of the table. */
  find: 10,
} as const;

/** The columns of the Players table; the organiser's further columns stand between `federation` and `adjustment`. */
export const playersColumns = (extra: number) => ({
  no: 0,
  name: 1,
  rating: 2,
  federation: 3,
  extra: 4,
  adjustment: 4 + extra,
  reason: 5 + extra,
  status: 6 + extra,
  count: 7 + extra,
});

export const LOG = {
  step: 0,
  time: 1,
  tournament: 2,
  rule: 3,
  cells: 4,
  before: 5,
  after: 6,
  count: 7,
} as const;

const SETTINGS_TOP = 3;
const STATUS_COUNT = 3;

const tournamentLayout = (sheet: string, slots: number) => {
  const slotsTop = SETTINGS_TOP + SETTINGS.length + 2;
  const choicesTop = SETTINGS_TOP + OUTCOMES.length + LIVE_CRITERIA.length + 6;
  return {
    sheet,
    settingsTop: SETTINGS_TOP,
    setting: (key: SettingKey): Place => place(sheet, SETTINGS_TOP + SETTINGS.indexOf(key), 1),
    slotsTop,
    slots: place(sheet, slotsTop, 1, slots),
    slot: (index: number): Place => place(sheet, slotsTop + index, 1),
    /** What can be typed as a result: the source of the drop-down. */
    results: place(sheet, SETTINGS_TOP, 4, OUTCOMES.length),
    /** The codes of the criteria: the source of the drop-down, with name and source beside. */
    criteria: place(sheet, SETTINGS_TOP + OUTCOMES.length + 3, 4, LIVE_CRITERIA.length),
    /** Codes that a few settings and the Status column choose from. */
    statuses: place(sheet, choicesTop, 4, STATUS_COUNT),
    orders: place(sheet, choicesTop + STATUS_COUNT + 2, 4, 2),
    yesNo: place(sheet, choicesTop + STATUS_COUNT + 6, 4, 2),
    rows: Math.max(slotsTop + slots, choicesTop + STATUS_COUNT + 8),
  };
};

const standingsLayout = (sheet: string, players: number, slots: number) => ({
  sheet,
  header: HEADER,
  first: HEADER + 1,
  rows: players,
  columns: { rank: 0, no: 1, name: 2, federation: 3, games: 4, points: 5, tieBreaks: 6 } as const,
  count: 6 + slots - 1,
  /** Hidden: the number of the player who stands in each row. */
  helper: 6 + slots - 1 + 1,
  notes: HEADER + 1 + players + 1,
  column: (index: number): Place => place(sheet, HEADER + 1, index, players),
  /** Rank to the last tie-break, without headings. */
  body: place(sheet, HEADER + 1, 0, players, 6 + slots - 1),
});

const crosstableLayout = (sheet: string, players: number, cycles: number, slots: number) => {
  const cells = 2;
  const width = players * cycles;
  const after = cells + width;
  const flags = after + slots + 1 + 1;
  const first = HEADER + 4;
  return {
    sheet,
    /** Visible heading row, then three hidden rows: opponent's number, cycle, whether he counts. */
    header: HEADER,
    opponent: HEADER + 1,
    cycle: HEADER + 2,
    counts: HEADER + 3,
    first,
    cells: place(sheet, first, cells, players, width),
    no: place(sheet, first, 0, players),
    name: place(sheet, first, 1, players),
    points: after,
    tieBreaks: after + 1,
    rank: after + slots,
    count: after + slots + 1,
    /** Hidden, right of the table: the row's literal place, whether its player counts, each cell's game, whether White. */
    line: place(sheet, first, flags, players),
    live: place(sheet, first, flags + 1, players),
    games: place(sheet, first, flags + 2, players, width),
    white: place(sheet, first, flags + 2 + width, players, width),
    end: flags + 2 + 2 * width,
    legend: first + players + 1,
  };
};

/** Hands out columns from left to right. */
const columnsFrom = (sheet: string, first: number) => {
  let next = 0;
  return (rows: number, columns = 1, gap = 0): Place => {
    const made = place(sheet, first, next, rows, columns);
    next += columns + gap;
    return made;
  };
};

const gameColumns = (take: ReturnType<typeof columnsFrom>, games: number) => ({
  no: take(games),
  cycle: take(games),
  position: take(games),
  round: take(games),
  white: take(games),
  black: take(games),
  text: take(games),
  outcome: take(games),
  key: take(games),
  counts: take(games),
  whitePoints: take(games),
  blackPoints: take(games),
  whiteWin: take(games),
  blackWin: take(games),
  whiteKey: take(games),
  blackKey: take(games, 1, 1),
});

const playerColumns = (take: ReturnType<typeof columnsFrom>, players: number) => ({
  no: take(players),
  position: take(players),
  name: take(players),
  live: take(players),
  adjustment: take(players),
  adjusted: take(players),
  played: take(players),
  score: take(players),
  koya: take(players, 1, 1),
});

const slotColumns = (take: ReturnType<typeof columnsFrom>, players: number) => ({
  passes: Array.from({ length: DE_PASSES }, () => ({ value: take(players), place: take(players) })),
  shown: take(players, 1, 1),
});

const calculationLayout = (sheet: string, players: number, games: number, cycles: number, slots: number) => {
  const head = { title: 0, code: 1, no: 2, cycle: 3, score: 4, koya: 5, chain: 6 } as const;
  const first = head.chain + slots * DE_PASSES + 1;
  const take = columnsFrom(sheet, first);
  const forms = { text: take(FORMS.length), outcome: take(FORMS.length, 1, 1) };
  const outcomeColumn = (gap = 0): Place => take(OUTCOMES.length, 1, gap);
  const outcomes = {
    whitePoints: outcomeColumn(),
    blackPoints: outcomeColumn(),
    whiteMark: outcomeColumn(),
    blackMark: outcomeColumn(),
    whiteWin: outcomeColumn(),
    blackWin: outcomeColumn(),
    shown: outcomeColumn(1),
  };
  const game = gameColumns(take, games);
  const player = playerColumns(take, players);
  const criteria = take(players, LIVE_CRITERIA.length, 1);
  const start = take(players, 1, 1);
  const chain = Array.from({ length: slots }, () => slotColumns(take, players));
  const order = { tied: take(players), position: take(players), rank: take(players, 1, 1) };
  const pairs = take(players, players * cycles, 1);
  const points = take(players, players, 1);
  const finished = take(players, players, 1);
  /** In a single round robin the average of one game is its points. */
  const grid = { games: pairs, points, finished, average: cycles === 1 ? points : take(players, players) };
  return {
    sheet,
    head,
    first,
    forms,
    outcomes,
    game,
    player,
    criteria,
    start,
    chain,
    order,
    grid,
    /** Row vectors over the columns of a grid: what stands in a player column, turned. */
    across: (row: number, over: Place): Place => place(sheet, row, over.area.column, 1, over.area.columns),
    chainRow: (slot: number, pass: number): number => head.chain + slot * DE_PASSES + pass,
    criterionRow: (row: number): Place => place(sheet, row, criteria.area.column, 1, LIVE_CRITERIA.length),
  };
};

/** Where everything stands. This file alone knows addresses; makers, parsers and formulas ask it. */
export const layoutOf = (tournament: Tournament, names: SheetNames) => {
  const players = tournament.players.length;
  const games = tournament.games.length;
  const lines = games + tournament.rests.length;
  const slots = slotsOf(tournament);
  const columns = playersColumns(tournament.columns.length);
  return {
    names,
    playerCount: players,
    gameCount: games,
    cycles: tournament.cycles,
    rounds: tournament.rounds,
    slots,
    live: players <= LIVE_LIMIT,
    crosstableShown: players <= CROSSTABLE_LIMIT,
    calculationShown: players <= CROSSTABLE_LIMIT,
    /** Go boards are listed Black first. */
    leftIsWhite: tournament.profile !== 'go',
    pairings: table(names.pairings, lines, PAIRINGS.count),
    players: table(names.players, players, columns.count),
    playersColumns: columns,
    log: table(names.log, 1, LOG.count),
    tournament: tournamentLayout(names.tournament, slots),
    standings: standingsLayout(names.standings, players, slots),
    crosstable: crosstableLayout(names.crosstable, players, tournament.cycles, slots),
    calculation: calculationLayout(names.calculation, players, games, tournament.cycles, slots),
  };
};

export type Layout = ReturnType<typeof layoutOf>;
