import type { ProblemCode } from '../core/problem';

/** What is said when a handout cannot be made, in English. */
export const handoutProblemsEn = {
  'handout-unknown': 'There is no handout “{typed}”. Choose one of: {choices}.',
  'handout-needs-tournament': 'The handout “{handout}” needs a tournament, not a system and a number.',
  'handout-system': 'The handout “{handout}” tells of the tables of {choices}, not of those of {system}.',
  'handout-of-all': 'The handout “{handout}” is about all of them, not about one.',
  'handout-too-large':
    'The handout “{handout}” makes no sense for {players} players with {games} games: it takes at most {mostPlayers} players and {mostGames} games.',
} as const satisfies Partial<Record<ProblemCode, string>>;
