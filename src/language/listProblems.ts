/** What can be wrong with the organiser's own lists and tables, and with what tools do there, in English. */
export const listProblemsEn = {
  // a list of players
  'more-problems': 'And {count, number} more.',
  'sheet-missing': 'There is no sheet “{sheet}” in this workbook. Check its name, or choose another sheet.',
  'range-invalid': '“{typed}” is not a range of cells. Write one like A1:D20.',
  'list-empty': 'There is nothing here yet. Type the names one below the other, then try again.',
  'list-not-found':
    'No list of names was found here. Select the cells with the names, or put the heading “Name” above them.',
  'name-missing': 'This row has data but no name. Type the name, or clear the row.',
  'name-error-value': 'Instead of a name there is the error {error}. Correct its formula, or type the name.',
  'name-duplicate':
    '“{name}” stands in {other} too. Give one of the two something that tells them apart, such as a year of birth or a club.',
  'name-unseen':
    '“{name}” has a sign in it that nobody sees ({sign}), so searches and formulas miss this name. Type it anew.',
  'name-too-long': 'A name of {length} characters is too long. Shorten it to {most} at most.',
  'name-not-text': '“{typed}” is not a name. Type the player’s name as text.',
  'formula-without-value':
    '{count, plural, one {The formula in {cells} has} other {The formulas in {cells} have}} no value yet: the program that wrote this file did not calculate. Open the file in a spreadsheet program, save it, then try again.',
  'list-gap':
    'There is an empty row above. The players below it were read too; if they don’t belong to the list, select the list without them.',
  'list-bye-row': '“{name}” was left out: a bye needs no row of its own, an odd field gets one by itself.',
  'list-hidden-rows':
    '{count, plural, one {Row {rows} is hidden, but its player was} other {Rows {rows} are hidden, but their players were}} read too. To leave anybody out, delete the row or select the list without it.',
  'list-row-skipped': '“{text}” looks like a note, not like a player, and was left out.',
  'header-twice':
    'Both “{heading}” here and “{other}” in {cell} look like the heading of the names. Rename one of the two.',
  'rating-error-value':
    'Instead of a rating there is the error {error}. Correct its formula, or clear the cell.',
  'rating-invalid':
    '“{typed}” is not a rating. Type a number from 0 to {most} or a Go rank such as 3k; leave it empty if there is none.',
  'cell-error-value':
    'There is the error {error} in the column “{heading}”. Correct its formula, or clear the cell.',
  'too-few-players':
    '{count, plural, =0 {No player was} one {Only one player was} other {Only {count} players were}} found. A round robin needs at least {least}.',
  'too-many-players': '{count} players are more than the {most} that fit. Split the field into sections.',
  'list-two-lists': 'There are two lists: {first} and {second}. Select the one you want.',
  'list-is-ours':
    'This sheet was made by Roundabout for a tournament that exists already. Select your own list of players.',
  'sheet-too-full':
    'There is too much on this sheet to find the list of names by itself. Select the cells with the names.',
  // a table of pairings that somebody typed
  'printed-nothing': 'There are no pairings here. Select the cells with the numbers, such as 7-14.',
  'printed-too-large':
    'Pairings fill fewer than {rows} rows and {columns} columns. Select them alone (--range A1:H40).',
  'printed-unclear':
    'These cells can be read in more than one way. Put a heading such as “Round 1” above or beside each round.',
  'printed-cell': '“{text}” is not a pairing. Type it like 7-14, and a bye like 7-.',
  'printed-alone': '{label} stands here without an opponent. Type the pairing whole, and a bye like 7-.',
  'printed-date':
    'Excel has turned what was typed here into a date or a time. Give the cell the format Text, then type the pairing again.',
  'printed-error-value':
    'Instead of a pairing there is the error {error}. Correct its formula, or type the pairing.',
  'printed-no-round':
    'This pairing stands above the first round. Give it a heading such as “Round 1”, or leave it out.',
  'printed-round-twice': 'Round {round} has a heading in {other} too. Correct one of the two.',
  'printed-round-cell':
    '“{text}” is not the number of a round. In this table each cell says in which round two players meet.',
  'printed-rounds-differ':
    'Here and in {other}, the same two players meet in different rounds. Correct one of the two.',
  'printed-bold-unclear':
    'Bold says who has which colour, so either this cell or {other} has to be bold, but not both.',
  // what looks wrong on anybody’s sheets
  'formula-typed-over': '“{typed}” was typed over a formula. By the cells beside it, {formula} belongs here.',
  'number-is-text': '“{typed}” is a number kept as text. Formulas pass it over.',
  'result-is-date':
    'Excel has made a date of this result{result, select, none {} other { ({result})}}. If you type it again, give the cell the format Text first.',
  'result-not-typed': 'The result of {one} against {other} is missing, and later ones are there.',
  'name-blanks': '“{name}” has stray spaces, so searches and formulas miss it.',
  'name-two-spellings': '“{name}” is written “{other}” elsewhere. Formulas take them for two people.',
  'name-not-linked':
    '“{name}” is typed here, and the names around it are linked to the list. If it is corrected in {cell}, it stays wrong here.',
  'cure-unknown':
    'There is nothing to put right under number {number}. The list goes to {count}; some of its lines can only be pointed at.',
  'cure-several': 'Line {number} can be put right in {count} ways. Say which, such as {number}:1.',
  // a tool that cannot change the sheets, or take a change back
  'check-no-schedule':
    'These are no pairings: too much is double in {count} of the rounds. Select them alone (--range A1:H40).',
  'tool-on-ours':
    'The sheet “{sheet}” was made by Roundabout. Select cells on a sheet of your own, or use the commands of the tournament.',
  'tool-nothing': 'There is nothing to change here.',
  'tool-undo-nothing': 'There is no step of a tool on the sheets that could be taken back.',
  'tool-steps-damaged':
    'This line does not say any more what stood in the cell before. Put the line back as it was, or the cells themselves.',
  'tool-steps-twice':
    'The steps of the tools stand on two sheets: “{sheet}” and “{other}”. Delete the one that is a copy.',
  'names-number-unknown':
    'Nobody in the list has {label}{count, plural, one {} other {, which stands here in # cells}}. It stays as it is.',
  'names-not-there': '{name} has the number {label} in the list, which no pairing has.',
  'names-without-number': '{name} has no number in the list, and cannot be found by one.',
  'names-number-twice':
    'The number {label} stands in the list twice: {other} has it too. Correct one of the two.',
  'names-numbers-which':
    'Column {one} and column {other} could both have the numbers of the players. Write the heading “No” above the right one, or leave the other one out of the list.',
  'names-numbers-other':
    'The numbers are taken from column {used}. Column {other} numbers the players in another way.',
  'names-numbers-near':
    'Column {column} numbers nearly all players, but this cell {label, select, other {says {label}, which does not fit the others} none {has no number}}. Correct the cell. If these are not the numbers, leave the column out of the list.',
  'names-column-missing': 'The list has no column “{typed}”. Its columns are: {choices}.',
  'names-same-team':
    '{one} and {other} are of the same team, so they cannot meet. Correct the pairing; it stays as it is.',
  'names-one-list':
    'These pairings are of one field, and the names come from two lists. Name one list with all players.',
  'names-lists': 'Name one list, or {most} where each of two teams has a list of its own.',
  'names-list-inside':
    'The list of names is among the cells that would be changed. Select the pairings without the list.',
  'names-formula':
    'This cell is a formula. Put the names beside the pairings, or replace the formula by what it shows.',
  'names-formula-long':
    'A formula for all names in this cell would be longer than Excel allows. Put each pairing into a cell of its own.',
  'names-no-room': 'There are not enough columns on the right of the pairings. Move them to the left.',
  'names-not-empty':
    'The cells {room} have to be empty for the names, and this one is not. Move what stands there, or put the names in the place of the numbers.',
  'names-live-table':
    'These cells belong to the table {table}, whose columns Excel fills with one formula. Put the names beside it, or as texts.',
  'names-live-differs':
    'A formula would show “{shown}” here instead of “{name}”. Put the whole name, and nothing else, into one cell.',
  'names-live-text':
    'The number {number} of this player is a text, which a formula does not find. Type the numbers of the list as numbers.',
  'names-name-unknown': 'Nobody in the list is called “{text}”. This cell stays as it is.',
  'names-name-ambiguous': '“{text}” can be read in more than one way. This cell stays as it is.',
} as const;
