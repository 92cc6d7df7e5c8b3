import { WITHDRAW } from '../../app/changes/withdraw';
import { takeRow } from '../../app/changes/take';
import type { Reversal } from '../../core/conduct/reversals';
import { reversalTable, type ReversalTable, tableWithdrawal } from '../../core/conduct/tableWithdrawal';
import { WITHDRAWAL_RULES } from '../../core/conduct/withdrawal';
import { andThen, ok, collectResults } from '../../core/result';
import { isTeamEvent } from '../../core/teamEvent/model';
import { tell } from '../../language/cli';
import type { Call, Command } from '../command';
import { changeReport, playerIn, reportStep, withTournament } from '../steps';
import { choiceIn, numberIn, numberOf } from '../values';

const RULES = WITHDRAWAL_RULES.map(({ id }) => id);

/** Whose pairing table it is unless another one is named. */
const USUAL = 'crenshaw';

/** Games as they are played after the reversal: `7-2 5-4`. */
const gamesText = (reversed: readonly Reversal[]): string =>
  reversed.map(({ white, black }) => `${white}-${black}`).join(' ');

/** What programs read of a reversed game. */
const reversedJson = ({ round, white, black }: Reversal): object => ({ round, white, black });

/** A number leaves a pairing table. */
const fromTable = async ([given, { language }]: Call): ReturnType<Command['run']> => {
  const asked = collectResults({
    players: numberOf(given, 'players'),
    number: numberOf(given, 'number'),
    after: numberOf(given, 'after'),
    played: numberIn(given, 'played'),
  });
  const system = given.text('system') ?? USUAL;
  return andThen(asked, (typed) =>
    andThen(tableWithdrawal({ system, ...typed }), ({ progress, status, reversed }) => {
      const { players, number, after } = typed;
      const told = { ...progress, status };
      const list = { reversals: reversed.length, list: gamesText(reversed) };
      return ok({
        text: () => tell('withdrawnNumber', language, { number, ...told, ...list }),
        json: () => ({ system, players, number, after, ...told, reversed: reversed.map(reversedJson) }),
      });
    }),
  );
};

/** A player or a team leaves a tournament, in a copy of its workbook. */
const fromWorkbook = async (call: Call): ReturnType<Command['run']> => {
  const [given, { language, time }] = call;
  const rule = choiceIn(given, 'rule', RULES);
  if (!rule.ok) return rule;
  const out = given.required('out');
  const leaver = { player: playerIn(given), rule: rule.value };
  const done = await withTournament(
    call,
    (workbook, named) => takeRow(workbook, WITHDRAW, leaver, { time: time(), named }),
    WITHDRAW.of,
  );
  return andThen(done, (taken) => {
    const { player, progress, status, forfeits, reversed, source, profile, takenIn } = taken;
    if (isTeamEvent(takenIn)) return ok(changeReport(WITHDRAW, taken, out, language));
    const lines = [
      tell('withdrawn', language, {
        ...{ player: player.name, ...progress, status, forfeits: forfeits.length },
        ...{ reversals: reversed.length, list: gamesText(reversed), out },
      }),
      ...(profile === 'chess' ? [tell('published', language, { source, year: 0 })] : []),
    ];
    const json = {
      ...{ player: player.name, number: player.no, ...progress, status, forfeits },
      reversed: reversed.map((game) => ({ game: game.game, ...reversedJson(game) })),
      ...{ source, out },
    };
    return ok(reportStep(taken, { lines, json }, language));
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
    name: { takes: 'NAME', needed: 'with a file', unless: 'no' },
    no: { takes: 'N', form: /^\d{1,9}$/, only: 'with a file', excludes: ['name'] },
    rule: { takes: RULES.join('|'), only: 'with a file' },
    players: { takes: 'N', needed: 'without a file' },
    number: { takes: 'X', needed: 'without a file' },
    after: { takes: 'R', needed: 'without a file' },
    played: { takes: 'G', only: 'without a file' },
    system: { takes: 'ID', only: 'without a file' },
  },
  run: (...call) => (call[0].operands.length === 0 ? fromTable(call) : fromWorkbook(call)),
};

const tableText = ({ system, players, before, rows }: ReversalTable, language: string): string =>
  rows.length === 0
    ? tell('reversalsOdd', language)
    : [
        tell('reversalsTitle', language, { system, players, before }),
        ...rows.map(({ number, reversed }) =>
          tell('reversalsRow', language, { number, games: reversed.length, list: gamesText(reversed) }),
        ),
      ].join('\n');

/** The reversal table of a field: whose colours change when a number leaves before half of their games. */
export const reversals: Command = {
  name: 'reversals',
  operands: [],
  options: { players: { takes: 'N', required: true }, system: { takes: 'ID' } },
  run: async (given, { language }) =>
    andThen(numberOf(given, 'players'), (players) =>
      andThen(reversalTable(given.text('system') ?? USUAL, players), (table) => {
        const rows = table.rows.map(({ number, reversed }) => ({
          number,
          reversed: reversed.map(reversedJson),
        }));
        return ok({
          text: () => tableText(table, language),
          json: () => ({ ...table, rows }),
        });
      }),
    ),
};
