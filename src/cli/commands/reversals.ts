import { reversalTable, type ReversalTable } from '../../core/conduct/table';
import type { Reversal } from '../../core/conduct/reversals';
import { andThen, ok } from '../../core/result';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import type { Command } from '../command';
import { parseNumber } from '../values';

/** Games as they are played after the reversal: `7-2 5-4`. */
export const gamesText = (reversed: readonly Reversal[]): string =>
  reversed.map(({ white, black }) => `${white}-${black}`).join(' ');

/** What programs read of a reversed game. */
export const reversedJson = ({ round, white, black }: Reversal): object => ({ round, white, black });

const textOf = ({ system, players, before, rows }: ReversalTable, language: string): string => {
  const texts = cliTexts(language);
  if (rows.length === 0) return say(texts.reversalsOdd, language, {});
  return [
    say(texts.reversalsTitle, language, { system, players, before }),
    ...rows.map(({ number, reversed }) =>
      say(texts.reversalsRow, language, { number, games: reversed.length, list: gamesText(reversed) }),
    ),
  ].join('\n');
};

/** The reversal table of a field: whose colours change when a number leaves before half of their games. */
export const reversals: Command = {
  name: 'reversals',
  operands: [],
  options: { players: { takes: 'N', required: true }, system: { takes: 'ID' } },
  run: async (given, { language }) =>
    andThen(parseNumber(given.required('players'), 'players'), (players) =>
      andThen(reversalTable(given.text('system') ?? 'crenshaw', players), (table) =>
        ok({
          text: () => textOf(table, language),
          json: () => ({
            ...table,
            rows: table.rows.map(({ number, reversed }) => ({
              number,
              reversed: reversed.map(reversedJson),
            })),
          }),
          warnings: [],
        }),
      ),
    ),
};
