import type { Problem } from '../core/problem';
import { languageOf, messageOf, say } from '../language/language';
import { paneTexts, type PaneTexts } from '../language/pane';
import { systemTexts, type SystemTexts } from '../language/systems';
import type { SheetWords } from '../language/words';

/** All that the pane says, in one language. */
export interface Speech {
  readonly language: string;
  readonly texts: PaneTexts;
  readonly words: SheetWords;
  readonly systems: SystemTexts;
  /** Fills an ICU message. */
  readonly say: (text: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly message: (problem: Problem) => string;
  /** `A, B and C`. */
  readonly list: (items: readonly string[]) => string;
}

/** A user's text inside a sentence, so that a name written from right to left does not turn the sentence round. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Speaks a language, else English. */
export const speechOf = (code: string): Speech => {
  const language = languageOf(code);
  const joined = new Intl.ListFormat(language.code, { type: 'conjunction' });
  return {
    language: language.code,
    texts: paneTexts(language.code),
    words: language.words,
    systems: systemTexts(language.code),
    say: (text, values = {}) => say(text, language.code, values),
    message: (problem) => messageOf(problem, language.code),
    list: (items) => joined.format(items),
  };
};
