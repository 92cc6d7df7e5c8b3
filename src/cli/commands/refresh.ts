import { refreshTournament } from '../../app/refresh';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { STEP_OPTIONS, withTournament } from '../change';
import type { Command } from '../command';

/** Works out the values of a large tournament anew, in a copy of its workbook. */
export const refresh: Command = {
  name: 'refresh',
  operands: [{ name: 'IN.xlsx' }],
  options: STEP_OPTIONS,
  run: async (...call) => {
    const [given, { language, time }] = call;
    const out = given.required('out');
    const done = await withTournament(call, (workbook, named) =>
      refreshTournament(workbook, { time: time(), named }),
    );
    return andThen(done, ({ cells: { length: count } }) =>
      ok({
        text: () => say(cliTexts(language).refreshed, language, { count, out }),
        json: () => ({ changed: count, out }),
        warnings: [],
      }),
    );
  },
};
