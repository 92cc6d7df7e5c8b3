/** Every text of the workbench itself, which is also the page to try Roundabout on. */
export const TEXTS = {
  title: 'Try Roundabout',
  guidance:
    'A workbook in your browser, which never leaves this page. Open your own list or take a sample, press Create in the pane, then type results such as 1-0 or ½ into the yellow cells and look at Standings. Save gives you the workbook for Excel or LibreOffice. Formulas of your own that this page cannot work out keep their values.',
  workbook: 'Workbook',
  cells: 'Cells',
  nameBox: 'Name box',
  formulaBar: 'Formula bar',
  cellEditor: 'Cell',
  typeHere: 'Type into the active cell',
  sheets: 'Sheets',
  newSheet: 'New sheet',
  hiddenSheets: 'Hidden sheets',
  unhide: 'Hidden…',
  sample: 'Sample',
  ownFile: 'Your file',
  open: 'Open…',
  openFile: 'Open a workbook',
  save: 'Save',
  theme: 'Office theme',
  themes: { light: 'Light', dark: 'Dark', black: 'Black' },
  pane: 'Roundabout',
  paneRegion: 'Task pane',
  choices: 'Choices',
  showChoices: 'Show choices',
  beyond:
    'Not all of this is worked out here: a value comes from your file. Excel works it out when you open the workbook there.',
  discard: 'You have not saved this workbook. Open the other one anyway?',
  ready: 'Ready',
  enter: 'Enter',
  edit: 'Edit',
  opened: (name: string) => `Opened ${name}.`,
  saved: (name: string) => `Saved ${name}.`,
  dropped: (what: string) => `Left out, since this workbook cannot hold it: ${what}.`,
  unreadable: (name: string) => `${name} cannot be read as a workbook.`,
  notAllowed: 'The value does not match what this cell takes.',
  unknownName: (text: string) => `Nothing is called ${text}.`,
  samples: {
    'candidates-2013': 'Candidates 2013, 8 players',
    'club-16': 'Club championship, 16 players',
    'interzonal-1955': 'Interzonal 1955, 21 players',
    messy: 'A list as people keep it',
    empty: 'An empty workbook',
  },
} as const;

export type SampleName = keyof typeof TEXTS.samples;
export type ThemeName = keyof typeof TEXTS.themes;
