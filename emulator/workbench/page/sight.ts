import {
  conditionalFormatAt,
  STANDARD_HEIGHT,
  STANDARD_WIDTH,
  tableAt,
  type Book,
  type Constant,
  type Format,
  type SheetState,
  type TableState,
} from '../../model';
import { cellKey, contains, keyColumn, keyRow } from '../../model/address';
import { formatAt } from '../../model/book';
import { displayText } from '../../model/display';
import type { Area } from '../../../src/grid/cell';
import { layLines, sizeOf, type Lines } from './lines';
import { fontOf, linesIn } from './measure';

interface Look {
  readonly head: Format;
  readonly band: Format;
  readonly last: Format;
}

const line = (edge: string, color: string): Format => ({
  [`border/${edge}/style`]: 'Continuous',
  [`border/${edge}/color`]: color,
});

const light = (color: string, band: string): Look => ({
  head: { 'font/bold': true, ...line('EdgeTop', color), ...line('EdgeBottom', color) },
  band: { 'fill/color': band },
  last: line('EdgeBottom', color),
});

const medium = (color: string, band: string): Look => ({
  head: { 'font/bold': true, 'font/color': '#FFFFFF', 'fill/color': color },
  band: { 'fill/color': band },
  last: line('EdgeBottom', color),
});

/** Near enough to Excel's built-in styles to be recognised. */
const LOOKS: Readonly<Record<string, Look>> = {
  TableStyleLight1: light('#000000', '#E7E7E7'),
  TableStyleLight2: light('#4472C4', '#D9E1F2'),
};
const OTHER = medium('#4472C4', '#D9E1F2');
const NOTHING: Format = {};

/** What a table's style gives a cell of it. */
const tableLook = (table: TableState, row: number): Format => {
  const look = LOOKS[table.style] ?? (table.style === '' ? null : OTHER);
  if (!look) return NOTHING;
  const down = row - table.area.row - (table.showHeaders ? 1 : 0);
  if (down < 0) return look.head;
  const last = row === table.area.row + table.area.rows - 1 ? look.last : NOTHING;
  return table.showBandedRows && down % 2 === 0 ? { ...look.band, ...last } : last;
};

const PIXELS_PER_POINT = 4 / 3;
/** Left and right of a cell's text. */
export const PADDING = 3;

/** How one sheet looks until the workbook changes: everything is worked out once, when it is first seen. */
export class Sight {
  readonly columns: Lines;
  readonly rows: Lines;
  private readonly formats = new Map<number, Format>();
  private readonly merges = new Map<number, Area>();

  constructor(
    readonly book: Book,
    readonly sheet: SheetState,
    rowCount: number,
    columnCount: number,
  ) {
    for (const merged of sheet.merges)
      for (let row = merged.row; row < merged.row + merged.rows; row++)
        for (let column = merged.column; column < merged.column + merged.columns; column++)
          this.merges.set(cellKey(row, column), merged);
    this.columns = layLines(columnCount, (column) => this.widthAt(column));
    const heights = this.textHeights();
    this.rows = layLines(rowCount, (row) => this.heightAt(row, heights));
  }

  value(row: number, column: number): Constant | null {
    return this.book.valueAt(this.sheet, row, column);
  }

  /** The cell's own format, under it that of its table, over it the conditional formats that hold. */
  format(row: number, column: number): Format {
    const key = cellKey(row, column);
    const known = this.formats.get(key);
    if (known) return known;
    const made = this.worked(row, column);
    this.formats.set(key, made);
    return made;
  }

  text(row: number, column: number): string {
    const { numberFormat = 'General' } = this.formatOfText(row, column);
    return displayText(this.value(row, column), String(numberFormat));
  }

  /** Whether text from the left may run over the cell. A formula that gives nothing is in the way. */
  isEmpty(row: number, column: number): boolean {
    const cell = this.sheet.cells.get(cellKey(row, column));
    return cell?.value === undefined && cell?.formula === undefined && !this.merges.has(cellKey(row, column));
  }

  /** The merged area that a cell belongs to. */
  merged(row: number, column: number): Area | undefined {
    return this.merges.get(cellKey(row, column));
  }

  /** Which conditional formats hold is worked out only where one of them has a number format. */
  private formatOfText(row: number, column: number): Format {
    const isRuled = this.sheet.conditionals.some(
      ({ area, format }) => 'numberFormat' in format && contains(area, row, column),
    );
    return isRuled ? this.format(row, column) : formatAt(this.sheet, row, column);
  }

  private worked(row: number, column: number): Format {
    const own = formatAt(this.sheet, row, column);
    const table = tableAt(this.sheet, row, column);
    const ruled = this.sheet.conditionals.some(({ area }) => contains(area, row, column));
    if (!table && !ruled) return own;
    const conditional = ruled ? conditionalFormatAt(this.book, this.sheet, row, column) : {};
    return { ...(table ? tableLook(table, row) : {}), ...own, ...(conditional as Format) };
  }

  private widthAt(column: number): number {
    const { size, hidden } = this.sheet.columns.get(column) ?? {};
    const standard =
      this.sheet.standardWidth === 8.43 ? STANDARD_WIDTH : this.sheet.standardWidth * 5.25 + 3.75;
    return hidden ? 0 : Math.round((size ?? standard) * PIXELS_PER_POINT);
  }

  private heightAt(row: number, heights: ReadonlyMap<number, number>): number {
    const { size, hidden } = this.sheet.rows.get(row) ?? {};
    const points = size ?? heights.get(row) ?? STANDARD_HEIGHT;
    return hidden ? 0 : Math.round(points * PIXELS_PER_POINT);
  }

  /** Rows without a height of their own are as high as their text, in points. */
  private textHeights(): Map<number, number> {
    const heights = new Map<number, number>();
    for (const [key, { format, value, formula }] of this.sheet.cells) {
      if (!format || (format['font/size'] === undefined && format['wrapText'] !== true)) continue;
      const [row, column] = [keyRow(key), keyColumn(key)];
      if (this.sheet.rows.get(row)?.size !== undefined || this.merges.has(key)) continue;
      const wraps = format['wrapText'] === true && (value !== undefined || formula !== undefined);
      const lines = wraps
        ? linesIn(this.text(row, column), fontOf(format), sizeOf(this.columns, column) - 2 * PADDING)
        : 1;
      const height = Math.ceil((Number(format['font/size'] ?? 11) / 11) * STANDARD_HEIGHT) * lines;
      heights.set(row, Math.max(heights.get(row) ?? STANDARD_HEIGHT, height));
    }
    return heights;
  }
}
