import { largest } from '../../core/extremes';
import type { PaperFormat } from '../../core/paper';
import { entryAt } from '../../core/present';
import { area, type Area, type CellValue } from '../../grid/cell';
import { rows } from '../../grid/block';
import type { PrintPlan, SheetPlan, Style, StyledArea, ValuesBlock } from '../../grid/plan';
import { EASY, isBroad, LEAST, pagesAcross, pagesDown, scaleOn } from '../look/fit';
import { runsOf } from '../look/table';
import {
  ALLOWANCE,
  between,
  breaksOf,
  highestOf,
  PAGE,
  pointsOf,
  ROW_HEIGHT,
  startsOf,
  type LongPart,
} from '../look/page';
import {
  ACCENT,
  HEAD_FILL,
  INK,
  LINE,
  QUIET,
  styled,
  TITLE_CHARACTER,
  topStyles,
  SIZE,
  TAB,
} from '../look/style';
import { nameHeights } from '../look/wrap';

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

/** Rows of values from a cell, all in one style if any, numbers in a format. */
export const cells = (
  row: number,
  column: number,
  values: readonly (readonly CellValue[])[],
  style?: Style,
  format?: string,
): SheetDrawing => {
  const block = rows(row, column, values, format);
  return { ...EMPTY, blocks: [block], styles: style ? [styled(block.area, style)] : [] };
};

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

/** How many lines a text of words takes over a width in characters: letters are narrower than the digits it is measured by, and lines end ragged. */
const linesOf = (text: string, width: number, size: number): number =>
  text
    .split('\n')
    .map((line) => Math.ceil((line.length * 0.95 * (size / SIZE.body)) / Math.max(1, width - 3)))
    .reduce((sum, lines) => sum + Math.max(1, lines), 0);

/** A text of words across columns of these widths, wrapped, its row as high as it needs. */
export const prose = (
  row: number,
  column: number,
  widths: readonly number[],
  text: string,
  style: Style = {},
): SheetDrawing => {
  const { size = SIZE.body } = style;
  const width = widths.reduce((sum, each) => sum + each, 0);
  return joined([
    across(row, column, widths.length, text, { ...style, wrap: true, vertical: 'top' }),
    tall(row, Math.ceil(linesOf(text, width, size) * ROW_HEIGHT * (size / SIZE.body))),
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
  heights: nameHeights(first, names, width).map(({ row, height }) => ({
    row,
    height: Math.max(least, height + 2),
  })),
});

/** The look of a heading in a grid. */
export const HEAD: Style = {
  bold: true,
  color: INK,
  fill: HEAD_FILL,
  align: 'center',
  vertical: 'center',
  grid: LINE,
};
export const BOX: Style = { grid: LINE, align: 'center', vertical: 'center' };
export const NAME: Style = { grid: LINE, align: 'left', vertical: 'center' };
export const PART: Style = { bold: true, size: SIZE.heading, color: ACCENT };
export const NOTE: Style = { color: QUIET };

/** Title, and below it lines that say how to read the sheet; long ones are wrapped in columns of these widths. */
export const top = (title: string, lines: readonly string[], widths: readonly number[]): SheetDrawing =>
  joined([
    {
      ...EMPTY,
      blocks: [rows(0, 0, [[title], ...lines.map((line) => [line])], '@')],
      styles: [...topStyles(), styled(area(1, 0, Math.max(1, lines.length)), NOTE)],
    },
    ...lines.flatMap((line, index) =>
      line.length <= LINE_WIDTH ? [] : [prose(1 + index, 0, lineColumns(widths), line, NOTE)],
    ),
  ]);

/** Characters of a line of words at most: so wide it is read with ease, and stands on the first of pages beside each other. */
const LINE_WIDTH = 84;

/** The widths of the first columns, as many as a line of words takes. */
export const lineColumns = (widths: readonly number[]): readonly number[] => {
  let room = 0;
  return widths.filter((width) => {
    const isOpen = room < LINE_WIDTH;
    room += width;
    return isOpen;
  });
};

const LEAST_SCALE = 40;
const MOST_SCALE = 160;

/**
 * How a handout is printed: all on one page, as wide as one page, parts (by their first rows) that no page cuts, sections, which are
 * cut between parts of theirs where one takes several pages, or posters that begin at these rows, so many to a page or fewer, as
 * large as the highest page can be; `size` is that of their letters.
 */
export type Paper =
  | 'one'
  | 'wide'
  | readonly number[]
  | { readonly sections: readonly LongPart[] }
  | { readonly posters: readonly number[]; readonly onPage: number; readonly size: number };

/** A sheet and how it is printed, but for what every handout has. */
export interface Paged {
  /** Widths of all columns, in characters. */
  readonly widths: readonly number[];
  /** Rows of the whole. */
  readonly rows: number;
  readonly paper: Paper;
  readonly landscape?: boolean;
  readonly freeze?: SheetPlan['freeze'];
  readonly titleRows?: PrintPlan['titleRows'];
  /** The columns that are repeated, and how many of the others stay together, where it has to go on on pages beside each other. */
  readonly across?: { readonly heads: number; readonly together: number };
}

interface Sheet extends Paged {
  readonly header: string;
  readonly format: PaperFormat;
}

const heightIn = ({ heights }: SheetDrawing): ((row: number) => number) => {
  const known = new Map(heights.map(({ row, height }) => [row, height]));
  return (row) => known.get(row) ?? ROW_HEIGHT;
};

/** Points that a title and a substitute's taller lines may take beyond what is planned. */
const SPARE = 16;

/** One page: enlarged where there is room, else fitted. */
const onePage = (
  needed: number,
  tall: number,
  page: { width: number; height: number },
): Pick<PrintPlan, 'fit' | 'scale'> => {
  const scale = Math.floor(
    100 * Math.min(page.width / (needed * ALLOWANCE.all), page.height / (tall + SPARE)),
  );
  return scale >= 100 ? { scale: Math.min(MOST_SCALE, scale) } : { fit: { wide: 1, tall: 1 } };
};

/** Letters of a poster, in points. */
const POSTER = 11;

/** Pages of posters, all in the scale and the direction in which the highest is largest; what stands above is not printed. */
const postersOf = (
  { posters, onPage, size }: Extract<Paper, { readonly posters: unknown }>,
  sheet: Sheet,
  heightOf: (row: number) => number,
): PrintPlan => {
  const { widths, rows: count, header, format } = sheet;
  const pages = posters.filter((_, index) => index % onPage === 0);
  const first = entryAt(pages, 0);
  const tallest = largest(
    pages.map((from, index) => between(from, pages[index + 1] ?? count, heightOf) * ALLOWANCE.rows),
  );
  const scaleOn = ({ width, height }: { width: number; height: number }): number =>
    Math.floor(100 * Math.min(width / (pointsOf(widths) * ALLOWANCE.most), height / tallest));
  const { upright, landscape } = PAGE[format];
  const scale = Math.max(scaleOn(upright), scaleOn(landscape));
  if (onPage > 1 && scale * size < POSTER * 100)
    return postersOf({ posters, size, onPage: onPage - 1 }, sheet, heightOf);
  return {
    area: area(first, 0, count - first, widths.length),
    ...(format === 'A4' ? {} : { paper: format }),
    landscape: scaleOn(landscape) > scaleOn(upright),
    header,
    scale: Math.max(LEAST_SCALE, Math.min(MOST_SCALE, scale)),
    rowBreaks: pages.slice(1),
  };
};

const printOf = (sheet: Sheet, drawing: SheetDrawing): PrintPlan => {
  const { widths, rows: count, header, format, paper, landscape, titleRows, across: pages } = sheet;
  const heightOf = heightIn(drawing);
  if (typeof paper === 'object' && 'posters' in paper) return postersOf(paper, sheet, heightOf);
  const needed = pointsOf(widths);
  const height = between(0, count, heightOf);
  const onSide = (): boolean => {
    const [standing, across] = [
      scaleOn({ widths, height, paper: format }, false),
      scaleOn({ widths, height, paper: format }, true),
    ];
    return paper === 'one' ? standing < EASY && across > standing : isBroad(widths, format);
  };
  const isLandscape = landscape ?? onSide();
  const page = PAGE[format][isLandscape ? 'landscape' : 'upright'];
  const shared = {
    area: area(0, 0, count, widths.length),
    ...(format === 'A4' ? {} : { paper: format }),
    landscape: isLandscape,
    header,
    ...(titleRows ? { titleRows } : {}),
  };
  const isOne = paper === 'one' && page.height / height >= LEAST;
  if (pages && page.width / needed / (typeof paper === 'string' ? 1 : ALLOWANCE.most) < LEAST) {
    const { isTall, ...across } = pagesAcross({ widths, height, paper: format }, pages.heads, pages.together);
    const most =
      (PAGE[format][across.landscape ? 'landscape' : 'upright'].height * 100) / (across.scale ?? 100);
    const rowBreaks =
      isTall && Array.isArray(paper) ? { rowBreaks: breaksOf(paper, count, heightOf, most) } : {};
    return { ...shared, ...across, titleColumns: { from: 0, to: pages.heads - 1 }, ...rowBreaks };
  }
  if (isOne) return { ...shared, ...onePage(needed, height, page) };
  if (typeof paper === 'string') return { ...shared, ...pagesDown({ widths, height, paper: format }) };
  const fitting = (allowance: number): number => Math.floor((page.width / (needed * allowance)) * 100);
  const divided = 'sections' in paper;
  // A part that is a little too high for a page is printed smaller, rather than on two.
  const whole = divided ? 0 : Math.floor((page.height * 100) / highestOf(paper, count, heightOf));
  const wide = fitting(ALLOWANCE.most);
  const scale = Math.max(
    LEAST_SCALE,
    Math.min(100, wide, whole >= EASY * 100 ? whole : wide),
    // Of many sections as many as can be stand on a page.
    divided ? 0 : Math.min(MOST_SCALE, fitting(ALLOWANCE.all)),
  );
  const tallest = (page.height * 100) / scale;
  const starts = divided ? startsOf(paper.sections, count, heightOf, tallest) : paper;
  return { ...shared, scale, rowBreaks: breaksOf(starts, count, heightOf, tallest) };
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
    tables: [],
    validations: [],
    conditionals: [],
    ...(freeze ? { freeze } : {}),
    print: printOf({ ...asked, widths }, drawing),
  };
};
