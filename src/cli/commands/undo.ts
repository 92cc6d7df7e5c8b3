import { undoLast } from '../../app/undo';
import type { Command } from '../command';
import { stepInCopy, STEP_OPTIONS } from '../step';

/** Takes the last step back in a copy of a workbook. */
export const undo: Command = {
  name: 'undo',
  operands: [{ name: 'IN.xlsx' }],
  options: STEP_OPTIONS,
  run: (...call) => stepInCopy(call, 'undone', undoLast),
};
