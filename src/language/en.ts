import { goEn, goProblemsEn, neutralEn, neutralProblemsEn } from './profilesEn';
import { problemsEn } from './problems/early';
import { wordsEn, type SheetWords } from './words';
import type { ProblemPlace, ProblemCode } from '../core/problem';
import type { ByProfile } from './inProfile';

/** Places in words: an ICU message for each part, and how the parts and the problem are joined. */
export interface PlaceTexts extends Readonly<Record<keyof ProblemPlace, string>> {
  /** Of more than one cell. */
  readonly cells: string;
  readonly between: string;
  readonly before: string;
}

/** One language, without the texts that load late. All texts of `problems` and `place` are ICU messages in plain text. */
export interface Language {
  /** BCP 47, such as `en` or `pt-BR`. */
  readonly code: string;
  /** Its name in itself. */
  readonly name: string;
  readonly problems: Readonly<Record<keyof typeof problemsEn, string>>;
  readonly place: PlaceTexts;
  /** What somebody probably meant when they typed something unknown: `meant`, or either `meant` or `orMeant`. */
  readonly didYouMean: Readonly<Record<'one' | 'two', string>>;
  readonly words: SheetWords;
  /** What they are in other games than chess. */
  readonly profiles: Omit<ByProfile<SheetWords>, 'chess'>;
  readonly problemsOf: Omit<ByProfile<Readonly<Record<ProblemCode, string>>>, 'chess'>;
}

/** English, the model for all languages. Apostrophes are ’ (a plain one quotes in ICU messages). */
export const en: Language = {
  code: 'en',
  name: 'English',
  problems: problemsEn,
  place: {
    file: 'file “{file}”',
    sheet: 'sheet “{sheet}”',
    cell: 'cell {cell}',
    cells: 'cells {cell}',
    line: 'line {line}',
    column: 'column {column}',
    field: 'field {field}',
    round: 'round {round}',
    game: 'game {game}',
    player: '{player}',
    between: ', ',
    before: '{place}: {message}',
  },
  didYouMean: {
    one: 'Did you mean “{meant}”?',
    two: 'Did you mean “{meant}” or “{orMeant}”?',
  },
  words: wordsEn,
  profiles: { go: goEn, neutral: neutralEn },
  problemsOf: { go: goProblemsEn, neutral: neutralProblemsEn },
};
