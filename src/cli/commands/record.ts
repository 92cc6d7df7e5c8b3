import type { TypedResult } from '../../app/changes/record';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { affectedJson, affectedText } from '../affected';
import type { Command } from '../command';
import { changeCopy, STEP_OPTIONS } from '../change';

/** `12=1-0`: the number of the game, then what one would type into its cell, White on the left. */
const RESULT = /^\d{1,9}=/;

const parseResult = (typed: string): TypedResult => {
  const sign = typed.indexOf('=');
  return { game: Number(typed.slice(0, sign)), typed: typed.slice(sign + 1) };
};

/** Types results into a copy of a workbook, and says whom it affects where one corrects an earlier one. */
export const record: Command = {
  name: 'record',
  operands: [{ name: 'IN.xlsx' }, { name: 'GAME=RESULT', many: true, form: RESULT }],
  options: STEP_OPTIONS,
  run: async (...call) => {
    const [given, { language }] = call;
    const [, ...typed] = given.operands;
    const out = given.required('out');
    const results = typed.map(parseResult);
    const done = await changeCopy(call, 'record', results);
    return andThen(done, ({ patch: { cells }, corrected, affected, warnings, profile }) =>
      ok({
        text: () =>
          [
            say(cliTexts(language).recorded, language, { count: cells.length, out }),
            ...affectedText(affected, language, profile),
          ].join('\n'),
        json: () => ({
          changed: cells.length,
          ...(corrected.length === 0 ? {} : { corrected, affected: affectedJson(affected) }),
          out,
        }),
        warnings,
        profile,
      }),
    );
  },
};
