import type { Reversal } from '../../core/conduct/reversals';
import { reversalTable, type ReversalTable, tableWithdrawal } from '../../core/conduct/tableWithdrawal';
import { changeOf } from '../../app/changes/registry';
import { andThen, collectResults, ok } from '../../core/result';
import { tell } from '../../language/cli';
import { changeCommand } from '../changeCommand';
import type { Call, Command, OptionSpec } from '../command';
import { numberIn, numberOf } from '../values';

/** Whose pairing table it is unless another one is named. */
const USUAL = 'crenshaw';

/** Games as they are played after the reversal: `7-2 5-4`. */
const gamesText = (reversed: readonly Reversal[]): string =>
  reversed.map(({ white, black }) => `${white}-${black}`).join(' ');

/** What programs read of a reversed game. */
const reversedJson = ({ round, white, black }: Reversal): object => ({ round, white, black });

const tableText = ({ system, players, before, rows }: ReversalTable): string =>
  rows.length === 0
    ? tell('reversalsOdd')
    : [
        tell('reversalsTitle', { system, players, before }),
        ...rows.map(({ number, reversed }) =>
          tell('reversalsRow', { number, games: reversed.length, list: gamesText(reversed) }),
        ),
      ].join('\n');

/** What changes in a pairing table when a number leaves it. */
const leaveTable = async ([given]: Call): ReturnType<Command['run']> => {
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
        text: () => tell('withdrawnNumber', { number, ...told, ...list }),
        json: () => ({ system, players, number, after, ...told, reversed: reversed.map(reversedJson) }),
      });
    }),
  );
};

const OF_WORKBOOK = changeCommand(changeOf('withdraw'));

const withFile = ([name, { required, ...spec }]: [string, OptionSpec]): [string, OptionSpec] => [
  name,
  { ...spec, [required ? 'needed' : 'only']: 'with a file' },
];

const WITH_FILE = Object.fromEntries(Object.entries(OF_WORKBOOK.options).map(withFile));

/** Takes a player or a team out: of a tournament in a copy of its workbook, or a number of a pairing table. */
export const withdraw: Command = {
  ...OF_WORKBOOK,
  operands: [{ name: 'IN.xlsx', optional: true }],
  options: {
    ...WITH_FILE,
    players: { takes: 'N', needed: 'without a file' },
    number: { takes: 'X', needed: 'without a file' },
    after: { takes: 'R', needed: 'without a file' },
    played: { takes: 'G', only: 'without a file' },
    system: { takes: 'ID', only: 'without a file' },
  },
  run: (given, session) =>
    given.operands.length === 0 ? leaveTable([given, session]) : OF_WORKBOOK.run(given, session),
};

/** The reversal table of a field: whose colours change when a number leaves before half of their games. */
export const reversals: Command = {
  name: 'reversals',
  operands: [],
  options: { players: { takes: 'N', required: true }, system: { takes: 'ID' } },
  run: async (given) =>
    andThen(numberOf(given, 'players'), (players) =>
      andThen(reversalTable(given.text('system') ?? USUAL, players), (table) => {
        const rows = table.rows.map(({ number, reversed }) => ({
          number,
          reversed: reversed.map(reversedJson),
        }));
        return ok({ text: () => tableText(table), json: () => ({ ...table, rows }) });
      }),
    ),
};
