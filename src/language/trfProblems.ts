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
    'This is an event of {count} teams. The command convert reads it; here files of single players, and of a match of two teams, are read.',
  'trf-team-details':
    'An event of teams has no cells for place, dates, arbiters, federations and numbers of players at their federation, so the file does not have them. A report for ratings needs them: add them in the program that reads it.',
  'trf-team-nobody':
    'Match {match}, board {board}: nobody of {team} is named, and the board has a result. Type the name, or a forfeit if nobody came.',
  'trf-team-two-boards':
    'Match {match}, board {board}: {player} of {team} has another game in round {round}. A file has one for each round: type who really played.',
  'trf-team-open-seats':
    'Match {match}, board {board} has neither names nor a result. The file says of such a board that nobody came: type names or a result first.',
  'trf-team-stranger':
    '{name} is not on the list of {team} and stands at its end in the file. Add them to the list on the sheet Teams.',
  'trf-team-forfeit': '“{typed}” is no way to forfeit a match: columns 5 and 6 have +-, -+ or --.',
  'trf-team-bye-paid':
    'This record gives a team points for a round without a match. In a round robin a rest gives none: take it out, and correct the points of the team.',
  'trf-team-adjustment':
    'Team {number} has {matchPoints} match points and {gamePoints} game points from the arbiter. An event of teams has no place for them: they are not in its standings.',
  'trf-team-mates': '{name} and {opponent} are of one team and cannot have a game.',
  'trf-team-unknown':
    'This record is of no match: it needs a round and two numbers of teams. {number} is none, or round {round} is none.',
  'trf-team-two-matches': '{team} meets two teams in round {round}.',
  'trf-team-line-up':
    'Round {round}, board {board}: {name} cannot sit there, by what their own line says of that round.',
  'trf-team-number':
    '“{typed}” cannot be the number of this team: each has a number of its own, from 1 to 999.',
  'trf-team-two-teams': '{name} is in another team, too, not only in {team}.',
  'trf-team-none': '{name} is in no team: no team’s record has the number {number}.',
  'trf-team-lost': 'An event of teams has no place for: {what}. They are left out.',
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
  'trf-national-left':
    'Of the lines of national federations only ratings and IDs of {federation} are kept. Left out: {what}.',
  'trf-national-federation':
    'The list has national ratings of {count, plural, one {one player} other {# players}}, and the event no federation that they are of. Write its three letters on the sheet Tournament, under “For reports”; the file is made without them.',
  'trf-no-record':
    'This line is no record of such a file and was passed over, as were all like it ({count}).',
  'exchange-match-table':
    'The game of {name} against {opponent} is not where the table of a match of two teams has it: round and colours have to be those of the table.',
  'trf-absent':
    '{name} has no game in this file. If they left before half of their games, withdraw them: a file does not say so.',
  'trf-rating-undated':
    'Round {round} has games without a date. A report on more than {most} days is one file a month, by the dates of the games: write them on the sheet Pairings.',
  'trf-months-unrated':
    'The list has no ratings of {count, plural, one {{months}: its file has the ratings} other {these months: {months}. Their files have the ratings}} of the column Rating. For those of a month add a column such as “{heading}” on the sheet Players.',
  'trf-month-unrated':
    'The column “{heading}” is empty for {count, plural, one {{names}, who plays} other {{names}, who play}} in {month}: the file of that month has the rating of the column Rating.',
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
