import { toNumber } from '../fraction';
import type { Tournament } from '../model';
import { entryAt, present } from '../present';
import { standings, values } from '../tiebreak/standings';
import type { Stated } from './tables';

/** A number beside a table, and ours. A place agrees if the points alone allow it. */
export interface Compared {
  readonly kind: Stated['kind'];
  /** The pairing number. */
  readonly no: number;
  readonly cell: string;
  readonly stated: number;
  /** `null` if there is none. For a place, the first one that the points allow. */
  readonly ours: number | null;
  readonly agrees: boolean;
}

/** Values printed with two or more decimals are equal within half of the last one. */
const isSame = (stated: number, ours: number): boolean => Math.abs(stated - ours) < 0.005;

/**
 * What stands beside a table, compared with the points, Sonneborn-Berger and places of its tournament. `noOf` is the pairing
 * number of each place of the table.
 */
export const compareStated = (
  tournament: Tournament,
  stated: readonly Stated[],
  noOf: readonly number[],
): readonly Compared[] => {
  const columnOf = (code: string): readonly (number | null)[] => {
    const found = values(tournament, code);
    return found.ok ? found.value.map((value) => value && toNumber(value)) : [];
  };
  const columns = { points: columnOf('PTS'), sonneborn: columnOf('SB') };
  const ranked = standings(tournament, ['PTS']);
  const rows = ranked.ok ? ranked.value.rows : [];
  return stated.map(({ kind, player, value, cell }) => {
    const no = entryAt(noOf, player);
    if (kind === 'place') {
      const row = present(rows.find((each) => each.no === no));
      const agrees = row.rank !== null && row.rank <= value && value <= present(row.rankTo);
      return { kind, no, cell, stated: value, ours: row.rank, agrees };
    }
    const ours = columns[kind][no - 1] ?? null;
    return { kind, no, cell, stated: value, ours, agrees: ours !== null && isSame(value, ours) };
  });
};
