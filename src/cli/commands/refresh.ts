import { refreshTournament } from '../../app/refresh';
import type { Command } from '../command';
import { stepInCopy, STEP_OPTIONS } from '../step';

/** Works out the values of a large tournament anew, in a copy of its workbook. */
export const refresh: Command = {
  name: 'refresh',
  operands: [{ name: 'IN.xlsx' }],
  options: STEP_OPTIONS,
  run: (...call) => stepInCopy(call, 'refreshed', refreshTournament),
};
