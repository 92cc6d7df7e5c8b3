import { present } from '../../core/present';
import { rows } from '../../grid/block';
import { makeLogRow, type LogEntry } from './line';
import { LOG } from '../layout';
import type { SheetPlan, WorkbookPlan } from '../../grid/plan';
import { styled } from '../style';
import { area } from '../../grid/cell';

const logWith = (plan: SheetPlan, lines: readonly LogEntry[]): SheetPlan => {
  const [table, ...others] = plan.tables;
  const first = present(table).area.row + 1;
  const cells = lines.map(makeLogRow);
  const isLine = ({ area: { row } }: { readonly area: { readonly row: number } }): boolean => row === first;
  return {
    ...plan,
    blocks: [
      ...plan.blocks.filter((block) => !isLine(block)),
      rows(
        first,
        LOG.step,
        cells.map((line) => line.slice(0, 1)),
        '0',
      ),
      rows(
        first,
        LOG.time,
        cells.map((line) => line.slice(1)),
        '@',
      ),
    ],
    styles: plan.styles.map((each) =>
      isLine(each) ? styled({ ...each.area, rows: lines.length }, each.style) : each,
    ),
    tables: [{ ...present(table), area: { ...present(table).area, rows: lines.length + 1 } }, ...others],
    ...(plan.print ? { print: { ...plan.print, area: area(0, 0, first + lines.length, LOG.count) } } : {}),
  };
};

/** A plan whose Log goes on: it has these lines instead of the first. */
export const withHistory = (plan: WorkbookPlan, lines: readonly LogEntry[]): WorkbookPlan => ({
  ...plan,
  sheets: plan.sheets.map((sheet) => (sheet.role === 'log' ? logWith(sheet, lines) : sheet)),
});
