import { entryAt, present } from '../core/present';
import { problem, type Problem } from '../core/problem';
import { andThen, fail, ok, type Result, failAll } from '../core/result';
import { isTeamEvent, type TeamEvent } from '../core/teamEvent/model';
import { isCellError, cellText } from '../grid/cell';
import {
  findAllTournaments,
  findTeamEvents,
  findTournaments,
  type TournamentParts,
  isOfTeams,
} from '../sheets/findTournaments';
import { parseTournament, placesToRead, type Extent, type ParsedTournament } from '../sheets/parse';
import type { DefinedName, GridOf, Place } from '../grid/reference';
import type { Overview, Reader, Snapshot, TableInfo } from '../workbook/port';

/** A tournament as it stands in a workbook, with the grids it was read from. */
export interface OpenTournament extends ParsedTournament {
  readonly parts: TournamentParts;
  readonly gridOf: GridOf;
  /** All tables of the workbook. */
  readonly tables: readonly TableInfo[];
  /** All names of the workbook. */
  readonly names: readonly DefinedName[];
  /** All tabs of the workbook. */
  readonly tabs: readonly string[];
  /** The tab that was open at the time. */
  readonly active: string | null;
}

/** The tournaments of a workbook, read but not parsed. */
export interface Gathered extends Pick<OpenTournament, 'gridOf' | 'tables' | 'names' | 'tabs' | 'active'> {
  readonly all: readonly TournamentParts[];
}

const FIND = { players: findTournaments, teams: findTeamEvents, all: findAllTournaments } as const;

/** How much to read: which cells, and whether the Logs, too. */
export interface Reading {
  readonly extent?: Extent;
  readonly logs?: boolean;
  /** Tournaments of players (the default), of teams, or both. */
  readonly of?: keyof typeof FIND;
}

const keyOf = ({ sheet, area }: Place): string =>
  `${sheet.toLowerCase()}!${area.row},${area.column},${area.rows},${area.columns}`;

/** A tournament's id, from its sheet. */
export const idOf = (parts: TournamentParts, gridOf: GridOf): string => {
  const value = (parts.places.id && gridOf(parts.places.id)?.values[0]?.[0]) ?? null;
  return value === null || isCellError(value) ? '' : String(value);
};

/** Two sheets with the same id: one is a copy, and we cannot tell which. */
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

/** All tables on the Log sheets: which one is the Log is only known after reading. */
const wantedIn = (
  { names, tables, sheets }: Overview,
  { extent = 'inputs', logs = false, of = 'players' }: Reading,
) => {
  const all = FIND[of](names, sheets);
  const logSheets = new Set(logs ? all.map(({ places }) => places.Log?.sheet) : []);
  return [
    ...all.flatMap((parts) => placesToRead(parts, extent)),
    ...tables
      .filter(({ sheet }) => logSheets.has(sheet))
      .map(({ sheet, name }) => ({ sheet, area: { table: name } })),
  ];
};

const gathered = ({ names, tables, sheets, ranges }: Snapshot, { of = 'players' }: Reading): Gathered => {
  const grids = new Map(ranges.map((grid) => [keyOf(grid), grid]));
  return {
    all: FIND[of](names, sheets),
    gridOf: (where) => grids.get(keyOf(where)),
    tables,
    names,
    tabs: sheets.map(({ name }) => name),
    active: sheets.find(({ active }) => active)?.name ?? null,
  };
};

/** A table of ours without a Tournament sheet: that was deleted, and all names with it. */
const OURS = /^(?:Pairings|Players|Log)_/;

/** `workbook-not-ours`, or `tournament-sheet-lost` if tables of a tournament are left. */
const notOurs = (tables: readonly TableInfo[], others: readonly TournamentParts[] = []): Problem => {
  const theirs = new Set(others.flatMap(({ places }) => Object.values(places).map(({ sheet }) => sheet)));
  const left = tables.find(({ name, sheet }) => OURS.test(name) && !theirs.has(sheet));
  return left ? problem('tournament-sheet-lost', { sheet: left.sheet }) : problem('workbook-not-ours');
};

/** `workbook-of-teams` if there is a team event. */
const ofTeams = ({ names }: Pick<Snapshot, 'names'>): Problem | null => {
  const [found] = findTeamEvents(names);
  return found ? problem('workbook-of-teams', { sheet: found.sheet }) : null;
};

/** `team-sheet-lost` if a team event's Log is left, but its Tournament sheet was deleted, and all names with it. */
const lostTeams = ({ names, tables }: Pick<Overview, 'names' | 'tables'>): Problem | null => {
  const left = tables.find(({ name }) => name.startsWith('TeamLog_'));
  return left && ofTeams({ names }) === null ? problem('team-sheet-lost', { sheet: left.sheet }) : null;
};

/** Why a workbook has no tournament of players: `workbook-of-teams`, `team-sheet-lost`, or else the problem from `notOurs`. */
export const noTournament = (snapshot: Pick<Snapshot, 'names' | 'tables'>): Problem =>
  ofTeams(snapshot) ?? lostTeams(snapshot) ?? notOurs(snapshot.tables);

const read = (reader: Reader, reading: Reading): Promise<Result<Snapshot>> =>
  reader.read((overview) => ({ ranges: wantedIn(overview, reading) }));

/**
 * Reads all cells of tournaments at one moment. Problems: `workbook-not-ours`, `workbook-of-teams`, `workbook-not-of-teams`,
 * `team-sheet-lost`, `tournament-sheet-lost`.
 */
const gather = async (reader: Reader, reading: Reading = {}): Promise<Result<Gathered>> =>
  andThen(await read(reader, reading), (snapshot) => {
    const gathering = gathered(snapshot, reading);
    if (gathering.all.length > 0) return ok(gathering);
    const { of } = reading;
    return fail(of === 'teams' ? problem('workbook-not-of-teams') : noTournament(snapshot));
  });

/** Gathers every tournament, of players and of teams. Problems: `workbook-not-ours`, `team-sheet-lost`, `tournament-sheet-lost`. */
export const gatherAll = async (
  reader: Reader,
  reading: Omit<Reading, 'of'> = {},
): Promise<Result<Gathered>> => {
  const all: Reading = { ...reading, of: 'all' };
  return andThen(await read(reader, all), (snapshot) => {
    const gathering = gathered(snapshot, all);
    return gathering.all.length === 0 ? fail(lostTeams(snapshot) ?? notOurs(snapshot.tables)) : ok(gathering);
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

/** A team event as it stands in a workbook. */
export interface OpenTeamEvent extends OpenTournament {
  readonly tournament: TeamEvent;
}

/** Whether a tournament is a team event. */
export const teamsMeet = (open: OpenTournament): open is OpenTeamEvent => isTeamEvent(open.tournament);

/** The tournament if it is a team event; else `workbook-not-of-teams`. */
export const ofTeamsAlone = (open: OpenTournament): Result<OpenTeamEvent> =>
  teamsMeet(open) ? ok(open) : fail(problem('workbook-not-of-teams'));

/**
 * Reads every tournament of a workbook, at one moment. Problems: `workbook-not-ours`, `workbook-copied-sheet`, and
 * those of `parseTournament`.
 */
export const openTournaments = async (
  reader: Reader,
  reading: Pick<Reading, 'extent' | 'of'> = {},
): Promise<Result<readonly OpenTournament[]>> => andThen(await gather(reader, reading), parseAll);

/** The tournaments that can be opened, and the problems of the others. */
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

/** One of several tournaments. Problems of the others do not matter. */
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

/** A tournament by its Tournament sheet and its id, whether it can be opened or not. */
export interface KnownTournament {
  readonly sheet: string;
  readonly id: string;
  /** Whether teams meet in it. */
  readonly ofTeams: boolean;
}

/**
 * All tournaments of a workbook, even damaged ones, in the order of their names. Problems: those of `noTournament`;
 * `workbook-copied-sheet` if two have the same id.
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
