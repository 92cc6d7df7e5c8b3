import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { affectedJson, affectedText } from '../affected';
import type { Command } from '../command';
import { playerIn, PLAYER_OPTIONS } from '../player';
import { changeCopy, STEP_OPTIONS } from '../change';
import { ratingOf } from '../values';

/** Corrects a name, a rating or a federation, in a copy of a workbook. */
export const correct: Command = {
  name: 'correct',
  operands: [{ name: 'IN.xlsx' }],
  options: {
    ...STEP_OPTIONS,
    ...PLAYER_OPTIONS,
    new: { takes: 'NAME' },
    rating: { takes: 'RATING' },
    federation: { takes: 'NAME' },
  },
  run: async (...call) => {
    const [given, { language }] = call;
    const out = given.required('out');
    const [name, rating, federation] = [given.text('new'), given.text('rating'), given.text('federation')];
    const change = {
      player: playerIn(given),
      ...(name === undefined ? {} : { name }),
      ...(rating === undefined ? {} : { rating: ratingOf(rating) }),
      ...(federation === undefined ? {} : { federation }),
    };
    const done = await changeCopy(call, 'correct', change);
    return andThen(done, ({ after, affected, patch: { cells }, profile }) => {
      const values = { player: after.name, count: cells.length, out };
      return ok({
        text: () =>
          [
            say(cliTexts(language).corrected, language, values),
            ...affectedText(affected, language, profile),
          ].join('\n'),
        json: () => ({
          number: after.no,
          name: after.name,
          changed: cells.length,
          affected: affectedJson(affected),
          out,
        }),
        warnings: [],
      });
    });
  },
};
