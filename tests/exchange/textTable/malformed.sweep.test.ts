import { readTextTable } from '../../../src/app/exchange/read';
import { andThen, ok } from '../../../src/core/result';
import type { ExchangeFormat } from '../../../src/exchange/exchangeFormat';
import { faultsOfParser, samplesOf } from '../malformed';

/** A table has no games before it is a tournament: here only its problems are looked at. */
const textTable: ExchangeFormat = {
  id: 'text-table',
  extensions: ['.txt'],
  losses: [],
  parse: (bytes, file) =>
    andThen(readTextTable(bytes, { file, id: 'x' }), ({ tournament }) =>
      ok({
        events: [{ event: tournament.event, players: [], columns: [], games: [], details: {} }],
        warnings: [],
      }),
    ),
};

it('gives a tournament or located problems of a table in a text, whatever is in it', () => {
  const more = [
    '1 A\n'.repeat(5000),
    Array.from({ length: 400 }, (_, at) => `${at + 1} A${at} ${'1 '.repeat(100)}`).join('\n'),
    Array.from({ length: 9 }, (_, at) => `${at + 1} | A | ${'W 1 |'.repeat(300)}`).join('\n'),
    ` Name ${'1 2 3 '.repeat(300)}\n1 A *\n2 B *\n3 C *`,
  ];
  expect(faultsOfParser(textTable, samplesOf('text-table'), more)).toEqual([]);
});
