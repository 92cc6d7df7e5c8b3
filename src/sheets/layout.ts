import type { Tournament } from '../core/model';
import { OUTCOMES } from '../core/outcome';
import { matchOf } from '../core/pairing/teams/members';
import { formsOf, readingOf } from '../core/typed';
import { liveCriteria } from './calculation/criteria';
import { area, type Area } from '../grid/cell';
import { calculationLayout } from './layout/calculation';
import { matchLayout } from './layout/match';
import { refreshModeOf } from './layout/limits';
import { PAIRINGS } from './layout/pairings';
import { snapshotLayout } from './layout/lastRefresh';
import { place, type Place } from '../grid/reference';
import { SETTINGS, type SettingKey } from './settings';

export { DE_PASSES, FURTHER_NOTES, NOT_PLAYED, NOTES, noteNumber } from './layout/calculation';
export { LIVE_LIMIT, refreshModeOf, type RefreshMode } from './layout/limits';
export { PAIRINGS } from './layout/pairings';
export { SNAPSHOT_NUMBERS, SNAPSHOT_TEXTS } from './layout/lastRefresh';

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
  /** Of the sheet that only a match of two teams has. */
  readonly match: string;
}

const HEADER = 3;

/** Adjusted players named under the standings. */
export const ADJUSTED_LINES = 6;

/** The most games of one round, days of rest aside. */
export const gamesInRound = ({ gameCount, rounds }: Pick<Layout, 'gameCount' | 'rounds'>): number =>
  Math.ceil(gameCount / rounds);

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

/** Places for tie-breaks in the list on the Tournament sheet, points among them. */
const slotsOf = (tournament: Tournament): number => Math.max(LEAST_SLOTS, tournament.tieBreaks.length);

/** A refreshed table has no finder; its status text, as Refresh wrote it, stands there hidden. */
const pairingsLayout = (sheet: string, lines: number) => ({
  ...table(sheet, lines, PAIRINGS.count),
  status: place(sheet, 1, PAIRINGS.find),
  /** Where a player's name is typed, and the number of who has it. */
  wanted: place(sheet, 1, PAIRINGS.find + 2),
  found: place(sheet, 1, PAIRINGS.find + 4),
});

/**
 * The columns of the Players table; the organiser's further columns stand before `adjustment`. There is a column `team` in
 * a match of two teams.
 */
const playersColumns = (extra: number, isMatch: boolean) => {
  const first = isMatch ? 5 : 4;
  return {
    no: 0,
    name: 1,
    rating: 2,
    federation: 3,
    team: 4,
    extra: first,
    adjustment: first + extra,
    reason: first + 1 + extra,
    status: first + 2 + extra,
    playOff: first + 3 + extra,
    count: first + 4 + extra,
  };
};

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

const tournamentLayout = (sheet: string, slots: number, criteria: number) => {
  const slotsTop = SETTINGS_TOP + SETTINGS.length + 2;
  const choicesTop = SETTINGS_TOP + OUTCOMES.length + criteria + 6;
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
    criteria: place(sheet, SETTINGS_TOP + OUTCOMES.length + 3, 4, criteria),
    /** Codes that a few settings and the Status column choose from. */
    statuses: place(sheet, choicesTop, 4, STATUS_COUNT),
    orders: place(sheet, choicesTop + STATUS_COUNT + 2, 4, 2),
    yesNo: place(sheet, choicesTop + STATUS_COUNT + 6, 4, 2),
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
  /** Hidden: the status text that Refresh wrote. */
  status: place(sheet, 1, 6 + slots - 1 + 1),
  codes: place(sheet, HEADER, 6, 1, slots - 1),
  notes: HEADER + 1 + players + 1,
  /** Where the adjusted players are named, and the notes with them. */
  adjusted: HEADER + 1 + players + 1 + slots + 2,
  noteLines: place(sheet, HEADER + 1 + players + 1, 1, slots + 2 + ADJUSTED_LINES, 5),
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
    /** Visible heading row, then three hidden rows: opponent's number, cycle, whether they count. */
    header: HEADER,
    opponent: HEADER + 1,
    cycle: HEADER + 2,
    counts: HEADER + 3,
    first,
    cells: place(sheet, first, cells, players, width),
    no: place(sheet, first, 0, players),
    name: place(sheet, first, 1, players),
    /** Number and name; points to rank; the codes above the tie-breaks. */
    heads: place(sheet, first, 0, players, 2),
    values: place(sheet, first, after, players, slots + 1),
    codes: place(sheet, HEADER, after + 1, 1, slots - 1),
    points: after,
    tieBreaks: after + 1,
    rank: after + slots,
    count: after + slots + 1,
    /**
     * Hidden, right of the table: the row's literal place, whether its player counts, and each cell's game: above 0 where its
     * player has White.
     */
    line: place(sheet, first, flags, players),
    live: place(sheet, first, flags + 1, players),
    white: place(sheet, first, flags + 2, players, width),
    end: flags + 2 + width,
    legend: first + players + 1,
  };
};

/**
 * Where everything stands. This file and its folder alone know addresses; makers, parsers and formulas ask them. The
 * hidden sheet is laid out by `calculation` in a live tournament, by `snapshot` in a refreshed one.
 */
export const layoutOf = (
  tournament: Tournament,
  names: SheetNames,
  refreshMode = matchOf(tournament)
    ? 'live'
    : refreshModeOf(tournament.players.length, tournament.tieBreaks.length),
  logLines = 1,
) => {
  const players = tournament.players.length;
  const games = tournament.games.length;
  const lines = games + tournament.rests.length;
  const slots = slotsOf(tournament);
  const match = matchOf(tournament);
  const columns = playersColumns(tournament.columns.length, match !== null);
  const criteria = liveCriteria(tournament.tieBreaks, tournament.rounds);
  const forms = formsOf(readingOf(tournament));
  return {
    names,
    playerCount: players,
    gameCount: games,
    cycles: tournament.cycles,
    rounds: tournament.rounds,
    slots,
    /** The criteria that can stand in the list. */
    criteria,
    live: refreshMode === 'live',
    crosstableShown: refreshMode !== 'long',
    calculationShown: refreshMode !== 'long',
    /** Go boards are listed Black first. */
    leftIsWhite: readingOf(tournament).leftIsWhite,
    /** All that is understood as a result, with the outcome that it stands for. */
    forms,
    pairings: pairingsLayout(names.pairings, lines),
    players: table(names.players, players, columns.count),
    playersColumns: columns,
    log: table(names.log, logLines, LOG.count),
    tournament: tournamentLayout(names.tournament, slots, criteria.length),
    standings: standingsLayout(names.standings, players, slots),
    crosstable: crosstableLayout(names.crosstable, players, tournament.cycles, slots),
    calculation: calculationLayout(
      names.calculation,
      { players, games, cycles: tournament.cycles, slots, typed: forms.length },
      criteria,
    ),
    snapshot: snapshotLayout(names.calculation, players, games, slots),
    /** Of the two teams of a match; at 124 players at most it is live. */
    match: match && matchLayout(names.match, match, tournament.rounds, games, tournament.teamTieBreaks ?? []),
  };
};

export type Layout = ReturnType<typeof layoutOf>;
