import { present } from '../../core/present';
import { andThen, ok } from '../../core/result';
import { manualReport } from '../manualChange';
import { changeCopy, STEP_OPTIONS } from '../change';
import type { Command } from '../command';

const parsePair = (typed: string): readonly [number, number] => {
  const [one, other] = typed.split('=').map(Number);
  return [present(one), present(other)];
};

/** Exchanges games, in a copy of a workbook. */
export const exchange: Command = {
  name: 'exchange',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME=GAME', many: true, form: /^\d{1,9}=\d{1,9}$/ }],
  options: { ...STEP_OPTIONS, black: {} },
  run: async (...call) => {
    const [given, { language }] = call;
    const [, ...typed] = given.operands;
    const what = given.flag('black') ? 'opponents' : 'places';
    const done = await changeCopy(call, 'exchange', { pairs: typed.map(parsePair), what });
    return andThen(done, (plan) => ok(manualReport(plan, language, given.required('out'))));
  },
};
