/** Texts of problems that only the command line and the tools for the organiser's own sheets have, by code. */
export const commandProblemsEn = {
  'line-up-played':
    'Match {match} already has {count, plural, one {a result at board {boards}} other {results at boards {boards}}}, and this would change who played there. Clear the result first, or name the players board by board.',
  'team-ambiguous': '“{typed}” may mean several teams: {choices}. Give the whole name.',
  'member-not-seated': '{player} does not sit at any board of {team} in match {match}.',
  'match-unknown':
    'There is no match {match}. They are numbered from 1 to {most}, in the first column of Matches.',
  'match-board-unknown': 'Match {match} has no board {board}. Its boards are {choices}.',
  'match-other-teams': '{team} does not play in match {match}: that is {home} – {away}.',
  'match-results-count':
    'You gave {count, plural, one {one result} other {# results}} for match {match}, which has boards {boards}. Give one for each, such as 3=1-0,0-1, a forfeit for all, such as 3=+-, or one board alone, such as 3.2=1-0.',
  'board-twice': 'You named match {match}, board {board} twice.',
  'workbook-not-of-teams':
    'This workbook has no team league. pair-teams makes one from a list with a column of teams.',
  'league-proposed':
    'The column “{column}” has {count} teams, but here every player meets every other. For a league of teams: roundabout pair-teams.',
  'late-entry-adding': 'Add --add-rounds to this command to enter {player} with more rounds.',
  'late-entry-instead': 'Type {command} to enter {player} as a substitute.',
  // a table of pairings that somebody typed
  'printed-nothing': 'No pairings found here. Select the cells with the numbers, such as 7-14.',
  'printed-too-large':
    'The selection is too large: pairings fill fewer than {rows} rows and {columns} columns. Select only their cells (--range A1:H40).',
  'printed-unclear':
    'These cells can be read in more than one way. Put a heading such as “Round 1” above or beside each round.',
  'printed-cell': '“{text}” is not a pairing. Type one like 7-14, or 7- for a bye.',
  'printed-alone': '{label} has no opponent here. Type the whole pairing, such as 7-14, or 7- for a bye.',
  'printed-date':
    'Excel turned this pairing into a date or a time. Format the cell as Text, then type the pairing again.',
  'printed-error-value': 'This pairing is an error, {error}. Correct the formula, or type the pairing.',
  'printed-no-round':
    'This pairing is above the first round. Give it a heading such as “Round 1”, or leave it out.',
  'printed-round-twice': 'Round {round} also has a heading in {other}. Correct one of them.',
  'printed-round-cell':
    '“{text}” is not a round number. In this table each cell gives the round in which two players meet.',
  'printed-rounds-differ':
    'Here and in {other}, the same two players meet in different rounds. Correct one of them.',
  'printed-bold-unclear':
    'Bold shows the colours, so either this cell or {other} must be bold, but not both.',
  // what looks wrong on anybody’s sheets
  'formula-typed-over':
    '“{typed}” was typed over a formula. Judging by the cells beside it, {formula} belongs here.',
  'number-is-text': '“{typed}” is a number stored as text, so formulas ignore it.',
  'result-is-date':
    'Excel turned this result into a date{result, select, none {} other { ({result})}}. If you type it again, format the cell as Text first.',
  'result-not-typed': 'The result of {one} against {other} is missing, although later results are there.',
  'name-blanks': '“{name}” has stray spaces, so searches and formulas miss it.',
  'name-two-spellings': '“{name}” is spelt “{other}” elsewhere. Formulas treat them as two people.',
  'name-not-linked':
    '“{name}” is typed here, but the names around it are linked to the list. If you correct it in {cell}, this cell stays wrong.',
  'cure-unknown':
    'Roundabout cannot correct line {number}. The list has {count}, and some of them only you can correct.',
  'cure-several': 'There are {count} ways to correct line {number}. Choose one, such as {number}:1.',
  // a tool that cannot change the sheets, or take a change back
  'check-no-schedule':
    'These don’t look like pairings: {count} of the rounds repeat too much. Select the pairings alone (--range A1:H40).',
  'tool-on-ours':
    'Roundabout made the sheet “{sheet}”. Select cells on your own sheet, or use the commands of the tournament.',
  'tool-nothing': 'There is nothing to change here.',
  'tool-undo-nothing': 'There is no step of a tool to undo on these sheets.',
  'tool-steps-damaged':
    'This line no longer says what the cell contained. Restore the line, or the cells themselves.',
  'tool-steps-twice': 'The steps of the tools are on two sheets, “{sheet}” and “{other}”. Delete the copy.',
  'names-number-unknown':
    'Nobody in the list has the number {label}{count, plural, one {} other {, which is in # cells}}. Nothing changes there.',
  'names-not-there': '{name} has the number {label} in the list, but no pairing has this number.',
  'names-without-number': '{name} has no number in the list, so no pairing can name them.',
  'names-number-twice': 'The number {label} is in the list twice: {other} has it too. Correct one of them.',
  'names-numbers-which':
    'Column {one} and column {other} could both hold the players’ numbers. Write the heading “No” above the right one, or select the list without the other one.',
  'names-numbers-other':
    'The numbers come from column {used}. Column {other} numbers the players differently.',
  'names-numbers-near':
    'Column {column} numbers nearly all players, but this cell {label, select, other {says {label}, which does not fit the others} none {has no number}}. Correct the cell. If these are not the players’ numbers, select the list without the column.',
  'names-column-missing': 'The list has no column “{typed}”. Its columns are: {choices}.',
  'names-same-team':
    '{one} and {other} are in the same team, so they cannot meet. Correct the pairing. This cell stays as it is.',
  'names-one-list':
    'These pairings are for one group of players, but the names come from two lists. Give one list with all players.',
  'names-lists': 'Give one list, or {most} if two teams have a list each.',
  'names-list-inside':
    'The list of names is inside the cells to change. Select the pairings without the list.',
  'names-formula':
    'This cell is a formula. Put the names beside the pairings, or replace the formula with its value.',
  'names-formula-long':
    'This cell needs a longer formula than Excel allows. Put each pairing into a cell of its own.',
  'names-no-room':
    'There are not enough columns to the right of the pairings. Move the pairings to the left.',
  'names-not-empty':
    'The names need the cells {room}, and this one is not empty. Move its contents, or replace the numbers with the names.',
  'names-live-table':
    'These cells belong to the table {table}, and Excel fills its columns with one formula. Put the names beside it, or insert them as text.',
  'names-live-differs':
    'A formula would show “{shown}” here instead of “{name}”. Put the whole name, and nothing else, into one cell.',
  'names-live-text':
    'The number {number} of this player is stored as text, so formulas cannot find it. Type the numbers of the list as numbers.',
  'names-name-unknown': 'Nobody in the list is called “{text}”. This cell stays as it is.',
  'names-name-ambiguous': '“{text}” can be read in more than one way. This cell stays as it is.',
} as const;
