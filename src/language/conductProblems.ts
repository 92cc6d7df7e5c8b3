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
    '{player} has missed {count, plural, one {a game} other {# games}} that {count, plural, one {is} other {are}} to be played still: {games}.',
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
