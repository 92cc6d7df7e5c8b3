import { turnColours } from '../../app/handChange';
import type { Command } from '../command';
import { changeByHand } from '../hand';
import { STEP_OPTIONS } from '../step';

/** Reverses the colours of games, in a copy of a workbook. */
export const colours: Command = {
  name: 'colours',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME', many: true, form: /^\d{1,9}$/ }],
  options: STEP_OPTIONS,
  run: (...call) => {
    const [, ...games] = call[0].operands;
    return changeByHand(call, (workbook, words) => turnColours(workbook, games.map(Number), words));
  },
};
