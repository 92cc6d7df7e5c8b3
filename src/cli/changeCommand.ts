import { type AnyChange, type ChangeField, type Given, NEW_NAME, PLAYER } from '../app/changes/change';
import { valueOf } from '../app/changes/preview';
import { plays, type Tournament } from '../core/model';
import { unknownProblem, playerNamed } from '../core/names/meant';
import { entryAt } from '../core/present';
import { problem, type Problem } from '../core/problem';
import { allOf, andThen, fail, failAll, ok, type Result } from '../core/result';
import type { Arguments, Call, Command, OptionSpec } from './command';
import { makeChange, PLAYER_OPTIONS, playerIn, STEP_OPTIONS } from './steps';
import { parseChoice } from './values';

/** Whom a change is about is said as in every command: by `--name` or `--no`. */
const isPlayer = ({ name }: ChangeField): boolean => name === PLAYER.name;

/** The option of a field; a new name beside the player who gets it is `--new`. */
const optionOf = ({ fields }: AnyChange, { name }: ChangeField): string =>
  name !== NEW_NAME.name ? name : fields.some(isPlayer) ? 'new' : 'name';

const idsOf = ({ choices = [] }: ChangeField): readonly string[] => choices.map(([id]) => id);

const specOf = (field: ChangeField): OptionSpec => {
  switch (field.kind) {
    case 'player':
      return { takes: 'NAME|N', required: true };
    case 'game':
      return { takes: 'N|PLAYER:ROUND', required: true, form: GAME_FORM };
    case 'choice':
      return { takes: idsOf(field).join('|') || field.name.toUpperCase() };
    case 'date':
      return { takes: 'DATE', required: true };
    case 'text':
      return { takes: 'TEXT', required: !(field.optional ?? field.now ?? field.where) };
  }
};

/** A game by its number, or by one of its players and the round. */
const GAME_FORM = /^(?:\d{1,9}|.+:\d{1,6})$/;

const gameIn = (tournament: Tournament, typed: string): Result<string> => {
  const [, who, round] = /^(.+):(\d+)$/.exec(typed) ?? [];
  if (who === undefined) return ok(typed);
  return andThen(playerNamed(tournament, who), ({ no, name }) => {
    const game = tournament.games.find((each) => each.round === Number(round) && plays(no)(each));
    return game
      ? ok(String(game.no))
      : fail(problem('game-of-round-missing', {}, { player: name, round: Number(round) }));
  });
};

/** What a field is told: a player by their number, whether that or their name was typed. */
const toldBy = (
  tournament: Tournament,
  field: ChangeField,
  typed: string | number,
  option: string,
): Result<string> => {
  if (field.kind === 'player') return andThen(playerNamed(tournament, typed), ({ no }) => ok(String(no)));
  const text = String(typed);
  if (field.kind === 'game') return gameIn(tournament, text);
  return field.choices ? parseChoice(text, option, idsOf(field)) : ok(text);
};

/** What is filled into further columns of the list, each called by its heading. */
const filledBy = (fields: readonly ChangeField[], given: Arguments): Result<Given> => {
  const each = given.texts('fill').map((text): Result<readonly [string, string]> => {
    const [heading = '', typed = ''] = text.split(/=(.*)/s);
    const field = fields.find(({ label }) => label === heading);
    const headings = fields.map(({ label }) => label);
    const choices = headings.join(', ') || '–';
    return field
      ? ok([field.name, typed])
      : fail(unknownProblem('list-column-missing', heading, headings, { field: 'fill' }, { choices }));
  });
  return andThen(allOf(each), (filled) => ok(Object.fromEntries(filled)));
};

const givenBy = (row: AnyChange, tournament: Tournament, given: Arguments, seed: string): Result<Given> => {
  const answers: Record<string, string> = {
    seed: given.text('seed') ?? seed,
    ...(row.agreed && given.flag('add-rounds') ? row.agreed.given : {}),
  };
  for (const field of row.fields) {
    const option = optionOf(row, field);
    const typed = isPlayer(field) ? playerIn(given) : given.text(option);
    if (typed === undefined) {
      if (field.choices) answers[field.name] = valueOf(field, tournament, {});
      continue;
    }
    const read = toldBy(tournament, field, typed, option);
    if (!read.ok) return read;
    answers[field.name] = read.value;
  }
  return andThen(filledBy(row.furtherFields?.(tournament) ?? [], given), (filled) =>
    ok({ ...answers, ...filled }),
  );
};

/** What to type where a change was refused: another change, or an option that agrees to more. */
const insteadOf = (
  { instead, agreed }: AnyChange,
  given: Arguments,
  problems: readonly Problem[],
): readonly Problem[] => {
  const has = (codes: readonly string[] = []): boolean => problems.some(({ code }) => codes.includes(code));
  const [file, out] = [entryAt(given.operands, 0), given.required('out')].map((path) => JSON.stringify(path));
  const player = given.text('name') ?? '';
  const command = `roundabout ${instead?.change ?? ''} ${file ?? ''} --name PLAYER --new ${JSON.stringify(player)} --out ${out ?? ''}`;
  return [
    ...(has(instead?.of) ? [problem('late-entry-instead', {}, { player, command })] : []),
    ...(agreed && has([agreed.to]) ? [problem('late-entry-adding', {}, { player })] : []),
  ];
};

const run = async (row: AnyChange, call: Call): ReturnType<Command['run']> => {
  const [asked, { random }] = call;
  const done = await makeChange(call, row, (tournament) =>
    andThen(givenBy(row, tournament, asked, random()), (given) => ok(row.input(given))),
  );
  return done.ok ? done : failAll([...done.problems, ...insteadOf(row, asked, done.problems)]);
};

/** What a change of who plays may be told besides: the draw code, further columns of the list, and what is agreed to. */
const furtherOptions = ({ numbers, furtherFields, agreed }: AnyChange): Command['options'] => ({
  ...(furtherFields ? { fill: { takes: 'HEADING=TEXT', many: true, form: /^[^=]+=/ } } : {}),
  ...(numbers ? { seed: { takes: 'TEXT' } } : {}),
  ...(agreed ? { 'add-rounds': {} } : {}),
});

const optionsOf = (row: AnyChange, field: ChangeField): Command['options'] =>
  isPlayer(field) ? PLAYER_OPTIONS : { [optionOf(row, field)]: specOf(field) };

/** The command of a change that has none of its own: its fields are the options. */
export const changeCommand = (row: AnyChange): Command => ({
  name: row.id,
  operands: [{ name: 'IN.xlsx' }],
  options: {
    ...STEP_OPTIONS,
    ...Object.fromEntries(row.fields.flatMap((field) => Object.entries(optionsOf(row, field)))),
    ...furtherOptions(row),
  },
  run: (...call) => run(row, call),
});
