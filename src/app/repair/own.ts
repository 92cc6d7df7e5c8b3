import { readingOf } from '../../core/typed';
import { area } from '../../grid/cell';
import { carryOver, type CarriedOver } from '../../sheets/carryOver';
import type { Block, WorkbookPlan } from '../../grid/plan';
import { rowOnSheet, standingAt, type Standing } from '../../sheets/repair/standing';
import { logTableOf } from '../log';
import type { Inspected } from './inspect';

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
