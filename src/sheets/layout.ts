import type { Tournament } from '../core/model';
import { matchOf } from '../core/pairing/teams/members';
import { formsOf, readingOf } from '../core/results/typed';
import { scoreOf } from '../core/results/score';
import { isLeftWhite } from '../core/results/sides';
import { liveCriteria } from './calculation/criteria';
import { calculationLayout } from './layout/calculation';
import { matchLayout } from './layout/match';
import { refreshModeOf } from './layout/limits';
import { fieldLayouts } from './layout/fields';
import { sectionsLayout } from './layout/sections';
import { crosstableLayout } from './layout/crosstable';
import { listsLayout } from './layout/lists';
import { LOG } from './layout/log';
import { pairingsLayout } from './layout/pairings';
import { roundLayout } from './layout/round';
import { snapshotLayout } from './layout/lastRefresh';
import { standingsLayout } from './layout/standings';
import { classColumn, table, titleColumn } from './layout/columns';
import { slotsOf, tournamentLayout } from './layout/tournament';

/**
 * The columns of the Players table; the organiser's further columns stand before `adjustment`. There is a column `team` in
 * a match of two teams, or a column `section` where the tournament is divided.
 */
const playersColumns = (extra: number, isGrouped: boolean, classes: number, titles: number) => {
  const first = isGrouped ? 5 : 4;
  return {
    no: 0,
    name: 1,
    rating: 2,
    federation: 3,
    team: 4,
    /** What stands behind names in lists of games: the classes of a school; `null` for nothing. */
    classes: classes < 0 ? null : first + classes,
    titles: titles < 0 ? null : first + titles,
    section: 4,
    extra: first,
    adjustment: first + extra,
    reason: first + 1 + extra,
    status: first + 2 + extra,
    playOff: first + 3 + extra,
    count: first + 4 + extra,
  };
};

export {
  DE_PASSES,
  FURTHER_NOTES,
  FURTHER_PASSES,
  NOT_PLAYED,
  NOTES,
  noteNumber,
} from './layout/calculation';
export { LIVE_LIMIT, refreshModeOf, type RefreshMode } from './layout/limits';
export { LOG } from './layout/log';
export { ADJUSTED_LINES } from './layout/standings';
export { PAIRINGS } from './layout/pairings';
export { SNAPSHOT_NUMBERS, SNAPSHOT_TEXTS } from './layout/lastRefresh';

/** Scores on the sheets are whole numbers of 1/100 point, so that the scoring can be changed there. */
export const POINT_UNIT = 100;

/** Numbers of players and rounds are below this, so that two of them make one key. */
export const KEY_BASE = 2048;

/** The sheets' names, by role. */
export interface SheetNames {
  readonly pairings: string;
  /** Of the sheet of one round, which only a live tournament has. */
  readonly round: string;
  readonly standings: string;
  readonly crosstable: string;
  readonly players: string;
  readonly tournament: string;
  readonly log: string;
  readonly calculation: string;
  /** Of the hidden sheet with what the drop-downs offer. */
  readonly lists: string;
  /** Of the sheet that only a match of two teams has. */
  readonly match: string;
  /** Of the sheet that only a tournament of sections has. */
  readonly sections: string;
  /** Of the live handouts that there are, by their ids. */
  readonly liveHandouts?: Readonly<Record<string, string>>;
}

/**
 * Where everything stands. This file and its folder alone know addresses; makers, parsers and formulas ask them. The
 * hidden sheet is laid out by `calculation` in a live tournament, by `snapshot` in a refreshed one.
 */
export const layoutOf = (
  tournament: Tournament,
  names: SheetNames,
  refreshMode = matchOf(tournament) || tournament.sections
    ? 'live'
    : refreshModeOf(tournament.players.length, tournament.tieBreaks.length),
  logLines = 1,
) => {
  const players = tournament.players.length;
  const games = tournament.games.length;
  const lines = games + tournament.rests.length;
  const slots = slotsOf(tournament);
  const match = matchOf(tournament);
  const divided = tournament.sections !== undefined;
  const fields = fieldLayouts(tournament);
  const columns = playersColumns(
    tournament.columns.length,
    match !== null || divided,
    classColumn(tournament),
    titleColumn(tournament),
  );
  const criteria = liveCriteria(tournament, tournament.rounds);
  const forms = formsOf(readingOf(tournament));
  const crosstable = crosstableLayout(names.crosstable, fields, slots, divided);
  return {
    names,
    /** Whether the players are divided into sections, each of them a field. */
    divided,
    fields,
    playerCount: players,
    gameCount: games,
    cycles: tournament.cycles,
    profile: tournament.profile,
    rounds: tournament.rounds,
    slots,
    /** The criteria that can stand in the list. */
    criteria,
    live: refreshMode === 'live',
    /** A match has the cross-table of its teams. */
    crosstableShown: refreshMode !== 'long' && match === null,
    calculationShown: refreshMode !== 'long',
    /** Go boards are listed Black first. */
    leftIsWhite: isLeftWhite(tournament),
    /** All that is understood as a result, with the outcome that it stands for. */
    forms,
    pairings: pairingsLayout(names.pairings, lines, tournament),
    round: roundLayout(names.round, tournament, fields),
    players: table(names.players, players, columns.count),
    playersColumns: columns,
    log: table(names.log, logLines, LOG.count),
    tournament: tournamentLayout(names.tournament, slots, crosstable.order, tournament),
    lists: listsLayout(names.lists, criteria.length, tournament.profile),
    standings: standingsLayout(names.standings, fields, slots, divided),
    crosstable,
    calculation: calculationLayout(
      names.calculation,
      {
        ...{ players, games, cycles: tournament.cycles, slots, typed: forms.length, divided },
        scored: scoreOf(tournament.profile) === 'sets',
        limited: tournament.calendarLimits !== undefined,
      },
      criteria,
    ),
    /** The overview of the sections, where there are any. */
    sections: divided ? sectionsLayout(names.sections, fields.length) : null,
    snapshot: snapshotLayout(names.calculation, players, games, slots),
    /** Of the two teams of a match; at 124 players at most it is live. */
    match:
      match &&
      matchLayout(
        names.match,
        match,
        { cycles: tournament.cycles, rounds: tournament.rounds, games },
        tournament.teamTieBreaks ?? [],
      ),
  };
};

export type Layout = ReturnType<typeof layoutOf>;
