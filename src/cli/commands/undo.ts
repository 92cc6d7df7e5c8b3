import type { PlannedStep, PlannedUndo } from '../../app/changes/undo';
import { wordsOfStep } from '../../app/changes/table';
import { takeChange, type Taken } from '../../app/changes/take';
import { canRedo, readHistory, toolToRedo, toolToUndo } from '../../app/tools/history';
import { redoOnSheets, type ToolStepDone, undoOnSheets } from '../../app/tools/undo';
import { entryAt, present } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { changeTexts } from '../../language/changes';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import type { XlsxWorkbook } from '../../workbook/xlsx';
import { STEP_OPTIONS } from '../change';
import { oneLine } from '../columns';
import type { Command, Report, Session } from '../command';
import { chooseSheet, withCopy } from '../sources';

/** What is told of a step of a tool that was taken back or done again; `text` is what is said of it, an ICU message. */
const reportToolStep = (
  { step, time, tool, sentence, cells }: ToolStepDone,
  { text, language, out }: { readonly text: string; readonly language: string; readonly out: string },
): Report => ({
  text: () => say(text, language, { what: oneLine(sentence), time, count: cells, out }),
  json: () => ({ changed: cells, step, time, tool, sentence, out }),
  warnings: [],
});

/** Where a step of the Log went. */
interface WrittenStep {
  /** What is said of it, an ICU message. */
  readonly text: string;
  readonly language: string;
  readonly out: string;
}

/** What is told of a step that was taken back or done again. */
const reportStep = (done: PlannedStep, { text, language, out }: WrittenStep): Report => {
  const { count, step, time, rule } = done;
  const words = wordsOfStep(done);
  const what = say(words.text, language, words.values);
  return {
    text: () => say(text, language, { count, out, time, what }),
    json: () => ({ changed: count, step, time, rule, out }),
    warnings: [],
  };
};

type Done =
  | { readonly of: 'tournament'; readonly step: Taken<PlannedUndo> }
  | { readonly of: 'tool'; readonly step: ToolStepDone };

/** A tool's step, unless a tournament or a team event was named or has a later one. */
const takeBack = async (
  workbook: XlsxWorkbook,
  named: string | undefined,
  input: string,
  session: Session,
): Promise<Result<Done>> => {
  const history = named === undefined ? await readHistory(workbook) : null;
  if (history?.ok === false) return history;
  if (history && toolToUndo(history.value))
    return andThen(await undoOnSheets(workbook), (step) => ok<Done>({ of: 'tool', step }));
  const sheet = await chooseSheet(workbook, named, input, session, 'all');
  if (!sheet.ok) return sheet;
  const taken = await takeChange(workbook, 'undo', null, { time: session.time(), named: sheet.value });
  return andThen(taken, (step) => ok<Done>({ of: 'tournament', step }));
};

/** Takes the last step back in a copy of a workbook, a tournament's or a tool's, and says which it was. */
export const undo: Command = {
  name: 'undo',
  operands: [{ name: 'IN.xlsx' }],
  options: STEP_OPTIONS,
  run: async (given, session) => {
    const { language } = session;
    const input = present(given.operands[0]);
    const out = given.required('out');
    const place = { out, force: given.flag('force') };
    const done = await withCopy(input, place, session.random(), (workbook) =>
      takeBack(workbook, given.text('tournament'), input, session),
    );
    return andThen(done, (taken) => {
      if (taken.of === 'tool')
        return ok(reportToolStep(taken.step, { text: cliTexts(language).undone, language, out }));
      const report = reportStep(taken.step, { text: cliTexts(language).undone, language, out });
      const stays = taken.step.sheetsStay ? [changeTexts(language).sheetsStay] : [];
      return ok({ ...report, text: () => [report.text(), ...stays].join('\n') });
    });
  },
};

/** Does the step that was taken back last again, in a copy of a workbook, and says which it was. */
export const redo: Command = {
  name: 'redo',
  operands: [{ name: 'IN.xlsx' }],
  options: STEP_OPTIONS,
  run: (given, session) => {
    const { language, time, random } = session;
    const [file, out, typed] = [entryAt(given.operands, 0), given.required('out'), given.text('tournament')];
    const told = { text: cliTexts(language).redone, language, out };
    return withCopy(file, { out, force: given.flag('force') }, random(), async (workbook) => {
      const history = typed === undefined ? await readHistory(workbook) : null;
      if (history?.ok === false) return history;
      if (history && toolToRedo(history.value))
        return andThen(await redoOnSheets(workbook), (step) => ok(reportToolStep(step, told)));
      if (
        history &&
        history.value.steps.length > 0 &&
        !history.value.logs.some((log) => canRedo(history.value, log))
      )
        return fail(problem('redo-nothing'));
      const sheet = await chooseSheet(workbook, typed, file, session, 'all');
      if (!sheet.ok) return sheet;
      const done = await takeChange(workbook, 'redo', null, { time: time(), named: sheet.value });
      return andThen(done, (step) => ok(reportStep(step, told)));
    });
  },
};
