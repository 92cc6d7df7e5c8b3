import { commandProblemsEn } from './commands';

/** What is wrong with handouts, the organiser's own tables and files of others. The pane begins without these texts: `language/late.ts` adds them. */
export const lateProblemsEn = {
  ...commandProblemsEn,
  // handouts
  'handout-unknown': 'There is no handout “{typed}”. Choose one of: {choices}.',
  'handout-early':
    '{count, plural, =0 {There is no result yet} one {One result is still missing} other {# results are still missing}}, so “{handout}” has nothing to print.',
  'handout-needs-tournament':
    'The handout “{handout}” needs a tournament, not just a system and a number of players.',
  'handout-system': 'The handout “{handout}” explains the tables of {choices}, not of {system}.',
  'handout-of-all': 'The handout “{handout}” always shows all players: leave out the player.',
  'handout-of-rounds': 'The handout “{handout}” always shows all rounds: leave out the round.',
  'handout-too-large':
    'The handout “{handout}” takes at most {mostPlayers} players and {mostGames} games. This tournament has {players} players and {games} games.',
  'handout-of-match':
    'The handout “{handout}” is not for a match of two teams: the sheet Match already shows this.',
  'handout-of-players': 'The handout “{handout}” is not for teams. Choose one of: {choices}.',
  'handout-of-teams': 'The handout “{handout}” is only for team leagues.',
  'handout-of-sections':
    'The handout “{handout}” shows how to make a table of one size, but the sections here have several sizes. Ask for it by number of players.',
  'handout-needs-sections':
    'The handout “{handout}” prints a poster for each section, but this tournament has no sections. Choose “pairings” instead.',
  'handout-saves-nothing':
    'The handout “{handout}” saves no paper here: each section has too many games to share a page. Choose “section-posters” instead.',
  'handout-refreshed':
    'The handout “{handout}” needs live formulas. A tournament of {players} players has none: Refresh keeps it up to date.',
  'slips-none':
    'All games{round, plural, =0 {} other { of round {round}}} are finished, so there are no result slips to print. “blank-slips” prints empty ones.',
  'slips-none-of-player':
    '{player} has no games left{round, plural, =0 {} other { in round {round}}}, so there are no result slips to print. “blank-slips” prints empty ones.',
  'match-sheets-none':
    'There is no match to play{round, plural, =0 {} other { in round {round}}}, so there are no match sheets to print.',
  'handout-kept': 'It may hold something of yours, so it stays as it is. The new sheet is “{new}”.',
  'handout-moved':
    'The handout “{handout}” needs the sheet “{sheet}”, but somebody has moved its rows or columns. Repair the tournament or rebuild its sheets, then add the handout.',
  // files of other programs and federations
  'exchange-empty': 'This file is empty.',
  'text-encoding': 'Read as {name}{note}.',
  'file-other-kind': 'This is {what}. {way}.',
  'exchange-too-large':
    'This file has {size} bytes, and the limit is {most}. It is probably not a file of results.',
  'exchange-not-text': 'This is not a text file, or it is damaged.',
  'exchange-player-unknown': 'There is no player {number} in this file.',
  'exchange-player-twice': 'Two players have the number {number}: one here, one in line {other}.',
  'exchange-not-mirrored':
    'The two entries for a game differ: {name} has “{typed}” against {opponent} in round {round}, but {opponent} has “{other}”. Correct one of them.',
  'exchange-two-games': '{name} has two games in round {round}.',
  'exchange-result': 'This kind of file has no result “{typed}”.',
  'exchange-not-teams':
    'Files of this kind ({format}) cannot hold team matches. Choose another kind: {choices}.',
  'exchange-team-twice': 'Two teams are called {team}; the other one has number {other}. Rename one of them.',
  'exchange-team-points':
    '{team} has {typed} match and game points in this file, but the results add up to {points}.',
  'exchange-egd-clubs':
    'This file has room for four letters of a club: {count, plural, one {one club is} other {# clubs are}} shortened, such as “{club}” to “{cut}”.',
  'exchange-egd-names':
    '{count, plural, one {One name has} other {# names have}} no comma, such as “{name}”. The first word counts as the surname; where that is wrong, write “Surname, Given”.',
  'exchange-lost': 'This file cannot hold: {what}. Keep the workbook as well.',
  'exchange-detail-missing': '“{what}” is empty, and the report needs it.',
  'exchange-detail-nowhere':
    'The report needs “{what}”, but this sheet has no cell for it yet. Add the cells (refresh --new-sheets), then fill it in under “For reports”.',
  'exchange-detail-hidden':
    '“{what}” is empty, and the report needs it. If you cannot see its row, unhide it first.',
  'exchange-player-detail-missing':
    '{count, plural, one {{names} has no {what} in the list. Type it on the sheet Players.} other {# players have no {what}: {names}. Fill in the column “{heading}” on the sheet Players.}}',
  'exchange-list-lacks':
    '{count, plural, one {{names} has no {what}. Type it} other {# players have no {what}: {names}. Type it}} in your list of players, under “{heading}”.',
  'exchange-column-missing':
    'The report asks for the {what} of {count, plural, one {one player} other {# players}}, but the list has no column for it. Add one (columns --report {report}), or write the heading “{heading}” on the sheet Players yourself.',
  'exchange-column-empty':
    'The column “{heading}” is empty. The report needs the {what} of each player: type it there.',
  'exchange-identifier': '“{typed}” cannot be the {what} of {name}: {rule}. The file leaves it out.',
  'exchange-not-all-play':
    'This is not a round robin: {players} players need {needed} rounds to meet everyone, and the file has {rounds}.',
  'exchange-left': 'None of this player’s games count in this file, so they probably withdrew early.',
  'exchange-few-met':
    'Only {met} of {pairs} pairs have met. If this was a Swiss, it is not a round robin. Otherwise all other games are still to be played.',
  'exchange-two-spellings':
    '“{name}” and “{other}” never meet. If they are the same player, use one name in all games.',
  'exchange-cycles-open':
    '{players} players need {needed} rounds to meet once, but this file has a round {round}. Say how many times everyone meets (--cycles 2), or add missing players.',
  'exchange-cycles-few':
    '{players} players need {needed} rounds to meet {cycles, plural, one {once} =2 {twice} other {# times}}, but this file has a round {round}. Players may be missing.',
  'exchange-cycles-differ':
    'In this file everyone meets {cycles, plural, one {once} =2 {twice} other {# times}}, but you asked for {asked}.',
  'exchange-rest-name':
    'The player “{name}” counts as a bye, so their games are left out. If this is a real player, spell the name differently.',
  'exchange-format-unknown': 'There is no format “{typed}”. Choose one of: {choices}.',
  'exchange-text-none':
    'This text has no rounds and no table with numbered players. Save it as CSV, or put the table on a sheet and turn it into a tournament there.',
  'exchange-text-game':
    'Cannot read this line: “{text}”. {why, select, several {Write one game in each line.} behind {Only a remark in brackets may follow the result.} columns {Write only names beside the result.} long {It is too long.} above {Write its round above it.} round {Write a round like Round 2.} table {Number the players from 1 on.} score {Write 1-0, ½-½ or 0-1, or * for a game still to be played.} names {Write two names beside the result, with a dash or the result between them.} note {Write it like Berg - Cole 1-0, or put # and a blank before a note.} other {{why}.}}',
  'exchange-text-round': 'Round {round} begins here and in line {other}. Put each section into its own file.',
  'exchange-text-read':
    'Read {count, plural, one {# game} other {# games}} of {players} players {rounds, plural, =0 {without rounds} one {in # round} other {in # rounds}}{byes, select, none {} other {, byes by line: {byes}}}.{headings, select, none {} other { Headings, by line: {headings}.}}{above, select, none {} other { Not read, above the games: {above}.}}{notes, select, none {} other { Not read, as notes: {notes}.}}',
  'exchange-text-left': 'These lines are not part of the table and were not read: {lines}.',
  'exchange-text-open':
    '{count, plural, one {A game has no result and counts} other {# games have no result and count}} as still to be played: line {lines}. Write the result, or *.',
  'exchange-text-once':
    '{name} plays only in this line, others up to {most} times. Check the spelling of the name.',
  'exchange-text-absent':
    '{count, plural, one {One player is} other {# players are}} missing from round {round}: {names}.',
  'exchange-not-known':
    'Roundabout cannot tell which program made this file. Say what kind of file it is, or save it in another format in that program.',
  // lists of games, PGN, and the files of US Chess, England and Go
  'exchange-csv-no-games':
    'No list of games found: it needs a line of headings for both sides and the result. If this is a cross-table, put it on a sheet and turn it into a tournament there.',
  'exchange-csv-quotes': 'This quotation mark is never closed. Close it, or remove it.',
  'exchange-csv-side': '“{name}” has no opponent in this line. Write both names, or remove the line.',
  'exchange-csv-wide':
    'Lines {lines} have more cells than there are headings. Put a name with a comma in quotation marks.',
  'exchange-csv-unread': 'These lines have no names and no result, and were not read: {lines}.',
  'exchange-csv-two-names':
    'The number {number} is {name} in this line, but {other} further up. Correct one of them.',
  'exchange-pgn-no-games': 'No games found in this file.',
  'exchange-pgn-tag': 'This line starts like a tag but is not one. Write it as [Name "value"].',
  'exchange-pgn-results-differ':
    'The result of this game is “{typed}”, but “{other}” follows its moves. Correct one of them.',
  'exchange-egd-none': 'No players found in this file.',
  'exchange-egd-line':
    'This is not a player’s line. It needs place, surname, first name, rank, country, club, numbers and results.',
  'exchange-egd-rounds':
    'This line has {count, plural, one {# result} other {# results}}, but others have {rounds}. Every player needs one for each round, 0- where they did not play.',
  'exchange-egd-rank':
    '{name} has no rank in the list, so the report says {rank}. Write the rank as the rating.',
  'exchange-games-open':
    'The report leaves out {count, plural, one {# game that has no result yet} other {# games that have no result yet}}.',
  'exchange-us-zip': 'This is not the zip of a rating report, or it is damaged: it needs the table {table}.',
  'exchange-us-table': 'The table {table} is damaged: it needs the field {field}.',
  'exchange-us-rounds': 'The report takes at most {most} rounds, and there are {count}.',
  'exchange-us-sections': 'The report takes at most {most} sections, and there are {count}.',
  'exchange-us-time': 'The report knows no time control “{typed}”. Write one like G/90;+30.',
  'exchange-ecf-none': 'This file needs a list of players and at least one section with results.',
  'exchange-ecf-table':
    'Roundabout cannot read results in a table (TABLE START). Write each with its fields, such as #PIN1=1#SCORE=10#PIN2=2.',
  'exchange-text-cut': '“{typed}” was cut: the report has room for {most} letters.',
  // tournament report files
  'trf-no-players': 'This file has no players: no line starts with 001.',
  'trf-player-number':
    '“{typed}” is not a pairing number: columns 5 to 8 of this line need a number from 1 to 9999.',
  'trf-number-gap': '{name} has the number {number}, but nobody has {missing}. Numbers must have no gaps.',
  'trf-too-many-rounds': 'This line has {rounds} rounds, and the limit is {most}.',
  'trf-too-many-lines': 'This file has {lines} lines, and the limit is {most}.',
  'trf-entry': '{name} has “{typed}” in round {round}. An entry needs an opponent, w or b, and a result.',
  'exchange-colours': '{name} and {opponent} (line {line}) have the same colour in round {round}.',
  'trf-record': 'There is no record {id}. The line of a player starts with 001.',
  'trf-points':
    '{name} has {typed} points in columns 81 to 84, but the results in the line add up to {points}.',
  'trf-rounds': '{name} plays in round {last}, but the file gives the number of rounds as {rounds}.',
  'trf-bye-paid':
    '{name} gets points for round {round} without an opponent ({letter}). In a round robin a bye gives none: write Z there, and correct the points.',
  'trf-swiss': 'This is not a round robin but “{type}”, where rounds without an opponent give points.',
  'trf-not-all-meet':
    'This is not a round robin: {name} has not met {missing} of the others and has only {free} rounds left.',
  'trf-team-details':
    'The file has no place, dates, arbiters, federations or player IDs, because a team league has no cells for them. A rating report needs them: add them in the program that reads it.',
  'trf-team-nobody':
    'Match {match}, board {board}: there is a result, but {team} has no name there. Type the name, or a forfeit if nobody came.',
  'trf-team-two-boards':
    'Match {match}, board {board}: {player} of {team} has another game in round {round}. A file has only one for each round: type who played here.',
  'trf-team-open-seats':
    'Match {match}, board {board} has neither names nor a result, which in this file means that nobody came. Type names or a result first.',
  'trf-team-stranger':
    '{name} is not on the list of {team}, and comes last there in the file. Add them to the list on the sheet Teams.',
  'trf-team-forfeit': '“{typed}” is not a way to forfeit a match: columns 5 and 6 need +-, -+ or --.',
  'trf-team-bye-paid':
    'This record gives a team points for a round without a match. In a round robin a bye gives none: take the record out, and correct the points of the team.',
  'trf-team-adjustment':
    'Team {number} has {matchPoints} match points from the arbiter. Write the reason beside it on the sheet Teams.{gamePoints, plural, =0 {} other { Its {gamePoints} game points from the arbiter have no place there: they do not count in the standings.}}',
  'trf-team-mates': '{name} and {opponent} are in the same team, so they cannot play each other.',
  'trf-team-unknown':
    'This record needs a round and the numbers of two teams: there is no number {number} or no round {round}.',
  'trf-team-two-matches': '{team} meets two teams in round {round}.',
  'trf-team-line-up':
    'Round {round}, board {board}: {name} cannot sit there, because their own line says otherwise for that round.',
  'trf-team-number': '“{typed}” cannot be the number of this team: each needs its own, from 1 to 999.',
  'trf-team-two-teams': '{name} is in two teams, {team} and another one.',
  'trf-team-none': '{name} is not in a team: no team’s record has the number {number}.',
  'trf-team-lost': 'A team league has no place for: {what}. This was left out.',
  'trf-scoring': 'Roundabout cannot use these points for a win, a draw and a loss: {typed}.',
  'trf-adjustment-points': '“{typed}” in columns 14 to 17 is not a number of points.',
  'trf-assignment':
    'This record of type {type} changes what a result is worth. Roundabout can only read points that are added or taken away.',
  'trf-adjustment': 'Player {number} has {points} points from the arbiter. Write the reason beside it.',
  'trf-tie-break': 'Roundabout does not know the tie-break {typed} and leaves it out.',
  'trf-date-form':
    '“{typed}” is read as {date}. If that is wrong, write it with the year first, such as 2026/11/27.',
  'trf-date-unknown': '“{typed}” is not a date and was left out.',
  'trf-passed-over': 'These records have no place in a round robin and were left out: {records}.',
  'trf-national-left':
    'From the national lines, Roundabout keeps only ratings and IDs of {federation}. Left out: {what}.',
  'trf-national-federation':
    'The list has national ratings of {count, plural, one {one player} other {# players}}, but the event has no federation. Write its three letters on the sheet Tournament, under “For reports”. The file leaves the ratings out.',
  'trf-no-record': 'This line is not a record of such a file. All lines like it ({count}) were left out.',
  'exchange-match-table':
    '{name} against {opponent} does not fit: in a match of two teams, the table sets the round and the colours.',
  'trf-absent':
    '{name} has no game in this file. If they left before half of their games, withdraw them: the file cannot say so.',
  'trf-rating-undated':
    'Round {round} has games without a date. A report on more than {most} days needs a file for each month, so every game needs one. Type each date in the column Date, beside the game. If there is no such column, “Set dates” adds it (roundabout dates --first 2026-11-27).',
  'trf-months-unrated':
    'The list has no ratings of {count, plural, one {{months}, so the report takes them} other {these months: {months}. Their reports take them}} from the column Rating. For the ratings of a month, add a column such as “{heading}” on the sheet Players.',
  'trf-month-unrated':
    'The column “{heading}” is empty for {count, plural, one {{names}, who plays} other {{names}, who play}} in {month}. The file of that month takes the rating from the column Rating.',
  'trf-arbiter-number': 'Write the chief arbiter’s number behind the name: IA Anna Berg 1234567.',
  'trf-round-dates':
    'The report needs a date for each round. {count, plural, one {Round {rounds} has none} other {Rounds {rounds} have none}}. Type each date in the column Date, beside the games. If there is no such column, “Set dates” adds it (roundabout dates --first 2026-11-27).',
  'trf-column-missing':
    'The list has no column for the {what}, which the report needs. Add it (columns --report fide), or write the heading “{heading}” on the sheet Players yourself.',
  'trf-federation':
    '“{typed}” is not the code of a federation{count, plural, one {} other {, and # players in all have none}}. Write three letters, such as GER or ENG.',
  'trf-federation-called':
    'Reports use {codes}{count, plural, =0 {} one { ({names})} other { (# players: {names})}}.',
  'trf-federations-missing':
    'None of the {count} players has a federation. Type it in the column for federations on the sheet Players. If you cannot see the column, unhide it first.',
  'trf-value': '“{typed}” of {name} is not a valid {what} and was left out.',
  'trf-fide-id': '“{typed}” cannot be the {what} of {name}: it must have 4 to 9 digits.',
  'trf-id-twice': '{name} has the same {what} as {other}: {typed}.',
  'trf-name-cut': 'The name {name} was cut: the file has room for {most} characters.',
  'trf-tie-breaks-left': 'This file has no code for these tie-breaks, so they were left out: {codes}.',
  'trf-days-of-rounds':
    'The file has one date for each round: {count, plural, one {one game} other {# games}} with another date {count, plural, one {gets} other {get}} the date of the round.',
  // a cross-table or a list of results that is adopted, and what is told of it
  'adopt-not-found':
    'No cross-table or list of results found here. Select the table with its names, or name the sheet and the range.',
  'adopt-standings':
    'These are standings: they give points, but not who played whom. Select the cross-table or the list of games.',
  'adopt-too-full':
    'This sheet is too full to find a cross-table automatically. Select the table, or name its range.',
  'adopt-two-tables': 'There are two cross-tables: {first} and {second}. Select the one you want.',
  'adopt-order-unclear':
    'From this column on, the columns could follow the rows or the numbers. Sort the rows by number, then try again.',
  'adopt-date':
    'This should be a result of {name}, but it is a date: Excel turns 1-0 or 1/2 into one. Format the cell as Text, then type the result again.',
  'adopt-cell':
    '“{typed}” in the line of {name} is not a result. Write 1, ½, 0, =, or + and - for a forfeit. Leave the cell empty if the game is still to be played.',
  'adopt-line':
    'This line is not a game: “{typed}”. A game has two names and a result. Correct it, or clear it.',
  'adopt-line-left':
    'The line of {name} does not fit the table: each player needs a line and a column. Correct it.',
  'adopt-column-left':
    'This column has results too, but no line of the table matches it. Add the line, or select the table without the column.',
  'adopt-goals':
    '“{typed}” in the line of {name} is not a result: it looks like goals, frames or sets. Write 1, ½ or 0.',
  'adopt-points-scoring':
    '“{typed}” in the line of {name} is not a result if a win is worth 1. All results fit {scoring}: choose these points (--scoring {scoring}).',
  'adopt-two-readings':
    'There is a cross-table in {first} and a list of results in {second}. Select the one you want (--range).',
  'adopt-rests': '“{name}” counts as a bye. If this is a player, spell the name differently.',
  'adopt-swiss':
    'This looks like a Swiss: only {met} of {pairs} pairs have a game in {rounds} rounds. If everyone meets, say how many times (--cycles).',
  'adopt-stranger':
    '{name} has only this game, while the others have all of theirs. A name or a number is probably spelt differently here. Correct it.',
  'adopt-diagonal': '“{typed}” would be a result of {name} against themselves. Clear the cell.',
  'adopt-count-differs':
    '“{typed}” and “{otherTyped}” in {other} do not stand for the same number of games. Excel turns 01 into 1: format such cells as Text, then type the results again.',
  'adopt-number-unknown':
    '“{typed}” gives number {number} as the opponent of {name}, but nobody has that number. Correct the cell.',
  'adopt-opponent-differs':
    '“{typed}” says that {name} played {opponent}, but {other} says otherwise: “{otherTyped}” for {opponent}. Correct one of them.',
  'adopt-contradiction':
    '{name} against {opponent}: “{typed}” here and “{otherTyped}” in {other} cannot both be right. Correct one of them.',
  'adopt-rounds-differ':
    '{name} against {opponent} is in one round here and in another in {other}. Correct one of them.',
  'adopt-colours-differ':
    '{name} and {opponent} have the same colour in their game. Compare this cell with {other}, and correct one of them.',
  'adopt-two-games': '{name} plays twice in round {round}: here and in {other}. Correct one of them.',
  'adopt-against-self': '{name} cannot play against themselves. Correct one of the two names.',
  'adopt-game-twice': '{name} against {opponent} is also in {other}, in the same round. Delete one of them.',
  'adopt-meetings-uneven':
    '{name} and {opponent} have {count, plural, one {# game} other {# games}}, but nearly all others have {cycles}. Correct one of the names, or say how many times everyone meets.',
  'adopt-system-differs':
    '{name} against {opponent} does not fit the table of {system}, which has this game in another round or with other colours. Choose another system, or none.',
  'adopt-black-first': 'Black is on the left here, but 1-0 still means a win for White.',
  'adopt-one-sided':
    '{name} against {opponent}: only this cell has a result, “{typed}”. The other cell is empty, so this one counts.',
  'adopt-dashes':
    '{count, plural, one {A dash was read as a game still to be played. If both players lost by forfeit, record -/- for it.} other {# pairs of dashes were read as games still to be played, starting with this one. Where both players lost by forfeit, record -/-.}}',
  'adopt-special':
    '{name} against {opponent}: “{typed}” here and “{otherTyped}” in {other} add up to less than one point. Both count as written. If this is a mistake, correct them.',
  'adopt-points-differ': '{name} has {stated} points here, but the results add up to {ours}. Check the line.',
  'adopt-sonneborn-differs':
    '{name} has a Sonneborn-Berger of {stated} here, but the results make it {ours}. Check which games count.',
  'adopt-place-differs': '{name} is in place {stated} here, but the results put somebody else there.',
  'adopt-inferred':
    'The table does not give rounds or colours of {count, plural, one {# game} other {# games}}. They come from {system}, the only standard table that fits the others.',
  'adopt-rounds-laid-down':
    'The table does not give the rounds of {count, plural, one {# game} other {# games}}, so Roundabout chose its own. Points and most tie-breaks are right, but the real rounds may have been different.',
  'adopt-colours-laid-down':
    'The table does not give the colours of {count, plural, one {# game} other {# games}}, so Roundabout chose its own. Points and most tie-breaks are right, but the real colours may have been different.',
  'adopt-schedule-laid-down':
    'The table does not give rounds and colours of {count, plural, one {# game} other {# games}}, so Roundabout chose its own. Points and most tie-breaks are right, but the real rounds and colours may have been different.',
  'adopt-open-laid-down':
    '{count, plural, one {# game still to be played had} other {# games still to be played had}} no round or no colours in the table, so Roundabout chose its own.',
  'adopt-tables-fit':
    'More than one standard table fits: {choices}. If you know which one was used, choose it as the pairing system.',
} as const;
