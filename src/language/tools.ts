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
  replace: 'Swapped the numbers in {where} for names',
  beside: 'Wrote names beside the numbers in {where}',
  live: 'Swapped the numbers in {where} for formulas that show the names',
  numbers: 'Swapped the names in {where} for numbers',
} as const;

/** Where the numbers of a list of names come from. */
export const NUMBERS_SAID =
  '{column, select, none {Numbers by the order of the list: {first} is the first.} other {Numbers from column {column} of {sheet}.}}';

/** The texts of the command that adopts a cross-table: ICU messages. */
export const adoptTexts = {
  /** Where what was found. */
  read: '{kind, select, results {List of results} rounds {Cross-table by rounds} other {Cross-table}} on sheet “{sheet}”, {area}.',
  adopted:
    'Made a tournament of {players, plural, one {# player} other {# players}}, {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}, {finished, number} of them finished. Written to {out}.',
  /** How much of the sheet was read, and which other rows (titles and headings among them) and columns hold something. */
  used: 'Read {rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}}.{otherRows, select, none {} other { Rows not read: {otherRows}.}}{otherColumns, select, none {} other { Columns not read: {otherColumns}.}}',
  /** How many numbers beside the table were compared with ours, and how many of them differ. */
  compared:
    '{differing, plural, =0 {All {count} numbers beside the table agree with its results.} one {# of the {count} numbers beside the table differs from its results.} other {# of the {count} numbers beside the table differ from its results.}}',
};

/** The values of `used`: ICU tells an empty text by a word. */
export const usedValues = ({
  rows,
  columns,
  otherRows,
  otherColumns,
}: Readonly<Record<'rows' | 'columns', number> & Record<'otherRows' | 'otherColumns', string>>): Readonly<
  Record<string, string | number>
> => ({ rows, columns, otherRows: otherRows || 'none', otherColumns: otherColumns || 'none' });

/** The texts about what looks wrong on a sheet; those with values are ICU messages. */
export const doctorTexts = {
  name: 'Look for mistakes',
  about:
    'Finds formulas typed over, results that Excel turned into dates, numbers stored as text, missing results and names spelt in two ways.',
  look: 'Look for mistakes',
  again: 'Look again',
  more: 'Fix these to see {count, plural, one {one more} other {# more}}.',
  nothing: 'Nothing looks wrong on your sheets.',
  found: '{count, plural, one {One thing looks} other {# things look}} wrong.',
  /** The button of a cure. */
  put: 'Change it to {shown}',
  putAll: 'Fix {count, plural, one {the clear case} other {the # clear cases}}',
  /** What the step says that put things right. */
  did: '{count, plural, one {One mistake} other {# mistakes}} corrected.',
  ours: 'On the tournament’s sheets',
  repair: 'Use Check and repair for these.',
  cli: {
    cure: '    should be {shown}',
    cures: '    {number} would be {shown}',
    mended:
      '{count, plural, one {One cell} other {# cells}} corrected: {out}. The command undo takes this back.',
    ours: 'The command repair corrects the sheets of a tournament.',
  },
};
