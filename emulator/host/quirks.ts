/**
 * What some builds of Excel do against their documentation, one switch each; all are off unless a test turns one on.
 * Numbers are issues of OfficeDev/office-js. A switch can be turned while the host runs.
 */
export interface Quirks {
  /** #1011: the names of a sheet include those of the workbook. */
  workbookNamesOnSheets: boolean;
  /** #5918: asking a range for its merged areas clears Excel's undo. */
  mergesClearUndo: boolean;
  /** #5758: loading the areas of a selection fails when a whole sheet is selected; on a real build it hangs. */
  wholeSelectionHangs: boolean;
  /** #6365: another workbook is in front, and the names of a sheet answer InvalidSelection. */
  anotherWorkbookInFront: boolean;
  /** #2444: a chart sheet is open, and there is no active worksheet. */
  chartSheetOpen: boolean;
  /** #6711: a request that waits for cell editing and is one step of undo is refused. */
  undoGroupRefused: boolean;
  /** #3218, #4403, #2078: a sheet that is renamed loses the names scoped to it. */
  renamingLosesNames: boolean;
  /** #1860: fitting to pages is ignored where Page Layout was never opened. */
  fitToPagesIgnored: boolean;
  /** No printer: setting the paper's size is refused. */
  paperSizeRefused: boolean;
  /** #1813: with somebody else in the workbook, rows added to a table are lost. */
  tableRowsLost: boolean;
}

export type Quirk = keyof Quirks;

export const noQuirks = (): Quirks => ({
  workbookNamesOnSheets: false,
  mergesClearUndo: false,
  wholeSelectionHangs: false,
  anotherWorkbookInFront: false,
  chartSheetOpen: false,
  undoGroupRefused: false,
  renamingLosesNames: false,
  fitToPagesIgnored: false,
  paperSizeRefused: false,
  tableRowsLost: false,
});

/** All of them by name. */
export const QUIRKS = Object.keys(noQuirks()) as readonly Quirk[];
