import type { Area } from '../../grid/cell';
import type { Content } from '../../grid/content';
import type { Context } from './excel';
import { areaOfRange, PLACE, rangeAt } from './pieces';

/** So many cells are read to find a list: some 9 MB of answers, in three requests. */
const MOST_CELLS = 150_000;

/** What of a larger sheet is looked at: more rows than any list of players has. */
const WINDOW = { rows: 2000, columns: 50 } as const;

/** The part of a sheet that is looked at, and whether more of it is used below or to the right. */
export interface Window {
  readonly area: Area;
  readonly below: boolean;
  readonly beside: boolean;
  /** Whether anything on it is crossed out. */
  readonly struck: boolean;
}

/**
 * Asks what is to be read where a list is looked for, with the next request: the used range of a sheet or of an area of it.
 * Where that is too much, be it for one stray value far away, its first rows and columns. `null` if nothing is used.
 */
export const askWindow = (
  context: Context,
  { sheet, area: wanted }: { readonly sheet: string; readonly area?: Area | undefined },
): (() => Window | null) => {
  const whole = wanted
    ? rangeAt(context, { sheet, area: wanted })
    : context.workbook.worksheets.getItem(sheet);
  const used = whole.getUsedRangeOrNullObject(true);
  used.load(`${PLACE},format/font/strikethrough`);
  return () => {
    if (used.isNullObject) return null;
    const found = areaOfRange(used);
    const isMuch = found.rows * found.columns > MOST_CELLS;
    const rows = isMuch ? Math.min(found.rows, WINDOW.rows) : found.rows;
    const columns = isMuch ? Math.min(found.columns, WINDOW.columns) : found.columns;
    const [below, beside] = [rows < found.rows, columns < found.columns];
    // Neither true nor false where only some cells are.
    const struck = used.format.font.strikethrough !== false;
    return { area: { ...found, rows, columns }, below, beside, struck };
  };
};

/** Whether something stands at the edge of a window behind which there is more, so that it may be cut off there. */
export const isCutOff = ({ area: where, below, beside }: Window, { rows, columns }: Content): boolean =>
  (below && rows.at(-1) === where.row + where.rows - 1) ||
  (beside && columns.at(-1) === where.column + where.columns - 1);
