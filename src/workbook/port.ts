import type { Problem } from '../core/problem';
import type { Result } from '../core/result';
import type { Area, CellValue } from '../grid/cell';
import type { Content } from '../grid/content';
import type { Grid } from '../grid/grid';
import type { WorkbookPlan } from '../grid/plan';
import type { DefinedName, TableInfo } from '../grid/reference';

export type { DefinedName, TableInfo } from '../grid/reference';

/** A range to read: an area of a sheet by its name; its used range, which may be nothing and has cells far away apart; or the body of a table on it. */
export interface Wanted {
  readonly sheet: string;
  readonly area: Area | 'used' | { readonly table: string };
  /** Whether to tell which cells are bold: in cross-tables of others that means White. */
  readonly bold?: true;
}

/** What to read. */
export interface Query {
  readonly ranges: readonly Wanted[];
  /**
   * Sheets, or areas of them, of which only what stands there is wanted, however far apart: where lists are looked for.
   * Excel, which can only be asked for rectangles, looks at the first rows and columns of a sheet that spans too much.
   */
  readonly contents?: readonly { readonly sheet: string; readonly area?: Area | undefined }[];
  /** Sheets of which all formulas are wanted, however far apart, and nothing else: what refers to other sheets. */
  readonly formulas?: readonly string[];
}

export interface SheetInfo {
  readonly name: string;
  readonly visibility: 'visible' | 'hidden' | 'very-hidden';
  readonly active: boolean;
}

/** A cell that is calculated; `formula` is without `=`. */
export interface SheetFormula {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** A range as it was read: what the sheets parse. */
export type RangeSnapshot = Grid;

/** What somebody has called the document: its title, and its file without the ending; empty where that is not known. */
export interface DocumentNames {
  readonly title: string;
  readonly file: string;
}

/** One consistent look at the workbook. `ranges` answers the query in its order; an empty used range has 0 rows. */
export interface Snapshot {
  readonly sheets: readonly SheetInfo[];
  readonly names: readonly DefinedName[];
  readonly tables: readonly TableInfo[];
  readonly ranges: readonly RangeSnapshot[];
  /** Answers `contents` in its order. */
  readonly contents: readonly Content[];
  /** The formulas of the sheets that they were asked of, sheet by sheet in the order of the query. */
  readonly formulas: readonly SheetFormula[];
  /** Where contents were asked for: a list's event may be called so. */
  readonly document?: DocumentNames;
}

/** What of a workbook is known before any range is read. */
export interface Overview extends Pick<Snapshot, 'sheets' | 'names'> {
  readonly tables: readonly Pick<TableInfo, 'sheet' | 'name'>[];
}

export interface Reader {
  /**
   * Reads what is asked for, or what somebody asks for who has seen what there is: so both are of one moment, and Excel
   * is asked less often. Problems: `sheet-missing`, `host-failed`; a table that is not there has 0 rows;
   * `sheet-too-full` where a content is too much to find a list in; `workbook-not-in-front` where Excel cannot tell at the moment.
   */
  read(query: Query | ((overview: Overview) => Query)): Promise<Result<Snapshot>>;
}

/** One cell: what it is expected to hold, and what it shall hold. Formulas are without `=`. */
export interface CellChange {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly expect: CellValue;
  /** A formula that it is expected to hold, whatever it comes to; `null` for a value and no formula. */
  readonly expectFormula?: string | null;
  readonly write: CellValue;
  /** A formula that is written; `write` is then what it is known to come to, for a file of the organiser's, which nobody calculates. */
  readonly writeFormula?: string;
  /** Number format set before the value, such as `@`; left as it is if absent. */
  readonly format?: string;
  /** The one that stands there, from which it can be taken back; it is not compared. */
  readonly formerFormat?: string;
}

/** A cell that a patch leans on without writing it, such as the number of the game beside a result. */
export type UnchangedCell = Pick<CellChange, 'sheet' | 'row' | 'column' | 'expect' | 'expectFormula'>;

/** Rows that come below the last row of a table. An inverted patch keeps them: a log only grows. */
export interface TableAppend {
  readonly table: string;
  readonly rows: readonly (readonly CellValue[])[];
  /** Points of rows whose texts need more than one line; `null` for the others. Excel finds out by itself, a file has to say. */
  readonly heights?: readonly (number | null)[];
  /** Columns of the table whose texts stay in one line: Excel by itself wraps a cell with several, and makes its row as high. */
  readonly unwrapped?: readonly number[];
}

export interface Patch {
  readonly cells: readonly CellChange[];
  /** Compared as `cells` are, and never written. */
  readonly unchanged?: readonly UnchangedCell[];
  readonly append?: TableAppend;
}

/** Sheets that stand; `warnings` tell what of them could not be done: `print-setup-failed`, `names-lost`, `looks-styles` and its like. */
export interface Created {
  readonly warnings: readonly Problem[];
}

/**
 * Told of a creation how many of its requests have been answered, of how many; the last call has both equal. It answers whether
 * to go on: if not, the creation fails with `cancelled`, and nothing stays behind. `asksAgain` tells whether that can wait: after the
 * first call without it everything is shown at once, and no answer counts any more.
 */
export type Progress = (done: number, total: number, asksAgain: boolean) => boolean;

/** Sheets that others are to come in the place of. */
export interface Outgoing {
  readonly sheets: readonly string[];
  /** The used ranges of those that people type into, as they were read. */
  readonly asRead: readonly RangeSnapshot[];
}

export interface Writer {
  /**
   * Makes the plan's sheets, whole or not at all, and opens the active one unless it is hidden. Problems: those of `planProblems`, `workbook-protected` and, in Excel,
   * what it refuses as such (`workbook-read-only` to `host-failed`), and `cancelled`. A file or memory is written at once and tells of no
   * progress.
   */
  create(plan: WorkbookPlan, progress?: Progress): Promise<Result<Created>>;
  /**
   * Reads the cells, compares them with what the patch expects and writes only if all agree; else `changed-meanwhile`
   * for each that differs, and nothing is written. Formulas have followed when it returns, after a patch of nothing, too. Problems in Excel:
   * `sheet-protected` for each sheet that it concerns, and what Excel refuses as such.
   */
  change(patch: Patch): Promise<Result<null>>;
  /**
   * Puts the plan's sheets in the place of others, whole or not at all: a sheet that has the name of an old one stands
   * where that stood. Nothing is written if anything on the sheets differs from what was seen: `changed-meanwhile` for
   * each such cell, `sheet-missing`. Formulas elsewhere that refer to the old sheets are lost; whoever calls this makes
   * sure that there are none. Problems else as for `create`.
   */
  replace(old: Outgoing, plan: WorkbookPlan, progress?: Progress): Promise<Result<Created>>;
  /**
   * Deletes sheets, with their tables and the names scoped to them. Nothing is done if anything on them differs from what
   * was seen, as for `replace`; in Excel what is typed between that look and the deletion goes, too. Problems:
   * `last-visible-sheet`, `sheet-missing`, `changed-meanwhile`, `workbook-protected`, in a file `sheet-holds-more`, and what
   * Excel refuses as such.
   */
  remove(old: Outgoing): Promise<Result<null>>;
}

export type Workbook = Reader & Writer;

/**
 * What is left in the open workbook of creations whose clean-up failed too. Files and memory are written whole and have
 * none. Problems: `host-failed`.
 */
export interface Leftovers {
  /**
   * Names of the sheets, most of them hidden. A creation that a co-author has under way at this moment looks the same:
   * they are to be named to the organiser, and deleted only if they say so.
   */
  unfinished(): Promise<Result<readonly string[]>>;
  /** Deletes those of the named sheets that are unfinished still, and no other. Answers how many. `last-visible-sheet`. */
  discardUnfinished(sheets: readonly string[]): Promise<Result<number>>;
}

/** A range of a sheet. */
export interface Selection {
  readonly sheet: string;
  readonly area: Area;
}

/** Cells of a sheet that are marked by a colour. */
export interface MarkedCells {
  readonly sheet: string;
  readonly areas: readonly Area[];
}

/** Takes a listener away again. */
export type StopListening = () => Promise<Result<null>>;

/** What a person sees of the workbook while it is open. Files and memory have none. Problems: `host-failed`. */
export interface Surface {
  /** What is selected now; the first area of several. */
  selection(): Promise<Result<Selection>>;
  /** Opens a sheet and selects cells of it, in columns that are no longer hidden. `sheet-missing` if it is not there. */
  show(selection: Selection): Promise<Result<null>>;
  /** Shows hidden columns, each at its first row, in one request. */
  unhide(columns: readonly Selection[]): Promise<Result<null>>;
  /**
   * Marks cells by a colour, in the place of those that were marked before; none takes the marks away. Whatever the cells
   * hold and look like otherwise stays.
   */
  mark(cells: readonly MarkedCells[]): Promise<Result<null>>;
  /** Whether formulas are worked out only when somebody asks for it: what is calculated may then be old. */
  calculatesByHand(): Promise<Result<boolean>>;
  /** Works out what waits for it. */
  calculate(): Promise<Result<null>>;
  /** Tells on which sheet cells were changed, also by a co-author, until stopped; not of what the add-in does with events off. */
  onChanged(listener: (sheet: string) => void): Promise<Result<StopListening>>;
  /** Tells which sheet was opened, by whomever, until stopped. */
  onOpened(listener: (sheet: string) => void): Promise<Result<StopListening>>;
}
