/** What the tools for the organiser's own sheets write, in English: the sheet that keeps what stood there before. */
export const BEFORE_SHEET = 'Before Roundabout';

/** The headings of that sheet; those of the columns that only undo reads come last. */
export const BEFORE_HEADINGS = {
  step: 'Step',
  time: 'Time',
  what: 'What',
  sheet: 'Sheet',
  cell: 'Cell',
  before: 'Before',
  after: 'After',
  tool: 'Tool',
  content: 'Content before',
  value: 'Value before',
  format: 'Format before',
  now: 'Content after',
  nowValue: 'Value after',
  nowFormat: 'Format after',
  reached: 'Steps of the Logs before it',
  undone: 'Undone after steps of the Logs',
} as const;

/** What a step with names is called where it is kept, by what it did. */
export const NAMES_SENTENCES = {
  replace: 'Put names in the place of the numbers in {where}',
  beside: 'Put names beside the numbers in {where}',
  live: 'Put names from the list, as formulas, in the place of the numbers in {where}',
  numbers: 'Put numbers in the place of the names in {where}',
} as const;

/** Where the numbers of a list of names come from. */
export const NUMBERS_SAID =
  '{column, select, none {Numbers by the order of the list: {first} is the first.} other {Numbers from column {column} of {sheet}.}}';

/** What the command line says of names. */
export const NAMES_COMMAND = {
  summary:
    'put the names of a list in the place of the numbers of any pairings, or back, in a copy of the workbook',
  options: {
    range: 'the cells with the pairings, such as Draw!B3:F20; a sheet alone means all of it',
    list: 'the names, with their numbers if the list has any, such as Members!A2:B15; twice where each of two teams has a list',
    numbers:
      'column:NAME: the column of the list with the numbers; list: its order. Otherwise the column that has each number or letter once',
    how: 'replace: in the place of the numbers; beside: next to them; live: formulas that follow the list; numbers: back from names to numbers',
  },
} as const;
