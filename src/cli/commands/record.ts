import { recordResults, type TypedResult } from '../../app/record';
import { andThen, ok } from '../../core/result';
import type { Command } from '../command';
import { stepInCopy, STEP_OPTIONS } from '../step';

/** `12=1-0`: the number of the game, then what one would type into its cell, White on the left. */
const RESULT = /^\d{1,9}=/;

const parseResult = (typed: string): TypedResult => {
  const sign = typed.indexOf('=');
  return { game: Number(typed.slice(0, sign)), typed: typed.slice(sign + 1) };
};

/** Types results into a copy of a workbook. */
export const record: Command = {
  name: 'record',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME=RESULT', many: true, form: RESULT }],
  options: STEP_OPTIONS,
  run: (...call) => {
    const [, ...typed] = call[0].operands;
    const results = typed.map(parseResult);
    return stepInCopy(call, 'recorded', async (workbook, words) =>
      andThen(await recordResults(workbook, results, words), ({ patch }) => ok(patch)),
    );
  },
};
