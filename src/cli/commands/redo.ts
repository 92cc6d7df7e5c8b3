import { takeChange } from '../../app/changes/take';
import { canRedo, readHistory, toolToRedo } from '../../app/tools/history';
import { redoOnSheets } from '../../app/tools/undo';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import type { Command } from '../command';
import { STEP_OPTIONS } from '../change';
import { reportStep } from '../loggedStep';
import { chooseSheet, withCopy } from '../sources';
import { reportToolStep } from '../toolStep';

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
