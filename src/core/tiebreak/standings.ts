import { compare, fraction, ZERO, type Fraction } from '../fraction';
import type { Tournament } from '../model';
import { fail, ok, unlessProblems, type Result } from '../result';
import type { Criterion, GroupCriterion, PlayerCriterion } from './criterion';
import { points } from './points';
import { checkOrder, criterionOf, unknownCriterion } from './registry';
import { scoreTable, type ScoreTable } from './scores';

/** One player's line. `rank` is shared by equals (1, 2, 2, 4), `rankTo` is the last of the shared places. */
export interface StandingRow {
  /** His pairing number. */
  readonly no: number;
  /** Both `null` for an annulled player. */
  readonly rank: number | null;
  readonly rankTo: number | null;
  /**
   * His value of each criterion of the order; all `null` for an annulled player. Direct encounter's is his rank among
   * those still tied there, `null` where it leaves them all tied or nobody else is.
   */
  readonly values: readonly (Fraction | null)[];
}

export interface Standings {
  /** The codes that were applied. */
  readonly order: readonly string[];
  /** By rank, then by pairing number; annulled players last. */
  readonly rows: readonly StandingRow[];
  /** The ranks in the order of the tournament's players. */
  readonly ranks: readonly (number | null)[];
}

/** Players (places in the score table) that nothing has told apart yet. */
type Group = readonly number[];

type Column = (Fraction | null)[];

/** How a criterion splits a group, and what it shows for each of its players. */
interface Decision {
  readonly groups: readonly Group[];
  readonly shown: (player: number) => Fraction | null;
}

const byValue = (values: readonly Fraction[], group: Group): Decision => {
  const sorted = [...group].sort((a, b) => compare(values[b]!, values[a]!));
  const groups: number[][] = [];
  for (const player of sorted) {
    const last = groups.at(-1);
    if (last && compare(values[last[0]!]!, values[player]!) === 0) last.push(player);
    else groups.push([player]);
  }
  return { groups, shown: (player) => values[player]! };
};

const byEncounter = (criterion: GroupCriterion, table: ScoreTable, group: Group): Decision => {
  const groups = criterion.split(table, group);
  const ranks = new Map<number, Fraction>();
  let rank = 1;
  for (const tied of groups) {
    for (const player of tied) ranks.set(player, fraction(rank));
    rank += tied.length;
  }
  return { groups, shown: (player) => (groups.length > 1 ? ranks.get(player)! : null) };
};

const deciderOf = (criterion: Criterion, table: ScoreTable): ((group: Group) => Decision) => {
  if (criterion.of === 'group') return (group) => byEncounter(criterion, table, group);
  const values = criterion.values(table);
  return (group) => byValue(values, group);
};

/** Splits every group by a criterion; the column is what it shows, in the order of the tournament's players. */
const apply = (criterion: Criterion, table: ScoreTable, groups: readonly Group[]) => {
  const decide = deciderOf(criterion, table);
  const column: Column = table.counts.map(() => null);
  const refined = groups.flatMap((group) => {
    const decision = decide(group);
    for (const player of group) column[player] = decision.shown(player);
    return decision.groups;
  });
  return { column, groups: refined };
};

/** All ranked players, not told apart by anything. */
const together = ({ counts }: ScoreTable): readonly Group[] => [
  counts.flatMap((yes, player) => (yes ? [player] : [])),
];

const rowsOf = (
  { tournament: { players }, counts }: ScoreTable,
  groups: readonly Group[],
  columns: readonly Column[],
): readonly StandingRow[] => {
  const inNumberOrder = (places: readonly number[]): readonly number[] =>
    [...places].sort((a, b) => players[a]!.no - players[b]!.no);
  const row = (player: number, rank: number | null, rankTo: number | null): StandingRow => ({
    no: players[player]!.no,
    rank,
    rankTo,
    values: columns.map((column) => column[player]!),
  });
  let before = 0;
  const ranked = groups.flatMap((group) => {
    const rank = before + 1;
    before += group.length;
    return inNumberOrder(group).map((player) => row(player, rank, before));
  });
  const annulled = counts.flatMap((yes, player) => (yes ? [] : [player]));
  return [...ranked, ...inNumberOrder(annulled).map((player) => row(player, null, null))];
};

/**
 * The standings by a list of tie-breaks: each criterion orders only those still tied after all before it (FIDE C.07
 * 4.2); those whom the whole list leaves tied share their place. While games are missing it is the standing so far.
 * Problems as for `checkOrder`.
 */
export const standings = (
  tournament: Tournament,
  order: readonly string[] = tournament.tieBreaks,
): Result<Standings> =>
  unlessProblems(checkOrder(order), () => {
    const table = scoreTable(tournament);
    const columns: Column[] = [];
    let groups = together(table);
    for (const code of order) {
      const applied = apply(criterionOf(code)!, table, groups);
      columns.push(applied.column);
      groups = applied.groups;
    }
    const rows = rowsOf(table, groups, columns);
    const rankOf = new Map(rows.map(({ no, rank }) => [no, rank]));
    return { order, rows, ranks: tournament.players.map(({ no }) => rankOf.get(no)!) };
  });

const playerColumn = (criterion: PlayerCriterion, table: ScoreTable): Column =>
  criterion.values(table).map((value, player) => (table.counts[player] ? value : null));

/** Among those with equal points; 0 where all of them stay tied or there is nobody else. */
const groupColumn = (criterion: GroupCriterion, table: ScoreTable): Column => {
  const tied = apply(points, table, together(table)).groups;
  const { column } = apply(criterion, table, tied);
  return column.map((value, player) => (table.counts[player] ? (value ?? ZERO) : null));
};

/**
 * One criterion as a column, in the order of the tournament's players, whatever the tie-break list; `null` for annulled
 * players. Direct encounter is that among those with equal points: 1, 2, 2, 4 ..., or 0 where it decides nothing.
 * `criterion-unknown`.
 */
export const values = (tournament: Tournament, code: string): Result<readonly (Fraction | null)[]> => {
  const criterion = criterionOf(code);
  if (!criterion) return fail(unknownCriterion(code));
  const table = scoreTable(tournament);
  return ok(criterion.of === 'group' ? groupColumn(criterion, table) : playerColumn(criterion, table));
};
