/** What can be wrong with an event file, in English. */
export const eventProblemsEn = {
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
} as const;
