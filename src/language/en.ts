import type { Language } from './language';

/** English, the language that all others are measured by. Apostrophes are ’ (a plain one quotes in ICU messages). */
export const en: Language = {
  code: 'en',
  name: 'English',
  problems: {
    // the list of players
    'sheet-missing': 'There is no sheet “{sheet}” in this workbook. Check its name, or choose another sheet.',
    'range-invalid': '“{typed}” is not a range of cells. Write one like A1:D20.',
    'list-empty': 'There is nothing here yet. Type the names one below the other, then try again.',
    'list-not-found':
      'No list of names was found here. Select the cells with the names, or put the heading “Name” above them.',
    'name-missing': 'This row has data but no name. Type the name, or clear the row.',
    'name-error-value':
      'Instead of a name there is the error {error}. Correct its formula, or type the name.',
    'name-duplicate':
      '“{name}” stands in {other} too. Give one of the two something that tells them apart, such as a year of birth or a club.',
    'name-too-long': 'A name of {length} characters is too long. Shorten it to {most} at most.',
    'name-not-text': '“{typed}” is not a name. Type the player’s name as text.',
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
    'cell-error-value':
      'There is the error {error} in the column “{heading}”. Correct its formula, or clear the cell.',
    'too-few-players':
      '{count, plural, =0 {No player was} one {Only one player was} other {Only {count} players were}} found. A round robin needs at least {least}.',
    'too-many-players': '{count} players are more than the {most} that fit. Split the field into sections.',
    'list-two-lists': 'There are two lists: {first} and {second}. Select the one you want.',
    'list-is-ours':
      'This sheet was made by Roundabout for a tournament that exists already. Select your own list of players.',
    // numbers and choices
    'not-a-whole-number': '“{typed}” is not a whole number. Type one, such as 8.',
    'number-out-of-range': '{typed} is out of range. Choose a number from {least} to {most}.',
    'system-unknown': 'There is no pairing system “{typed}”. Choose one of: {choices}.',
    'system-size': 'The system {system} has no table for {count} players. It goes from {least} to {most}.',
    'cycles-invalid': '“{typed}” is not a number of cycles. Choose a whole number from {least} to {most}.',
    'criterion-unknown': 'There is no tie-break “{typed}”. Choose from: {choices}.',
    'criterion-twice': 'The tie-break {typed} is listed twice. Once is enough.',
    'scoring-invalid':
      '“{typed}” is not a scoring. Give the points for a win, a draw and a loss, in descending order, such as 1, 0.5, 0.',
    'rules-unknown': 'There is no rule set “{typed}”. Choose one of: {choices}.',
    'choice-unknown': '“{typed}” is not one of the choices: {choices}.',
    'numbers-column-missing': 'The list has no column “{typed}” to take the pairing numbers from.',
    'numbers-duplicate':
      'The pairing number {number} is given twice, here and in {other}. Give each player his own.',
    'numbers-missing': 'There is no pairing number here. Give each player one, from 1 to {count}.',
    'seed-missing': 'Lots need a seed, so that anyone can repeat the draw. Type any word or number.',
    // event files
    'file-unreadable': 'The file cannot be read. Check its name and that it is not open elsewhere.',
    'file-not-json': 'This is not an event file: its text is not valid JSON ({detail}).',
    'event-field': 'This should be {expected}.',
    'event-player-unknown': 'There is no player {number} in this event.',
    'event-player-twice': 'The player {name} is listed twice.',
    'event-game-self': 'Player {number} is paired with himself.',
    'event-game-round':
      'Round {round} does not exist: the event has {rounds, plural, one {# round} other {# rounds}}.',
    'event-player-two-games': 'Player {number} has two games in round {round}.',
    'event-pair-too-often':
      'The players {white} and {black} meet {count} times; the event has {cycles, plural, one {# cycle} other {# cycles}}.',
    'event-result': '“{typed}” is not a result. Write one of: {choices}.',
    // workbooks
    'workbook-unreadable': 'The file is not an Excel workbook that can be read (.xlsx), or it is damaged.',
    'workbook-not-ours': 'There is no tournament of Roundabout in this workbook. Make one first.',
    'workbook-copied-sheet':
      'The sheets “{first}” and “{second}” belong to the same tournament: one seems to be a copy. Delete the one you don’t need.',
    'workbook-version':
      'This tournament was made by a newer version of Roundabout (format {found}; this one reads up to {known}). Update Roundabout.',
    'workbook-part-missing':
      'A part of the tournament is missing: {part}. If it was deleted just now, undo that; else take the last saved copy.',
    'workbook-cell': 'Found “{found}”, expected {expected}. Type it back, or use Repair.',
    'workbook-too-large':
      '{count} players are more than one workbook can hold in this form; the most is {most}. Split the field into sections.',
    'sheet-name-taken':
      'There is a sheet “{sheet}” already. Rename that one, or give the event another name.',
    'output-is-input': 'The result would overwrite the file that is read. Choose another name with --out.',
    'output-exists': 'The file exists already and stays as it is. Choose another name.',
    'output-unwritable':
      'The file cannot be written. Check the folder, and that the file is not open in Excel.',
    'format-unknown': 'Files of the kind “{typed}” are not known. Known are: {choices}.',
    'changed-meanwhile':
      'The cell has changed meanwhile: it held {expected}, now it holds {found}. Nothing was written; look at it and try again.',
    'result-not-understood':
      '“{typed}” was not understood as a result and counts as not yet played. Type one such as 1-0, ½-½ or 0-1.',
    'result-of-bye': 'This is a bye: there is no game and no result. Clear the cell.',
    'game-unknown': 'There is no game {typed} in this tournament.',
    'player-unknown':
      'There is no player “{typed}” in this tournament. Write the name as on the sheet Players.',
    'undo-nothing': 'There is nothing left to undo.',
    'host-failed': 'Excel could not do this ({detail}). Nothing was changed; try again.',
  },
  place: {
    file: 'file “{file}”',
    sheet: 'sheet “{sheet}”',
    cell: 'cell {cell}',
    field: 'field {field}',
    round: 'round {round}',
    game: 'game {game}',
    player: '{player}',
    between: ', ',
    before: '{place}: {message}',
  },
  words: {
    pairings: 'Pairings',
    standings: 'Standings',
    crosstable: 'Crosstable',
    players: 'Players',
    tournament: 'Tournament',
    log: 'Log',
    calculation: 'Calculation',
    no: 'No',
    name: 'Name',
    rating: 'Rating',
    federation: 'Federation',
    status: 'Status',
    game: 'Game',
    round: 'Round',
    board: 'Board',
    whiteNo: 'White no.',
    white: 'White',
    result: 'Result',
    black: 'Black',
    blackNo: 'Black no.',
    check: 'Check',
  },
};
