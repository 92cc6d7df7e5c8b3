/** Texts of problems that only the command line has, by code. */
export const commandProblemsEn = {
  'line-up-played':
    'Match {match} already has {count, plural, one {a result at board {boards}} other {results at boards {boards}}}, and this would change who played there. Clear the result first, or name the players board by board.',
  'team-ambiguous': '“{typed}” may mean several teams: {choices}. Give the whole name.',
  'member-not-seated': '{player} does not sit at any board of {team} in match {match}.',
  'match-unknown':
    'There is no match {match}. They are numbered from 1 to {most}, in the first column of Matches.',
  'match-board-unknown': 'Match {match} has no board {board}. Its boards are {choices}.',
  'match-other-teams': '{team} does not play in match {match}: that is {home} – {away}.',
  'match-results-count':
    'You gave {count, plural, one {one result} other {# results}} for match {match}, which has boards {boards}. Give one for each, such as 3=1-0,0-1, a forfeit for all, such as 3=+-, or one board alone, such as 3.2=1-0.',
  'board-twice': 'You named match {match}, board {board} twice.',
  'workbook-not-of-teams':
    'This workbook has no team event. pair-teams makes one from a list with a column of teams.',
  'league-proposed':
    'The column “{column}” has {count} teams, but here every player meets every other. For a league of teams: roundabout pair-teams.',
  'late-entry-adding': 'Add --add-rounds to this command to enter {player} with more rounds.',
  'late-entry-instead': 'Type {command} to enter {player} as a substitute.',
} as const;
