/** Texts of what keeps sheets from being made anew, of what is damaged on them, and of what Repair cannot know. */
export const sheetProblemsEn = {
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
};
