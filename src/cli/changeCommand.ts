import { type AnyChange, type ChangeField, type Given, PLAYER } from '../app/changes/change';
import { answersOf, previewChange } from '../app/changes/preview';
import { takeRow } from '../app/changes/take';
import { openStep } from '../app/step';
import { type Player, plays, type Tournament } from '../core/model';
import { playerNamed } from '../core/names/playerNamed';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { tell } from '../language/cli';
import { followsText, PLAYER_OPTIONS, playerIn, reportStep, STEP_OPTIONS, withTournament } from './steps';
import type { Arguments, Call, Command, OptionSpec } from './command';
import { parseChoice } from './values';

/** The option of a field: `newName` is `--new-name`. */
const optionOf = ({ name }: ChangeField): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const idsOf = ({ choices = [] }: ChangeField): readonly string[] => choices.map(([id]) => id);

/** Whom a change is about is said as in every command: by `--name` or `--no`. */
const isPlayer = ({ name }: ChangeField): boolean => name === PLAYER.name;

const specOf = (field: ChangeField): OptionSpec => {
  switch (field.kind) {
    case 'player':
      return { takes: 'NAME|N', required: true };
    case 'game':
      return { takes: 'N|PLAYER:ROUND', required: true, form: GAME_FORM };
    case 'choice':
      return { takes: idsOf(field).join('|') };
    case 'text':
      return { takes: 'TEXT', required: field.optional !== true && field.now === undefined };
  }
};

/** A game by its number, or by one of its players and the round. */
const GAME_FORM = /^(?:\d{1,9}|.+:\d{1,6})$/;

const playerOf = (tournament: Tournament, typed: string): Result<Player> =>
  playerNamed(tournament, /^\d{1,9}$/.test(typed) ? Number(typed) : typed);

const gameIn = (tournament: Tournament, typed: string): Result<string> => {
  const [, who, round] = /^(.+):(\d+)$/.exec(typed) ?? [];
  if (who === undefined) return ok(typed);
  return andThen(playerOf(tournament, who), ({ no, name }) => {
    const game = tournament.games.find((each) => each.round === Number(round) && plays(no)(each));
    return game
      ? ok(String(game.no))
      : fail(problem('game-of-round-missing', {}, { player: name, round: Number(round) }));
  });
};

/** What a field is told: a player by their number, whether that or their name was typed. */
const toldBy = (tournament: Tournament, field: ChangeField, typed: string): Result<string> => {
  if (field.kind === 'choice') return parseChoice(typed, optionOf(field), idsOf(field));
  if (field.kind === 'game') return gameIn(tournament, typed);
  return field.kind === 'player'
    ? andThen(playerOf(tournament, typed), ({ no }) => ok(String(no)))
    : ok(typed);
};

const givenBy = (
  { fields }: AnyChange,
  tournament: Tournament,
  given: Arguments,
  seed: string,
): Result<Given> => {
  const answers: Record<string, string> = { seed };
  for (const field of fields) {
    const typed = isPlayer(field) ? String(playerIn(given)) : given.text(optionOf(field));
    if (typed === undefined) continue;
    const read = toldBy(tournament, field, typed);
    if (!read.ok) return read;
    answers[field.name] = read.value;
  }
  return ok(answers);
};

const run = (row: AnyChange, call: Call): ReturnType<Command['run']> =>
  withTournament(
    call,
    async (workbook, named) => {
      const [asked, { language, time, random }] = call;
      const opened = await openStep(workbook, named, row.of && { of: row.of });
      if (!opened.ok) return opened;
      const { tournament } = opened.value.open;
      const given = givenBy(row, tournament, asked, random());
      if (!given.ok) return given;
      const preview = previewChange(row, opened.value, given.value);
      if (!preview.ok) return preview;
      const input = row.input(answersOf(row, tournament, given.value));
      const taken = await takeRow(workbook, row, input, { time: time(), opened: opened.value });
      return andThen(taken, ({ sheetWarnings }) => {
        const { follows, affected, cells, warnings } = preview.value;
        const [changed, out] = [cells.length, asked.required('out')];
        const sentences = followsText(changed === 0 ? [] : follows, language);
        const lines = [tell('changed', language, { count: changed, out }), ...sentences];
        const step = { affected, warnings, sheetWarnings, profile: tournament.profile };
        return ok(reportStep(step, { lines, json: { changed, follows: sentences, out } }, language));
      });
    },
    row.of,
  );

const optionsOf = (field: ChangeField): Command['options'] =>
  isPlayer(field) ? PLAYER_OPTIONS : { [optionOf(field)]: specOf(field) };

/** The command of a change that has none of its own: its fields are the options. */
export const changeCommand = (row: AnyChange): Command => ({
  name: row.id,
  operands: [{ name: 'IN.xlsx' }],
  options: {
    ...STEP_OPTIONS,
    ...Object.fromEntries(row.fields.flatMap((field) => Object.entries(optionsOf(field)))),
  },
  run: (...call) => run(row, call),
});
