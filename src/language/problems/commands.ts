/** Texts of problems that only the command line has, by code. */
export const commandProblemsEn = {
  'line-up-played':
    'Match {match} has been played at {count, plural, one {board {boards}} other {boards {boards}}} already, and this would change who played there. Clear the result first, or name the players board by board.',
  'team-ambiguous': '“{typed}” may mean several teams: {choices}. Give the whole name.',
  'member-not-seated': '{player} does not sit at any board of {team} in match {match}.',
  'match-unknown':
    'There is no match {match}. They are numbered from 1 to {most}, in the first column of Matches.',
  'match-board-unknown': 'Match {match} has no board {board}. Its boards are {choices}.',
  'match-other-teams': '{team} does not play in match {match}: that is {home} – {away}.',
  'match-results-count':
    '{count, plural, one {One result was} other {# results were}} given for match {match}; its boards: {boards}. Give one for each, such as 3=1-0,0-1, a forfeit for all, such as 3=+-, or one board alone, such as 3.2=1-0.',
  'board-twice': 'Match {match}, board {board} was given twice.',
  'workbook-not-of-teams':
    'This workbook has no team event. pair-teams makes one from a list with a column of teams.',
  'late-entry-adding': 'Put --add-rounds behind this command to enter {player} with added rounds.',
  'late-entry-instead': 'Type {command} to enter {player} as a substitute.',
} as const;
