import { TIME_COLUMNS, type NamedPart } from '../../sheets/parts';
import { present } from '../../core/present';
import type { Game, Tournament } from '../../core/model';
import { likeOthers } from '../../core/calendar/timing';
import { withCycles } from '../../core/conduct/madeCycles';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, unlessProblems, type Result, failAll } from '../../core/result';
import { readingOf } from '../../core/results/typed';
import { isLeftWhite } from '../../core/results/sides';
import { choiceNamed } from '../../language/choices';
import { words, wordsOf } from '../../language/language';
import { cellText, area } from '../../grid/cell';
import { findTournaments, type TournamentParts } from '../../sheets/findTournaments';
import type { Grid } from '../../grid/grid';
import type { SheetNames } from '../../sheets/layout';
import type { LogEntry } from '../../sheets/log/line';
import { mentions, type Place } from '../../grid/reference';
import { findSectionsPages } from '../../sheets/sections/page';
import { sheetNames } from '../../sheets/names';
import { parseTournament, versionProblems } from '../../sheets/parse';
import type { WorkbookPlan, Block } from '../../grid/plan';
import { compared } from '../../sheets/repair/compare';
import { comparedDates } from '../../sheets/repair/dates';
import { lastLogged } from '../../sheets/datedResult';
import { mendGames, type ExpectedGame, type ExpectedRest } from '../../sheets/repair/games';
import { at } from '../../sheets/repair/grids';
import { mendPlayerNumbers, withPlayersBack } from '../../sheets/repair/players';
import {
  gridOfStanding,
  strangeRows,
  tableOf,
  withoutInserted,
  type Standing,
  type TablePart,
  rowOnSheet,
  standingAt,
} from '../../sheets/repair/standing';
import { makeWorkbook } from '../../sheets/workbook';
import type { Reader, Snapshot, TableInfo } from '../../workbook/port';
import { namesNow, sheetsOf } from '../rebuild';
import { expectedGames, logLines, withoutGames, settingsTold, withLostSettings } from './expected';
import { carryOver, type CarriedOver } from '../../sheets/carryOver';
import { logTableOf } from '../log';

/** A tournament as it stands on its sheets, damaged or not, and as it would be once it is repaired. */
export interface Inspected {
  /** With all that people typed, and without the damage. */
  readonly tournament: Tournament;
  /** What counts as not filled, as `parseTournament` says. */
  readonly warnings: readonly Problem[];
  /** What is damaged: each with its place, and what Repair does about it. */
  readonly faults: readonly Problem[];
  readonly parts: TournamentParts;
  readonly standing: Standing;
  /** Its sheets as they were read. */
  readonly asRead: readonly Grid[];
  /** The sheets as they were made. */
  readonly plan: WorkbookPlan;
  readonly lines: readonly LogEntry[];
  readonly overview: Snapshot;
}

/** What stands in the cell of a setting, however damaged the rest is; nothing where it is not there. */
export const settingIn = (
  { places }: { readonly places: Readonly<Partial<Record<NamedPart, Place>>> },
  grids: readonly Grid[],
  key: NamedPart,
): string => {
  const place = places[key];
  const grid = place && grids.find(({ sheet }) => sheet === place.sheet);
  if (!place || !grid) return '';
  return cellText(
    grid.values[place.area.row - grid.area.row]?.[place.area.column - grid.area.column] ?? null,
  ).trim();
};

/** Sheets that no name tells of any more and that are ours still: they have our name, and lean on our other sheets. */
const nameless = async (
  reader: Reader,
  parts: TournamentParts,
  names: SheetNames,
  known: readonly string[],
): Promise<Result<readonly Grid[]>> => {
  const own = sheetsOf(parts);
  const { round, standings, crosstable, calculation, match, sections } = names;
  const wanted = [round, standings, crosstable, calculation, match, sections].filter(
    (name) => known.includes(name) && !own.includes(name),
  );
  if (wanted.length === 0) return ok([]);
  const sheets = new Set(own.map((name) => name.toLowerCase()));
  const read = await reader.read({ ranges: [], formulas: wanted });
  if (!read.ok) return read;
  const leaning = new Set(
    read.value.formulas
      .filter(({ formula }) => mentions(formula, sheets, new Set()))
      .map(({ sheet }) => sheet),
  );
  if (leaning.size === 0) return ok([]);
  const whole = await reader.read({
    ranges: [...leaning].map((sheet) => ({ sheet, area: 'used' as const })),
  });
  return andThen(whole, ({ ranges }) => ok(ranges));
};

/** An empty row that somebody inserted. */
const insertedRow =
  (sheet: string, column: number) =>
  (row: number): Problem =>
    problem('damaged-row', at(sheet, row, column));

const TABLES = ['Players', 'Pairings'] as const;

/** Columns that nobody but people fill, and their headings. */
const IRREPLACEABLE = {
  Players: ['Players_name', 'Players_status'],
  Pairings: ['Pairings_result', ...TIME_COLUMNS],
} as const;

/** `repair-sheet-lost`, `repair-column-lost`: what people typed is gone with it. */
const irreplaceable = (
  standing: Standing,
  tables: readonly (readonly [TablePart, boolean])[],
): readonly Problem[] => {
  const { parts } = standing;
  const lost = tables.filter(([, isThere]) => !isThere);
  if (lost.length > 0)
    return lost.map(([part]) => problem('repair-sheet-lost', { sheet: parts.sheet }, { part }));
  return TABLES.flatMap((table) =>
    IRREPLACEABLE[table]
      .filter((part) => (parts.broken ?? []).includes(part))
      .map((part) =>
        problem(
          'repair-column-lost',
          { sheet: present(parts.places[table]).sheet },
          { column: part.replace(/^\w+_/, '') },
        ),
      ),
  );
};

const unknownCells = <T>(result: Result<T>): Result<T> => {
  if (result.ok) return result;
  const [first, ...more] = result.problems.map((each): Problem =>
    each.code === 'workbook-cell' ? { ...each, code: 'repair-cell-unknown' } : each,
  );
  return failAll([present(first), ...more]);
};

const withGames = (
  tournament: Tournament,
  missing: readonly ExpectedGame[],
  byes: readonly ExpectedRest[],
): Tournament => {
  if (missing.length + byes.length === 0) return tournament;
  const isWhite = isLeftWhite(tournament);
  const placed = likeOthers(tournament, tournament.players);
  const added = missing.map(({ left, right, ...game }): Omit<Game, 'cycle'> => {
    const [white, black] = isWhite ? [left, right] : [right, left];
    return placed({ ...game, white, black, outcome: null, cycle: 1 });
  });
  const games = [...tournament.games, ...added].sort((one, other) => one.no - other.no);
  const rests = [...tournament.rests, ...byes.map(({ round, left }) => ({ round, player: left }))];
  return {
    ...tournament,
    games: withCycles(games),
    rests: rests.sort((one, other) => one.round - other.round),
  };
};

interface Mended extends Pick<Inspected, 'tournament'> {
  readonly standing: Standing;
  readonly warnings: readonly Problem[];
}

/** The tables with their numbers, and the tournament that they hold. */
const numbered = (standing: Standing, lines: readonly LogEntry[]): Result<Mended> => {
  const whole = withPlayersBack(withLostSettings(standing, lines));
  const players = mendPlayerNumbers(whole);
  if (!players.ok) return players;
  const base = withoutGames(players.value);
  if (!base.ok) return base;
  const games = mendGames(players.value, expectedGames(players.value, base.value, lines));
  if (!games.ok) return games;
  const { standing: now, missing, rests } = games.value;
  const parsed = parseTournament(now.parts, gridOfStanding(now));
  if (!parsed.ok) return parsed;
  const { warnings } = parsed.value;
  const tournament = withGames(parsed.value.tournament, missing, rests);
  return ok({ standing: settingsTold(now, tournament, standing), tournament, warnings });
};

/** The tables without inserted rows and with their numbers, and the tournament that they hold. */
const mended = (standing: Standing, id: string, lines: readonly LogEntry[]): Result<Mended> => {
  const tables = TABLES.map((part) => [part, tableOf(standing, part, id)] as const);
  const there = tables.flatMap(([part, where]) => (where ? [[part, where] as const] : []));
  const lost = irreplaceable(
    standing,
    tables.map(([part, where]) => [part, where !== null]),
  );
  const strange = there.flatMap(([part, where]) => strangeRows(standing, part, where));
  const closed = there.reduce(
    (now, [part, where]) => withoutInserted(now, part, where, insertedRow(where.sheet, where.area.column)),
    standing,
  );
  return andThen(
    unlessProblems([...lost, ...strange], () => null),
    () => numbered(closed, lines),
  );
};

/**
 * Looks at a tournament's sheets whole: what stands on them, and what of ours is damaged. Whether results that are proposed for dates
 * are put back, `isTaken` says. Problems: `repair-players-ambiguous`, `repair-games-ambiguous`,
 * `repair-cell-unknown`, `repair-sheet-lost`, `repair-column-lost` for what cannot be known, `workbook-version`, and those
 * of `parseTournament`.
 */
export const inspect = async (
  reader: Reader,
  sheet: string,
  time: string,
  isTaken = false,
): Promise<Result<Inspected>> => {
  const overview = await reader.read({ ranges: [] });
  if (!overview.ok) return overview;
  const { names: defined, sheets, tables } = overview.value;
  const parts = findTournaments(defined, sheets).find((each) => each.sheet === sheet);
  if (!parts) return fail(problem('workbook-not-ours'));
  const own = sheetsOf(parts);
  const read = await reader.read({ ranges: own.map((name) => ({ sheet: name, area: 'used' as const })) });
  if (!read.ok) return read;
  const grids = read.value.ranges;
  const language = settingIn(parts, grids, 'language');
  const texts = words(choiceNamed('language', language) ?? language);
  const known = sheets.map(({ name }) => name);
  const free = sheetNames(
    texts,
    settingIn(parts, grids, 'event'),
    known.filter((name) => !own.includes(name)),
  );
  const plain = sheetNames(texts, '', []);
  const pages = findSectionsPages(defined).map((page) => page.sheet);
  const unclaimed = known.filter((name) => !pages.includes(name));
  const more = await nameless(reader, parts, namesNow(parts, plain), unclaimed);
  if (!more.ok) return more;
  const lines = logLines(parts, grids);
  const all = [...grids, ...more.value];
  const standing = standingOf(parts, all, tables);
  const [other] = versionProblems(parts, gridOfStanding(standing));
  if (other) return fail(other);
  const whole = unknownCells(mended(standing, settingIn(parts, grids, 'id'), lines));
  return andThen(whole, ({ standing: now, tournament, warnings }) => {
    const names = namesNow(parts, more.value.length > 0 ? plain : free);
    const plan = makeWorkbook(tournament, names, wordsOf(tournament), time);
    const after = compared(now, plan);
    const dated = comparedDates(after, lastLogged(lines), isTaken);
    return ok({
      warnings: warnings.filter(({ code }) => code !== 'damaged-date'),
      ...{ tournament, faults: dated.faults, parts, plan, lines },
      ...{ standing: dated, asRead: all, overview: overview.value },
    });
  });
};

const standingOf = (
  parts: TournamentParts,
  grids: readonly Grid[],
  tables: readonly TableInfo[],
): Standing => ({ parts, grids, tables, faults: [], edits: [], dropped: new Map(), added: new Map() });

const NO_LOG = { sheet: '', area: area(0, 0, 0, 0) };

/**
 * What becomes of all that people typed on a tournament's sheets when the plan `next` comes in their place. What would be
 * lost is told where it stands on the sheets.
 */
export const ownCells = (inspected: Inspected, next: WorkbookPlan): CarriedOver => {
  const { plan, standing, parts, overview, tournament, lines } = inspected;
  const { Calculation, Lists } = standing.parts.places;
  const hidden = [Calculation?.sheet, Lists?.sheet];
  const visible = standing.grids.filter(({ sheet }) => !hidden.includes(sheet));
  const table = logTableOf({ parts, tables: overview.tables });
  const log = table.ok ? table.value : (standing.parts.places.Log ?? NO_LOG);
  const whole = { ...log, area: { ...log.area, rows: Math.max(log.area.rows, lines.length + 1) } };
  const kept = carryOver(plan, next, standing.parts, visible, whole, readingOf(tournament));
  const lost = kept.lost.map((cell) => ({ ...cell, row: rowOnSheet(standing, cell.sheet, cell.row) }));
  return { ...kept, lost };
};

/** A plan with what people have beside our cells, in the same places, in the number formats that it has. */
export const withBeside = (
  plan: WorkbookPlan,
  beside: CarriedOver['beside'],
  standing: Standing,
): WorkbookPlan => ({
  ...plan,
  sheets: plan.sheets.map((sheet) => {
    const own = beside.filter((cell) => cell.sheet === sheet.name);
    const blocks = own.map(({ row, column, value }): Block => {
      const { format } = standingAt(standing, sheet.name, row, column);
      return { kind: 'values', area: area(row, column), values: [[value]], format };
    });
    return { ...sheet, blocks: [...sheet.blocks, ...blocks] };
  }),
});
