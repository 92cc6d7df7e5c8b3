import type { ProblemCode } from '../core/problem';

/** What is said when a handout cannot be made, in English. */
export const handoutProblemsEn = {
  'handout-unknown': 'There is no handout “{typed}”. Choose one of: {choices}.',
  'handout-needs-tournament': 'The handout “{handout}” needs a tournament, not a system and a number.',
  'handout-system': 'The handout “{handout}” tells of the tables of {choices}, not of those of {system}.',
  'handout-of-all': 'The handout “{handout}” is about all of them, not about one.',
  'handout-too-large':
    'The handout “{handout}” makes no sense for {players} players with {games} games: it takes at most {mostPlayers} players and {mostGames} games.',
  'handout-there': 'There is one already: the sheet “{sheet}”. It follows the results by itself.',
  'handout-of-match':
    'The handout “{handout}” is not for a match of two teams: the sheet Match tells all that it would.',
  'handout-of-sections':
    'The handout “{handout}” shows how a table of one size is made, and the sections here have several sizes. Ask for it by a number of players.',
  'handout-refreshed':
    'The handout “{handout}” follows the results by formulas, and a tournament of {players} players has none: Refresh keeps it up to date.',
  'handout-moved':
    'Rows or columns of the sheet “{sheet}” do not stand where they were made, and the handout “{handout}” leans on them. Repair the tournament, or have its sheets made anew, and add it then.',
} as const satisfies Partial<Record<ProblemCode, string>>;
