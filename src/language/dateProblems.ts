/** What can be wrong with the dates of rounds, in English. */
export const dateProblemsEn = {
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
} as const;
