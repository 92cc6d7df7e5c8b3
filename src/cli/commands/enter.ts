import type { PlannedField } from '../../app/changes/field';
import type { Taken } from '../../app/changes/take';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { changeCopy, PLAYER_OPTIONS, playerIn, STEP_OPTIONS } from '../change';
import type { Command, Report } from '../command';
import { ratingOf } from '../values';

/** What a change of the field has done, for people and for programs. */
const fieldReport = (
  { player, by, catchUp, drawnIn, tournament, sheetWarnings: warnings }: Taken<PlannedField>,
  change: 'enter' | 'remove',
  language: string,
  out: string,
): Report => {
  const texts = cliTexts(language);
  const values = { player: player.name, number: player.no, change, out };
  const seed = by === 'lots' ? (drawnIn?.seed ?? tournament.numbering.seed) : undefined;
  return {
    text: () =>
      [
        say(texts.fieldChanged[by], language, values),
        ...(seed === undefined ? [] : [say(texts.seed, language, { seed })]),
        ...catchUp.map((game) => say(texts.catchUp, language, { ...game })),
      ].join('\n'),
    json: () => ({
      ...values,
      by,
      ...(seed === undefined ? {} : { seed }),
      players: tournament.players.length,
      catchUp,
    }),
    warnings,
  };
};

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

/** Takes a player off the list before the first result, in a copy of a workbook. */
export const remove: Command = {
  name: 'remove',
  operands: [{ name: 'IN.xlsx' }],
  options: {
    ...STEP_OPTIONS,
    ...PLAYER_OPTIONS,
    seed: { takes: 'TEXT' },
  },
  run: async (...call) => {
    const [given, { language, random }] = call;
    const removed = { player: playerIn(given), seed: given.text('seed') ?? random() };
    const done = await changeCopy(call, 'remove', removed);
    return andThen(done, (changed) => ok(fieldReport(changed, 'remove', language, given.required('out'))));
  },
};
