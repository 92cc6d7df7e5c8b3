import { entryAt, underKey } from '../present';
import { compare, fraction, type Fraction } from '../fraction';
import type { GroupCriterion, ValueCriterion } from './criterion';

/** Competitors (places in a table) that nothing has told apart yet. */
export type Group = readonly number[];

/** The value of a criterion for each competitor. */
export type Column = readonly (Fraction | null)[];

type Ranking<Table> = ValueCriterion<Table> | GroupCriterion<Table>;

/** One criterion of a list: who was still tied before it, and its value for each competitor. */
export interface Stage<C> {
  readonly criterion: C;
  readonly before: readonly Group[];
  readonly column: Column;
}

/** The result of a list of criteria: its stages, and who stays tied after all of it. */
export interface Ranked<C> {
  readonly stages: readonly Stage<C>[];
  readonly groups: readonly Group[];
}

/** How a criterion splits a group, and its value for each member. */
interface Decision {
  readonly groups: readonly Group[];
  readonly shown: (competitor: number) => Fraction | null;
}

/** Negative if the first is above the second; no value ranks last. */
const order = (a: Fraction | null, b: Fraction | null, better: 'more' | 'less'): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return better === 'more' ? compare(b, a) : compare(a, b);
};

/** A group in order; those who compare equal are in one list. */
export const classesBy = (
  group: Group,
  compared: (one: number, other: number) => number,
): readonly Group[] => {
  const classes: number[][] = [];
  for (const competitor of [...group].sort(compared)) {
    const last = classes.at(-1);
    if (last && compared(entryAt(last, 0), competitor) === 0) last.push(competitor);
    else classes.push([competitor]);
  }
  return classes;
};

/** Every ranked competitor, in order, with the first and the last place that their group shares. */
export const placed = (
  groups: readonly Group[],
): readonly { readonly competitor: number; readonly rank: number; readonly rankTo: number }[] => {
  let before = 0;
  return groups.flatMap((group) => {
    const rank = before + 1;
    before += group.length;
    return group.map((competitor) => ({ competitor, rank, rankTo: rank + group.length - 1 }));
  });
};

const byValue = (values: Column, group: Group, better: 'more' | 'less'): Decision => ({
  groups: classesBy(group, (a, b) => order(entryAt(values, a), entryAt(values, b), better)),
  shown: (competitor) => entryAt(values, competitor),
});

/** A criterion for tied players, applied once, or repeatedly to those who stay tied until nothing changes. */
const split = <Table>(criterion: GroupCriterion<Table>, table: Table, group: Group): readonly Group[] => {
  if (group.length === 1) return [group];
  const groups = criterion.once(table, group);
  return groups.length === 1 || !criterion.again
    ? groups
    : groups.flatMap((tied) => split(criterion, table, tied));
};

const byEncounter = <Table>(criterion: GroupCriterion<Table>, table: Table, group: Group): Decision => {
  const groups = split(criterion, table, group);
  const ranks = new Map(placed(groups).map(({ competitor, rank }) => [competitor, fraction(rank)]));
  return { groups, shown: (competitor) => (groups.length > 1 ? underKey(ranks, competitor) : null) };
};

const deciderOf = <Table>(criterion: Ranking<Table>, table: Table): ((group: Group) => Decision) => {
  if (criterion.of === 'group') return (group) => byEncounter(criterion, table, group);
  const values = criterion.values(table);
  return (group) => byValue(values, group, criterion.better);
};

/** Splits every group by a criterion; the column has its values for all `size` competitors. */
export const apply = <Table>(
  criterion: Ranking<Table>,
  table: Table,
  groups: readonly Group[],
  size: number,
): { readonly column: Column; readonly groups: readonly Group[] } => {
  const decide = deciderOf(criterion, table);
  const column: (Fraction | null)[] = Array.from({ length: size }, () => null);
  const refined = groups.flatMap((group) => {
    const decision = decide(group);
    for (const competitor of group) column[competitor] = decision.shown(competitor);
    return decision.groups;
  });
  return { column, groups: refined };
};

/**
 * Each criterion orders only those still tied after all before it (FIDE C.07 4.2); `all` are the ranked ones among `size`
 * competitors.
 */
export const rank = <Table, C extends Ranking<Table>>(
  criteria: readonly C[],
  table: Table,
  all: Group,
  size: number,
): Ranked<C> => {
  const stages: Stage<C>[] = [];
  let groups: readonly Group[] = [all];
  for (const criterion of criteria) {
    const applied = apply<Table>(criterion, table, groups, size);
    stages.push({ criterion, before: groups, column: applied.column });
    groups = applied.groups;
  }
  return { stages, groups };
};
