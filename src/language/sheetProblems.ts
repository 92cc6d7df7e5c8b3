/** What can be wrong with workbooks, with our sheets and with those that are made, in English. */
export const sheetProblemsEn = {
  // workbooks and files of tournaments
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
  // what keeps sheets from being made anew, what is damaged on them, what Repair cannot know
  'sheet-holds-more':
    'Roundabout makes its sheets anew for this, and “{sheet}” holds something of yours beside its cells ({what}) that would be lost. Move it to a sheet of your own, then try again.',
  'cells-would-be-lost':
    'Roundabout makes its sheets anew for this, and {count, plural, one {{cells} holds something of yours that would be lost} other {# cells hold something of yours that would be lost: {cells}}}. Move it to a sheet of your own, then try again.',
  'reference-would-break':
    'Roundabout makes its sheets anew for this, and what refers to them would become #REF!: {cells}. Turn it into values or delete it, then try again.',
  'damaged-sheet': 'The sheet “{sheet}” is missing. Repair makes it again.',
  'damaged-table': 'The cells are no longer an Excel table. Repair makes them one again.',
  'damaged-name':
    'The name Roundabout_{name}, by which Roundabout finds its cells, leads nowhere. Repair puts it back.',
  'damaged-row': 'Somebody inserted an empty row here. Repair takes it out.',
  'damaged-deleted-row':
    'Somebody deleted a row here. Repair puts it back, but not what you had typed into it.',
  'damaged-setting':
    'The row of “{setting}” was deleted. Repair puts it back{belongs, plural, =0 {, empty: type what stood there} other { with “{value}”: see whether that is right}}.',
  'damaged-player':
    'The row of player {no} was deleted. Repair puts it back as “{name}”: type their name again, and whatever else stood there.',
  'damaged-game':
    'Game {game} of round {round} has no row any more. Repair puts the row back, without a result: if the game was played, type its result again.',
  'damaged-number':
    '{count, plural, =0 {The cell is empty} other {“{found}” stands here}}, but {belongs, plural, =0 {nothing belongs here. Repair clears the cell.} other {{expected} belongs here. Repair puts it back.}}',
  'damaged-formula':
    '{count, plural, one {The formula in {cells} is missing or broken. Repair puts it back.} other {# formulas are missing or broken: {cells}. Repair puts them back.}}',
  'damaged-typed-over':
    '“{found}” was typed over a formula. Repair puts the formula back; the Log keeps what was typed.',
  'damaged-text':
    '{count, plural, one {The text in {cells} is gone. Repair puts it back.} other {The texts in # cells are gone: {cells}. Repair puts them back.}}',
  'damaged-format':
    '{count, plural, one {The cell {cells} is} other {# cells for results ({cells}) are}} no longer set to Text, so Excel may turn 1-0 into a date. Repair sets that right.',
  'damaged-date':
    'Excel has made “{shown}” of the result here, which counts as not yet played.{results, select, none {} other { It may have been {results}.}} Repair sets the cell to Text again; then type the result.',
  'tournament-damaged':
    'The sheet “{sheet}” of this tournament is missing, so nothing was done. Choose Repair first.',
  'repair-players-ambiguous':
    'The numbers {missing} are missing, and nobody can tell which belongs to whom: {who}. Type the right number for each on Players, then repair again.',
  'repair-games-ambiguous':
    'The game numbers {missing} are missing, and nobody can tell which game is which: {who}. Type the right number into each, then repair again.',
  'removal-notes':
    'With this sheet {count, plural, one {a cell of yours would go: {cells}} other {# cells of yours would go: {cells}}}. Move what you want to keep to a sheet of your own, or confirm that it may go.',
  'removal-references':
    'What refers to the sheets of this tournament would become #REF!: {cells}. Turn it into values first if you still need it, or confirm that it may go.',
  'removal-unchecked':
    'This tournament is damaged, so Roundabout cannot tell whether something of yours stands on its sheets. Look for it, then confirm that they may go.',
  'repair-cell-unknown':
    'Found “{found}”, expected {expected}. Repair cannot know what stood here: type it back, then repair again.',
  'repair-row-holds-more':
    'This row is neither a player nor a game, but “{found}” stands in it. Move that elsewhere, then repair again.',
  'tournament-sheet-lost':
    'The sheet Tournament of this tournament is gone, and with it how the tournament was made. Take it back with Undo in Excel, or from your last saved copy.',
  'repair-sheet-lost':
    'The table “{part}” is gone, and Repair cannot know what was typed there. Take it back with Undo in Excel, or from your last saved copy.',
  'repair-column-lost':
    'The column “{column}” is gone, and Repair cannot know what was typed there. Take it back with Undo in Excel, or from your last saved copy.',
  // what could not be done of sheets that were made
  'looks-styles':
    'The sheets were made and can be used, but Excel did not take their fonts, colours and lines ({detail}).',
  'looks-charts':
    'The sheets were made and can be used, but Excel did not draw their charts ({detail}). Their numbers stand beside.',
  'looks-shape':
    'The sheets were made and can be used, but Excel did not take the widths of their columns ({detail}). Drag the columns wider where something is cut off.',
  'looks-conditionals':
    'The sheets were made and can be used, but Excel did not take the rules that make White bold and show in colour what to look at ({detail}).',
  'looks-tabs':
    'The sheets were made and can be used, but Excel did not take the colours of their tabs ({detail}).',
  'looks-gridlines':
    'The sheets were made and can be used, but Excel did not hide the gridlines of those that are only read ({detail}).',
  'looks-freeze':
    'The sheets were made and can be used, but Excel did not keep the headings in view ({detail}). Choose Freeze Panes under View if you want that.',
  'names-lost':
    'The sheets were made, but Excel lost names by which Roundabout finds the cells of “{sheet}”. Delete the new sheets, save the workbook and open it again, then make them once more.',
  'print-setup-failed':
    'The sheets were made, but Excel did not take the page set-up of {sheets} ({detail}). Before you print, choose landscape and “Fit to 1 page wide” under Page Layout.',
  'paper-size-failed':
    'The sheets were made, but Excel did not take the size of the paper of {sheets} ({detail}). Before you print, choose it under Page Layout.',
  // what Excel refuses
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
