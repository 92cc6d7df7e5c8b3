import { refreshSheets, refreshTournament } from '../../app/refresh';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { STEP_OPTIONS, withTournament } from '../change';
import type { Command } from '../command';

/** Works out the values of a large tournament anew, or makes its sheets anew as today, in a copy of its workbook. */
export const refresh: Command = {
  name: 'refresh',
  operands: [{ name: 'IN.xlsx' }],
  options: { ...STEP_OPTIONS, 'new-sheets': {} },
  run: async (...call) => {
    const [given, { language, time }] = call;
    const out = given.required('out');
    const by = given.flag('new-sheets') ? refreshSheets : refreshTournament;
    const done = await withTournament(call, (workbook, named) => by(workbook, { time: time(), named }));
    return andThen(done, ({ cells: { length: count }, newSheets, warnings }) => {
      const texts = cliTexts(language);
      return ok({
        text: () => say(newSheets ? texts.remade : texts.refreshed, language, { count, out }),
        json: () => ({ changed: count, newSheets, out }),
        warnings,
      });
    });
  },
};
