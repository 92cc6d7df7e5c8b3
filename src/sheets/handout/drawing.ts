import { area, type Area, type CellValue } from '../../grid/cell';
import { entryAt } from '../../core/present';
import { rows } from '../../grid/block';
import type { SheetPlan, Style, StyledArea, ValuesBlock } from '../../grid/plan';
import { runsOf } from '../look/table';
import { AIR, ROW_HEIGHT, charactersOver, pointsOf } from '../look/page';
import { SIZE, styled, TAB, TITLE_CHARACTER, topStyles } from '../look/style';
import { NOTE, UNDER } from './styles';
import { evened, nameHeights, linesIn } from '../look/wrap';
import { printOf, type Sheet } from '../look/paging';

/** A part of a sheet, to be joined with others. */
export interface SheetDrawing {
  readonly blocks: readonly ValuesBlock[];
  readonly styles: readonly StyledArea[];
  readonly heights: readonly { readonly row: number; readonly height: number }[];
  readonly merges: readonly Area[];
}

/** A whole handout: a sheet that still lacks its name. */
export type HandoutSheet = Omit<SheetPlan, 'role' | 'name'>;

const EMPTY: SheetDrawing = { blocks: [], styles: [], heights: [], merges: [] };

/** Drawings in one; later styles come over earlier ones. */
export const joined = (parts: readonly SheetDrawing[]): SheetDrawing => ({
  blocks: parts.flatMap(({ blocks }) => blocks),
  styles: parts.flatMap(({ styles }) => styles),
  heights: parts.flatMap(({ heights }) => heights),
  merges: parts.flatMap(({ merges }) => merges),
});

/** Rows of values from a cell, all in one style if any, numbers in a format. Of no rows there is nothing: Excel refuses an area without cells. */
export const cells = (
  row: number,
  column: number,
  values: readonly (readonly CellValue[])[],
  style?: Style,
  format?: string,
): SheetDrawing => {
  if (values.length === 0) return EMPTY;
  const block = rows(row, column, values, format);
  return { ...EMPTY, blocks: [block], styles: style ? [styled(block.area, style)] : [] };
};

/** A part of a sheet, so many rows high. */
export interface Part {
  readonly rows: number;
  readonly draw: (row: number) => SheetDrawing;
}

/** Parts below each other: what they come to, where each begins, and the row after the last. */
export const stacked = (
  parts: readonly Part[],
  from: number,
): { readonly drawing: SheetDrawing; readonly starts: readonly number[]; readonly end: number } => {
  let row = from;
  const starts = parts.map((part) => {
    const start = row;
    row += part.rows;
    return start;
  });
  return {
    drawing: joined(parts.map((part, index) => part.draw(entryAt(starts, index)))),
    starts,
    end: row,
  };
};

/** What there is of some texts, in one line. */
export const joinedBy = (texts: readonly (string | false | null | undefined)[]): string =>
  texts.filter(Boolean).join(' · ');

/** A style over cells that are written elsewhere. */
export const over = (where: Area, style: Style): SheetDrawing => ({
  ...EMPTY,
  styles: [styled(where, style)],
});

/** A text, or a number in a format, across several columns. */
export const across = (
  row: number,
  column: number,
  columns: number,
  text: CellValue,
  style: Style,
  format?: string,
): SheetDrawing => {
  const where = area(row, column, 1, columns);
  return {
    ...EMPTY,
    blocks: [rows(row, column, [[text]], format)],
    styles: [styled(where, style)],
    merges: columns > 1 ? [where] : [],
  };
};

/** The height in points of some rows. */
export const tall = (row: number, height: number, count = 1): SheetDrawing => ({
  ...EMPTY,
  heights: Array.from({ length: count }, (_, index) => ({ row: row + index, height })),
});

/** A text of words across columns of these widths, wrapped, its row as high as it needs, and so many points of air. */
export const prose = (
  row: number,
  column: number,
  widths: readonly number[],
  text: string,
  style: Style = {},
  air = 0,
): SheetDrawing => {
  const { size = SIZE.body } = style;
  const width = charactersOver(pointsOf(widths));
  return joined([
    across(row, column, widths.length, text, { ...style, wrap: true, vertical: style.vertical ?? 'top' }),
    tall(row, air + Math.ceil(linesIn(text, width, size) * ROW_HEIGHT * (size / SIZE.body))),
  ]);
};

/** Rows of these heights at least where names need more than one line of a column. */
export const namesTall = (
  first: number,
  names: readonly (readonly string[])[],
  least: number,
  width?: number,
): SheetDrawing => ({
  ...EMPTY,
  heights: evened(nameHeights(first, names, width), first, names.length).map(({ row, height }) => ({
    row,
    height: Math.max(least, height + 2),
  })),
});

/** A line of words directly below a table, over so many columns. */
export const below = (row: number, columns: number, text: string): SheetDrawing =>
  joined([across(row, 0, columns, text, UNDER), tall(row, ROW_HEIGHT + AIR)]);

/**
 * Title, and below it lines that say how to read the sheet, from a column on; long ones are wrapped in columns of these widths.
 * Where what follows stands directly below the last line, there is air between them.
 */
export const top = (
  title: string,
  lines: readonly string[],
  widths: readonly number[],
  column: number,
  parts: readonly SheetDrawing[],
): SheetDrawing => {
  const isClose = parts.some(({ blocks }) => blocks.some((block) => block.area.row === lines.length + 1));
  return joined([
    {
      ...EMPTY,
      blocks: [rows(0, column, [[title], ...lines.map((line) => [line])], '@')],
      styles: [...topStyles(column), styled(area(1, column, Math.max(1, lines.length)), NOTE)],
    },
    ...lines.map((line, index) => {
      const air = isClose && index === lines.length - 1 ? AIR : 0;
      if (line.length > LINE_WIDTH)
        return prose(1 + index, column, lineColumns(widths.slice(column)), line, NOTE, air);
      if (air === 0) return EMPTY;
      return joined([over(area(1 + index, column), { vertical: 'top' }), tall(1 + index, ROW_HEIGHT + air)]);
    }),
  ]);
};

/** Characters of a line of words at most: so wide it is read with ease, and stands on the first of pages beside each other. */
const LINE_WIDTH = 84;

/** A table of more players than this has narrower columns. */
export const MANY = 16;

/** The widths of the first columns, as many as a line of words takes. */
export const lineColumns = (widths: readonly number[]): readonly number[] => {
  let room = 0;
  return widths.filter((width) => {
    const isOpen = room < LINE_WIDTH;
    room += width;
    return isOpen;
  });
};

/** A column more where the title would not fit the width of the print otherwise. */
const wideEnough = (widths: readonly number[], title: number): readonly number[] => {
  const missing = Math.ceil(title * TITLE_CHARACTER - widths.reduce((sum, width) => sum + width, 0));
  return missing > 0 ? [...widths, missing] : widths;
};

/** The title stands in the first block; lines below it are written smaller, and long ones wrapped. */
const titleLength = ({ blocks }: SheetDrawing): number =>
  (blocks[0]?.values ?? []).reduce((most, [text], index) => {
    const length = typeof text === 'string' ? text.length : 0;
    const asked = length > LINE_WIDTH ? 0 : length / TITLE_CHARACTER;
    return Math.max(most, index === 0 ? length : asked);
  }, 0);

/** Makes the sheet of a drawing. */
export const sheetOf = (asked: Sheet, drawing: SheetDrawing): HandoutSheet => {
  const { freeze } = asked;
  const widths = wideEnough(asked.widths, titleLength(drawing));
  return {
    tabColor: TAB.handout,
    blocks: drawing.blocks,
    styles: drawing.styles,
    columns: runsOf(widths).map(({ from, count, mark: width }) => ({ from, count, width })),
    rows: drawing.heights,
    merges: drawing.merges,
    ...(freeze ? { freeze } : {}),
    print: printOf({ ...asked, widths }, drawing),
  };
};
