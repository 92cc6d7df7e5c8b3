/** What can be wrong with workbooks, with our sheets and with those that are made, in English. */
export const sheetProblemsEn = {
  // workbooks and files of tournaments
  'workbook-unreadable': 'This file is not an Excel workbook (.xlsx), or it is damaged.',
  'workbook-part-unreadable':
    'The part {part} of this file is missing or damaged. Open the workbook in Excel, let Excel repair it and save it, or go back to the last saved copy.',
  'workbook-not-ours': 'This workbook has no Roundabout tournament. Create one first.',
  'workbook-copied-sheet':
    'The sheets “{first}” and “{second}” belong to the same tournament: one seems to be a copy. Delete the one you don’t need.',
  'workbook-version':
    'Another version of Roundabout made this tournament (format {found}; this version knows format {known}). Its sheets stay as they are. Open it with that version, or create the tournament again from its list.',
  'workbook-part-missing':
    'A part of the tournament is missing: {part}. Check and repair may bring it back, for example if another program saved the file without it. Otherwise undo what you did last, or go back to the last saved copy.',
  'workbook-cell': 'Found “{found}”, expected {expected}. Type it again, or use Repair.',
  'sheet-name-taken': 'There is already a sheet “{sheet}”. Rename it, or give the event another name.',
  'sheet-name-invalid':
    'Excel does not allow “{sheet}” as the name of a sheet. A name has 1 to 31 characters, no slash, colon, star, question mark or square bracket, and no apostrophe at either end. Choose another name.',
  'table-name-taken':
    'The name “{table}” is already used in this workbook. Rename that table or name (Formulas, Name Manager), then try again.',
  'text-too-long': 'This text is too long: a cell holds {most} characters. Shorten it.',
  'plan-refused':
    'Excel refused the changes that Roundabout prepared ({detail}). Nothing was changed. Please report this.',
  'output-is-input': 'This would overwrite the file it reads. Choose another name with --out.',
  'output-exists': 'This file already exists and was not changed. Choose another name.',
  'output-unwritable': 'Cannot write this file: {why}.',
  'format-unknown': 'Roundabout does not know “{typed}” files. Choose one of: {choices}.',
  'format-cannot-hold':
    'A “{typed}” file cannot hold {what, select, teams {teams} annulled {a single game that does not count} sheets {the sheets of a tournament with their formulas: choose .xlsx} other {{what}}}.',
  'tournament-unknown': 'This workbook has no tournament “{typed}”. It has: {choices}.',
  'tournament-several': 'There are several tournaments here. Choose one of: {choices}.',
  'tournament-twice': 'The tournament {id} is also in {other}. Leave one of them out.',
  // what keeps sheets from being made anew, what is damaged on them, what Repair cannot know
  'sheet-holds-more':
    'This step rebuilds the sheets, and something of yours on “{sheet}” ({what}) would be lost. Move it to your own sheet, then try again.',
  'cells-would-be-lost':
    'This step rebuilds the sheets, and something of yours {count, plural, one {in {cells}} other {in # cells ({cells})}} would be lost. Move it to your own sheet, then try again.',
  'reference-would-break':
    'This step rebuilds the sheets, and formulas that refer to them would become #REF!: {cells}. Turn them into values or delete them, then try again.',
  'damaged-sheet': 'The sheet “{sheet}” is missing. Repair restores it.',
  'damaged-table': 'These cells are no longer an Excel table. Repair turns them back into one.',
  'damaged-name':
    'The name Roundabout_{name} no longer points to the cells that Roundabout needs. Repair restores it.',
  'damaged-row': 'Somebody inserted an empty row here. Repair removes it.',
  'damaged-deleted-row': 'Somebody deleted a row here. Repair restores it, but not what you typed into it.',
  'damaged-setting':
    'The row of “{setting}” was deleted. Repair restores it{belongs, plural, =0 {, empty: type its value again} other { with “{value}”: check that this is right}}.',
  'damaged-player':
    'The row of player {no} was deleted. Repair restores it as “{name}”: type their name and the rest again.',
  'damaged-game':
    'The row of game {game} (round {round}) was deleted. Repair restores it without a result: if the game was played, type its result again.',
  'damaged-number':
    '{count, plural, =0 {This cell is empty} other {“{found}” is in this cell}}, but {belongs, plural, =0 {nothing belongs here. Repair clears it.} other {{expected} belongs here. Repair restores it.}}',
  'damaged-formula':
    '{count, plural, one {The formula in {cells} is missing or broken. Repair restores it.} other {# formulas are missing or broken: {cells}. Repair restores them.}}',
  'damaged-typed-over':
    '“{found}” was typed over a formula. Repair restores the formula; the Log keeps what was typed.',
  'damaged-text':
    '{count, plural, one {The text in {cells} is gone. Repair restores it.} other {The texts in # cells are gone: {cells}. Repair restores them.}}',
  'damaged-format':
    '{count, plural, one {The cell {cells} is} other {# cells for results ({cells}) are}} no longer formatted as Text, so Excel may turn 1-0 into a date. Repair corrects that.',
  'damaged-date':
    'Excel turned this result into “{shown}”, so it does not count.{results, select, none {} other { It may have been {results}.}} Repair formats the cell as Text; then type the result again.',
  'tournament-damaged':
    'The sheet “{sheet}” of this tournament is missing, so nothing was done. Choose Repair first.',
  'repair-players-ambiguous':
    'The numbers {missing} are missing, and Repair cannot tell which belongs to whom: {who}. Type each player’s number on Players, then repair again.',
  'repair-games-ambiguous':
    'The game numbers {missing} are missing, and Repair cannot tell which game is which: {who}. Type each game’s number, then repair again.',
  'removal-notes':
    '{count, plural, one {A cell of yours ({cells})} other {# cells of yours ({cells})}} would be deleted with this sheet. Move what you want to keep to your own sheet, or confirm the deletion.',
  'removal-references':
    'Formulas that refer to the sheets of this tournament would become #REF!: {cells}. Turn them into values if you still need them, or confirm the deletion.',
  'removal-unchecked':
    'This tournament is damaged, so Roundabout cannot tell whether its sheets hold something of yours. Look for it, then confirm the deletion.',
  'repair-cell-unknown':
    'Found “{found}”, expected {expected}. Repair cannot know what was here: type it again, then repair again.',
  'repair-row-holds-more':
    'This row is neither a player nor a game, but contains “{found}”. Move that elsewhere, then repair again.',
  'tournament-sheet-lost':
    'The sheet Tournament is gone, and with it all settings of the tournament. Restore it with Undo in Excel or from your last saved copy.',
  'repair-sheet-lost':
    'The table “{part}” is gone, and Repair cannot know what you typed there. Restore it with Undo in Excel or from your last saved copy.',
  'repair-column-lost':
    'The column “{column}” is gone, and Repair cannot know what you typed there. Restore it with Undo in Excel or from your last saved copy.',
  // what could not be done of sheets that were made
  'looks-styles': 'The sheets are ready, but Excel did not apply their fonts, colours and lines ({detail}).',
  'looks-charts':
    'The sheets are ready, but Excel did not draw their charts ({detail}). The numbers are beside them.',
  'looks-shape':
    'The sheets are ready, but Excel did not apply their column widths ({detail}). Widen any columns that are too narrow.',
  'looks-conditionals':
    'The sheets are ready, but Excel did not apply the rules that make White bold and highlight cells to check ({detail}).',
  'looks-tabs': 'The sheets are ready, but Excel did not apply their tab colours ({detail}).',
  'looks-gridlines':
    'The sheets are ready, but Excel did not hide the gridlines on sheets that are only for reading ({detail}).',
  'looks-freeze':
    'The sheets are ready, but Excel did not freeze their headings ({detail}). If you want that, choose Freeze Panes under View.',
  'names-lost':
    'The sheets are there, but Excel lost names that Roundabout needs for “{sheet}”. Delete the new sheets, save and reopen the workbook, then create them again.',
  'print-setup-failed':
    'The sheets are ready, but Excel did not apply the page set-up of {sheets} ({detail}). Before you print, choose landscape and “Fit to 1 page wide” under Page Layout.',
  'paper-size-failed':
    'The sheets are ready, but Excel did not apply the paper size of {sheets} ({detail}). Before you print, choose it under Page Layout.',
  // what Excel refuses
  'workbook-read-only': 'This workbook is read-only. Choose “Edit Workbook” or save a copy, then try again.',
  'workbook-protected':
    'The structure of this workbook is protected, so Roundabout cannot add sheets. Turn this off under Review, Protect Workbook, then try again.',
  'sheet-protected':
    'The sheet “{sheet}” is protected, so nothing was written. Choose Review, Unprotect Sheet, then try again.',
  'last-visible-sheet':
    'A workbook needs at least one visible sheet. Unhide or add a sheet of your own, then try again.',
  'cell-being-edited': 'You are editing a cell. Press Enter, then try again.',
  'workbook-not-in-front':
    'Another workbook or a chart is active. Go back to a sheet of this workbook, then try again.',
  'request-too-large':
    'This is too much for Excel on the web. Nothing was changed. Shorten long texts in the list, or use Excel on a computer.',
  'excel-too-old': 'This Excel is too old. Roundabout needs Excel 2021, Microsoft 365 or Excel on the web.',
  'excel-busy': 'Excel is busy. Nothing was changed. Wait a moment, then try again.',
  'excel-session-over':
    'The connection to this workbook has ended. Reload the page or open the workbook again.',
  cancelled: 'Cancelled. Nothing was changed.',
  'part-not-loaded':
    'A part of Roundabout did not load, probably because you are offline. Your sheets still work.',
  'sheet-gone-meanwhile': 'Somebody renamed or removed a sheet. Nothing was changed. Try again.',
  'host-failed': 'Excel could not do this ({detail}). Nothing was changed. Try again.',
} as const;
