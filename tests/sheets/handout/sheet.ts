import { makeSchedule } from '../../../src/core/pairing/schedule';
import type { Result } from '../../../src/core/result';
import { covers, type CellValue } from '../../../src/grid/cell';
import { handoutOf, makeHandout } from '../../../src/sheets/handout/registry';
import { subjectOfTable, type Subject } from '../../../src/sheets/handout/subject';
import type { Block, SheetPlan, Style } from '../../../src/grid/plan';
import { valueOf } from '../../results';
import { heightsOf } from '../facts';

/** What a system and a number of players give. */
export const numbers = (system: string, players: number, cycles = 1): Subject =>
  subjectOfTable(valueOf(makeSchedule({ system, players, cycles })));

/** A handout, whose every area has a cell: Excel refuses any other. */
export const made = (id: string, subject: Subject): Result<SheetPlan> => {
  const sheet = makeHandout(valueOf(handoutOf(id)), subject, []);
  const { blocks = [], styles = [], merges = [] } = sheet.ok ? sheet.value : {};
  const areas = [...[...blocks, ...styles].map((each) => each.area), ...merges];
  expect(areas.filter(({ rows, columns }) => rows < 1 || columns < 1)).toEqual([]);
  return sheet;
};

export const sheetOf = (id: string, subject: Subject): SheetPlan => valueOf(made(id, subject));

/** The last block that covers a cell. */
const blockAt = ({ blocks }: SheetPlan, row: number, column: number): Block | undefined =>
  [...blocks].reverse().find(({ area }) => covers(area, row, column));

/** The format of a cell's number. */
export const formatAt = (sheet: SheetPlan, row: number, column: number): string | undefined =>
  blockAt(sheet, row, column)?.format;

/** The value of a cell: the last block that covers it. */
export const valueAt = (sheet: SheetPlan, row: number, column: number): CellValue => {
  const block = blockAt(sheet, row, column);
  if (!block) return null;
  if (block.kind === 'formula') throw new Error('a formula on a handout');
  return block.values[row - block.area.row]?.[column - block.area.column] ?? null;
};

/** The style of a cell: all that cover it, one over the other. */
export const styleAt = ({ styles }: SheetPlan, row: number, column: number): Style =>
  Object.assign(
    {},
    ...styles.filter(({ area }) => covers(area, row, column)).map(({ style }) => style),
  ) as Style;

/** Rows of a sheet as text, cells apart by spaces, `*` for bold, `.` for an empty cell. */
export const textOf = (
  sheet: SheetPlan,
  row: number,
  column: number,
  rows: number,
  columns: number,
): string[] =>
  Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (_, along) => {
      const value = valueAt(sheet, row + down, column + along);
      const bold = styleAt(sheet, row + down, column + along).bold ? '*' : '';
      return value === null ? '.' : `${String(value)}${bold}`;
    }).join(' '),
  );

/** The row in which a text stands in the first column. */
export const rowOf = (sheet: SheetPlan, text: string, column = 0): number => {
  const last = Math.max(...sheet.blocks.map(({ area }) => area.row + area.rows));
  for (let row = 0; row < last; row++) if (String(valueAt(sheet, row, column)).startsWith(text)) return row;
  throw new Error(`nothing begins with ${text}`);
};

/** The rows of each height that is not the usual one. */
export const rowsByHeight = (sheet: SheetPlan): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const line of heightsOf(sheet)) {
    const [row = '', height = ''] = line.split(': ');
    found[height] = found[height] === undefined ? row : `${found[height]} ${row}`;
  }
  return found;
};
