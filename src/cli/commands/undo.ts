import { wordsOfStep } from '../../app/changes/registry';
import { takeChange } from '../../app/changes/take';
import { canRedo, type History, readHistory, toolToRedo, toolToUndo } from '../../app/tools/history';
import { redoTool, type ToolStepDone, undoTool } from '../../app/tools/undo';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { changeTexts } from '../../language/changes';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import type { XlsxWorkbook } from '../../workbook/xlsx';
import { type Command, type Report } from '../command';
import { chooseSheet } from '../sources';
import { oneLine, inCopy, STEP_OPTIONS } from '../steps';

/** What is told of a step that was taken back or done again, of a tournament or of a tool. */
interface Told {
  readonly what: string;
  readonly time: string;
  readonly count: number;
  readonly json: object;
  /** What else is to be said of it. */
  readonly note: readonly string[];
}

const ofTool = ({ step, time, tool, sentence, cells }: ToolStepDone): Told => ({
  ...{ what: oneLine(sentence), time, count: cells },
  ...{ json: { changed: cells, step, time, tool, sentence }, note: [] },
});

/** Taking a step back, or doing one again. */
interface Way {
  readonly id: 'undo' | 'redo';
  /** What is said of it, an ICU message. */
  readonly text: string;
  /** Whether the step of a tool comes first. */
  readonly isOfTool: (history: History) => unknown;
  readonly onSheets: (workbook: XlsxWorkbook) => Promise<Result<ToolStepDone>>;
  /** Whether there is nothing to do, whatever tournament is meant. */
  readonly isIdle?: (history: History) => boolean;
}

const stepped =
  ({ id, text, isOfTool, onSheets, isIdle }: Way): Command['run'] =>
  async (...call) => {
    const [given, session] = call;
    const [{ time }, named] = [session, given.text('tournament')];
    const done = await inCopy(call, async (workbook, file): Promise<Result<Told>> => {
      const history = named === undefined ? await readHistory(workbook) : null;
      if (history?.ok === false) return history;
      if (history && isOfTool(history.value))
        return andThen(await onSheets(workbook), (step) => ok(ofTool(step)));
      if (history && isIdle?.(history.value)) return fail(problem('redo-nothing'));
      const sheet = await chooseSheet(workbook, named, file, session);
      if (!sheet.ok) return sheet;
      const taken = await takeChange(workbook, id, null, { time: time(), named: sheet.value });
      return andThen(taken, (step) => {
        const { text: words, values } = wordsOfStep(step);
        const { count, time: when, rule } = step;
        const isStaying = 'sheetsStay' in step && step.sheetsStay === true;
        return ok({
          ...{ what: say(words, values), time: when, count },
          json: { changed: count, step: step.step, time: when, rule },
          note: isStaying ? [changeTexts().sheetsStay] : [],
        });
      });
    });
    return andThen(done, ({ json, note, ...values }): Result<Report> => {
      const out = given.required('out');
      return ok({
        text: () => [say(text, { ...values, out }), ...note].join('\n'),
        json: () => ({ ...json, out }),
      });
    });
  };

const commandOf = (way: Way): Command => ({
  name: way.id,
  operands: [{ name: 'IN.xlsx' }],
  options: STEP_OPTIONS,
  run: stepped(way),
});

/** Takes the last step back in a copy of a workbook, a tournament's or a tool's, and says which it was. */
export const undo = commandOf({
  id: 'undo',
  text: cliTexts.undone,
  isOfTool: toolToUndo,
  onSheets: undoTool,
});

/** Does the step that was taken back last again, in a copy of a workbook, and says which it was. */
export const redo = commandOf({
  id: 'redo',
  text: cliTexts.redone,
  isOfTool: toolToRedo,
  onSheets: redoTool,
  isIdle: (history) => history.steps.length > 0 && !history.logs.some((log) => canRedo(history, log)),
});
