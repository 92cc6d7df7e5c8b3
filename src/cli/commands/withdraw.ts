import type { PlanOf } from '../../app/changes/table';
import type { Taken } from '../../app/changes/take';
import { WITHDRAW } from '../../app/changes/withdraw';
import { tableWithdrawal } from '../../core/conduct/table';
import { WITHDRAWAL_RULES } from '../../core/conduct/withdrawal';
import { andThen, ok } from '../../core/result';
import { isTeamEvent } from '../../core/teamEvent/model';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { teamStepTexts } from '../../language/teamSteps';
import { affectedJson, affectedText, reportTeamStep } from '../affected';
import { changeCopy, playerIn } from '../change';
import { oneLine } from '../columns';
import type { Command, Report } from '../command';
import { collectResults, optional, parseChoice, parseNumber } from '../values';
import { gamesText, reversedJson } from './reversals';

type Call = Parameters<Command['run']>;

const RULES = WITHDRAWAL_RULES.map(({ id }) => id);

/** A number leaves a pairing table. */
const fromTable = async ([given, { language }]: Call): ReturnType<Command['run']> => {
  const asked = collectResults({
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

/** What is told of a team that leaves. */
const reportOfTeam = (taken: Taken<PlanOf<'withdraw'>>, language: string, out: string): Report => {
  const { player, no, progress, status, lost } = taken;
  return reportTeamStep(taken, {
    ...{ language, out, follows: WITHDRAW.follows?.(taken, taken.takenIn) ?? [] },
    first: say(teamStepTexts(language).command.withdrawn, language, { team: oneLine(player.name), out }),
    json: { team: player.name, number: no, ...progress, status, lost },
  });
};

/** A player or a team leaves a tournament, in a copy of its workbook. */
const fromWorkbook = async (call: Call): ReturnType<Command['run']> => {
  const [given, { language }] = call;
  const rule = optional(given.text('rule'), (typed) => parseChoice(typed, 'rule', RULES));
  if (!rule.ok) return rule;
  const team = given.text('team');
  const leaver = { player: team ?? playerIn(given), rule: rule.value };
  const done = await changeCopy(call, 'withdraw', leaver, team === undefined ? 'all' : 'teams');
  return andThen(done, (taken) => {
    if (isTeamEvent(taken.takenIn)) return ok(reportOfTeam(taken, language, given.required('out')));
    const { player, progress, status, forfeits, reversed, affected, source, warnings, profile } = taken;
    return ok({
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
          ...(profile === 'chess' ? [say(cliTexts(language).published, language, { source, year: 0 })] : []),
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
    });
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
    const [{ operands }] = call;
    return operands.length === 0 ? fromTable(call) : fromWorkbook(call);
  },
};
