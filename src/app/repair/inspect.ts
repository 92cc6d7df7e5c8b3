import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { readingOf } from '../../core/results/typed';
import { area } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { Block, WorkbookPlan } from '../../grid/plan';
import { carryOver, type CarriedOver } from '../../sheets/carryOver';
import { lastLogged } from '../../sheets/datedResult';
import { sheetsOf, findAllTournaments, isOfTeams, type TournamentParts } from '../../sheets/findTournaments';
import type { LogEntry } from '../../sheets/log/line';
import { versionProblems } from '../../sheets/parse';
import { compared } from '../../sheets/repair/compare';
import { comparedDates } from '../../sheets/repair/dates';
import { gridOfStanding, rowOnSheet, standingAt, type Standing } from '../../sheets/repair/standing';
import type { Overview, Reader, Snapshot, TableInfo } from '../../workbook/port';
import { logTableOf } from '../logPatch';
import { logLines } from './expected';
import { seenOfPlayers } from './players';
import type { SeenSheets } from './seen';
import { seenOfTeams } from './teams';

/** A tournament as it stands on its sheets, damaged or not, and as it would be after repair. */
export interface Inspected extends SeenSheets {
  /** The damage, each with its place and what Repair does about it. */
  readonly faults: readonly Problem[];
  readonly parts: TournamentParts;
  readonly lines: readonly LogEntry[];
  readonly overview: Snapshot;
}

/**
 * Looks at a tournament's sheets whole, whether players or teams meet: what stands on them, and what of ours is damaged. Whether results
 * that are proposed for dates are put back, `isTaken` says. Problems: `workbook-not-ours`, `workbook-version`; those of `seenOfPlayers` and
 * `seenOfTeams`.
 */
export const inspect = async (
  reader: Reader,
  sheet: string,
  time: string,
  isTaken = false,
): Promise<Result<Inspected>> => {
  const partsIn = ({ names, sheets }: Overview): TournamentParts | undefined =>
    findAllTournaments(names, sheets).find((each) => each.sheet === sheet);
  const overview = await reader.read((seen) => {
    const parts = partsIn(seen);
    return { ranges: parts ? sheetsOf(parts).map((name) => ({ sheet: name, area: 'used' as const })) : [] };
  });
  if (!overview.ok) return overview;
  const parts = partsIn(overview.value);
  if (!parts) return fail(problem('workbook-not-ours'));
  const standing = standingOf(parts, overview.value.ranges, overview.value.tables);
  const [other] = versionProblems(parts, gridOfStanding(standing));
  if (other) return fail(other);
  const lines = logLines(parts, standing.grids);
  const seen = await (isOfTeams(parts)
    ? seenOfTeams(standing, overview.value, time)
    : seenOfPlayers(reader, standing, overview.value, lines, time));
  return andThen(seen, ({ asRead, ...found }) => {
    const reading = readingOf(found.tournament);
    const logged = lastLogged(lines, reading);
    const dated = comparedDates(compared(found.standing, found.plan), logged, isTaken, reading);
    return ok({
      ...{ ...found, standing: dated, faults: dated.faults, asRead, parts, lines },
      warnings: found.warnings.filter(({ code }) => code !== 'damaged-date'),
      overview: overview.value,
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
