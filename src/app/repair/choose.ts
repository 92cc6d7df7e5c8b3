import { present } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { cellText } from '../../grid/cell';
import { findAllTournaments, isOfTeams } from '../../sheets/findTournaments';
import type { Reader } from '../../workbook/port';
import { noTournament } from '../open';

/** A tournament by its Tournament sheet and its id, whether it can be opened or not. */
export interface KnownTournament {
  readonly sheet: string;
  readonly id: string;
  /** Whether teams meet in it. */
  readonly ofTeams: boolean;
}

/**
 * The tournaments of a workbook, damaged ones among them, in the order of their names. Problems: those of `noTournament`;
 * `workbook-copied-sheet` where two have one id.
 */
export const knownTournaments = async (reader: Reader): Promise<Result<readonly KnownTournament[]>> => {
  const overview = await reader.read({ ranges: [] });
  if (!overview.ok) return overview;
  const all = findAllTournaments(overview.value.names, overview.value.sheets);
  if (all.length === 0) return fail(noTournament(overview.value));
  const ids = all.flatMap(({ places }) => places.id ?? []);
  const read = await reader.read({ ranges: ids });
  return andThen(read, ({ ranges }) => {
    const idOf = (sheet: string): string => {
      const place = all.find((each) => each.sheet === sheet)?.places.id;
      const at = place ? ids.indexOf(place) : -1;
      return cellText(ranges[at]?.values[0]?.[0] ?? null).trim();
    };
    const known = all.map((parts): KnownTournament => ({
      sheet: parts.sheet,
      id: idOf(parts.sheet),
      ofTeams: isOfTeams(parts),
    }));
    const copy = known.find(
      ({ id }, index) => id !== '' && known.findIndex((each) => each.id === id) < index,
    );
    const first = copy && present(known.find(({ id }) => id === copy.id));
    return copy && first
      ? fail(
          problem('workbook-copied-sheet', { sheet: copy.sheet }, { first: first.sheet, second: copy.sheet }),
        )
      : ok(known);
  });
};
