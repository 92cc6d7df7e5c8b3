/** What Excel refuses, in English. */
export const excelProblemsEn = {
  'workbook-read-only':
    'This workbook is open for reading only. Choose “Edit Workbook” or save a copy, then try again.',
  'workbook-protected':
    'The structure of this workbook is protected, so it takes no new sheets. Choose Review, Protect Workbook to lift that, then try again.',
  'sheet-protected':
    'The sheet “{sheet}” is protected. Choose Review, Unprotect Sheet, then try again; nothing was written.',
  'last-visible-sheet':
    'A workbook keeps at least one visible sheet. Unhide or add a sheet of your own, then try again.',
  'cell-being-edited': 'A cell is being edited. Press Enter in it, then try again.',
  'workbook-not-in-front':
    'Another workbook or a chart is in front. Go back to a sheet of this workbook, then try again.',
  'request-too-large':
    'This is more than Excel on the web takes at once. Nothing was changed: shorten long texts of the list, or use Excel on a computer.',
  'excel-too-old':
    'This Excel is too old for Roundabout: it needs Excel 2021, Microsoft 365 or Excel on the web.',
  'excel-busy': 'Excel is busy. Nothing was changed; wait a moment, then try again.',
  'excel-session-over':
    'The connection to this workbook has ended. Reload the page or open the workbook again.',
  cancelled: 'Cancelled. Nothing was changed.',
  'part-not-loaded':
    'A part of Roundabout could not be loaded, most likely because there is no connection. Your sheets go on working.',
  'host-failed': 'Excel could not do this ({detail}). Nothing was changed; try again.',
} as const;
