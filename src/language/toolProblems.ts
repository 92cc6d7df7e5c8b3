/** What is said when a tool cannot change the organiser's own sheets, or take a change back, in English. */
export const toolProblemsEn = {
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
