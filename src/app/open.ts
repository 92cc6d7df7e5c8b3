import { entryAt } from '../core/present';
import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, type Result, failAll } from '../core/result';
import { isCellError } from '../grid/cell';
import { TEAM_PREFIX } from '../sheets/settings';
import { findTournaments, type TournamentParts } from '../sheets/findTournaments';
import { findTeamEvents, type TeamEventParts } from '../sheets/teamEvent/find';
import { parseTournament, placesToRead, type Extent, type ParsedTournament } from '../sheets/parse';
import type { GridOf, Place } from '../grid/reference';
import type { Overview, Reader, Snapshot, TableInfo } from '../workbook/port';

/** A tournament as it stands in a workbook, with the grids it was read from. */
export interface OpenTournament extends ParsedTournament {
  readonly parts: TournamentParts;
  readonly gridOf: GridOf;
  /** All tables of the workbook. */
  readonly tables: readonly TableInfo[];
  /** All tabs of the workbook. */
  readonly tabs: readonly string[];
  /** The one that was open when it was read. */
  readonly active: string | null;
}

/** The tournaments of a workbook with what they hold, before anything is made of it. */
export interface Gathered extends Pick<OpenTournament, 'gridOf' | 'tables' | 'tabs' | 'active'> {
  readonly all: readonly TournamentParts[];
}

/** What to read of tournaments: how much of their sheets, and whether their Logs besides. */
export interface Reading {
  readonly extent?: Extent;
  readonly logs?: boolean;
  /** Whether team events besides. */
  readonly teams?: boolean;
}

const keyOf = ({ sheet, area }: Place): string =>
  `${sheet.toLowerCase()}!${area.row},${area.column},${area.rows},${area.columns}`;

const idOf = (parts: TournamentParts, gridOf: GridOf): string => {
  const value = (parts.places.id && gridOf(parts.places.id)?.values[0]?.[0]) ?? null;
  return value === null || isCellError(value) ? '' : String(value);
};

/** Two sheets with one id: one was copied, and nobody can say which is meant. */
const copies = (all: readonly TournamentParts[], gridOf: GridOf): Problem[] => {
  const first = new Map<string, string>();
  return all.flatMap((parts) => {
    const id = idOf(parts, gridOf);
    const other = first.get(id);
    first.set(id, other ?? parts.sheet);
    return other === undefined
      ? []
      : [problem('workbook-copied-sheet', { sheet: parts.sheet }, { first: other, second: parts.sheet })];
  });
};

/** Tables stand in for the Logs: which of those on its sheet is the Log is known once it is known where they are. */
const wantedIn = (
  { names, tables, sheets }: Overview,
  { extent = 'inputs', logs = false, teams = false }: Reading,
) => {
  const all = findTournaments(names, sheets);
  const logSheets = new Set(logs ? all.map(({ places }) => places.Log?.sheet) : []);
  return [
    ...all.flatMap((parts) => placesToRead(parts, extent)),
    ...(teams ? findTeamEvents(names, sheets) : []).flatMap(({ places }) => Object.values(places)),
    ...tables
      .filter(({ sheet }) => logSheets.has(sheet))
      .map(({ sheet, name }) => ({ sheet, area: { table: name } })),
  ];
};

const gathered = ({ names, tables, sheets, ranges }: Snapshot): Gathered => {
  const grids = new Map(ranges.map((grid) => [keyOf(grid), grid]));
  return {
    all: findTournaments(names, sheets),
    gridOf: (where) => grids.get(keyOf(where)),
    tables,
    tabs: sheets.map(({ name }) => name),
    active: sheets.find(({ active }) => active)?.name ?? null,
  };
};

/** A table of ours without a Tournament sheet: that was deleted, and all names with it. */
const OURS = /^(?:Pairings|Players|Log)_/;

/** `workbook-not-ours`, or `tournament-sheet-lost` where tables of a tournament are left. */
const notOurs = (tables: readonly TableInfo[], others: readonly TournamentParts[] = []): Problem => {
  const theirs = new Set(others.flatMap(({ places }) => Object.values(places).map(({ sheet }) => sheet)));
  const left = tables.find(({ name, sheet }) => OURS.test(name) && !theirs.has(sheet));
  return left ? problem('tournament-sheet-lost', { sheet: left.sheet }) : problem('workbook-not-ours');
};

/** `workbook-of-teams` where a workbook has an event of teams. */
const ofTeams = ({ names }: Pick<Snapshot, 'names'>): Problem | null => {
  const sheet = names.find((each) => each.name.startsWith(TEAM_PREFIX))?.sheet ?? null;
  return sheet === null ? null : problem('workbook-of-teams', { sheet });
};

/** `team-sheet-lost` where the Log of a team event is left and no sheet that says whose it is: that was deleted, and all names with it. */
const lostTeams = ({ names, tables }: Pick<Overview, 'names' | 'tables'>): Problem | null => {
  const left = tables.find(({ name }) => name.startsWith('TeamLog_'));
  return left && ofTeams({ names }) === null ? problem('team-sheet-lost', { sheet: left.sheet }) : null;
};

/** Why a workbook has no tournament: `workbook-of-teams`, `team-sheet-lost`, else that of `notOurs`. */
export const noTournament = (snapshot: Pick<Snapshot, 'names' | 'tables'>): Problem =>
  ofTeams(snapshot) ?? lostTeams(snapshot) ?? notOurs(snapshot.tables);

/** Reads all that tournaments are made of, at one moment. Problems: `workbook-not-ours`, `workbook-of-teams`, `team-sheet-lost`, `tournament-sheet-lost`. */
const gather = async (reader: Reader, reading: Reading = {}): Promise<Result<Gathered>> => {
  const read = await reader.read((overview) => ({ ranges: wantedIn(overview, reading) }));
  return andThen(read, (snapshot) => {
    const gathering = gathered(snapshot);
    return gathering.all.length === 0 ? fail(noTournament(snapshot)) : ok(gathering);
  });
};

/** Tournaments and team events as they stand in a workbook, before anything is made of them. */
export interface GatheredAll extends Gathered {
  readonly teams: readonly TeamEventParts[];
}

/** The same with its team events; a workbook may have these alone. Problems: `workbook-not-ours`, `team-sheet-lost`, `tournament-sheet-lost`. */
export const gatherAll = async (
  reader: Reader,
  reading: Omit<Reading, 'teams'> = {},
): Promise<Result<GatheredAll>> => {
  const read = await reader.read((overview) => ({ ranges: wantedIn(overview, { ...reading, teams: true }) }));
  return andThen(read, (snapshot) => {
    const gathering = gathered(snapshot);
    const teams = findTeamEvents(snapshot.names, snapshot.sheets);
    return gathering.all.length + teams.length === 0
      ? fail(lostTeams(snapshot) ?? notOurs(snapshot.tables))
      : ok({ ...gathering, teams });
  });
};

const parseAll = ({ all, ...where }: Gathered): Result<readonly OpenTournament[]> => {
  const [copied, ...more] = copies(all, where.gridOf);
  if (copied) return failAll([copied, ...more]);
  const opened: OpenTournament[] = [];
  for (const parts of all) {
    const parsed = parseTournament(parts, where.gridOf);
    if (!parsed.ok) return parsed;
    opened.push({ ...parsed.value, parts, ...where });
  }
  return ok(opened);
};

/**
 * Reads every tournament of a workbook, at one moment. Problems: `workbook-not-ours`, `workbook-copied-sheet`, and
 * those of `parseTournament`.
 */
export const openTournaments = async (
  reader: Reader,
  extent: Extent = 'inputs',
): Promise<Result<readonly OpenTournament[]>> => andThen(await gather(reader, { extent }), parseAll);

/** The tournaments of a workbook that can be opened, and what is wrong with the others. */
export interface Openable {
  readonly opened: readonly OpenTournament[];
  readonly problems: readonly Problem[];
}

/** The tournaments that can be read. */
export const readableIn = (gathering: Gathered): Openable => {
  const { all, gridOf } = gathering;
  const ids = new Set(all.map((each) => idOf(each, gridOf)));
  const results = [...ids].map((id) =>
    parseAll({ ...gathering, all: all.filter((each) => idOf(each, gridOf) === id) }),
  );
  return {
    opened: results.flatMap((result) => (result.ok ? result.value : [])),
    problems: results.flatMap((result) => (result.ok ? [] : result.problems)),
  };
};

/** One of several tournaments; what is wrong with others is not asked. */
const tournamentIn = (gathering: Gathered, named: string | undefined): Result<OpenTournament> => {
  const { all, gridOf } = gathering;
  const wanted = all.find(
    (each) => named === undefined || each.sheet === named || idOf(each, gridOf) === named,
  );
  if (!wanted) return fail(notOurs(gathering.tables, all));
  const id = idOf(wanted, gridOf);
  const alike = all.filter((each) => idOf(each, gridOf) === id);
  return andThen(parseAll({ ...gathering, all: alike }), (opened) => ok(entryAt(opened, 0)));
};

/**
 * Reads one tournament of a workbook: the one whose Tournament sheet or id is named, else the first. Problems: those of
 * `openTournaments`.
 */
export const openTournament = async (
  reader: Reader,
  named?: string,
  reading: Reading = {},
): Promise<Result<OpenTournament>> =>
  andThen(await gather(reader, reading), (gathering) => tournamentIn(gathering, named));
