import { MOST_POINTS } from '../../core/conduct/adjustment';
import { problem } from '../../core/problem';
import { andThen, fail, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { affectedJson, affectedText } from '../affected';
import { changeCopy, PLAYER_OPTIONS, playerIn, STEP_OPTIONS } from '../change';
import type { Command } from '../command';
import { parseNumber, ratingOf } from '../values';

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

/** Adjusts a player's points, in a copy of a workbook. */
export const adjust: Command = {
  name: 'adjust',
  operands: [{ name: 'IN.xlsx' }],
  options: {
    ...STEP_OPTIONS,
    ...PLAYER_OPTIONS,
    points: { takes: 'N', required: true },
    reason: { takes: 'TEXT' },
  },
  run: async (...call) => {
    const [given, { language }] = call;
    const [player, reason, out] = [playerIn(given), given.text('reason') ?? '', given.required('out')];
    const typed = given.required('points');
    const points = parseNumber(typed, 'points');
    if (!points.ok)
      return fail(problem('adjustment-invalid', { field: 'points' }, { typed, most: MOST_POINTS }));
    const adjusted = { player, points: points.value, reason };
    const done = await changeCopy(call, 'adjust', adjusted);
    return andThen(done, ({ before, after, affected, profile }) => {
      const values = { before: before.adjustment ?? 0, after: after.adjustment ?? 0, out };
      return ok({
        text: () =>
          [
            say(cliTexts(language).adjusted, language, { player: after.name, ...values }),
            ...affectedText(affected, language, profile),
          ].join('\n'),
        json: () => ({
          number: after.no,
          name: after.name,
          ...values,
          reason,
          affected: affectedJson(affected),
        }),
        warnings: [],
      });
    });
  },
};
