import type { ToolStepDone } from '../app/tools/undo';
import { say } from '../language/language';
import type { Report } from './command';
import { oneLine } from './line';

/** What is told of a step of a tool that was taken back or done again; `text` is what is said of it, an ICU message. */
export const reportToolStep = (
  { step, time, tool, sentence, cells }: ToolStepDone,
  { text, language, out }: { readonly text: string; readonly language: string; readonly out: string },
): Report => ({
  text: () => say(text, language, { what: oneLine(sentence), time, count: cells, out }),
  json: () => ({ changed: cells, step, time, tool, sentence, out }),
  warnings: [],
});
