import type { PlannedStep } from '../app/changes/loggedStep';
import { wordsOfStep } from '../app/changes/table';
import { say } from '../language/language';
import type { Report } from './command';

/** Where a step of the Log went. */
export interface WrittenStep {
  /** What is said of it, an ICU message. */
  readonly text: string;
  readonly language: string;
  readonly out: string;
}

/** What is told of a step that was taken back or done again. */
export const reportStep = (done: PlannedStep, { text, language, out }: WrittenStep): Report => {
  const { count, step, time, rule } = done;
  const words = wordsOfStep(done);
  const what = say(words.text, language, words.values);
  return {
    text: () => say(text, language, { count, out, time, what }),
    json: () => ({ changed: count, step, time, rule, out }),
    warnings: [],
  };
};
