import type { LATE_PROBLEM_CODES } from '../core/lateProblemCodes';
import type { ProblemPlace, ProblemCode } from '../core/problem';
import type { ByProfile } from './inProfile';
import type { SheetWords } from './words';

/** How a place is said: one ICU message a part, and how the parts and the message itself are joined. */
export interface PlaceTexts extends Readonly<Record<keyof ProblemPlace, string>> {
  /** Of more than one cell. */
  readonly cells: string;
  readonly between: string;
  readonly before: string;
}

/** Problems with tables and files of others, whose texts come with what reads them (`lateProblems.ts`). */
export type LateProblemCode = (typeof LATE_PROBLEM_CODES)[number];

/** One language, whole but for the texts that come late. All texts of `problems` and `place` are ICU messages in plain text. */
export interface Language {
  /** BCP 47, such as `en` or `pt-BR`. */
  readonly code: string;
  /** Its name in itself. */
  readonly name: string;
  readonly problems: Readonly<Record<Exclude<ProblemCode, LateProblemCode>, string>>;
  readonly place: PlaceTexts;
  /** What somebody probably meant who typed something unknown: `meant`, or one of two, the other being `orMeant`. */
  readonly didYouMean: Readonly<Record<'one' | 'two', string>>;
  readonly words: SheetWords;
  /** What they are in other games than chess. */
  readonly profiles: Omit<ByProfile<SheetWords>, 'chess'>;
  readonly problemsOf: Omit<ByProfile<Readonly<Record<ProblemCode, string>>>, 'chess'>;
}
