import type { CellValue } from '../grid/cell';
import { makeLogRow, parseLogRow, type LogEntry } from '../sheets/log/line';
import type { RangeSnapshot, TableInfo } from '../workbook/port';
import type { OpenStep } from './step';

const keyOf = (sheet: string, row: number, column: number): string =>
  `${sheet.toLowerCase()} ${row} ${column}`;

type Cell = readonly [key: string, value: CellValue];

const cellsIn = ({
  sheet,
  area,
  values,
}: Pick<RangeSnapshot, 'sheet' | 'area' | 'values'>): readonly Cell[] =>
  values.flatMap((row, down) =>
    row.map((value, along): Cell => [keyOf(sheet, area.row + down, area.column + along), value]),
  );

const isSameLine = (row: readonly CellValue[], line: LogEntry | undefined): boolean =>
  line !== undefined && makeLogRow(parseLogRow(row)).join('\n') === makeLogRow(line).join('\n');

/** Lines of the Log that were others, or not there, when it was read. */
const linesOf = (
  lines: readonly LogEntry[],
  log: TableInfo,
  grids: readonly RangeSnapshot[],
): readonly Cell[] => {
  const grid = grids.find(({ sheet }) => sheet === log.sheet);
  if (!grid) return [];
  const { values, area } = grid;
  const { row: header, column, columns } = log.area;
  return Array.from({ length: log.area.rows - 1 }, (_, index) => {
    const row = header + 1 + index;
    const [now = [], line] = [values[row - area.row]?.slice(column - area.column), lines[index]];
    if (isSameLine(now, line)) return [];
    const was: readonly CellValue[] = line ? makeLogRow(line) : Array.from({ length: columns }, () => null);
    return was.map((value, along): Cell => [keyOf(log.sheet, row, column + along), value]);
  }).flat();
};

/**
 * Sheets as they were seen, but for what a step was planned from: that as it was when the step was opened. So whatever
 * somebody has typed in between, and the plan does not know, is a change since then.
 */
export const asOpened = (
  { open, lines }: OpenStep,
  grids: readonly RangeSnapshot[],
  log: TableInfo,
): readonly RangeSnapshot[] => {
  const read = Object.values(open.parts.places).flatMap((place) => open.gridOf(place) ?? []);
  const opened = new Map([...read.flatMap(cellsIn), ...linesOf(lines, log, grids)]);
  return grids.map((grid) => ({
    ...grid,
    values: grid.values.map((row, down) =>
      row.map((value, along) => {
        const key = keyOf(grid.sheet, grid.area.row + down, grid.area.column + along);
        const was = opened.get(key);
        return was === undefined ? value : was;
      }),
    ),
  }));
};
