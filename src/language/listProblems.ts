/** What can be wrong with a list of players, in English. */
export const listProblemsEn = {
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
} as const;
