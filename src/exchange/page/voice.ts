import type { Tournament } from '../../core/model';
import { asTextTexts, type AsTextTexts } from '../../language/asText';
import { explainTexts } from '../../language/explainTexts';
import { say, words } from '../../language/language';
import { pageTexts, type PageTexts } from '../../language/page';
import type { SheetWords } from '../../language/words';

/** The words that a page is made of. */
export interface Voice {
  readonly language: string;
  readonly words: SheetWords;
  readonly texts: PageTexts;
  readonly lines: AsTextTexts;
  readonly decimal: string;
  readonly say: (text: string, values: Readonly<Record<string, string | number>>) => string;
}

/** The words of a tournament's page in a language. */
export const voiceOf = ({ profile }: Pick<Tournament, 'profile'>, language: string): Voice => ({
  language,
  words: words(language, profile),
  texts: pageTexts(language, profile),
  lines: asTextTexts(language),
  decimal: explainTexts(language, profile).decimal,
  say: (text, values) => say(text, language, values),
});
