import { present } from '../../core/present';
import { lineBlocks, lineRows } from './blocks';
import type { LogEntry } from './line';
import type { SheetPlan, WorkbookPlan } from '../../grid/plan';
import { styled } from '../style';

const logWith = (plan: SheetPlan, lines: readonly LogEntry[]): SheetPlan => {
  const [table, ...others] = plan.tables;
  const first = present(table).area.row + 1;
  const isLine = ({ area: { row } }: { readonly area: { readonly row: number } }): boolean => row === first;
  return {
    ...plan,
    blocks: [...plan.blocks.filter((block) => !isLine(block)), ...lineBlocks(first, lines)],
    rows: lineRows(first, lines),
    styles: plan.styles.map((each) =>
      isLine(each) ? styled({ ...each.area, rows: lines.length }, each.style) : each,
    ),
    tables: [{ ...present(table), area: { ...present(table).area, rows: lines.length + 1 } }, ...others],
  };
};

/** A plan whose Log goes on: it has these lines instead of the first. */
export const withHistory = (plan: WorkbookPlan, lines: readonly LogEntry[]): WorkbookPlan => ({
  ...plan,
  sheets: plan.sheets.map((sheet) => (sheet.role === 'log' ? logWith(sheet, lines) : sheet)),
});
