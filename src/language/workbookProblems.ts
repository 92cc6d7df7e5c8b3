/** What can be wrong with workbooks and files of tournaments, in English. */
export const workbookProblemsEn = {
  'workbook-unreadable': 'The file is not an Excel workbook that can be read (.xlsx), or it is damaged.',
  'workbook-part-unreadable':
    'The file’s part {part} is missing or damaged. Open the workbook in Excel, let Excel repair it and save it; or take the last saved copy.',
  'workbook-not-ours': 'There is no tournament of Roundabout in this workbook. Make one first.',
  'workbook-copied-sheet':
    'The sheets “{first}” and “{second}” belong to the same tournament: one seems to be a copy. Delete the one you don’t need.',
  'workbook-version':
    'Another version of Roundabout made this tournament (format {found}; this version knows format {known}). Nothing on its sheets is changed. Open it with that version, or make the tournament anew from its list.',
  'workbook-part-missing':
    'A part of the tournament is missing: {part}. If it was deleted just now, undo that; else take the last saved copy.',
  'workbook-cell': 'Found “{found}”, expected {expected}. Type it back, or use Repair.',
  'workbook-too-large':
    '{count} players are more than one workbook can hold in this form; the most is {most}. Split the field into sections.',
  'sheet-name-taken': 'There is a sheet “{sheet}” already. Rename that one, or give the event another name.',
  'sheet-name-invalid':
    'Excel takes no sheet called “{sheet}”: a name has 1 to 31 characters, none of them a slash, colon, star, question mark or square bracket, and no apostrophe at either end. Choose another name.',
  'table-name-taken':
    'The name “{table}” is in use in this workbook already. Rename that table or name (Formulas, Name Manager), then try again.',
  'text-too-long': 'This text is longer than the {most} characters that a cell holds. Shorten it.',
  'plan-refused':
    'Roundabout prepared something that Excel does not take ({detail}). Nothing was changed. Please report this.',
  'output-is-input': 'The result would overwrite the file that is read. Choose another name with --out.',
  'output-exists': 'The file exists already and stays as it is. Choose another name.',
  'output-unwritable': 'The file cannot be written: {why}.',
  'format-unknown': 'Files of the kind “{typed}” are not known. Known are: {choices}.',
  'format-cannot-hold':
    'A file of the kind “{typed}” cannot hold {what, select, teams {teams} annulled {an annulled game of players whose other games count} sheets {the sheets of a tournament with their formulas: choose .xlsx} other {{what}}}.',
  'tournament-unknown': 'There is no tournament “{typed}” in this workbook. It has: {choices}.',
  'tournament-several': 'There are several tournaments here. Choose one of: {choices}.',
  'tournament-twice':
    'The tournament {id} is in {other} too. Leave one of the two out, so that each stands for itself.',
} as const;
