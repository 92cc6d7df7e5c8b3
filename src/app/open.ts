import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { isCellError } from '../sheets/cell';
import { findTournaments, type FoundTournament } from '../sheets/found';
import type { Grid } from '../sheets/grid';
import {
  parseTournament,
  placesToRead,
  type Extent,
  type GridOf,
  type ParsedTournament,
} from '../sheets/parse';
import type { Place } from '../sheets/reference';
import type { Reader, TableInfo } from '../workbook/port';

/** A tournament as it stands in a workbook, with the grids it was read from. */
export interface OpenTournament extends ParsedTournament {
  readonly found: FoundTournament;
  readonly gridOf: GridOf;
  /** All tables of the workbook. */
  readonly tables: readonly TableInfo[];
}

/** The tournaments of a workbook with what they hold, before anything is made of it. */
interface Gathered {
  readonly all: readonly FoundTournament[];
  readonly gridOf: GridOf;
  readonly tables: readonly TableInfo[];
}

const keyOf = ({ sheet, area }: Place): string =>
  `${sheet.toLowerCase()}!${area.row},${area.column},${area.rows},${area.columns}`;

const idOf = (found: FoundTournament, gridOf: GridOf): string => {
  const value = (found.places.id && gridOf(found.places.id)?.values[0]?.[0]) ?? null;
  return value === null || isCellError(value) ? '' : String(value);
};

/** Two sheets with one id: one was copied, and nobody can say which is meant. */
const copies = (all: readonly FoundTournament[], gridOf: GridOf): Problem[] => {
  const first = new Map<string, string>();
  return all.flatMap((found) => {
    const id = idOf(found, gridOf);
    const other = first.get(id);
    first.set(id, other ?? found.sheet);
    return other === undefined
      ? []
      : [problem('workbook-copied-sheet', { sheet: found.sheet }, { first: other, second: found.sheet })];
  });
};

const gridsOf = (places: readonly Place[], ranges: readonly Grid[]): GridOf => {
  const grids = new Map(places.map((place, index) => [keyOf(place), ranges[index]!]));
  return (where) => grids.get(keyOf(where));
};

/** Problems: `workbook-not-ours`. */
const gather = async (reader: Reader, extent: Extent): Promise<Result<Gathered>> => {
  const overview = await reader.read({ ranges: [] });
  if (!overview.ok) return overview;
  const all = findTournaments(overview.value.names);
  if (all.length === 0) return fail(problem('workbook-not-ours'));
  const places = all.flatMap((found) => placesToRead(found, extent));
  const read = await reader.read({ ranges: places });
  return andThen(read, ({ ranges }) =>
    ok({ all, gridOf: gridsOf(places, ranges), tables: overview.value.tables }),
  );
};

const parseAll = ({ all, gridOf, tables }: Gathered): Result<readonly OpenTournament[]> => {
  const [copied, ...more] = copies(all, gridOf);
  if (copied) return fail(copied, ...more);
  const opened: OpenTournament[] = [];
  for (const found of all) {
    const parsed = parseTournament(found, gridOf);
    if (!parsed.ok) return parsed;
    opened.push({ ...parsed.value, found, gridOf, tables });
  }
  return ok(opened);
};

/**
 * Reads every tournament of a workbook, in two requests. Problems: `workbook-not-ours`, `workbook-copied-sheet`, and
 * those of `parseTournament`.
 */
export const openTournaments = async (
  reader: Reader,
  extent: Extent = 'inputs',
): Promise<Result<readonly OpenTournament[]>> => andThen(await gather(reader, extent), parseAll);

/** The tournaments of a workbook that can be opened, and what is wrong with the others. */
export interface Openable {
  readonly opened: readonly OpenTournament[];
  readonly problems: readonly Problem[];
}

/** Reads every tournament that can be read, in two requests. Problems: `workbook-not-ours`. */
export const openReadable = async (reader: Reader): Promise<Result<Openable>> =>
  andThen(await gather(reader, 'inputs'), (gathered) => {
    const { all, gridOf } = gathered;
    const ids = new Set(all.map((found) => idOf(found, gridOf)));
    const results = [...ids].map((id) =>
      parseAll({ ...gathered, all: all.filter((found) => idOf(found, gridOf) === id) }),
    );
    return ok({
      opened: results.flatMap((result) => (result.ok ? result.value : [])),
      problems: results.flatMap((result) => (result.ok ? [] : result.problems)),
    });
  });

/**
 * One tournament of a workbook: the one whose Tournament sheet or id is named, else the first. What is wrong with others
 * is not asked. Problems: those of `openTournaments`.
 */
export const openTournament = async (
  reader: Reader,
  named?: string,
  extent: Extent = 'inputs',
): Promise<Result<OpenTournament>> =>
  andThen(await gather(reader, extent), (gathered) => {
    const { all, gridOf } = gathered;
    const wanted = all.find(
      (found) => named === undefined || found.sheet === named || idOf(found, gridOf) === named,
    );
    if (!wanted) return fail(problem('workbook-not-ours'));
    const id = idOf(wanted, gridOf);
    const alike = all.filter((found) => idOf(found, gridOf) === id);
    return andThen(parseAll({ ...gathered, all: alike }), (opened) => ok(opened[0]!));
  });
