import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { affectedJson, affectedText } from '../affected';
import type { Command } from '../command';
import { playerIn, PLAYER_OPTIONS } from '../player';
import { changeCopy, STEP_OPTIONS } from '../change';

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
