import type { Tournament } from '../../core/model';
import { progressOf } from '../../core/results/progress';
import { asTextTexts, type AsTextTexts, pageTexts, type PageTexts } from '../../language/page';
import { explainTexts } from '../../language/explainTexts';
import { type Texts, textsIn, words } from '../../language/language';
import type { SheetWords } from '../../language/words';

/** The words that a page and a text for a chat are made of. */
export interface PageWords extends Texts<PageTexts> {
  readonly words: SheetWords;
  readonly lines: AsTextTexts;
  readonly decimal: string;
}

/** Those of a tournament in a language. */
export const pageWords = ({ profile }: Pick<Tournament, 'profile'>, language: string): PageWords => ({
  ...textsIn(language, pageTexts(language, profile)),
  words: words(language, profile),
  lines: asTextTexts(language),
  decimal: explainTexts(language, profile).decimal,
});

/** How far a tournament is, or a field of it. */
export const progressText = (field: Tournament, { lines, say }: PageWords): string => {
  const progress = progressOf(field);
  const stages = { provisional: lines.provisional, final: lines.final, 'not-started': lines.notStarted };
  return progress.stage === 'after'
    ? say(lines.after, { round: progress.round, missing: progress.missing })
    : stages[progress.stage];
};
