import { andThen, ok } from '../../core/result';
import type { Command } from '../command';
import { fieldReport } from '../fieldChange';
import { changeCopy, STEP_OPTIONS } from '../change';
import { ratingOf } from '../values';

/** Enters a player, in a copy of a workbook. */
export const enter: Command = {
  name: 'enter',
  operands: [{ name: 'IN.xlsx' }],
  options: {
    ...STEP_OPTIONS,
    name: { takes: 'NAME', required: true },
    rating: { takes: 'RATING' },
    federation: { takes: 'NAME' },
    section: { takes: 'NAME' },
    seed: { takes: 'TEXT' },
  },
  run: async (...call) => {
    const [given, { language, random }] = call;
    const newcomer = {
      name: given.required('name'),
      rating: ratingOf(given.text('rating') ?? ''),
      federation: given.text('federation') ?? null,
      section: given.text('section'),
      seed: given.text('seed') ?? random(),
    };
    const done = await changeCopy(call, 'enter', newcomer);
    return andThen(done, (changed) => ok(fieldReport(changed, 'enter', language, given.required('out'))));
  },
};
