import { present } from '../../core/present';
import { rows } from '../../grid/block';
import type { Block, SheetPlan, WorkbookPlan } from '../../grid/plan';
import { LOG } from '../layout/log';
import { ROW_HEIGHT } from '../look/page';
import { styled } from '../look/style';
import { linesIn } from '../look/wrap';
import { makeLogRow, type LogEntry } from './line';

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

/** A plan whose Log continues an earlier one: these lines replace its first. */
export const withHistory = (plan: WorkbookPlan, lines: readonly LogEntry[]): WorkbookPlan => ({
  ...plan,
  sheets: plan.sheets.map((sheet) => (sheet.role === 'log' ? logWith(sheet, lines) : sheet)),
});

/** The hidden columns that only Undo reads. */
export const MACHINE_COLUMNS: readonly number[] = [
  LOG.step,
  LOG.tournament,
  LOG.rule,
  LOG.cells,
  LOG.before,
  LOG.after,
];

/** Widths of the two columns that people read: together as wide as a page. */
export const SAID_WIDTHS = [17, 76] as const;

/** The greatest row height in Excel, in points, cut to whole lines. */
const HIGHEST = 27 * ROW_HEIGHT;

/** The row height, in points, for a sentence of more than one line; `null` for a single line. */
export const lineHeight = ({ said = '' }: LogEntry): number | null => {
  const lines = linesIn(said, SAID_WIDTHS[1]);
  return lines > 1 ? Math.min(HIGHEST, lines * ROW_HEIGHT) : null;
};

/** The rows that need a height of their own. */
export const lineRows = (first: number, lines: readonly LogEntry[]): NonNullable<SheetPlan['rows']> =>
  lines.flatMap((line, index) => {
    const height = lineHeight(line);
    return height === null ? [] : [{ row: first + index, height }];
  });

/** Lines of the Log from a row on. Steps are numbers; everything else is text. */
export const lineBlocks = (first: number, lines: readonly LogEntry[]): readonly Block[] => {
  const cells = lines.map((line) => makeLogRow(line));
  const columns = (from: number, to: number) => cells.map((line) => line.slice(from, to));
  return [
    rows(first, LOG.time, columns(LOG.time, LOG.step), '@'),
    rows(first, LOG.step, columns(LOG.step, LOG.tournament), '0'),
    rows(first, LOG.tournament, columns(LOG.tournament, LOG.count), '@'),
  ];
};
