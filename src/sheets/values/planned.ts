import type { Area } from '../../grid/cell';
import type { NamedPart } from '../parts';
import type { Block, SheetPlan, ValuesBlock } from '../../grid/plan';
import type { Place } from '../../grid/reference';
import type { ColumnOf } from './part';

type PlannedSheet = Pick<SheetPlan, 'name' | 'blocks'>;

const covers = (block: Block, wanted: Area): block is ValuesBlock =>
  block.kind === 'values' &&
  block.area.row <= wanted.row &&
  block.area.row + block.area.rows >= wanted.row + wanted.rows &&
  block.area.column <= wanted.column &&
  block.area.column + block.area.columns > wanted.column;

/** What the input columns of a new workbook hold, as its plan writes them: the same that would be read from it. */
export const plannedColumn = (
  sheets: readonly PlannedSheet[],
  places: Readonly<Partial<Record<NamedPart, Place>>>,
): ColumnOf => {
  const blocks = new Map(sheets.map(({ name, blocks: all }) => [name, all]));
  return (part) => {
    const where = places[part];
    const block = where && blocks.get(where.sheet)?.find((each) => covers(each, where.area));
    if (!where || !block || block.kind !== 'values') return [];
    const [down, along] = [where.area.row - block.area.row, where.area.column - block.area.column];
    return block.values.slice(down, down + where.area.rows).map((row) => row[along] ?? null);
  };
};
