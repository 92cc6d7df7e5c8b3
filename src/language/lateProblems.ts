import { addLateProblems } from './language';

/** What an identifier has to be, in English. */
export const EGF_PIN_RULE = 'it has eight digits';
export const US_CHESS_RULE = 'it has eight digits';
export const AFFILIATE_RULE = 'it is an A and seven digits, such as A6012345';
export const ECF_CODE_RULE = 'it is six digits and a letter from A to L, but not I, such as 123456A';

/** A line of a text, where a problem names a cell of a sheet. */
export const lineText = (line: number): string => `line ${line}`;

/** Texts of problems with tables and files of others, and with handouts: whoever reads or makes these imports this file, so that the pane begins without it. */
addLateProblems('en', {
  // handouts
  'handout-unknown': 'There is no handout “{typed}”. Choose one of: {choices}.',
  'handout-needs-tournament': 'The handout “{handout}” needs a tournament, not a system and a number.',
  'handout-system': 'The handout “{handout}” tells of the tables of {choices}, not of those of {system}.',
  'handout-of-all': 'The handout “{handout}” is about all of them, not about one.',
  'handout-too-large':
    'The handout “{handout}” makes no sense for {players} players with {games} games: it takes at most {mostPlayers} players and {mostGames} games.',
  'handout-there': 'There is one already: the sheet “{sheet}”. It follows the results by itself.',
  'handout-of-match':
    'The handout “{handout}” is not for a match of two teams: the sheet Match already shows this.',
  'handout-of-players': 'The handout “{handout}” is not for teams. Choose one of: {choices}.',
  'handout-of-teams': 'The handout “{handout}” is only for team events.',
  'handout-of-sections':
    'The handout “{handout}” shows how a table of one size is made, and the sections here have several sizes. Ask for it by a number of players.',
  'handout-refreshed':
    'The handout “{handout}” follows the results by formulas, and a tournament of {players} players has none: Refresh keeps it up to date.',
  'slips-none':
    'All games{round, plural, =0 {} other { of round {round}}} are finished, so there are no result slips to print.',
  'slips-none-of-player':
    '{player} has no game left to play{round, plural, =0 {} other { in round {round}}}, so there are no result slips to print.',
  'match-sheets-none':
    'All matches{round, plural, =0 {} other { of round {round}}} are finished, so there are no match sheets to print.',
  'handout-moved':
    'Rows or columns of the sheet “{sheet}” have been moved, and the handout “{handout}” needs them. Repair the tournament or make its sheets again, then add it.',
  // files of other programs and federations
  'exchange-empty': 'This file is empty.',
  'text-encoding': 'Read as {name}{note}.',
  'file-other-kind': 'This is {what}. {way}.',
  'exchange-too-large':
    'This file has {size} bytes, and no more than {most} are read. It is probably not a file of results.',
  'exchange-not-text': 'This is not a text file, or it is damaged.',
  'exchange-player-unknown': 'There is no player {number} in this file.',
  'exchange-player-twice': 'The number {number} is given to two players, here and in line {other}.',
  'exchange-not-mirrored':
    'The two sides of a game differ: {name} has “{typed}” against {opponent} in round {round}, but {opponent} has “{other}”. Correct one of them.',
  'exchange-two-games': '{name} has two games in round {round}.',
  'exchange-result': '“{typed}” is not a result that this kind of file knows.',
  'exchange-not-teams':
    'Files of this kind ({format}) know no matches of teams. Choose another kind: {choices}.',
  'exchange-team-twice':
    'Two teams are called {team}; the other one has the number {other}. Rename one of them.',
  'exchange-team-points':
    '{team} has {typed} match and game points in this file, and its results give {points}.',
  'exchange-egd-clubs':
    'This file has four letters for a club: {count, plural, one {one club is} other {# clubs are}} cut, such as “{club}” to “{cut}”.',
  'exchange-egd-names':
    '{count, plural, one {One name has} other {# names have}} no comma, such as “{name}”. The first word was taken for the surname: write “Surname, Given” where that is wrong.',
  'exchange-lost': 'The file does not hold: {what}. Keep the workbook.',
  'exchange-detail-missing':
    'The report misses: {what}. Write it on the sheet Tournament, under “For reports”.',
  'exchange-detail-nowhere':
    'The report misses: {what}. The sheet Tournament was made before there were cells for it. Have the sheets made anew (refresh --new-sheets, or the button in the pane), and write it there under “For reports”.',
  'exchange-detail-hidden':
    'The report misses: {what}. Write it in this cell; show its row first if it is hidden.',
  'exchange-player-detail-missing': '{name} has no {what} in the list. Type it on the sheet Players.',
  'exchange-column-missing':
    'The report asks for the {what} of {count, plural, one {one player} other {# players}}, and the list has no column for it. Have it added (columns --report {report}, or the button in the pane), or add a column “{heading}” on the sheet Players yourself.',
  'exchange-column-empty':
    'The column “{heading}” tells nobody’s {what}, which new players need. Type it there.',
  'exchange-identifier': '“{typed}” cannot be the {what} of {name}: {rule}.',
  'exchange-not-all-play':
    'This is no round robin: {players} players need {needed} rounds to meet everyone, and the file has {rounds}.',
  'exchange-left':
    'None of their games counts in this file, so they are taken to have left before half of them.',
  'exchange-few-met':
    'Only {met} of {pairs} pairs have met. If this was a Swiss, it is no round robin; else all other games are still to be played.',
  'exchange-two-spellings':
    '“{name}” and “{other}” never meet. If they are one player, write one name in all games.',
  'exchange-cycles-open':
    '{players} players need {needed} rounds to meet once, and here is round {round}. Say how often all meet (--cycles 2), or add missing players.',
  'exchange-cycles-few':
    '{players} players need {needed} rounds to meet {cycles, plural, one {once} =2 {twice} other {# times}}, and here is round {round}. Players may be missing.',
  'exchange-cycles-differ':
    'The file says that all meet {cycles, plural, one {once} =2 {twice} other {# times}}; {asked} was asked for.',
  'exchange-rest-name':
    'A player called “{name}” is taken for a rest, and their games are left out. Write the name in another way.',
  'exchange-format-unknown': 'There is no format “{typed}”. Choose one of: {choices}.',
  'exchange-text-none':
    'No rounds and no table with numbered players were found in this text. Save it as CSV, or adopt the table from a sheet.',
  'exchange-text-game':
    'This line is not read: “{text}”. {why, select, several {Write one game in each line.} behind {Only a remark in brackets may stand behind the result.} columns {Write names alone beside the result.} long {It is too long.} above {Write its round over it.} round {Write a round like Round 2.} table {Number the players from 1 on.} score {Write 1-0, ½-½ or 0-1, or * for a game to be played.} names {Two names are wanted beside its result, with a dash between them or the result itself.} note {Write it like Berg - Cole 1-0, or put # and a blank before a note.} other {{why}.}}',
  'exchange-text-round':
    'Round {round} begins here and in line {other}. Put each section into a file of its own.',
  'exchange-text-read':
    '{count, plural, one {# game} other {# games}} of {players} players {rounds, plural, =0 {without rounds} one {in # round} other {in # rounds}} were read{byes, select, none {} other {, byes by line: {byes}}}.{headings, select, none {} other { Headings, by line: {headings}.}}{above, select, none {} other { Not read, above the games: {above}.}}{notes, select, none {} other { Not read, as notes: {notes}.}}',
  'exchange-text-left': 'These lines are no part of the table and are not read: {lines}.',
  'exchange-text-open':
    '{count, plural, one {A game has no result and counts} other {# games have no result and count}} as still to be played: line {lines}. Write the result, or *.',
  'exchange-text-once':
    '{name} plays in this line alone, others up to {most} times. Look whether the name is written alike.',
  'exchange-text-absent':
    '{count, plural, one {One player is} other {# players are}} in no line of round {round}: {names}.',
  'exchange-not-known':
    'Nothing tells which program made this file. Say what it is, or save it in another format there.',
  // lists of games, PGN, and the files of US Chess, England and Go
  'exchange-csv-no-games':
    'No list of games was found: it needs a line of headings that names both sides and the result. If this is a cross-table, adopt it instead.',
  'exchange-csv-quotes': 'A quotation mark is opened here and never closed. Close it, or take it out.',
  'exchange-csv-side':
    'A player is missing in this line, beside “{name}”. Write both names, or take the line out.',
  'exchange-csv-wide': 'More cells than headings: lines {lines}. Put a name with a comma in quotation marks.',
  'exchange-csv-unread': 'These lines have no names and no result, and are not read: {lines}.',
  'exchange-csv-two-names':
    'The number {number} is {name} in this line, but {other} further up. Correct one of them.',
  'exchange-pgn-no-games': 'No games were found in this file.',
  'exchange-pgn-tag': 'This line begins like a tag and is none. Write it as [Name "value"].',
  'exchange-pgn-results-differ':
    'The result of this game is “{typed}”, but “{other}” stands behind its moves. Correct one of them.',
  'exchange-egd-none': 'No players were found in this file.',
  'exchange-egd-line':
    'This line is not that of a player: place, surname, first name, rank, country, club, numbers, results.',
  'exchange-egd-rounds':
    'This line has {count, plural, one {# result} other {# results}}, and others have {rounds}. Every player needs one for each round, 0- where they did not play.',
  'exchange-egd-rank': '{name} has no rank in the list: the report has {rank}. Write the rank as the rating.',
  'exchange-games-open':
    '{count, plural, one {# game has no result yet and is} other {# games have no result yet and are}} left out of the report.',
  'exchange-us-zip': 'This is not a zip of a rating report, or it is damaged: it needs the table {table}.',
  'exchange-us-table': 'The table {table} is damaged: it needs the field {field}.',
  'exchange-us-rounds': 'The report takes no more than {most} rounds, and there are {count}.',
  'exchange-us-sections': 'The report takes no more than {most} sections, and there are {count}.',
  'exchange-us-time':
    '“{typed}” is no time control that the report knows. Write it like G/90;+30 on the sheet Tournament.',
  'exchange-ecf-none': 'This file needs a list of players and at least one section with results.',
  'exchange-ecf-table':
    'Results in a table (TABLE START) are not read. Write each with its fields, such as #PIN1=1#SCORE=10#PIN2=2.',
  'exchange-text-cut':
    '“{typed}” is longer than the {most} letters that the report has room for, and is cut.',
  // tournament report files
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
    'Team {number} has {matchPoints} match points from the arbiter. Write the reason beside it on the sheet Teams.{gamePoints, plural, =0 {} other { Its {gamePoints} game points from the arbiter have no place there: they do not count in the standings.}}',
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
  // a cross-table or a list of results that is adopted, and what is told of it
  'adopt-not-found':
    'No cross-table and no list of results was found here. Select the table with its names, or name the sheet and the range.',
  'adopt-standings':
    'Points stand here, as in standings, but not who played whom. Take the cross-table or the list of games.',
  'adopt-too-full':
    'There is too much on this sheet to find a cross-table by itself. Select the table, or name its range.',
  'adopt-two-tables': 'There are two cross-tables: {first} and {second}. Select the one you want.',
  'adopt-order-unclear':
    'Nothing tells whether the columns from here on are in the order of the rows or of the numbers. Sort the rows by number, then try again.',
  'adopt-date':
    'A date stands here where a result of {name} should be: Excel turns 1-0 or 1/2 into a date. Format the cell as Text, then type the result again.',
  'adopt-cell':
    '“{typed}” in the line of {name} is not a result. Write 1, ½, 0, = or + and - for a forfeit; leave the cell empty if the game is still to be played.',
  'adopt-line':
    'This line was not understood: “{typed}”. A game has two names and a result. Correct it, or clear it.',
  'adopt-line-left':
    'The line of {name} does not fit the table: each player needs a line and a column. Correct it.',
  'adopt-column-left':
    'Results stand here too, but no line of the table belongs to this column. Add the line, or select the table without the column.',
  'adopt-goals':
    '“{typed}” in the line of {name} is not a result: it looks like goals, frames or sets. Write 1, ½ or 0.',
  'adopt-points-scoring':
    '“{typed}” in the line of {name} is not a result with 1 for a win. All results fit {scoring}: choose these points (--scoring {scoring}).',
  'adopt-two-readings':
    'There is a cross-table in {first} and a list of results in {second}. Select the one you want (--range).',
  'adopt-rests': '“{name}” was read as a rest. If this is a player, write the name in another way.',
  'adopt-swiss':
    'This looks like a Swiss: only {met} of {pairs} pairs have a game in {rounds} rounds. If all are to meet, say how often (--cycles).',
  'adopt-stranger':
    '{name} has this game alone, and the others have all of theirs. A name or a number is probably typed otherwise here. Correct it.',
  'adopt-diagonal': '“{typed}” would be a result of {name} against themselves. Clear the cell.',
  'adopt-count-differs':
    '“{typed}” and “{otherTyped}” in {other} are not the same number of games. Excel makes 1 of 01: format such cells as Text, then type the results again.',
  'adopt-number-unknown':
    '“{typed}” names number {number} as the opponent of {name}, and nobody has that number. Correct the cell.',
  'adopt-opponent-differs':
    '“{typed}” says that {name} played {opponent}, but {other} says something else of {opponent}: “{otherTyped}”. Correct one of the two.',
  'adopt-contradiction':
    '{name} against {opponent}: “{typed}” here and “{otherTyped}” in {other} cannot both be right. Correct one of the two.',
  'adopt-rounds-differ':
    '{name} against {opponent} is in one round here and in another in {other}. Correct one of the two.',
  'adopt-colours-differ':
    '{name} and {opponent} would have the same colour in their game: compare this cell with {other}, and correct one of the two.',
  'adopt-two-games': '{name} would play twice in round {round}: here and in {other}. Correct one of the two.',
  'adopt-against-self': '{name} cannot play against themselves. Correct one of the two names.',
  'adopt-game-twice':
    '{name} against {opponent} stands in {other} too, in the same round. Delete one of the two.',
  'adopt-meetings-uneven':
    '{name} and {opponent} have {count, plural, one {# game} other {# games}}, nearly all others have {cycles}. Correct one of the names, or say how often all meet.',
  'adopt-system-differs':
    'The table of {system} does not fit {name} against {opponent}: this game is in another round or has other colours there. Choose another system, or none.',
  'adopt-black-first':
    'Black stands left of White here. Results were read with White first all the same: 1-0 is a win with White.',
  'adopt-one-sided':
    '{name} against {opponent}: only this cell has a result, “{typed}”; the other one is empty. It was taken from here.',
  'adopt-dashes':
    '{count, plural, one {A dash was read as a game that is still to be played. If both players lost by forfeit, record -/- for it.} other {# pairs of dashes were read as games that are still to be played, this one first. Where both players lost by forfeit, record -/-.}}',
  'adopt-special':
    '{name} against {opponent}: “{typed}” here and “{otherTyped}” in {other} make less than one whole point. It was taken so; correct it if it is a slip.',
  'adopt-points-differ': '{name} stands with {stated} here, but the results make {ours}. Check the line.',
  'adopt-sonneborn-differs':
    '{name} has {stated} as Sonneborn-Berger here, but the results make {ours}. Check what was counted.',
  'adopt-place-differs':
    '{name} is placed {stated} here, but by the points of the results that place is somebody else’s.',
  'adopt-inferred':
    'Rounds or colours of {count, plural, one {# game} other {# games}} do not stand in the table. They were taken from {system}, the only standard table that fits the others.',
  'adopt-rounds-laid-down':
    'Nothing tells the rounds of {count, plural, one {# game} other {# games}}. They were given some: points and most tie-breaks are right, but the games need not have been played in these rounds.',
  'adopt-colours-laid-down':
    'Nothing tells the colours of {count, plural, one {# game} other {# games}}. They were given some: points and most tie-breaks are right, but the games need not have been played with these colours.',
  'adopt-schedule-laid-down':
    'Nothing tells rounds and colours of {count, plural, one {# game} other {# games}}. They were given some: points and most tie-breaks are right, but the games need not have been played in these rounds or with these colours.',
  'adopt-open-laid-down':
    '{count, plural, one {# game still to be played has} other {# games still to be played have}} no round or no colours in the table, and got some.',
  'adopt-tables-fit':
    'More than one standard table fits: {choices}. If you know which one was used, name it as the pairing system.',
});
