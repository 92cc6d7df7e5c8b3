import { entryAt } from '../present';
import { isSame } from '../fraction';
import type { Tournament } from '../model';
import { problem } from '../problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../result';
import { fieldOf, fieldsOf } from '../sections/fields';
import type { Criterion, EncounterCriterion } from '../tiebreak/criterion';
import { placed, type Group, type Ranked, type Stage } from '../tiebreak/ranking';
import { checkOrder } from '../tiebreak/registry';
import { scoreTable, type ScoreTable } from '../tiebreak/scores';
import { rankPlayers } from '../tiebreak/standings';
import { explainWorking, type ExplainedValue } from './value';

/** One criterion between two players. */
export interface Comparison {
  readonly code: string;
  readonly source: string;
  readonly better: 'more' | 'less';
  /**
   * How both get their values. A criterion among tied players has one pair for each time it was applied, each time to fewer
   * players; the last one decides.
   */
  readonly steps: readonly (readonly [above: ExplainedValue, below: ExplainedValue])[];
}

/** Why one of two neighbours stands above the other. */
export interface Decision {
  readonly above: number;
  readonly below: number;
  /** The criteria by which they are equal, in order. */
  readonly equal: readonly Comparison[];
  /** What decided; `null` if they share their place. */
  readonly decided: Comparison | null;
  /** Who else shares their place for the same reasons. */
  readonly others: readonly number[];
}

/** Neighbours’ decisions in order, a place that more than two share once. */
const sharedOnce = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions.filter(({ decided }, at) => decided !== null || decisions[at - 1]?.decided !== null);

/** Everything about one player's place. */
export interface ExplainedPlace {
  readonly player: number;
  /** `null` if they are annulled. */
  readonly rank: number | null;
  readonly rankTo: number | null;
  /** So many players are ranked. */
  readonly ranked: number;
  /** Games of the tournament without a result. */
  readonly unfinished: number;
  /** A value for each criterion of the list, as it was applied. */
  readonly values: readonly ExplainedValue[];
  /** Compared with the player just above, and the one just below. */
  readonly fromAbove: Decision | null;
  readonly fromBelow: Decision | null;
}

/** Why a player stands below the one above and above the one below; a place that all share once. */
export const decisionsOf = ({ fromAbove, fromBelow }: ExplainedPlace): readonly Decision[] =>
  sharedOnce([fromAbove, fromBelow].filter((decision) => decision !== null));

interface Applied {
  readonly table: ScoreTable;
  readonly ranked: Ranked<Criterion>;
}

const groupOf = (groups: readonly Group[], player: number): Group =>
  groups.find((group) => group.includes(player)) ?? [player];

const valueAt = (
  { table }: Applied,
  { criterion, before, column }: Stage<Criterion>,
  player: number,
  tied: Group = groupOf(before, player),
): ExplainedValue => {
  const shown = entryAt(column, player);
  return criterion.of === 'group'
    ? explainWorking(table, criterion, player, criterion.working(table, tied)(player), shown, tied)
    : explainWorking(table, criterion, player, criterion.working(table)(player), shown);
};

/** The groups in which two tied players were compared, until they separated or nothing changed. */
const groupsOf = (
  criterion: EncounterCriterion,
  table: ScoreTable,
  tied: Group,
  [one, other]: readonly [number, number],
): readonly Group[] => {
  const next = groupOf(criterion.once(table, tied), one);
  const apart = !next.includes(other) || !criterion.again || next.length === tied.length;
  return apart ? [tied] : [tied, ...groupsOf(criterion, table, next, [one, other])];
};

const comparison = (applied: Applied, stage: Stage<Criterion>, above: number, below: number): Comparison => {
  const { criterion } = stage;
  const groups =
    criterion.of === 'group'
      ? groupsOf(criterion, applied.table, groupOf(stage.before, above), [above, below])
      : [undefined];
  return {
    code: criterion.code,
    source: criterion.source,
    better: criterion.better,
    steps: groups.map(
      (tied) => [valueAt(applied, stage, above, tied), valueAt(applied, stage, below, tied)] as const,
    ),
  };
};

const decision = (applied: Applied, above: number, below: number): Decision => {
  const { stages, groups } = applied.ranked;
  const { players } = applied.table.tournament;
  const found = stages.findIndex(({ column }) => !isSame(entryAt(column, above), entryAt(column, below)));
  const compared = (list: readonly Stage<Criterion>[]): readonly Comparison[] =>
    list.map((stage) => comparison(applied, stage, above, below));
  return {
    above: entryAt(players, above).no,
    below: entryAt(players, below).no,
    equal: compared(found < 0 ? stages : stages.slice(0, found)),
    decided: found < 0 ? null : comparison(applied, entryAt(stages, found), above, below),
    others: (found < 0 ? groupOf(groups, above) : [])
      .filter((player) => player !== above && player !== below)
      .map((player) => entryAt(players, player).no),
  };
};

/** The ranked players by rank; those who share a place by pairing number. */
const inOrder = ({ table, ranked }: Applied): ReturnType<typeof placed> => {
  const { players } = table.tournament;
  const byNumber = (a: number, b: number): number => entryAt(players, a).no - entryAt(players, b).no;
  return placed(ranked.groups.map((group) => [...group].sort(byNumber)));
};

const placeOf = (applied: Applied, player: number): ExplainedPlace => {
  const { table, ranked } = applied;
  const { players, games } = table.tournament;
  const order = inOrder(applied);
  const at = order.findIndex(({ competitor }) => competitor === player);
  const own = order[at];
  const [above, below] = own ? [order[at - 1], order[at + 1]] : [];
  return {
    player: entryAt(players, player).no,
    rank: own?.rank ?? null,
    rankTo: own?.rankTo ?? null,
    ranked: order.length,
    unfinished: games.filter(({ outcome }) => outcome === null).length,
    values: own ? ranked.stages.map((stage) => valueAt(applied, stage, player)) : [],
    fromAbove: above ? decision(applied, above.competitor, player) : null,
    fromBelow: below ? decision(applied, player, below.competitor) : null,
  };
};

/**
 * Explains a player's place by a list of tie-breaks: every value opponent by opponent, and why they are below the player above
 * and above the one below. By pairing number; `player-unknown` (`typed`) and the problems of `checkOrder`.
 */
export const explainPlace = (
  tournament: Tournament,
  no: number,
  order: readonly string[] = tournament.tieBreaks,
): Result<ExplainedPlace> => {
  const field = fieldOf(tournament, no);
  const player = field.players.findIndex((one) => one.no === no);
  if (player < 0) return fail(problem('player-unknown', {}, { typed: no }));
  return unlessProblems(checkOrder(order), () => {
    const table = scoreTable(field);
    return placeOf({ table, ranked: rankPlayers(table, order) }, player);
  });
};

/**
 * Why one of two players of a section stands above the other, whichever it is. Problems: `player-unknown` (`typed`) also for
 * somebody who is annulled or in another section; those of `checkOrder`.
 */
export const explainPair = (
  tournament: Tournament,
  [one, other]: readonly [one: number, other: number],
  order: readonly string[] = tournament.tieBreaks,
): Result<Decision> =>
  andThen(
    unlessProblems(checkOrder(order), () => scoreTable(fieldOf(tournament, one))),
    (table) => {
      const applied = { table, ranked: rankPlayers(table, order) };
      const placeOfNo = (no: number): number => table.tournament.players.findIndex((each) => each.no === no);
      const pair = inOrder(applied).map(({ competitor }) => competitor);
      const [above, below] = pair.filter((place) => [one, other].map(placeOfNo).includes(place));
      const missing = [one, other].find((no) => !pair.includes(placeOfNo(no))) ?? other;
      return above === undefined || below === undefined
        ? fail(problem('player-unknown', {}, { typed: missing }))
        : ok(decision(applied, above, below));
    },
  );

/**
 * Why each player stands above the next, from the first place on, in each section; a shared place once. Problems: those of `checkOrder`.
 */
export const explainNeighbours = (tournament: Tournament): Result<readonly Decision[]> =>
  unlessProblems(checkOrder(tournament.tieBreaks), () =>
    fieldsOf(tournament).flatMap((field) => {
      const table = scoreTable(field);
      const applied = { table, ranked: rankPlayers(table, tournament.tieBreaks) };
      const players = inOrder(applied);
      return sharedOnce(
        players
          .slice(1)
          .map(({ competitor }, index) => decision(applied, entryAt(players, index).competitor, competitor)),
      );
    }),
  );
