import { given as said } from '../../core/format/fields';
import { followsField } from '../../app/changes/field';
import type { PlannedField } from '../../app/changes/plannedField';
import { parseMembers } from '../../app/changes/members';
import { changeOf } from '../../app/changes/registry';
import type { Taken } from '../../app/changes/take';
import { MOST_POINTS } from '../../core/conduct/person';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok } from '../../core/result';
import { cliTexts, tell } from '../../language/cli';
import { say } from '../../language/language';
import type { Arguments, Command } from '../command';
import { followsText, PLAYER_OPTIONS, playerIn, stepCommand } from '../steps';
import { numberOf, ratingOf } from '../values';

const PERSON: Command['options'] = { rating: { takes: 'RATING' }, federation: { takes: 'NAME' } };

/** What a change of the field has done, for people and for programs. */
const fieldTold = (
  taken: Taken<PlannedField>,
  change: 'enter' | 'remove',
  { language, out }: { readonly language: string; readonly out: string },
) => {
  const { player, by, ahead, catchUp, drawnIn, tournament, takenIn } = taken;
  const values = { player: player.name, number: player.no, change, out };
  const seed = by === 'lots' ? (drawnIn?.seed ?? tournament.numbering.seed) : undefined;
  return {
    lines: [
      say(
        cliTexts(language).fieldChanged[takenIn.discipline && by === 'numbers' ? 'paired' : by],
        language,
        values,
      ),
      ...(seed === undefined ? [] : [tell('seed', language, { seed })]),
      ...(ahead ? followsText(followsField(taken, takenIn), language) : []),
      ...catchUp.map((game) => tell('catchUp', language, { ...game })),
    ],
    json: { ...values, by, seed, players: tournament.players.length, ahead, catchUp },
  };
};

/** The command that enters them in place of somebody else. */
const substituting = (given: Arguments): string => {
  const [file, player, out] = [entryAt(given.operands, 0), given.required('name'), given.required('out')];
  return `roundabout substitute ${JSON.stringify(file)} --name PLAYER --new ${JSON.stringify(player)} --out ${JSON.stringify(out)}`;
};

/** Enters a player, in a copy of a workbook. */
export const enter = stepCommand({
  id: 'enter',
  options: {
    name: { takes: 'NAME', required: true },
    ...PERSON,
    fill: { takes: 'HEADING=TEXT', many: true, form: /^[^=]+=/ },
    members: { takes: 'NAME; NAME' },
    section: { takes: 'NAME' },
    seed: { takes: 'TEXT' },
    'add-rounds': {},
  },
  input: (given, { random }) =>
    ok({
      name: given.required('name'),
      rating: ratingOf(given.text('rating') ?? ''),
      federation: given.text('federation') ?? null,
      headed: Object.fromEntries(given.texts('fill').map((typed) => typed.split(/=(.*)/s))),
      members: parseMembers(given.text('members') ?? ''),
      section: given.text('section'),
      seed: given.text('seed') ?? random(),
      mayAdd: given.flag('add-rounds'),
    }),
  told: (taken, words) => fieldTold(taken, 'enter', words),
  refused: (problems, given) => {
    const { instead, agreed } = changeOf('enter');
    const player = given.required('name');
    return problems.flatMap(({ code }) => [
      ...(instead?.of.includes(code)
        ? [problem('late-entry-instead', {}, { player, command: substituting(given) })]
        : []),
      ...(agreed?.to === code ? [problem('late-entry-adding', {}, { player })] : []),
    ]);
  },
});

/** Takes a player off the list before the first result, in a copy of a workbook. */
export const remove = stepCommand({
  id: 'remove',
  options: { ...PLAYER_OPTIONS, seed: { takes: 'TEXT' } },
  input: (given, { random }) => ok({ player: playerIn(given), seed: given.text('seed') ?? random() }),
  told: (taken, words) => fieldTold(taken, 'remove', words),
});

/** Takes a player in again who had left, in a copy of a workbook. */
export const reenter = stepCommand({
  id: 'reenter',
  options: PLAYER_OPTIONS,
  input: (given) => ok({ player: playerIn(given) }),
  told: ({ player, reopened, reversed, missed }, { language, out }) => {
    const count = reopened.length + reversed.length;
    return {
      lines: [tell('reentered', language, { player: player.name, count, out })],
      json: { player: player.name, number: player.no, reopened, reversed, missed, out },
    };
  },
});

/** Gives a player's number to somebody else, in a copy of a workbook. */
export const substitute = stepCommand({
  id: 'substitute',
  options: { ...PLAYER_OPTIONS, new: { takes: 'NAME', required: true }, ...PERSON },
  input: (given) =>
    ok({
      player: playerIn(given),
      name: given.required('new'),
      rating: ratingOf(given.text('rating') ?? ''),
      federation: given.text('federation') ?? null,
    }),
  told: ({ before, after }, { language, out }) => {
    const values = { number: after.no, before: before.name, after: after.name, out };
    return { lines: [tell('substituted', language, values)], json: values };
  },
});

/** Corrects a name, a rating or a federation, in a copy of a workbook. */
export const correct = stepCommand({
  id: 'correct',
  options: { ...PLAYER_OPTIONS, new: { takes: 'NAME' }, ...PERSON },
  input: (given) => {
    const [name, rating, federation] = [given.text('new'), given.text('rating'), given.text('federation')];
    return ok({
      player: playerIn(given),
      ...said({ name, rating: rating === undefined ? rating : ratingOf(rating), federation }),
    });
  },
  told: ({ after: { no, name }, patch: { cells } }, { language, out }) => ({
    lines: [tell('corrected', language, { player: name, count: cells.length, out })],
    json: { number: no, name, changed: cells.length, out },
  }),
});

/** Adjusts a player's points, in a copy of a workbook. */
export const adjust = stepCommand({
  id: 'adjust',
  options: { ...PLAYER_OPTIONS, points: { takes: 'N', required: true }, reason: { takes: 'TEXT' } },
  input: (given) => {
    const points = numberOf(given, 'points');
    const typed = given.required('points');
    if (!points.ok)
      return fail(problem('adjustment-invalid', { field: 'points' }, { typed, most: MOST_POINTS }));
    return andThen(points, (value) =>
      ok({ player: playerIn(given), points: value, reason: given.text('reason') ?? '' }),
    );
  },
  told: ({ before, after }, { language, out }) => {
    const values = { before: before.adjustment ?? 0, after: after.adjustment ?? 0, out };
    return {
      lines: [tell('adjusted', language, { player: after.name, ...values })],
      json: { number: after.no, name: after.name, ...values, reason: after.adjustmentReason ?? '' },
    };
  },
});
