import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExchange } from '../../../src/app/exchange/read';
import { nameOf } from '../../../src/core/names/name';
import { outcomeOf } from '../../../src/core/results/outcome';
import type { Tournament } from '../../../src/core/model';
import { makeText } from '../../../src/exchange/page/text';
import { realEvent } from '../../eventFixtures';
import { valueOf } from '../../results';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const fixture = (name: string): Uint8Array =>
  readFileSync(join(__dirname, `../../fixtures/exchange/${name}.txt`));

const readFile = (file: string, bytes: Uint8Array) => readExchange({ file, bytes });
const read = (name: string, bytes = fixture(name)) => {
  const { format, imported } = valueOf(readFile(name.replace(/.*\//, '') + '.txt', bytes));
  return { format: format.id, ...imported[0]! };
};

/** What is wrong with a text: code, line, and the other place that it names. */
const told = (text: string, file = 'club.txt') => {
  const found = readFile(file, bytesOf(text));
  return found.ok ? [] : found.problems.map(({ code, place, values }) => [code, place.line, values.other]);
};

/** Points of each player, and who had White in which round, as they stand in a text. */
const pointsOf = ({ players, games }: Tournament): Readonly<Record<string, number>> =>
  Object.fromEntries(
    players.map(({ no, name }) => [
      name,
      games.reduce((sum, { outcome, white, black }) => {
        const marks = outcome === null ? null : outcomeOf(outcome);
        const mark = no === white ? marks?.white : no === black ? marks?.black : undefined;
        return sum + (mark === 'win' ? 1 : mark === 'draw' ? 0.5 : 0);
      }, 0),
    ]),
  );

const firstRound = ({ players, games }: Tournament): readonly string[] =>
  games
    .filter(({ round }) => round === 1)
    .map(({ white, black, outcome }) => [white, black].map(nameOf(players)).join(' – ') + ` ${outcome}`)
    .sort();

describe('a table in a text for people is read as one on a sheet', () => {
  it.each([
    [
      'text-table/columns',
      'Harbour Cup A, Nyhavn (DEN), 3-7 xi 2026 cat. IV (2345)',
      [
        ['Berg, Anna', 4],
        ['De Vries, Koen', 3.5],
        ['Moreau, Chloé', 3],
        ['Novák, Petr', 2.5],
        ['Li, Wei', 2],
        ['Óláfsson, Jón', 0],
      ],
    ],
    [
      'text-table/german',
      'Vereinsmeisterschaft 2026',
      [
        ['Berg,Anna', 2.5],
        ['Cole,Bob', 1],
        ['Dunn,Cy', 2],
        ['Egli,Dora', 0.5],
      ],
    ],
    [
      'text-table/signs',
      'Old Times 1926',
      [
        ['Berg', 2.5],
        ['Cole', 1.5],
        ['Dunn', 1.5],
        ['Egli', 0.5],
      ],
    ],
    [
      'text-table/two-cycles',
      'Winter Cup 2026',
      [
        ['Berg, Anna', 4.5],
        ['Cole, Bob', 5],
        ['Dunn, Cy', 2],
        ['Egli, Dora', 0.5],
      ],
    ],
    [
      'text-table/one-line',
      'one-line',
      [
        ['Egli, Dora', 2.5],
        ['Cole, Bob Q.', 1],
        ['Dunn, Cy', 2],
        ['Berg, Anna', 0.5],
      ],
    ],
  ] as const)('%s: columns below each other, or words one after the other', (name, event, points) => {
    const { format, tournament } = read(name);
    expect([format, tournament.event]).toEqual(['text-table', event]);
    expect(pointsOf(tournament)).toEqual(Object.fromEntries(points));
  });

  it('with bars, rounds and colours in each cell', () => {
    const { tournament } = read('text-table/bars');
    expect(pointsOf(tournament)).toEqual({ 'BERG Anna': 2.5, 'DUNN Cy': 2, 'COLE Bob': 1, 'EGLI Dora': 0.5 });
    expect(firstRound(tournament)).toEqual(['BERG Anna – EGLI Dora 1-0', 'COLE Bob – DUNN Cy 0-1']);
    expect(tournament.players[0]!.federation).toBe('DEN');
  });

  it('a wall chart of two lines a player, with ratings and colours in the second', () => {
    const { tournament } = read('text-table/two-lines');
    expect(tournament.players.map(({ name, rating }) => [name, rating?.typed])).toEqual([
      ['ANNA BERG', 1900],
      ['BOB COLE', 1800],
      ['CY DUNN', 1750],
      ['DORA EGLI', undefined],
    ]);
    expect(firstRound(tournament)).toEqual(['ANNA BERG – DORA EGLI 1-0', 'BOB COLE – CY DUNN 0-1']);
  });

  it('contradictions are told by their lines', () => {
    const table = [
      'No Name         1 2 3',
      '1  Berg, Anna   * 1 0',
      '2  Cole, Bob    1 * 1',
      '3  Dunn, Cy     1 0 *',
    ];
    expect(told(table.join('\n'))).toEqual([
      ['adopt-contradiction', 2, 'line 3'],
      ['adopt-contradiction', 3, 'line 2'],
    ]);
  });

  it('a line that does not follow the others is not left out in silence', () => {
    const table = ['1 Berg * 1 0 1', '2 Cole 0 * 1 1', '3 Dunn 1 0 * 1', '7 Egli 0 0 0 *', 'Thanks to all'];
    expect(told(table.join('\n'))).toEqual([['exchange-text-game', 4, undefined]]);
    const whole = table.join('\n').replace('7', '4');
    const { warnings } = read('club', bytesOf(whole));
    expect(warnings[0]).toEqual({
      code: 'exchange-text-left',
      place: { file: 'club.txt' },
      values: { lines: '5' },
    });
  });

  it('what has neither is no file of results', () => {
    expect(told('Dear all, the next round is on me.')).toEqual([
      ['exchange-not-known', undefined, undefined],
    ]);
    expect(told('Dear all', 'club.csv')).toEqual([['exchange-csv-no-games', undefined, undefined]]);
  });
});

describe('rounds in a text', () => {
  it('have the result between the names, with numbers, titles and ratings beside them', () => {
    const { format, tournament } = read('text-rounds/columns');
    expect([format, tournament.event]).toEqual(['text-rounds', 'Harbour Cup B']);
    expect(tournament.players.map(({ name, rating }) => [name, rating?.typed])).toEqual([
      ['Berg, Anna', 1900],
      ['Egli, Dora', 1700],
      ['Cole, Bob', 1800],
      ['Dunn, Cy', 1750],
      ['Frei, Eve', 1650],
    ]);
    expect(firstRound(tournament)).toEqual(['Berg, Anna – Egli, Dora 1-0', 'Cole, Bob – Dunn, Cy -+']);
    expect(tournament.games.filter(({ outcome }) => outcome !== null)).toHaveLength(3);
  });

  it('or behind them', () => {
    const { tournament } = read('text-rounds/dashes');
    expect(pointsOf(tournament)).toEqual({
      'Berg, Anna': 2.5,
      'Dunn, Cy': 2,
      'Cole, Bob': 1,
      'Egli, Dora': 0.5,
    });
  });

  it('are those that we write ourselves', () => {
    const event = realEvent('ny1924');
    const [file] = valueOf(makeText(event, { time: '2026-11-27T19:00' })).files;
    const { format, tournament } = read('ny1924', bytesOf(String(file.content)));
    expect([format, tournament.event]).toEqual(['text-rounds', 'New York 1924']);
    const points = Object.values(pointsOf(tournament)).sort((one, other) => other - one);
    expect(points).toEqual([16, 14.5, 12, 11, 10.5, 10, 9.5, 8, 7, 6.5, 5]);
  });

  it.each([
    ['Berg, Anna 1-0', 'exchange-text-game'],
    ['Berg, Anna - Cole, Bob - Dunn, Cy 1-0', 'exchange-text-game'],
    ['Berg, Anna - Berg, Anna 1-0', 'adopt-against-self'],
    ['Berg, Anna - Egli, Dora 1-0', 'exchange-two-games'],
  ])('“%s” is refused with its line', (line, code) => {
    const text = ['Round 1', 'Cole, Bob - Egli, Dora 1-0', 'Frei, Eve - Dunn, Cy 0-1', line].join('\n');
    expect(told(text)).toEqual([[code, 4, undefined]]);
  });
});
