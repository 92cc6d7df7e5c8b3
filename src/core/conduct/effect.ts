import { isSame, type Fraction } from '../fraction';
import type { Tournament } from '../model';
import { nameOf } from '../names/name';
import { points } from '../tiebreak/points';
import { standings, type StandingRow, type Standings } from '../tiebreak/standings';

/** A changed value of the order of ranking, by its place there. */
export interface ChangedValue {
  readonly code: string;
  readonly before: Fraction | null;
  readonly after: Fraction | null;
}

/** A player, or a team, whose line in the standings changes; a rank is `null` for annulled players. */
export interface Affected {
  readonly no: number;
  readonly name: string;
  readonly rank: { readonly before: number | null; readonly after: number | null };
  /** Only those that changed. */
  readonly values: readonly ChangedValue[];
}

/** The standings by the tournament's own list, or by points alone if that list does not work. */
const standingsOf = (tournament: Tournament): Standings => {
  const own = standings(tournament);
  const found = own.ok ? own : standings(tournament, [points.code]);
  return found.ok ? found.value : { order: [], rows: [], ranks: [] };
};

const changedValues = (
  order: readonly string[],
  before: StandingRow,
  after: StandingRow,
): readonly ChangedValue[] =>
  order.flatMap((code, place): ChangedValue[] => {
    const [old, now] = [before.values[place] ?? null, after.values[place] ?? null];
    return isSame(old, now) ? [] : [{ code, before: old, after: now }];
  });

/**
 * Whom a change affects: every player with other points, tie-breaks or rank in `after`, in order of number. Both are the same
 * tournament with the same players and order of ranking.
 */
export const effectOf = (before: Tournament, after: Tournament): readonly Affected[] => {
  const [old, now] = [standingsOf(before), standingsOf(after)];
  const name = nameOf(after.players);
  const rows = new Map(old.rows.map((row) => [row.no, row]));
  return now.rows
    .flatMap((row): Affected[] => {
      const earlier = rows.get(row.no);
      if (!earlier) return [];
      const values = changedValues(now.order, earlier, row);
      const rank = { before: earlier.rank, after: row.rank };
      return values.length === 0 && rank.before === rank.after
        ? []
        : [{ no: row.no, name: name(row.no), rank, values }];
    })
    .sort((one, other) => one.no - other.no);
};
