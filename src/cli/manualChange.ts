import type { PlannedManualChange } from '../app/changes/manual';
import { cliTexts } from '../language/cli';
import { say } from '../language/language';
import type { Report } from './command';

/** Which games were changed by hand, for people and for programs. */
export const manualReport = (
  { games, warnings }: PlannedManualChange,
  language: string,
  out: string,
): Report => ({
  text: () => say(cliTexts(language).handChanged, language, { count: games.length, out }),
  json: () => ({
    games: games.map(({ no, round, board, white, black }) => ({ game: no, round, board, white, black })),
    out,
  }),
  warnings,
});
