import { adjustPoints } from '../../app/adjust';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { affectedJson, affectedText } from '../affected';
import type { Command } from '../command';
import { changeCopy, STEP_OPTIONS } from '../step';
import { parseNumber } from '../values';

/** Adjusts a player's points, in a copy of a workbook. */
export const adjust: Command = {
  name: 'adjust',
  operands: [{ name: 'IN.xlsx' }],
  options: {
    ...STEP_OPTIONS,
    name: { takes: 'NAME', required: true },
    points: { takes: 'N', required: true },
    reason: { takes: 'TEXT' },
  },
  run: async (...call) => {
    const [given, { language }] = call;
    const [player, reason, out] = [given.text('name')!, given.text('reason') ?? '', given.text('out')!];
    const points = parseNumber(given.text('points')!, 'points');
    if (!points.ok) return points;
    const adjusted = { player, points: points.value, reason };
    const done = await changeCopy(call, (workbook, words) => adjustPoints(workbook, adjusted, words));
    return andThen(done, ({ before, after, affected }) => {
      const values = { before: before.adjustment ?? 0, after: after.adjustment ?? 0, out };
      return ok({
        text: () =>
          [
            say(cliTexts(language).adjusted, language, { player: after.name, ...values }),
            ...affectedText(affected, language),
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
