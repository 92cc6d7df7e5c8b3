import type { Tournament } from '../../core/model';
import type { PaperFormat } from '../../core/paper';
import type { PrintPlan, SheetPlan } from '../../grid/plan';
import { ALLOWANCE, evenBreaks, PAGE, pointsOf, ROW_HEIGHT } from './page';

/** Smaller than this nobody reads it; larger than that only one table looks like a poster among the others. */
const LEAST = 0.6;
const MOST = 1.4;
/** Sections of tables that fill less than this would print below 7 points upright. */
const TABLES = { allowance: ALLOWANCE.usual, least: 0.72 } as const;
/** The usual size of a table that takes several pages. */
const PAGED = 0.7;

/** A table to be printed: the widths of its columns in characters, the heights of all its rows in points. */
export interface Table {
  readonly widths: readonly number[];
  readonly height: number;
  readonly paper: PaperFormat | undefined;
}

/** The scale at which a table fills one page, upright or landscape. */
const scaleOn = ({ widths, height, paper = 'A4' }: Table, landscape: boolean): number => {
  const page = PAGE[paper][landscape ? 'landscape' : 'upright'];
  return Math.min(page.width / pointsOf(widths), page.height / height);
};

/** The one page on which a table is largest, upright if that is no smaller, up to 140 %; `null` where it could not be read. */
export const onePage = (table: Table): Pick<PrintPlan, 'landscape' | 'fit' | 'scale'> | null => {
  const [upright, across] = [scaleOn(table, false), scaleOn(table, true)];
  const landscape = Math.min(MOST, across) > Math.min(MOST, upright);
  const scale = Math.max(upright, across);
  if (scale < LEAST) return null;
  // A page that is fitted is never enlarged.
  const enlarged = Math.min(MOST, scale / ALLOWANCE.most);
  return enlarged > 1
    ? { landscape, scale: Math.floor(enlarged * 100) }
    : { landscape, fit: { wide: 1, tall: 1 } };
};

/** Pages below each other, as wide as the table if it can be read so. */
export const pagesDown = (table: Table): Pick<PrintPlan, 'landscape' | 'fit' | 'scale'> =>
  scaleOn({ ...table, height: 0 }, false) < LEAST
    ? { landscape: true, scale: PAGED * 100 }
    : { landscape: false, fit: { wide: 1, tall: 0 } };

/** Smaller than this a line of 11 points is below 9. */
export const EASY = 9 / 11;

/** Whether columns would print below 9 points upright, so that they are printed across. */
export const isBroad = (widths: readonly number[], format: PaperFormat): boolean =>
  pointsOf(widths) * ALLOWANCE.most * EASY > PAGE[format].upright.width;

/** Pages below each other, as wide as the table: upright or, if that is too small to be read with ease, across. */
export const easyPages = (own: Omit<Table, 'height'>): Pick<PrintPlan, 'landscape' | 'fit' | 'scale'> => {
  const table = { ...own, height: 0 };
  const landscape = [false, true].find((across) => scaleOn(table, across) >= EASY);
  return landscape === undefined ? pagesDown(table) : { landscape, fit: { wide: 1, tall: 0 } };
};

/** Whether a table is too high for one page at a size at which it can be read. */
export const isTall = ({ height, paper = 'A4' }: Table): boolean =>
  PAGE[paper].landscape.height / height / ALLOWANCE.rows < LEAST;

/**
 * Pages beside each other that repeat the first `heads` columns and take about as many of the others each, of which `together`
 * are not parted: so that as many rows as possible stand on one page.
 */
export const pagesAcross = (
  table: Table,
  heads: number,
  together: number,
): Pick<PrintPlan, 'landscape' | 'scale' | 'columnBreaks'> => {
  const { width, height } = PAGE[table.paper ?? 'A4'].landscape;
  const scale = isTall(table) ? PAGED : Math.min(PAGED, height / table.height / ALLOWANCE.rows);
  const most = width / scale / ALLOWANCE.most - pointsOf(table.widths.slice(0, heads));
  const rest = table.widths.slice(heads);
  const pages = Math.max(1, Math.ceil(pointsOf(rest) / most));
  const columnBreaks = Array.from(
    { length: pages - 1 },
    (_, index) => heads + Math.round((rest.length * (index + 1)) / pages / together) * together,
  );
  return { landscape: true, scale: Math.floor(scale * 100), columnBreaks };
};

/** A table below others of its kind: the row of its title or, without one, of its headings. */
interface Stacked {
  readonly title: number | null;
  readonly header: number;
}

/** Pages below each other, as wide as the tables, none of which is parted, about as many to a page; `end` is the row after the last. */
export const sectionPages = (
  tables: readonly Stacked[],
  end: number,
  { widths, paper = 'A4' }: Table,
  rows: readonly { readonly row: number; readonly height: number }[],
  { allowance, least }: { readonly allowance: number; readonly least: number } = TABLES,
): Pick<PrintPlan, 'landscape' | 'scale' | 'rowBreaks'> => {
  const landscape = PAGE[paper].upright.width / pointsOf(widths) < least;
  const { width, height } = PAGE[paper][landscape ? 'landscape' : 'upright'];
  const scale = Math.min(1, width / pointsOf(widths) / allowance);
  const heights = new Map(rows.map(({ row, height }) => [row, height]));
  return {
    landscape,
    scale: Math.floor(scale * 100),
    rowBreaks: evenBreaks(
      tables.map(({ title, header }) => title ?? header),
      end,
      (row) => heights.get(row) ?? ROW_HEIGHT,
      height / scale / ALLOWANCE.rows,
    ),
  };
};

/** Points of a row, the more the fewer rows there are: up to a comfortable height, down to that of a line. */
export const rowHeight = (rows: number): number => (rows <= 12 ? 22 : rows <= 24 ? 19 : rows <= 32 ? 16 : 14);

/** A sheet on the paper that a tournament is printed on. */
export const onPaper =
  ({ paper }: Pick<Tournament, 'paper'>) =>
  (sheet: SheetPlan): SheetPlan =>
    paper && sheet.print ? { ...sheet, print: { ...sheet.print, paper } } : sheet;
