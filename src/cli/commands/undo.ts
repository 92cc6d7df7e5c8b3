import { andThen, ok } from '../../core/result';
import { changeTexts } from '../../language/changes';
import { cliTexts } from '../../language/cli';
import type { Command } from '../command';
import { changeCopy, STEP_OPTIONS } from '../change';
import { reportStep } from '../loggedStep';

/** Takes the last step back in a copy of a workbook, and says which it was. */
export const undo: Command = {
  name: 'undo',
  operands: [{ name: 'IN.xlsx' }],
  options: STEP_OPTIONS,
  run: async (...call) => {
    const [given, { language }] = call;
    const out = given.required('out');
    return andThen(await changeCopy(call, 'undo', null), (done) => {
      const report = reportStep(done, { text: cliTexts(language).undone, language, out });
      const stays = done.sheetsStay ? [changeTexts(language).sheetsStay] : [];
      return ok({ ...report, text: () => [report.text(), ...stays].join('\n') });
    });
  },
};
