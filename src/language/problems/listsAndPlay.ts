/** What can be wrong with a list of players, in English. */
export const listProblemsEn = {
  'more-problems': 'And {count, number} more.',
  'sheet-missing': 'This workbook has no sheet “{sheet}”. Check the name, or choose another sheet.',
  'range-invalid': '“{typed}” is not a range of cells. Write one like A1:D20.',
  'list-empty': 'This sheet is empty. Type the names one below the other, then try again.',
  'list-not-found':
    'No list of names found here. Select the cells with the names, or put the heading “Name” above them.',
  'name-missing': 'This row has data but no name. Type the name, or clear the row.',
  'name-error-value': 'This name is an error, {error}. Correct the formula, or type the name.',
  'name-duplicate':
    '“{name}” is {other, select, none {already on the list} other {also in {other}}}. If they are two people, add a club or a number to the name, such as “{name} (2)”.',
  'name-turned': '“{name}” and “{other}” in {first} may be the same player. If so, remove one of them.',
  'name-told-apart': 'Players with the same name appear as {names}.',
  'ratings-in-names':
    '{count, plural, one {One name ends in a rating, which counts} other {# names end in a rating, which counts}} as that player’s rating.',
  'names-in-two':
    'First names and surnames were put together, as in “{name}”. If only one column has the names, type “Name” above it.',
  'ratings-several':
    'The ratings come from “{used}”, not from {others}. To change that, put the right column first.',
  'list-reserves':
    'Your list says “reserve” beside {names}, but they count as players. If they don’t play, write “not playing” beside them.',
  'name-unseen':
    '“{name}” contains an invisible character ({sign}), so searches and formulas miss it. Type the name again.',
  'letters-broken': 'The letters of “{typed}” are garbled, so Roundabout reads “{right}”.',
  'name-too-long': 'This name has {length} characters. Shorten it to at most {most}.',
  'name-not-text': '“{typed}” is not a name. Type the player’s name as text.',
  'formula-without-value':
    '{count, plural, one {The formula in {cells} has} other {The formulas in {cells} have}} no value yet, because the program that wrote this file did not calculate it. Open the file in a spreadsheet program, save it, then try again.',
  'list-gap':
    'The players below the empty row count too. If they don’t belong to the list, select the list without them.',
  'list-bye-row': '“{name}” was left out. With an odd number of players, Roundabout adds the bye itself.',
  'list-hidden-rows':
    '{count, plural, one {Row {rows} is hidden, but its player counts} other {Rows {rows} are hidden, but their players count}} too. To leave them out, delete the {count, plural, one {row} other {rows}} or select the list without {count, plural, one {it} other {them}}.',
  'list-row-skipped': '“{text}” looks like a note, not a player, and was left out.',
  'list-absent':
    'Your list says “{remark}” beside {name}, so they were left out. If they play after all, clear that remark.',
  'list-away':
    'Your list says “{remark}” of {name}, but everyone is paired in every round. When that round comes, postpone the game or enter a forfeit.',
  'list-struck':
    '{names} {count, plural, one {is crossed out and was} other {are crossed out and were}} left out. If they play after all, remove the line through {count, plural, one {that name} other {those names}}.',
  'header-twice':
    'Both “{heading}” here and “{other}” in {cell} look like the heading of the names. Rename one of them.',
  'rating-error-value': 'This rating is an error, {error}. Correct the formula, or clear the cell.',
  'rating-invalid':
    '“{typed}” is not a rating. Type a number from 0 to {most} or a Go rank such as 3k, or leave the cell empty.',
  'cell-error-value':
    'This cell in the column “{heading}” is an error, {error}. Correct the formula, or clear the cell.',
  'too-few-players':
    '{count, plural, =0 {No players} one {Only one player} other {Only {count} players}} found. A round robin needs at least {least}.',
  'too-many-players': '{count} players are too many: the limit is {most}. Split the players into sections.',
  'list-two-lists': 'There are two lists: {first} and {second}. Select the one you want.',
  'list-other-names':
    'Each column counts as a team or class of its own: {groups}. If only one column plays, select its cells.',
  'list-blocks':
    '{groups} count as titles of the players below them. If one of them is a player, add a column “Team” beside the names.',
  'list-names-unused':
    '{count} names in the other columns are not used. To use them, put all names in one column, with the class or club beside each.',
  'list-blanks-filled': 'Blank cells in “{heading}” count as the name above. If that is wrong, fill them in.',
  'list-is-ours':
    'Roundabout made this sheet for a tournament that already exists. Select your own list of players.',
  'sheet-too-full':
    'This sheet is too full to find the list of names automatically. Select the cells with the names.',
} as const;

/** What can be wrong with a tournament and with what happens while it is played, in English. */
export const conductProblemsEn = {
  // event files
  'file-missing': 'There is no file {path}. Check the name and the folder.',
  'file-unreadable': 'Cannot read this file. Check that it is not a folder, and not open elsewhere.',
  'file-not-json': 'This file is not valid JSON ({detail}).',
  'event-field':
    'This should be {expected, select, record {a group of named fields} list {a list} text {text} wholeNumber {a whole number} number {a number} adjustment {points with at most two decimals, up to 10000} yesOrNo {true or false} rating {a rating: a number or text} extra {a list with a text, number, true, false or null for each column} cycle {a cycle in which these two have no other game} label {a number or a letter} date {a date such as 2026-11-27 or 2026-11-27 19:00} other {{expected}}}.',
  'event-player-unknown': 'There is no player {number} in this event.',
  'event-player-twice': 'The player {name} is listed twice.',
  'event-game-self': 'Player {number} is paired with themselves.',
  'event-game-twice': 'Game number {number} is used twice, here and in {other}. Give each game its own.',
  'event-game-round':
    'Round {round} does not exist: the event has {rounds, plural, one {# round} other {# rounds}}.',
  'event-player-two-games': 'Player {number} has two games in round {round}.',
  'event-pair-too-often':
    'Players {white} and {black} meet {count} times, but each pair should meet {cycles, plural, =1 {once} =2 {twice} other {# times}}.',
  'event-result': '“{typed}” is not a result. Write one of: {choices}.',
  // the dates of rounds
  'date-invalid': '“{typed}” is not a date. Write one like 27 Nov 2026, or with a time 27 Nov 2026 19:00.',
  'dates-count':
    'You gave {count, plural, one {# date} other {# dates}} for {rounds, plural, one {# round} other {# rounds}}. Give one for each round, or the first date and the days between rounds, such as 2026-11-27/7.',
  'dates-order': 'Round {round} is on {date}, before the round above it ({before}). Check the dates.',
  'days-count':
    'You gave {count, plural, one {# day} other {# days}}, but need {wanted} for {slots} sessions at {times} a day. Give {wanted} days, or the first day and the days between, such as 2026-11-27/7.',
  'date-skipped': '{date} is a day without play. Choose another day.',
  'skip-invalid':
    '“{typed}” is not a day or a range of days. Write them like 25 Dec 2026, 1 Jan 2027 – 8 Jan 2027, the earlier day first.',
  'times-invalid': '“{typed}” is not a list of times. Write them like 10:00, 14:00, the earliest first.',
  'times-twice': 'The dates already have a time. Give the times with the dates or separately, not both.',
  'deadline-invalid':
    '“{typed}” is not a deadline. Write the weeks after a game’s date, such as 4w, or one day for all games, such as 2027-01-31.',
  'games-undated':
    'The games of this tournament have no dates yet. “Set dates” gives each round one (roundabout dates --first 2026-11-27).',
  'games-dated':
    'This tournament has dates already. To change one, type it in the column Date, or move the game to another date.',
  'team-unknown': 'There is no team “{typed}”. The teams are: {choices}.',
  'format-whole':
    'A “{typed}” file holds the whole tournament. Only a calendar (.ics) can be for one player or team.',
  'game-of-round-missing': '{player} has no game in round {round}.',
  'game-played': 'This game already has a result. To move it to another date, clear the result first.',
  'clash-player': '{player} has games {games} on the same day, {date}. Move one of them.',
  'clash-venue':
    'There are {games} games on {date}{venue, select, none {} other { at {venue}}}, but only {count, plural, one {# board} other {# boards}}. Move some of them.',
  'clash-break': 'This game is on {date}, a day without play. Move it.',
  'clash-season':
    '{match, select, none {This game} other {Match {match}}} is on {date}, more than three months away from all rounds ({first} to {last}). Check the year.',
  'clash-deadline': 'This game is on {date}, after its deadline ({deadline}).',
  // a list that is dealt into sections
  'section-size-missing': 'Say how many players a section has, such as 4.',
  'sections-too-few':
    '{count} players are too few for sections of {size}. Choose a smaller size, or make one tournament for them all.',
  'sections-one':
    'All players are in the section “{section}”. Choose a column with several sections, or make one tournament for them all.',
  'section-too-small':
    'The section “{section}” has only {count, plural, one {one player} other {# players}}. It needs at least {least}.',
  'section-name-long':
    '“{section}” is too long for the name of a section. Shorten it to at most {most} characters.',
  'first-boards-many':
    'You gave {count} first boards, but there are only {sections} sections. Give one for each at most.',
  'boards-overlap':
    'Section {section} would start at board {board}, but section {other} plays up to board {last}. Start at board {next} or later.',
  'list-column-missing': 'The list has no column “{typed}”. Choose one of: {choices}.',
  'clubmates-many':
    '{club} has {members} players, and there are only {sections} sections. These stay together: {names}.',
  'clubmates-crowded':
    'The {count, plural, one {largest section has} other {# largest sections have}} {places} places, but only {room} players fit in there without clubmates meeting. These from {club} stay together: {names}.',
  'clubmates-others':
    'Other clubs have more players than there are sections, so these from {club} stay together: {names}.',
  'clubmates-by-hand': 'The list puts these from {club} together: {names}.',
  'sections-no-page':
    'This sheet needs at least two sections with their own sheets, and there are none here.',
  'final-no-sections': 'There are no sections to make a final from. Split a list into sections first.',
  'final-unfinished': '{section} still lacks {count, plural, one {one result} other {# results}}.',
  'final-tie':
    'In {section} these {count} share a place, but not all of them qualify for the same final: {names}. Say who comes first, or draw lots.',
  'final-carry-cycles':
    'In {section} each pair met {count, plural, =1 {once} =2 {twice} other {# times}}, but in the final {cycles, plural, =1 {once} =2 {twice} other {# times}}. To carry games over, let each pair meet as often in the final; otherwise play all its games again.',
  'final-carry-teams': 'A final of teams cannot carry matches over.',
  'final-too-few': 'A final needs at least {least}, but only {count} would reach it. Let more qualify.',
  // what happens while it is played
  'may-be-expelled':
    '{player} has lost {count} games by forfeit and may be expelled (FIDE Tournament Rules V.2). The arbiter decides. Roundabout has changed nothing.',
  'play-off-open':
    '{players} are level after all games. If they play off, type the result in this column: 1 for the winner, 0 for the others.',
  'substitute-has-games':
    '{count, plural, one {A result} other {# results}} of {player} {count, plural, one {stays} other {stay}} with the number: all sheets show {after} from round 1. {left, select, yes {} other {To keep them under the name of {player}, withdraw {player} and add {after} as a new player. }}FIDE allows a substitute only before the player’s first game.',
  'substitute-has-matches':
    '{count, plural, one {A match} other {# matches}} of {player} {count, plural, one {counts} other {count}} for the new team from now on. Tell the other teams.',
  'adjustment-invalid':
    '“{typed}” is not an adjustment. Give points with at most two decimals, up to {most}, such as -1 or 0.5.',
  'adjustment-reason-missing':
    'The reason is missing. Say why you adjust the points, or remove the adjustment with 0.',
  'reentry-not-left': '{player} has not left the tournament.',
  'reentry-not-logged':
    'The Log does not say what changed when {player} left. They are back in the tournament, but their forfeits remain: clear those still to be played.',
  'reentry-colours':
    '{count, plural, one {A game} other {# games}} whose colours were reversed when the player left {count, plural, one {has} other {have}} been played since and {count, plural, one {stays} other {stay}} as played.',
  'reentry-owes':
    '{player} was away and still has to play {count, plural, one {game} other {games}} {games}.',
  'game-ahead':
    'You entered a game of round {round}, but the current round is {current}. Check the number of the game.',
  'game-finished': 'This game is finished, so you cannot change who plays. Clear its result first.',
  'exchange-itself': 'You cannot swap a game with itself. Name two different games.',
  'result-turned':
    'This game is finished. Its result was reversed along with the colours, so the same player has won.',
  'pair-too-often':
    '{one} and {other} meet {count} times, but each pair should meet {cycles, plural, =1 {once} =2 {twice} other {# times}}.',
  'pair-missing':
    '{one} and {other} {count, plural, =0 {never meet} one {meet only once} other {meet only # times}}, but each pair should meet {cycles, plural, =1 {once} =2 {twice} other {# times}}.',
  'pair-twice-in-cycle':
    '{one} and {other} meet twice in one cycle and not in another. Swap the rounds of the games, not their players.',
  'pair-one-colour': '{white} has White in every game against {black}.',
  'pair-one-home': '{white} is at home in every match against {black}. You can swap the other match too.',
  'player-two-games': '{player} has two games in round {round}.',
  'rest-with-game': '{player} has a bye in round {round}, but also a game.',
  'colours-more-uneven':
    '{player} would have White in {whites} of their games and Black in {blacks}. The pairing system is more even.',
  'homes-more-uneven':
    '{player} would play at home in {whites} of its matches and away in {blacks}. The pairing system is more even.',
} as const;
