import { andThen, ok } from '../../core/result';
import type { Command } from '../command';
import { fieldReport } from '../fieldChange';
import { playerIn, PLAYER_OPTIONS } from '../player';
import { changeCopy, STEP_OPTIONS } from '../change';

/** Takes a player off the list before the first result, in a copy of a workbook. */
export const remove: Command = {
  name: 'remove',
  operands: [{ name: 'IN.xlsx' }],
  options: {
    ...STEP_OPTIONS,
    ...PLAYER_OPTIONS,
    seed: { takes: 'TEXT' },
  },
  run: async (...call) => {
    const [given, { language, random }] = call;
    const removed = { player: playerIn(given), seed: given.text('seed') ?? random() };
    const done = await changeCopy(call, 'remove', removed);
    return andThen(done, (changed) => ok(fieldReport(changed, 'remove', language, given.required('out'))));
  },
};
