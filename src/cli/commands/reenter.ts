import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { affectedJson, affectedText } from '../affected';
import { changeCopy, PLAYER_OPTIONS, playerIn, STEP_OPTIONS } from '../change';
import type { Command } from '../command';
import { ratingOf } from '../values';

/** Takes a player in again who had left, in a copy of a workbook. */
export const reenter: Command = {
  name: 'reenter',
  operands: [{ name: 'IN.xlsx' }],
  options: { ...STEP_OPTIONS, ...PLAYER_OPTIONS },
  run: async (...call) => {
    const [given, { language }] = call;
    const out = given.required('out');
    const returning = { player: playerIn(given) };
    const done = await changeCopy(call, 'reenter', returning);
    return andThen(done, ({ player, reopened, reversed, missed, affected, warnings, profile }) => {
      const count = reopened.length + reversed.length;
      return ok({
        text: () =>
          [
            say(cliTexts(language).reentered, language, { player: player.name, count, out }),
            ...affectedText(affected, language, profile),
          ].join('\n'),
        json: () => ({
          ...{ player: player.name, number: player.no, reopened, reversed, missed },
          affected: affectedJson(affected),
          out,
        }),
        warnings,
        profile,
      });
    });
  },
};

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
