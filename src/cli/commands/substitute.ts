import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { affectedJson, affectedText } from '../affected';
import type { Command } from '../command';
import { playerIn, PLAYER_OPTIONS } from '../player';
import { changeCopy, STEP_OPTIONS } from '../change';
import { ratingOf } from '../values';

/** Gives a player's number to somebody else, in a copy of a workbook. */
export const substitute: Command = {
  name: 'substitute',
  operands: [{ name: 'IN.xlsx' }],
  options: {
    ...STEP_OPTIONS,
    ...PLAYER_OPTIONS,
    new: { takes: 'NAME', required: true },
    rating: { takes: 'RATING' },
    federation: { takes: 'NAME' },
  },
  run: async (...call) => {
    const [given, { language }] = call;
    const out = given.required('out');
    const person = {
      player: playerIn(given),
      name: given.required('new'),
      rating: ratingOf(given.text('rating') ?? ''),
      federation: given.text('federation') ?? null,
    };
    const done = await changeCopy(call, 'substitute', person);
    return andThen(done, ({ before, after, affected, warnings, profile }) => {
      const values = { number: after.no, before: before.name, after: after.name, out };
      return ok({
        text: () =>
          [
            say(cliTexts(language).substituted, language, values),
            ...affectedText(affected, language, profile),
          ].join('\n'),
        json: () => ({ ...values, affected: affectedJson(affected) }),
        warnings,
        profile,
      });
    });
  },
};
