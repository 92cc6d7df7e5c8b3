import { stepWords } from '../../app/changes/table';
import { andThen, ok } from '../../core/result';
import { changeTexts } from '../../language/changes';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { parseRule } from '../../sheets/log/rule';
import type { Command } from '../command';
import { changeCopy, STEP_OPTIONS } from '../change';

/** Takes the last step back in a copy of a workbook, and says which it was. */
export const undo: Command = {
  name: 'undo',
  operands: [{ name: 'IN.xlsx' }],
  options: STEP_OPTIONS,
  run: async (...call) => {
    const [given, { language }] = call;
    const out = given.required('out');
    return andThen(await changeCopy(call, 'undo', null), ({ count, step, time, rule, sheetsStay }) => {
      const texts = cliTexts(language);
      const parsed = parseRule(rule);
      const known = parsed && stepWords(parsed);
      const no = parsed && 'player' in parsed ? parsed.player : undefined;
      const player = no === undefined ? '' : say(texts.number, language, { no });
      const what = known ? say(known, language, { player }) : rule;
      return ok({
        text: () =>
          [
            say(texts.undone, language, { count, out, time, what }),
            ...(sheetsStay ? [changeTexts(language).sheetsStay] : []),
          ].join('\n'),
        json: () => ({ changed: count, step, time, rule, out }),
        warnings: [],
      });
    });
  },
};
