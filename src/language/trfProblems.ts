/** What can be wrong with tournament report files, in English. */
export const trfProblemsEn = {
  'trf-no-players': 'This file has no players: no line of it begins with 001.',
  'trf-player-number':
    '“{typed}” is no pairing number: columns 5 to 8 of this line need a number from 1 to 9999.',
  'trf-number-gap': '{name} has the number {number}, and nobody has {missing}: numbers must have no gaps.',
  'trf-too-many-rounds': 'This line has {rounds} rounds, and no more than {most} are read.',
  'trf-too-many-lines': 'This file has {lines} lines, and no more than {most} are read.',
  'trf-entry':
    '“{typed}” of {name} is nothing that round {round} can have: an opponent, w or b, and a result are.',
  'trf-colours': '{name} and {opponent} (line {line}) have the same colour in round {round}.',
  'trf-record': 'There is no record {id}. A line of a player begins with 001.',
  'trf-points': '{name} has {typed} points in columns 81 to 84, and the results of the line give {points}.',
  'trf-rounds': '{name} plays in round {last}, and the file says that there are {rounds} rounds.',
  'trf-bye-paid':
    '{name} has points for round {round} without an opponent ({letter}). In a round robin a rest gives none: write Z there, and correct the points.',
  'trf-swiss': 'This is no round robin but “{type}”, where rounds without an opponent give points.',
  'trf-not-all-meet':
    'This is no round robin: {name} has not met {missing} of the others and has only {free} rounds left for that.',
  'trf-of-teams':
    'This is an event of {count} teams. Files of single players, and of a match of two teams, can be read.',
  'trf-scoring': 'These points for a win, a draw and a loss cannot be used: {typed}.',
  'trf-adjustment-points': '“{typed}” in columns 14 to 17 is no number of points.',
  'trf-assignment':
    'This record of type {type} changes what a result is worth. Only points that are added or taken away can be read.',
  'trf-adjustment':
    'The player with the number {number} has {points} points from the arbiter. Write the reason beside it.',
  'trf-tie-break': 'The tie-break {typed} is not known here and is left out.',
  'trf-date-form': '“{typed}” is read as {date}.',
  'trf-date-unknown': '“{typed}” is no date and is left out.',
  'trf-passed-over': 'Records that have no place in a round robin were passed over: {records}.',
  'trf-no-record':
    'This line is no record of such a file and was passed over, as were all like it ({count}).',
  'exchange-match-table':
    'The game of {name} against {opponent} is not where the table of a match of two teams has it: round and colours have to be those of the table.',
  'trf-absent':
    '{name} has no game in this file. If they left before half of their games, withdraw them: a file does not say so.',
  'trf-rating-undated':
    'Round {round} has games without a date. A report on more than {most} days is one file a month, by the dates of the games: write them on the sheet Pairings.',
  'trf-round-dates':
    'The report needs a date for each round. {count, plural, one {Round {rounds} has none} other {Rounds {rounds} have none}}: write dates on the sheet Pairings.',
  'trf-column-missing':
    'The list tells nobody’s {what}, which new players need. Have a column for it added (columns --report fide, or the button in the pane), or add “{heading}” on the sheet Players yourself.',
  'trf-federation': '“{typed}” is the code of no federation. Write three letters, such as GER or ENG.',
  'trf-federation-called': 'Reports have {federation} for {typed}.',
  'trf-federations-missing':
    'None of the {count} players has a federation. Type it in the column “Fed./Club” on the sheet Players; show the column first if it is hidden.',
  'trf-federation-missing': '{name} has no federation in the list.',
  'trf-value': '“{typed}” of {name} cannot be read as {what} and is left out.',
  'trf-fide-id': '“{typed}” cannot be the {what} of {name}: it has 4 to 9 digits.',
  'trf-id-twice': '{name} has the same {what} as {other}: {typed}.',
  'trf-name-cut': 'The name {name} is cut: the file holds {most} characters of it.',
  'trf-tie-breaks-left': 'Such files have no code for these tie-breaks, which are left out: {codes}.',
  'trf-days-of-rounds':
    'The file has a day for each round: {count, plural, one {one game} other {# games}} with another day get that of their round.',
} as const;
