import { entryAt, present, underKey } from '../present';
import { ZERO, type Fraction } from '../fraction';
import type { Player, Tournament } from '../model';
import { fail, ok, unlessProblems, type Result } from '../result';
import { fieldsOf } from '../sections/fields';
import { suitsGame, type Criterion, type EncounterCriterion } from './criterion';
import { points } from './points';
import { apply, placed, rank, type Column, type Group, type Ranked } from './ranking';
import { checkOrder, CRITERIA, criterionOf, unknownCriterion } from './registry';
import { scoreTable, type ScoreTable } from './scores';
import { isTeamEvent, type TeamEvent } from '../teamEvent/model';
import { teamEventTable } from '../teamEvent/table';
import { checkTeamOrder } from './teams/order';
import { type TeamCriterion, primaryOf, rankTeams } from './teams/standings';

/**
 * The line of a player, or of a team. `rank` is shared by equals (1, 2, 2, 4), `rankTo` is the last shared place. In a tournament
 * of sections they are places in the player's section.
 */
export interface StandingRow {
  /** Their pairing number. */
  readonly no: number;
  /** Both `null` for an annulled player. */
  readonly rank: number | null;
  readonly rankTo: number | null;
  /**
   * Their value for each criterion of the order; all `null` for an annulled player. For direct encounter, their rank among those
   * still tied; `null` if it leaves all of them tied or nobody else is.
   */
  readonly values: readonly (Fraction | null)[];
}

/** A rank as it is shown: a number, or `2–3` for shared places; empty for an annulled player. */
export const shownRank = ({ rank, rankTo }: Pick<StandingRow, 'rank' | 'rankTo'>): number | string =>
  rank === null || rankTo === null ? '' : rank === rankTo ? rank : `${rank}–${rankTo}`;

export interface Standings {
  /** The codes that were applied. */
  readonly order: readonly string[];
  /** By rank, then by pairing number; annulled players last. In a tournament of sections, section by section. */
  readonly rows: readonly StandingRow[];
  /** The ranks in the order of the tournament's players. */
  readonly ranks: readonly (number | null)[];
}

/** All ranked players in one group. */
const together = ({ counts }: ScoreTable): Group => counts.flatMap((yes, player) => (yes ? [player] : []));

const rowsOf = (
  players: readonly Player[],
  groups: readonly Group[],
  columns: readonly Column[],
): readonly StandingRow[] => {
  const inNumberOrder = (places: readonly number[]): readonly number[] =>
    [...places].sort((a, b) => entryAt(players, a).no - entryAt(players, b).no);
  const annulled = players.flatMap(({ status }, player) => (status === 'annulled' ? [player] : []));
  const unplaced = inNumberOrder(annulled).map((competitor) => ({ competitor, rank: null, rankTo: null }));
  return [...placed(groups.map(inNumberOrder)), ...unplaced].map(({ competitor, ...places }) => ({
    no: entryAt(players, competitor).no,
    ...places,
    values: columns.map((column) => entryAt(column, competitor)),
  }));
};

/** A list of tie-breaks applied to all ranked players. All its codes must be known. */
export const rankPlayers = (table: ScoreTable, order: readonly string[]): Ranked<Criterion> =>
  rank<ScoreTable, Criterion>(
    order.map((code) => present(criterionOf(code))),
    table,
    together(table),
    table.counts.length,
  );

/** Teams by the scores of their matches and games. */
const rankedTeams = (event: TeamEvent, order: readonly string[]): Ranked<TeamCriterion> => {
  const ranked = event.players.flatMap(({ status }, team) => (status === 'annulled' ? [] : [team]));
  return rankTeams(teamEventTable(event, primaryOf(order)), order, ranked);
};

const rowsOfField = (field: Tournament, order: readonly string[]): readonly StandingRow[] => {
  const { stages, groups } = isTeamEvent(field)
    ? rankedTeams(field, order)
    : rankPlayers(scoreTable(field), order);
  const columns = stages.map(({ column }) => column);
  return rowsOf(field.players, groups, columns);
};

/**
 * The standings by a list of tie-breaks: each criterion orders only those still tied after all before it (FIDE C.07 4.2); players
 * who stay tied after the whole list share their place. While games are missing, these are the standings so far. Sections are
 * ranked separately. Problems as for `checkOrder`, for teams `checkTeamOrder`.
 */
export const standings = (
  tournament: Tournament,
  order: readonly string[] = tournament.tieBreaks,
): Result<Standings> =>
  unlessProblems((isTeamEvent(tournament) ? checkTeamOrder : checkOrder)(order), () => {
    const rows = fieldsOf(tournament).flatMap((field) => rowsOfField(field, order));
    const rankOf = new Map(rows.map((row) => [row.no, row.rank]));
    return { order, rows, ranks: tournament.players.map(({ no }) => underKey(rankOf, no)) };
  });

/** Among players with equal points; 0 if all of them stay tied or there is nobody else. */
const groupColumn = (criterion: EncounterCriterion, table: ScoreTable): Column => {
  const size = table.counts.length;
  const tied = apply(points, table, [together(table)], size).groups;
  return apply(criterion, table, tied, size).column.map((value) => value ?? ZERO);
};

const columnOf = (criterion: Criterion, table: ScoreTable): Column => {
  const column = criterion.of === 'group' ? groupColumn(criterion, table) : criterion.values(table);
  return column.map((value, player) => (table.counts[player] ? value : null));
};

/** Turns the columns of each field, by criterion, into columns over all players of the tournament. */
const overAll = (tournament: Tournament, criteria: readonly Criterion[]): readonly Column[] => {
  const byField = fieldsOf(tournament).map((field) => {
    const table = scoreTable(field);
    return { players: field.players, columns: criteria.map((criterion) => columnOf(criterion, table)) };
  });
  return criteria.map((_, index) => {
    const valueOf = new Map(
      byField.flatMap(({ players, columns }) =>
        players.map(({ no }, place) => [no, entryAt(entryAt(columns, index), place)] as const),
      ),
    );
    return tournament.players.map(({ no }) => underKey(valueOf, no));
  });
};

/**
 * One criterion as a column, in the order of the tournament's players, whatever the tie-break list; `null` for annulled players.
 * Direct encounter compares players with equal points: 1, 2, 2, 4 ..., or 0 if it decides nothing. `criterion-unknown`.
 */
export const values = (tournament: Tournament, code: string): Result<Column> => {
  const criterion = criterionOf(code);
  return criterion ? ok(entryAt(overAll(tournament, [criterion]), 0)) : fail(unknownCriterion(code));
};

/** A column for every criterion that suits the game with a value for anybody (ratings and lots may have none), by code. */
export const allValues = (tournament: Tournament): Readonly<Record<string, Column>> => {
  const suiting = CRITERIA.filter((each) => suitsGame(tournament.profile, each));
  const all = overAll(tournament, suiting);
  const columns = suiting.map(({ code }, index) => [code, entryAt(all, index)] as const);
  return Object.fromEntries(columns.filter(([, column]) => column.some((value) => value !== null)));
};
