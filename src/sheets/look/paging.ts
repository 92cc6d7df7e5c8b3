import { largest, smallest } from '../../core/extremes';
import type { PaperFormat } from '../../core/paper';
import { entryAt } from '../../core/present';
import { countTo } from '../../grid/block';
import { area } from '../../grid/cell';
import type { PrintPlan, SheetPlan } from '../../grid/plan';
import { EASY, fewest, isBroad, LEAST, pagesAcross, pagesDown, scaleOn, type Pages } from './fit';
import {
  ALLOWANCE,
  between,
  evenBreaks,
  highestOf,
  PAGE,
  pagesIn,
  pointsOf,
  ROW_HEIGHT,
  startsOf,
  type LongPart,
} from './page';
import { SIZE } from './style';

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
  /** Points of its smallest letters at least, if that is not 8. */
  readonly letters?: number;
  readonly landscape?: boolean;
  /** Pages with nothing at their edges. */
  readonly bare?: true;
  readonly freeze?: SheetPlan['freeze'];
  readonly titleRows?: PrintPlan['titleRows'];
  /** The columns that are repeated, and how many of the others stay together, where it has to go on on pages beside each other. */
  readonly across?: { readonly heads: number; readonly together: number };
}

/** A sheet with what every page says of it, and its paper. */
export interface Sheet extends Paged {
  readonly header: string;
  readonly format: PaperFormat;
}

/** Rows that have a height of their own, in points, and the looks of cells. */
interface Drawn extends Pick<SheetPlan, 'styles'> {
  readonly heights: readonly { readonly row: number; readonly height: number }[];
}

const heightIn = ({ heights }: Drawn): ((row: number) => number) => {
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

/** Letters of a poster at least, in points. */
const POSTER = 10;

/** Pages of posters, all in the scale and the direction in which the highest is largest; what stands above is not printed. */
const postersOf = (
  { posters, onPage, size }: Extract<Paper, { readonly posters: unknown }>,
  sheet: Sheet,
  heightOf: (row: number) => number,
): PrintPlan => {
  const { widths, rows: end, header, format, bare } = sheet;
  const count = Math.ceil(posters.length / onPage);
  const pages = countTo(count).map((page) =>
    entryAt(posters, Math.ceil(((page - 1) * posters.length) / count)),
  );
  const first = entryAt(pages, 0);
  const tallest = largest(
    pages.map((from, index) => between(from, pages[index + 1] ?? end, heightOf) * ALLOWANCE.rows),
  );
  const scaleOn = ({ width, height }: { width: number; height: number }): number =>
    Math.floor(100 * Math.min(width / (pointsOf(widths) * ALLOWANCE.usual), height / tallest));
  const { upright, landscape } = PAGE[format];
  const scale = Math.max(scaleOn(upright), scaleOn(landscape));
  if (onPage > 1 && scale * size < POSTER * 100)
    return postersOf({ posters, size, onPage: onPage - 1 }, sheet, heightOf);
  return {
    area: area(first, 0, end - first, widths.length),
    ...(format === 'A4' ? {} : { paper: format }),
    landscape: scaleOn(landscape) > scaleOn(upright),
    header: bare ? null : header,
    scale: Math.max(LEAST_SCALE, Math.min(MOST_SCALE, scale)),
    rowBreaks: pages.slice(1),
  };
};

/** Parts below each other, filled evenly into pages: as large as their width allows, or smaller where that saves so much more paper. */
const pagesOf = (
  paper: Exclude<Paper, string | { readonly posters: unknown }>,
  { widths, rows: count, format, titleRows }: Sheet,
  heightOf: (row: number) => number,
  landscape: boolean,
  least: number,
): Pages => {
  const page = PAGE[format][landscape ? 'landscape' : 'upright'];
  const fitting = (allowance: number): number =>
    Math.floor((page.width / (pointsOf(widths) * allowance)) * 100);
  const divided = 'sections' in paper;
  const wide = Math.max(
    Math.min(least, Math.max(LEAST_SCALE, fitting(1))),
    Math.min(100, fitting(ALLOWANCE.most)),
    // Of many sections as many as can be stand on a page.
    divided ? 0 : Math.min(MOST_SCALE, fitting(ALLOWANCE.all)),
  );
  const repeated = titleRows ? between(titleRows.from, titleRows.to + 1, heightOf) : 0;
  const begun = divided ? paper.sections.map(({ start }) => start) : paper;
  // What can be whole on a page is printed no larger.
  const whole = Math.floor((page.height * 100) / (highestOf(begun, count, heightOf) + repeated));
  const usual = whole >= least ? Math.min(wide, whole) : wide;
  return fewest(usual, least, (scale) => {
    const tallest = (page.height * 100) / scale - repeated;
    const starts = divided ? startsOf(paper.sections, count, heightOf, tallest) : paper;
    const rowBreaks = evenBreaks(starts, count, heightOf, tallest);
    const pages = pagesIn(rowBreaks, count, heightOf, tallest);
    return { print: { landscape, scale, rowBreaks }, count: pages, cut: pages > rowBreaks.length + 1 };
  });
};

/** The scale in percent at which the smallest letters can be read. */
const leastOf = ({ letters = 8 }: Sheet, { styles }: Drawn): number =>
  Math.ceil(
    (letters * 100) / smallest([SIZE.body, ...styles.map(({ style: { size = SIZE.body } }) => size)]),
  );

/** How the sheet of a drawing is printed. */
export const printOf = (sheet: Sheet, drawing: Drawn): PrintPlan => {
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
      isTall && Array.isArray(paper) ? { rowBreaks: evenBreaks(paper, count, heightOf, most) } : {};
    return { ...shared, ...across, titleColumns: { from: 0, to: pages.heads - 1 }, ...rowBreaks };
  }
  if (isOne) return { ...shared, ...onePage(needed, height, page) };
  if (typeof paper === 'string') return { ...shared, ...pagesDown({ widths, height, paper: format }) };
  const least = leastOf(sheet, drawing);
  const on = (across: boolean): Pages => pagesOf(paper, sheet, heightOf, across, least);
  const [likely, other] = [on(isLandscape), on(!isLandscape)];
  const room = PAGE[format][isLandscape ? 'upright' : 'landscape'].width;
  const isLegible = other.print.scale >= least && other.print.scale * needed * ALLOWANCE.narrow <= room * 100;
  const isTurned = landscape === undefined && isLegible && other.count < likely.count;
  return { ...shared, ...(isTurned ? other : likely).print };
};
