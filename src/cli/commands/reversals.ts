import type { Reversal } from '../../core/conduct/reversals';
import { reversalTable, type ReversalTable } from '../../core/conduct/reversalTable';
import { andThen, ok } from '../../core/result';
import { tell } from '../../language/cli';
import type { Command } from '../command';
import { numberOf } from '../values';

/** Whose pairing table it is unless another one is named. */
const USUAL = 'crenshaw';

/** Games as they are played after the reversal: `7-2 5-4`. */
const gamesText = (reversed: readonly Reversal[]): string =>
  reversed.map(({ white, black }) => `${white}-${black}`).join(' ');

/** What programs read of a reversed game. */
const reversedJson = ({ round, white, black }: Reversal): object => ({ round, white, black });

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
