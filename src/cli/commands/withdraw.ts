import { takeChange } from '../../app/changes/take';
import { WITHDRAW } from '../../app/changes/withdraw';
import { tableWithdrawal } from '../../core/conduct/table';
import { WITHDRAWAL_RULES } from '../../core/conduct/withdrawal';
import { entryAt } from '../../core/present';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { teamStepTexts } from '../../language/teamSteps';
import { affectedJson, affectedText } from '../affected';
import type { Command } from '../command';
import { oneLine } from '../line';
import { playerIn } from '../player';
import { withCopy } from '../sources';
import { chooseTeamSheet, reportTeamStep } from '../teamStep';
import { changeCopy } from '../change';
import { optional, parseChoice, parseNumber, together } from '../values';
import { gamesText, reversedJson } from './reversals';

type Call = Parameters<Command['run']>;

const RULES = WITHDRAWAL_RULES.map(({ id }) => id);

/** A number leaves a pairing table. */
const fromTable = async ([given, { language }]: Call): ReturnType<Command['run']> => {
  const asked = together({
    players: parseNumber(given.required('players'), 'players'),
    number: parseNumber(given.required('number'), 'number'),
    after: parseNumber(given.required('after'), 'after'),
    played: optional(given.text('played'), (typed) => parseNumber(typed, 'played')),
  });
  const system = given.text('system') ?? 'crenshaw';
  return andThen(asked, ({ players, number, after, played }) =>
    andThen(tableWithdrawal({ system, players, number, after, played }), ({ progress, status, reversed }) =>
      ok({
        text: () =>
          say(cliTexts(language).withdrawnNumber, language, {
            number,
            ...progress,
            status,
            reversals: reversed.length,
            list: gamesText(reversed),
          }),
        json: () => ({
          system,
          players,
          number,
          after,
          ...progress,
          status,
          reversed: reversed.map(reversedJson),
        }),
        warnings: [],
      }),
    ),
  );
};

/** A player leaves a tournament, in a copy of its workbook. */
const fromWorkbook = async (call: Call): ReturnType<Command['run']> => {
  const [given, { language }] = call;
  const rule = optional(given.text('rule'), (typed) => parseChoice(typed, 'rule', RULES));
  if (!rule.ok) return rule;
  const leaver = { player: playerIn(given), rule: rule.value };
  const done = await changeCopy(call, 'withdraw', leaver);
  return andThen(
    done,
    ({ player, progress, status, forfeits, reversed, affected, source, warnings, profile }) =>
      ok({
        text: () =>
          [
            say(cliTexts(language).withdrawn, language, {
              player: player.name,
              ...progress,
              status,
              forfeits: forfeits.length,
              reversals: reversed.length,
              list: gamesText(reversed),
              out: given.required('out'),
            }),
            ...(profile === 'chess'
              ? [say(cliTexts(language).published, language, { source, year: 0 })]
              : []),
            ...affectedText(affected, language, profile),
          ].join('\n'),
        json: () => ({
          player: player.name,
          number: player.no,
          ...progress,
          status,
          forfeits,
          reversed: reversed.map((game) => ({ game: game.game, ...reversedJson(game) })),
          affected: affectedJson(affected),
          source,
          out: given.required('out'),
        }),
        warnings,
        profile,
      }),
  );
};

/** A team leaves its event, in a copy of its workbook. */
const teamFromWorkbook = async (call: Call): ReturnType<Command['run']> => {
  const [given, { language, time, random }] = call;
  const [file, out] = [entryAt(given.operands, 0), given.required('out')];
  const input = { player: given.required('team'), rule: given.text('rule') };
  const output = { out, force: given.flag('force') };
  const done = await withCopy(file, output, random(), async (workbook) => {
    const named = await chooseTeamSheet(workbook, given.text('tournament'), file);
    return named.ok ? takeChange(workbook, 'withdraw', input, { time: time(), named: named.value }) : named;
  });
  return andThen(done, (taken) => {
    const { player, no, progress, status, lost } = taken;
    const { withdrawn } = teamStepTexts(language).command;
    return ok(
      reportTeamStep(taken, {
        ...{ language, out, follows: WITHDRAW.follows?.(taken, taken.before) ?? [] },
        first: say(withdrawn, language, { team: oneLine(player.name), out }),
        json: { team: player.name, number: no, ...progress, status, lost },
      }),
    );
  });
};

/** Takes a player or a team out: of a tournament in a copy of its workbook, or a number of a pairing table. */
export const withdraw: Command = {
  name: 'withdraw',
  operands: [{ name: 'IN.xlsx', optional: true }],
  options: {
    out: { takes: 'OUT.xlsx', needed: 'with a file' },
    force: { only: 'with a file' },
    tournament: { takes: 'NAME', only: 'with a file' },
    name: { takes: 'NAME', needed: 'with a file', unless: ['no', 'team'] },
    no: { takes: 'N', form: /^\d{1,9}$/, only: 'with a file', excludes: ['name'] },
    team: { takes: 'NAME', only: 'with a file', excludes: ['name', 'no'] },
    rule: { takes: RULES.join('|'), only: 'with a file' },
    players: { takes: 'N', needed: 'without a file' },
    number: { takes: 'X', needed: 'without a file' },
    after: { takes: 'R', needed: 'without a file' },
    played: { takes: 'G', only: 'without a file' },
    system: { takes: 'ID', only: 'without a file' },
  },
  run: (...call) => {
    const [{ operands, text }] = call;
    if (operands.length === 0) return fromTable(call);
    return text('team') === undefined ? fromWorkbook(call) : teamFromWorkbook(call);
  },
};
