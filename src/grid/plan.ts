import type { PaperFormat } from '../core/paper';
import type { Area, CellValue } from './cell';

/** Values as they are. Strings arrive as text whatever they look like. `format` is a number format, `@` for text cells. */
export interface ValuesBlock {
  readonly kind: 'values';
  readonly area: Area;
  readonly values: readonly (readonly CellValue[])[];
  readonly format?: string;
}

/**
 * One formula for a whole block, written for its top left cell in A1 style (without `=`), relative as if filled from
 * there. `format` is explicit, neither General nor Text.
 */
export interface FormulaBlock {
  readonly kind: 'formula';
  readonly area: Area;
  readonly formula: string;
  readonly format: string;
}

export type Block = ValuesBlock | FormulaBlock;

/** The grey of what is said in passing, on every sheet and at the top and foot of its pages; legible on all our tints. */
export const QUIET = '5B6270';

/** Colours are `RRGGBB`; sizes are points. */
export interface Style {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strike?: boolean;
  readonly size?: number;
  readonly color?: string;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly vertical?: 'top' | 'center' | 'bottom';
  readonly wrap?: boolean;
  /** Degrees; 90 reads upwards. */
  readonly rotation?: number;
  readonly indent?: number;
  /** Thin lines of this colour on all four sides of every cell. */
  readonly grid?: string;
}

/** Later entries of a sheet add to, or override, earlier ones where they overlap. */
export interface StyledArea {
  readonly area: Area;
  readonly style: Style;
}

/** A worksheet table. The first row of `area` is its header row: unique literal texts that a values block writes. */
export interface TablePlan {
  /** Unique in the workbook, a valid table name. */
  readonly name: string;
  readonly area: Area;
  /** A built-in style such as `TableStyleLight1`. */
  readonly style: string;
}

/** A drop-down that helps; it refuses other input only if `refuse`. `source` is a range such as `Tournament!$H$3:$H$9`. */
export interface ValidationPlan {
  readonly area: Area;
  readonly source: string;
  readonly refuse: boolean;
  readonly prompt?: { readonly title: string; readonly text: string };
}

/** A conditional format: `formula` (without `=`) is written for the top left cell of `area`, refers to its own sheet only. */
export interface ConditionalPlan {
  readonly area: Area;
  readonly formula: string;
  readonly style: Pick<Style, 'bold' | 'italic' | 'strike' | 'color' | 'fill'> & {
    readonly numberFormat?: string;
    /** A thin line of this colour above the cells. */
    readonly lineAbove?: string;
  };
}

/**
 * Print set-up; on A4 if it names no paper. Every page has `header`, a plain text that the adapter escapes, and the sheet's name at its
 * top, the number of the page and of all pages at its foot.
 */
export interface PrintPlan {
  readonly paper?: PaperFormat;
  readonly area: Area;
  readonly landscape: boolean;
  /** Rows repeated on every page. */
  readonly titleRows?: { readonly from: number; readonly to: number };
  /** Columns repeated on every page. */
  readonly titleColumns?: { readonly from: number; readonly to: number };
  /** Fit to so many pages across and down (0: as many as it takes), or a fixed scale in percent. */
  readonly fit?: { readonly wide: number; readonly tall: number };
  readonly scale?: number;
  /** Pages start at these rows (0-based). */
  readonly rowBreaks?: readonly number[];
  readonly columnBreaks?: readonly number[];
  /** What stands above every page, beside the name of the sheet; `null` if pages have nothing at their edges, no number either. */
  readonly header: string | null;
}

/** Width in characters of the default font; `hidden` columns stay there and can be unhidden. */
export interface ColumnPlan {
  readonly from: number;
  readonly count: number;
  readonly width: number;
  readonly hidden?: boolean;
}

export type Dash = 'solid' | 'dash' | 'dot' | 'dashDot' | 'dashDotDot';

export type Marker = 'circle' | 'square' | 'diamond' | 'triangle' | 'x' | 'plus' | 'star' | 'dash';

/** A line that is told from the others without its colour, by its dashes and markers. `width` is in points. */
export interface ChartLine {
  readonly color: string;
  readonly dash: Dash;
  readonly marker: Marker;
  readonly width: number;
}

/** Parts of bars, with their values on them: those of 0 are left out. `label` is the colour of the values. */
export interface ChartBar {
  readonly fill: string;
  readonly label: string;
}

interface ChartFrame {
  /** Begins with `CHART_NAME`: so it is known as ours. */
  readonly name: string;
  readonly title: string;
  /** What it shows, for whoever cannot see it. */
  readonly description: string;
  /** Points of the texts but for the title. */
  readonly textSize: number;
  /** The cells that it covers. */
  readonly place: Area;
}

/**
 * A chart over cells of its own sheet, which it follows. `source` begins with a row and a column of texts: of a line chart a
 * row each is a line, over the texts of the first row; of bars a row each is a bar, and a column each is a part of them.
 * Where a value is an error the line goes on to the next.
 */
export type ChartPlan =
  | (ChartFrame & {
      readonly kind: 'line';
      readonly source: Area;
      readonly series: readonly ChartLine[];
      readonly markerSize: number;
      /** What stands at the axes, below and beside; every so many categories one is named; the grid's lines are a step apart. */
      readonly axes: {
        readonly category: string;
        readonly named: number;
        readonly value: string;
        readonly step: number;
      };
    })
  | (ChartFrame & {
      readonly kind: 'stacked bars';
      readonly source: Area;
      readonly series: readonly ChartBar[];
    });

/** What the names of our charts begin with; any other chart on a sheet is somebody else's. */
export const CHART_NAME = 'Roundabout ';

export type SheetRole =
  | 'pairings'
  | 'standings'
  | 'crosstable'
  | 'players'
  | 'tournament'
  | 'log'
  | 'calculation'
  | 'lists'
  | 'match'
  | 'team-event'
  | 'sections'
  | 'round'
  | 'before'
  | 'handout'
  | 'live-handout';

export interface SheetPlan {
  readonly role: SheetRole;
  readonly name: string;
  readonly hidden?: boolean;
  /** `RRGGBB`. */
  readonly tabColor?: string;
  /** Whether the screen shows lines between all cells: where people type, and where nothing else tells cells apart. */
  readonly gridlines?: boolean;
  readonly blocks: readonly Block[];
  readonly styles: readonly StyledArea[];
  readonly columns: readonly ColumnPlan[];
  /** Heights in points; a row of height 0 is hidden. */
  readonly rows?: readonly { readonly row: number; readonly height: number }[];
  readonly merges?: readonly Area[];
  readonly freeze?: { readonly rows: number; readonly columns: number };
  readonly tables?: readonly TablePlan[];
  readonly validations?: readonly ValidationPlan[];
  readonly conditionals?: readonly ConditionalPlan[];
  readonly charts?: readonly ChartPlan[];
  readonly print?: PrintPlan;
  readonly rightToLeft?: boolean;
}

/** A name scoped to `sheet`; `refersTo` is without `=`, such as `Players!$A$4:$H$12`. */
export interface NamePlan {
  readonly sheet: string;
  readonly name: string;
  readonly refersTo: string;
}

/** New sheets of one tournament, whole, in tab order. */
export interface WorkbookPlan {
  readonly id: string;
  readonly sheets: readonly SheetPlan[];
  readonly names: readonly NamePlan[];
  /** Opened, its cell selected; where that sheet is hidden, what was open stays open. */
  readonly active: { readonly sheet: string; readonly row: number; readonly column: number };
}
