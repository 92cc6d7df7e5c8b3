import { columnLetters, type Area } from '../../grid/cell';
import { joinedAreas } from '../../grid/joined';
import type { ColumnPlan, SheetPlan } from '../../grid/plan';
import type { Sheet } from './excel';
import { columnPoints, rangeOf } from './format';
import { bytesOf } from './sent';
import { addressesOf, type LookStep } from './styles';

/** Rows or columns one behind the other. */
interface Lines {
  readonly from: number;
  readonly count: number;
}

const columnsAddress = ({ from, count }: Lines): string =>
  `${columnLetters(from)}:${columnLetters(from + count - 1)}`;

const rowsAddress = ({ from, count }: Lines): string => `${from + 1}:${from + count}`;

/** Lines by what they have, those that follow each other as one. */
const bySize = <T extends Lines>(
  lines: readonly T[],
  sizeOf: (lines: T) => number,
): readonly (readonly [size: number, lines: readonly Lines[]])[] => {
  const areas = new Map<number, Area[]>();
  for (const each of lines) {
    const size = sizeOf(each);
    const own = areas.get(size) ?? [];
    own.push({ row: each.from, column: 0, rows: each.count, columns: 1 });
    areas.set(size, own);
  }
  return [...areas].map(([size, own]) => [
    size,
    joinedAreas(own).map(({ row, rows }) => ({ from: row, count: rows })),
  ]);
};

const step = (text: string, write: LookStep['write']): LookStep => ({
  bytes: bytesOf({ ranges: 1, objects: 1, calls: 1, text: text.length }),
  write,
});

const columnSteps = (columns: readonly ColumnPlan[]): readonly LookStep[] => [
  ...bySize(columns, ({ width }) => columnPoints(width)).flatMap(([points, lines]) =>
    addressesOf(lines, columnsAddress).map(({ text }) =>
      step(text, (sheet) => {
        sheet.getRanges(text).untrack().format.columnWidth = points;
      }),
    ),
  ),
  ...bySize(
    columns.filter(({ hidden }) => hidden === true),
    () => 0,
  )
    .flatMap(([, lines]) => lines.map(columnsAddress))
    .map((text) =>
      step(text, (sheet) => {
        sheet.getRange(text).untrack().columnHidden = true;
      }),
    ),
];

const rowSteps = (rows: NonNullable<SheetPlan['rows']>): readonly LookStep[] =>
  bySize(
    rows.map(({ row, height }) => ({ from: row, count: 1, height })),
    ({ height }) => height,
  ).flatMap(([height, lines]) =>
    height === 0
      ? lines.map(rowsAddress).map((text) =>
          step(text, (sheet) => {
            sheet.getRange(text).untrack().rowHidden = true;
          }),
        )
      : addressesOf(lines, rowsAddress).map(({ text }) =>
          step(text, (sheet) => {
            sheet.getRanges(text).untrack().format.rowHeight = height;
          }),
        ),
  );

/** Widths, heights and merged cells. */
export const shapeSteps = ({ columns, rows = [], merges = [] }: SheetPlan): readonly LookStep[] => [
  ...columnSteps(columns),
  ...rowSteps(rows),
  ...merges.map((merged) =>
    step('', (sheet: Sheet) => {
      rangeOf(sheet, merged).merge();
    }),
  ),
];
