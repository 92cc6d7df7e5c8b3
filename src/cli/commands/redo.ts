import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import type { Command } from '../command';
import { changeCopy, STEP_OPTIONS } from '../change';
import { reportStep } from '../loggedStep';

/** Does the step that was taken back last again, in a copy of a workbook, and says which it was. */
export const redo: Command = {
  name: 'redo',
  operands: [{ name: 'IN.xlsx' }],
  options: STEP_OPTIONS,
  run: async (...call) => {
    const [given, { language }] = call;
    const out = given.required('out');
    return andThen(await changeCopy(call, 'redo', null), (done) =>
      ok(reportStep(done, { text: cliTexts(language).redone, language, out })),
    );
  },
};
