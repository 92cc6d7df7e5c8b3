import type { Tournament } from '../../core/model';
import type { PaperFormat } from '../../core/paper';
import { countTo } from '../../grid/block';
import type { PrintPlan, SheetPlan } from '../../grid/plan';
import { SIZE } from './style';
import { ALLOWANCE, evenBreaks, highestOf, PAGE, pagesIn, pointsOf, ROW_HEIGHT } from './page';

/** Letters of 11 points print at 8 and at 9 here: nothing is printed smaller than the one, and the other is read with ease. */
export const LEAST = 8 / 11;
export const EASY = 9 / 11;
/** Letters of 11 points still print at 11 here, or hardly smaller. */
export const FULL = 10.5 / 11;
/** Small letters print at 8 points here. */
export const LEAST_SMALL = 8 / SIZE.small;
/** Larger than this only one table looks like a poster among the others. */
const MOST = 1.4;

/** A table to be printed: the widths of its columns in characters, the heights of all its rows in points. */
export interface Table {
  readonly widths: readonly number[];
  readonly height: number;
  readonly paper: PaperFormat | undefined;
  /** The scale at which its smallest letters print at 8 points; `LEAST` if it does not say. */
  readonly least?: number;
  /** Points of the rows that every further page repeats. */
  readonly repeated?: number;
}

/** The scale at which a table fills one page, upright or landscape. */
export const scaleOn = ({ widths, height, paper = 'A4' }: Table, landscape: boolean): number => {
  const page = PAGE[paper][landscape ? 'landscape' : 'upright'];
  return Math.min(page.width / pointsOf(widths), page.height / height);
};

/** How small a table is printed on one page, and how large where it takes several. */
interface Sizes {
  readonly least: number;
  readonly usual: number;
}

const SIZES: Sizes = { least: LEAST, usual: EASY };
/** A cross-table is all there is of an event at a glance: it stays on one page longer, its figures at 6.6 points or more. */
export const GLANCE: Sizes = { least: 0.6, usual: 0.7 };

/** The one page on which a table is largest, upright if that is no smaller, up to 140 %; `null` where its letters would be too small. */
export const onePage = (
  table: Table,
  { least } = { least: table.least ?? LEAST },
): Pick<PrintPlan, 'landscape' | 'fit' | 'scale'> | null => {
  const [upright, across] = [scaleOn(table, false), scaleOn(table, true)];
  const landscape = Math.min(MOST, across) > Math.min(MOST, upright);
  const scale = Math.max(upright, across);
  if (scale < least) return null;
  // A page that is fitted is never enlarged.
  const enlarged = Math.min(MOST, scale / ALLOWANCE.most);
  return enlarged > 1
    ? { landscape, scale: Math.floor(enlarged * 100) }
    : { landscape, fit: { wide: 1, tall: 1 } };
};

/** So much of a page is not worth another one. */
const LEFT_OVER = 0.2;

/**
 * Pages below each other, as wide as the table: upright or, if that is hard to read, across. A few rows that would stand alone on
 * the last one come onto the others.
 */
export const pagesDown = (table: Table): Pick<PrintPlan, 'landscape' | 'fit' | 'scale'> => {
  const wide = (across: boolean): number => scaleOn({ ...table, height: 0 }, across);
  const landscape = wide(false) < EASY;
  const { least = LEAST } = table;
  const scale = Math.min(1, wide(landscape));
  if (scale < least) return { landscape, scale: Math.ceil(least * 100) };
  const pages =
    (table.height * scale) / PAGE[table.paper ?? 'A4'][landscape ? 'landscape' : 'upright'].height;
  const whole = Math.floor(pages);
  const isWhole = whole > 0 && pages - whole < LEFT_OVER && (scale * whole) / pages >= least;
  return { landscape, fit: { wide: 1, tall: isWhole ? whole : 0 } };
};

/** One upright page, `null` where its letters would be too small. */
export const uprightPage = (table: Table): Pick<PrintPlan, 'landscape' | 'fit'> | null =>
  scaleOn(table, false) < LEAST ? null : { landscape: false, fit: { wide: 1, tall: 1 } };

/** Whether columns would print below 9 points upright, so that they are printed across. */
export const isBroad = (widths: readonly number[], format: PaperFormat): boolean =>
  pointsOf(widths) * ALLOWANCE.most * EASY > PAGE[format].upright.width;

/** A table whose rows take several pages is worth so much of a page less. */
const PARTED = 0.25;

/** How a table is printed on pages beside each other. */
interface Across extends Pick<PrintPlan, 'landscape' | 'scale' | 'columnBreaks'> {
  /** Whether its rows take several pages, too. */
  readonly isTall: boolean;
}

/**
 * Pages beside each other that repeat the first `heads` columns and take about as many of the others each, of which `together`
 * are not parted: upright or across, and smaller, where that takes fewer pages.
 */
export const pagesAcross = (
  { widths, height, paper = 'A4' }: Table,
  heads: number,
  together: number,
  { least, usual } = SIZES,
): Across => {
  const [first, rest] = [pointsOf(widths.slice(0, heads)), widths.slice(heads)];
  const total = pointsOf(rest);
  const on = (landscape: boolean, size: number) => {
    const page = PAGE[paper][landscape ? 'landscape' : 'upright'];
    const whole = page.height / height / ALLOWANCE.rows;
    const scale = whole >= least ? Math.min(size, whole) : size;
    const across = Math.max(1, Math.ceil(total / (page.width / scale / ALLOWANCE.most - first)));
    const down = whole >= least ? 1 : Math.ceil(scale / whole);
    return { landscape, scale, across, down, cost: (across * (down + PARTED * (down - 1))) / scale };
  };
  const { landscape, scale, across, down } = [usual, Math.ceil(least * 100) / 100]
    .flatMap((size) => [on(true, size), on(false, size)])
    .reduce((best, each) => (each.cost < best.cost ? each : best));
  const columnBreaks = countTo(across - 1).map((page) => {
    const before = rest.findIndex((_, at) => pointsOf(rest.slice(0, at)) >= (total * page) / across);
    return heads + Math.round(before / together) * together;
  });
  return { landscape, scale: Math.floor(scale * 100), columnBreaks, isTall: down > 1 };
};

/** Tables on pages in one direction, at a scale in percent: how many pages they take, and whether any is in two halves. */
export interface Pages {
  readonly print: Required<Pick<PrintPlan, 'landscape' | 'scale' | 'rowBreaks'>>;
  readonly count: number;
  readonly cut: boolean;
}

/** Fewer pages, and larger letters, cost less. */
export const costOf = ({ count, print: { scale } }: Pages): number => count / scale;

/** What is whole anyway is made no smaller than this for the sake of paper. */
const SMALLER = 0.78;

/** Pages at the usual scale or, where that saves so much more paper, smaller: not below the least, and little if no table is cut. */
export const fewest = (usual: number, least: number, at: (scale: number) => Pages): Pages => {
  const largest = at(usual);
  const bound = largest.cut ? least : Math.max(least, usual * SMALLER);
  return countTo(Math.max(0, Math.floor(usual - bound)))
    .map((less) => at(usual - less))
    .reduce((best, each) => (costOf(each) < costOf(best) ? each : best), largest);
};

/** A table below others of its kind: the row of its title or, without one, of its headings. */
interface Stacked {
  readonly title: number | null;
  readonly header: number;
}

/**
 * Pages below each other, as wide as the tables, none of which is parted, about as many to a page; upright or across, and smaller,
 * where that takes fewer pages, or the highest has room on one page so. `end` is the row after the last.
 */
export const sectionPages = (
  tables: readonly Stacked[],
  end: number,
  { widths, paper = 'A4', least = LEAST, repeated = 0 }: Table,
  rows: readonly { readonly row: number; readonly height: number }[],
  allowance: number = ALLOWANCE.usual,
): Pick<PrintPlan, 'landscape' | 'scale' | 'rowBreaks'> => {
  const heights = new Map(rows.map(({ row, height }) => [row, height]));
  const heightOf = (row: number): number => heights.get(row) ?? ROW_HEIGHT;
  const starts = tables.map(({ title, header }) => title ?? header);
  const highest = highestOf(starts, end, heightOf) * ALLOWANCE.rows;
  const on = (landscape: boolean): Pages => {
    const { width, height } = PAGE[paper][landscape ? 'landscape' : 'upright'];
    const wide = Math.min(1, width / pointsOf(widths) / allowance);
    const whole = height / highest;
    const usual = Math.floor((whole >= least ? Math.min(wide, whole) : wide) * 100);
    return fewest(usual, Math.ceil(Math.min(wide, least) * 100), (scale) => {
      const room = (height * 100) / scale / ALLOWANCE.rows - repeated;
      const rowBreaks = evenBreaks(starts, end, heightOf, room);
      return {
        print: { landscape, scale, rowBreaks },
        count: pagesIn(rowBreaks, end, heightOf, room),
        cut: whole * 100 < scale,
      };
    });
  };
  const [upright, across] = [on(false), on(true)];
  // Smaller letters are better than a table in two halves.
  const isAcross =
    upright.print.scale < least * 100 ||
    (upright.cut === across.cut ? costOf(across) < costOf(upright) : upright.cut);
  return (isAcross ? across : upright).print;
};

/** Points of a row, the more the fewer rows there are: up to a comfortable height, down to that of a line. */
export const rowHeight = (rows: number): number => (rows <= 12 ? 22 : rows <= 24 ? 19 : rows <= 32 ? 16 : 14);

/** A sheet on the paper that a tournament is printed on. */
export const onPaper =
  ({ paper }: Pick<Tournament, 'paper'>) =>
  (sheet: SheetPlan): SheetPlan =>
    paper && sheet.print ? { ...sheet, print: { ...sheet.print, paper } } : sheet;
