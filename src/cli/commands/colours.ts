import { andThen, ok } from '../../core/result';
import { manualReport } from '../manualChange';
import { changeCopy, STEP_OPTIONS } from '../change';
import type { Command } from '../command';

/** Reverses the colours of games, in a copy of a workbook. */
export const colours: Command = {
  name: 'colours',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME', many: true, form: /^\d{1,9}$/ }],
  options: STEP_OPTIONS,
  run: async (...call) => {
    const [given, { language }] = call;
    const [, ...games] = given.operands;
    const done = await changeCopy(call, 'colours', games.map(Number));
    return andThen(done, (plan) => ok(manualReport(plan, language, given.required('out'))));
  },
};
