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

/** What can be wrong with a tournament and with what happens while it is played, in English. */
export const conductProblemsEn = {
  // event files
  'file-missing': 'There is no file {path}. Check the name and the folder.',
  'file-unreadable': 'This cannot be read as a file. Check that it is no folder and not open elsewhere.',
  'file-not-json': 'This file cannot be read: its text is not valid JSON ({detail}).',
  'event-field':
    'This should be {expected, select, record {a group of named fields} list {a list} text {text} wholeNumber {a whole number} number {a number} adjustment {points with at most two decimals, up to 10000} yesOrNo {true or false} rating {a rating: a number or text} extra {a list with a text, number, true, false or null a column} cycle {a cycle in which these two have no other game} label {a number or a letter} date {a date such as 2026-11-27 or 2026-11-27 19:00} other {{expected}}}.',
  'event-player-unknown': 'There is no player {number} in this event.',
  'event-player-twice': 'The player {name} is listed twice.',
  'event-game-self': 'Player {number} is paired with themselves.',
  'event-game-twice': 'The game number {number} is given twice, here and in {other}. Give each game its own.',
  'event-game-round':
    'Round {round} does not exist: the event has {rounds, plural, one {# round} other {# rounds}}.',
  'event-player-two-games': 'Player {number} has two games in round {round}.',
  'event-pair-too-often':
    'The players {white} and {black} meet {count} times; the event has {cycles, plural, one {# cycle} other {# cycles}}.',
  'event-result': '“{typed}” is not a result. Write one of: {choices}.',
  // the dates of rounds
  'date-invalid': '“{typed}” is not a date. Write one like 2026-11-27, or with a time 2026-11-27 19:00.',
  'dates-count':
    '{count, plural, one {# date was} other {# dates were}} given for {rounds, plural, one {# round} other {# rounds}}. Give one for each round, or the first and the days between rounds, such as 2026-11-27/7.',
  'dates-order':
    'Round {round} would be played on {date}, before the round above it ({before}). Check the dates.',
  'days-count':
    '{count, plural, one {# day was} other {# days were}} given, and {wanted} are needed: there is play at {slots} times, {times} a day. Give {wanted} days, or the first and the days between, such as 2026-11-27/7.',
  'date-skipped': 'Nobody plays on {date}, as the days without play say. Choose another day.',
  'skip-invalid':
    '“{typed}” is neither a day nor a range of days. Write 2026-12-25, or 2027-01-01..2027-01-08 with the earlier day first.',
  'times-invalid': '“{typed}” is not a list of times. Write them like 10:00,14:00, the earliest first.',
  'times-twice': 'The dates have a time already. Say the times with the dates or apart from them, not both.',
  'deadline-invalid':
    '“{typed}” is no deadline. Write the weeks after a game’s date, such as 4w, or one day for all games, such as 2027-01-31.',
  'venue-column-missing': 'The list has no column “{typed}”. Its further columns are: {choices}.',
  'games-undated': 'The games of this tournament have no dates. Choose them when it is made.',
  'team-unknown': 'There is no team “{typed}”. The teams are: {choices}.',
  'format-whole':
    'A file of the kind “{typed}” has the whole tournament. A calendar, .ics, can be of one player or team.',
  'game-of-round-missing': '{player} has no game in round {round}.',
  'game-played': 'This game has its result. Take that back first if it is to be played on another date.',
  'clash-player': '{player} has too many games on {date}: {games}. Move one of them.',
  'clash-venue':
    '{games} games are played on {date}{venue, select, none {} other { at {venue}}}, and there {count, plural, one {is # board} other {are # boards}}. Move some of them.',
  'clash-break': 'This game is on {date}, a day without play. Move it.',
  'clash-deadline': 'This game is on {date}, after its deadline ({deadline}).',
  // a list that is dealt into sections
  'section-size-missing': 'Say how many players a section has, such as 4.',
  'sections-too-few':
    '{count} players are too few for sections of {size}. Choose a smaller size, or make one tournament of all of them.',
  'sections-one':
    'Everyone is in the section “{section}”. Choose a column that has several, or make one tournament of all of them.',
  'section-too-small':
    'The section “{section}” has only {count, plural, one {one player} other {# players}}. It needs at least {least}.',
  'section-name-long':
    '“{section}” is too long for the name of a section. Shorten it to {most} characters at most.',
  'first-boards-many':
    'You gave {count} first boards, and there are {sections} sections. Give one for each at most.',
  'boards-overlap':
    'Section {section} would begin at board {board}, and section {other} plays up to board {last}. Let it begin at board {next} or later.',
  'list-column-missing': 'The list has no column “{typed}”. Choose one of: {choices}.',
  'clubmates-many':
    '{club} has {members} players, and there are only {sections} sections. These stay together: {names}.',
  'clubmates-crowded':
    'The {count, plural, one {largest section has} other {# largest sections have}} {places} places, and at most {room} players fit in there without clubmates meeting. These of {club} stay together: {names}.',
  'clubmates-others':
    'Other clubs have more players than there are sections, so these of {club} stay together: {names}.',
  'clubmates-by-hand': 'The list has these of {club} together: {names}.',
  'sections-no-page':
    'There are no two sections here that have sheets of their own, so there is nothing to show on one page.',
  'final-no-sections':
    'There are no sections here from which a final could be made. Deal a list into sections first.',
  'final-unfinished':
    '{section} still has {count, plural, one {one game} other {# games}} to play. Finish them first.',
  'final-tie':
    'In {section} these {count} share a place, and not all of them come into the same final: {names}. Say who comes first by name, or have lots drawn.',
  'final-carry-cycles':
    '{section} was played in {count, plural, one {one cycle} other {# cycles}}, and the final has {cycles, plural, one {one} other {#}}. Games are carried over only where these are as many: let the final have as many, or play all its games anew.',
  'final-too-few':
    'A final would have only {count, plural, one {one player} other {# players}}. It needs at least {least}: let more qualify.',
  // what happens while it is played
  'may-be-expelled':
    '{player} has lost {count} games by default and may be expelled (FIDE Tournament Rules V.2). That is for the arbiter to decide: nothing was done.',
  'substitute-has-games':
    '{count, plural, one {A game} other {# games}} of {player} {count, plural, one {counts} other {count}} for the substitute from now on. FIDE lets a substitute take a number only before its holder has played: tell the players.',
  'substitute-has-matches':
    '{count, plural, one {A match} other {# matches}} of {player} {count, plural, one {counts} other {count}} for the new team from now on. Tell the other teams.',
  'substitute-columns':
    'The further columns of the list still say what they said of {player}: {columns}. Correct them on Players.',
  'adjustment-invalid':
    '“{typed}” is not an adjustment. Give points with at most two decimals, up to {most}, such as -1 or 0.5.',
  'adjustment-reason-missing':
    'The reason is missing. Say why the points are adjusted, or take them back with 0.',
  'reentry-not-left': '{player} has not left the tournament.',
  'reentry-not-logged':
    'The Log does not say what changed when {player} left. They are in the tournament again, but their forfeits stay as they are: clear those that are to be played.',
  'reentry-colours':
    '{count, plural, one {A game} other {# games}} whose colours were reversed when the player left {count, plural, one {has} other {have}} been played since and {count, plural, one {stays} other {stay}} as played.',
  'reentry-owes':
    '{player} was away, and has {count, plural, one {one left to play: no. {games}} other {# left to play: nos. {games}}}.',
  'game-ahead':
    'This game of round {round} was entered while round {current} is being played. If that is meant, all is well; else look at its number.',
  'game-finished': 'This game is finished: its opponents stay. Take its result back first.',
  'exchange-itself': 'A game cannot be exchanged with itself. Give two different games, each once.',
  'result-turned':
    'The game is finished: its result was turned with the colours, so that the same player has won.',
  'pair-too-often':
    '{one} and {other} meet {count} times; the tournament has {cycles, plural, one {# cycle} other {# cycles}}.',
  'pair-missing':
    '{one} and {other} {count, plural, =0 {never meet} one {meet only once} other {meet only # times}}; the tournament has {cycles, plural, one {# cycle} other {# cycles}}.',
  'pair-twice-in-cycle':
    '{one} and {other} meet twice in one cycle and not in another. Exchange the rounds of the games, not their players.',
  'pair-one-colour': '{white} has White against {black} in every game of the two.',
  'player-two-games': '{player} has two games in round {round}.',
  'rest-with-game': '{player} rests in round {round} and has a game in it.',
  'colours-more-uneven':
    'By this, {player} has White in {whites} of their games and Black in {blacks}: more uneven than the pairing system makes it.',
} as const;
