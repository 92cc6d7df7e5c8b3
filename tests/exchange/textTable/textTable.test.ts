import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExchange } from '../../../src/app/exchange/read';
import { nameOf } from '../../../src/core/names/name';
import { outcomeOf } from '../../../src/core/results/outcome';
import { textRounds } from '../../../src/exchange/textTable/rounds';
import { textTables } from '../../../src/exchange/textTable/table';
import { faultsOfParser, samplesOf } from '../malformed';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The cells of the likeliest table of a text. */
const cellsIn = (...lines: readonly string[]) => textTables(lines.join('\n'))[0]?.map(({ cells }) => cells);

describe('the tables of a text', () => {
  it('have columns where no line has a character, a name of several words in one', () => {
    expect(
      cellsIn(
        'Nr Name          1 2 3',
        '1. Anna Berg     * 1 ½',
        '2. Bert Cole     0 * 1',
        '3. Cora Dunn     ½ 0 *',
      ),
    ).toEqual([
      ['', 'Name', '1', '2', '3'],
      ['1', 'Anna Berg', '*', '1', '½'],
      ['2', 'Bert Cole', '0', '*', '1'],
      ['3', 'Cora Dunn', '½', '0', '*'],
    ]);
  });

  it('two of words with a heading each stay two', () => {
    const rows = ['1. Anna Bern 1', '2. Bert Genf 0', '3. Cora Wien 1'];
    expect(cellsIn('Nr Spieler   Pkt', ...rows)!.slice(1)).toEqual([
      ['1', 'Anna Bern', '1'],
      ['2', 'Bert Genf', '0'],
      ['3', 'Cora Wien', '1'],
    ]);
    expect(cellsIn('Nr Name Ort  Pkt', ...rows)![1]).toEqual(['1', 'Anna', 'Bern', '1']);
  });

  it('and the line of the file, rules and empty lines left out', () => {
    const [table] = textTables('Club\n\n------\n1 Anna * 1 1\n\n2 Bert 0 * 1\n3 Cora 0 0 *\n');
    expect(table!.map(({ line }) => line)).toEqual([1, 4, 6, 7]);
  });

  it('are none without three numbered players', () => {
    expect(textTables('1 Anna 1\n2 Bert 0\n')).toEqual([]);
    expect(textTables('1. Come early.\n3. Bring a clock.\n5. Win.\n')).toEqual([]);
  });

  it.each([
    ['+W4', '+4W'],
    ['=b12', '=12b'],
    ['½W3', '½ W3'],
    ['1-0', '1-0'],
  ])('a cell %s is read as %s', (typed, meant) => {
    const table = cellsIn(`1 Anna  ${typed}`, `2 Bert  ${typed}`, `3 Cora  ${typed}`);
    expect(table!.map(([, , cell]) => cell)).toEqual([meant, meant, meant]);
  });
});

describe('rounds in a text', () => {
  it.each([
    ['Round 1\nAnna - Bert 1-0\nCora - Dora ½', true],
    ['1. Runde\nAnna : Bert 1:0\nCora – Dora 0,5:0,5', true],
    ['3-й тур\nАнна - Берта 1-0\nКора - Дора 0-1', true],
    ['Тур 3\nАнна - Берта 1-0\nКора - Дора 0-1', true],
    ['Anna - Bert 1-0\nCora - Dora 0-1', true],
    ['Round 1\nAnna;Bert;1-0\nCora;Dora;0-1', true],
    ['White;Black;Result\nAnna;Bert;1-0\nCora;Dora;0-1', false],
    ['[Round "1"]\n[Result "1-0"]\n1. e4 1-0', false],
    ['Rounds of drinks: 1 - 0', false],
  ])('“%s”: %s', (text, isOne) => {
    expect(textRounds.isOne!(bytesOf(text))).toBe(isOne);
  });
});

it('gives an event or located problems of rounds in a text, whatever is in it', () => {
  const more = [
    `Round 1\n${'A - B 1-0\n'.repeat(20000)}`,
    `Round 1\n${'A '.repeat(140)}- B 1-0\nC - D 1-0`,
    `Round 1\n${'1 '.repeat(140)}A - B 1-0\nC - D 1-0`,
    `Round 1\n${' - '.repeat(90)}1-0\nC - D 1-0`,
    'Round 1\n__proto__ - constructor 1-0\nC - D 1-0',
  ];
  expect(faultsOfParser(textRounds, samplesOf('text-rounds'), more)).toEqual([]);
});

const read = (bytes: Uint8Array, file = 'club.txt') => readExchange({ file, bytes });

/** The games that have a result, by rounds, and the problems and warnings by code and line. */
const told = (text: string | Uint8Array, file?: string) => {
  const found = read(typeof text === 'string' ? new TextEncoder().encode(text) : text, file);
  const placed = ({ code, place: { line } }: { code: string; place: { line?: number } }) =>
    line === undefined ? code : `${code} ${line}`;
  if (!found.ok) return found.problems.map(placed);
  const [{ tournament }] = found.value.imported as [(typeof found.value.imported)[0]];
  return tournament.games
    .flatMap(({ white, black, outcome }) =>
      outcome === null
        ? []
        : [`${[white, black].map(nameOf(tournament.players)).join(' – ')} ${outcomeOf(outcome).shown}`],
    )
    .sort();
};

const warned = (...lines: readonly string[]) => {
  const found = read(new TextEncoder().encode(lines.join('\n')));
  const said = found.ok ? found.value.warnings : found.problems;
  return said.map(({ code, values }) => ({ code, ...values }));
};

const fixture = (name: string): Uint8Array => readFileSync(join(__dirname, '../../fixtures/reported', name));

const SEVEN = [
  'Berg,Ada – Cole,Ben ½-½',
  'Berg,Ada – Frei,Dora 1-0',
  'Cole,Ben – Egli,Carl 0-1',
  'Frei,Dora – Egli,Carl 1-0',
];

describe('texts that people reported', () => {
  it.each<[string, readonly string[]]>([
    [
      '01-txt-result-with-blanks.txt',
      ['Berg, Ada – Hill, Fay 1-0', 'Cole, Ben – Grob, Eva ½-½', 'Egli, Carl – Frei, Dora 0-1'],
    ],
    [
      '02-txt-vega-round-with-1F-0F.txt',
      ['Berg,Ada – Hill,Fay 1-0', 'Cole,Ben – Grob,Eva +/-', 'Egli,Carl – Frei,Dora 0-1'],
    ],
    ['03-txt-line-dropped-1F-0F.txt', ['Berg – Hill 1-0', 'Cole – Grob +/-', 'Egli – Frei 0-1']],
    ['05-txt-trailing-word.txt', ['Berg – Hill 1-0', 'Cole – Grob +/-', 'Egli – Frei 0-1']],
    ['07-heading-repeated-each-round.csv', SEVEN],
    ['07-heading-repeated-each-round.txt', SEVEN],
  ])('%s', (name, games) => {
    expect(told(fixture(name), name)).toEqual(games);
  });
});

describe('a game in a line of a text', () => {
  it.each([
    ['Cole - Grob 1-0', '1-0'],
    ['Cole 1 - 0 Grob', '1-0'],
    ['Cole   1F-0F   Grob', '+/-'],
    ['Cole + : - Grob', '+/-'],
    ['Cole + - - Grob', '+/-'],
    ['Cole - Grob 1:0 kampflos', '+/-'],
    ['Cole - Grob 1-0 (F)', '+/-'],
    ['Cole - Grob 0-1 ff', '-/+'],
    ['Cole - Grob wbf', '+/-'],
    ['Cole - Grob F-F', '-/-'],
    ['Cole - - - Grob', '-/-'],
    ['Cole ½ ½ Grob', '½-½'],
    ['Cole ½ 1/2 Grob', '½-½'],
    ['Cole 1/2 - 1/2 Grob', '½-½'],
    ['Cole - Grob remis', '½-½'],
    ['Cole ½ - Grob ½', '½-½'],
    ['Cole 0 - Grob 1', '0-1'],
    ['Cole 0―1 Grob', '0-1'],
    ['Cole−Grob 0−1', '0-1'],
    ['Cole v Grob 0-1.', '0-1'],
    ['Cole\tGrob\t0-1', '0-1'],
    ['Cole;0-1;Grob', '0-1'],
    ['Cole   Grob   0-1', '0-1'],
    ['1-0  Cole - Grob', '1-0'],
    ['3.  GM Cole  ENG 2300 (1½)  1 - 0  7 WGM Grob  GER 2200 (½)', '1-0'],
    ['Board 2: Cole - Grob 1-0 34 B90', '1-0'],
    ['Cole - Grob 1-0 (on time)', '1-0'],
    ['Round 1: Cole - Grob 1-0', '1-0'],
  ])('%s', (line, result) => {
    expect(told(`Round 1\nBerg - Hill 1-0\n${line}\n`)).toEqual(['Berg – Hill 1-0', `Cole – Grob ${result}`]);
  });

  it.each([
    ['Cole - Grob 1-0 foo', 'exchange-text-game 4'],
    ['Cole - Grob - Egli 1-0', 'exchange-text-game 4'],
    ['Cole 1-0', 'exchange-text-game 4'],
    ['Cole 1-0 Grob, Egli 0-1 Frei', 'exchange-text-game 4'],
    ['Cole beat Grob', 'exchange-text-game 4'],
    ['Hill wd', 'exchange-text-game 4'],
    ['Berg - Hill abandoned', 'exchange-text-game 4'],
    ['Cole  SK Uster  1-0  Grob  SG Wil', 'exchange-text-game 4'],
    ['Round Two', 'exchange-text-game 4'],
    ['x'.repeat(400), 'exchange-text-game 4'],
  ])('“%s” is refused by its number', (line, problem) => {
    expect(told(`Round 1\nBerg - Hill 1-0\nEgli - Frei 1-0\n${line}\n`)).toEqual([problem]);
  });

  it('a name has the spelling that most lines have, wherever a blank is missing', () => {
    const rounds = [
      'AnnaBerg - Bo Hill 1-0',
      'Bo Hill - Cy Lund 0-1',
      'Cy Lund - Anna Berg 0-1',
      'Bo Hill - Anna Berg 1-0',
    ];
    const text = rounds.map((game, at) => `Round ${at + 1}\n${game}\n`).join('');
    expect(told(text)[0]).toBe('Anna Berg – Bo Hill 1-0');
    expect(told(text.replace('Cy Lund - Anna Berg', 'Cy Lund - AnnaBerg'))[0]).toBe('AnnaBerg – Bo Hill 1-0');
  });

  it('a lone number behind names is no result where others have more than a game gives', () => {
    const lines = (points: string): string =>
      `Club championship\nA1   Anna Berg  1\nA2   Bo Hill  0\nA3   Cy Lund  ${points}\n`;
    expect(told(lines('1'))).toEqual(['A1 – Anna Berg 1-0', 'A2 – Bo Hill 0-1', 'A3 – Cy Lund 1-0']);
    expect(told(lines('4'))).toEqual(['exchange-not-known']);
  });

  it('a sign behind names is no result where others have it behind theirs', () => {
    expect(told('Round 1\nBerg | Hill | 1-0 | ½\nCole | Grob |  | ½\n')).toEqual(['exchange-text-game 3']);
    expect(
      told('Round 1\nBerg | Hill | 1-0 | ½\nRound 2\nCole | Hill | 0-1 | ½\nRound 3\nBerg | Cole |  | ½\n'),
    ).toEqual(['Berg – Hill 1-0', 'Cole – Hill 0-1']);
  });

  it('a cross behind a name is no opponent', () => {
    const lines = ['1. Anna Berg    x    1½', '2. Bo Hill    x    1', '3. Cy Lund    x    ½'];
    expect(told(['Standings', ...lines].join('\n'))).toEqual(['adopt-diagonal 2']);
  });

  it('numbered lines of which only some make a table are no table', () => {
    const players = [
      'Player D4  4',
      'Player A1  Player E5',
      'Player E5  3½',
      'Player G7  2½',
      'Player F6  2½',
    ];
    const lines = [...players, 'Player C3  2', 'Player H8  1½', 'Player B2  1½'];
    expect(told(lines.map((each, at) => `${at + 1}. ${each}`).join('\n'))).toEqual(['adopt-standings 1']);
  });

  it('a number behind names is a part of them where somebody would meet themselves', () => {
    expect(told('Round 1\nTeam 1 - Team 2 1-0\nTeam 3 - Team 4 0-1\n')).toEqual([
      'Team 1 – Team 2 1-0',
      'Team 3 – Team 4 0-1',
    ]);
    expect(told('Round 1\nBerg 1 - Hill 0 1-0\nCole 1 - Grob 1 0-1\n')).toEqual([
      'Berg – Hill 1-0',
      'Cole – Grob 0-1',
    ]);
  });

  it('games above the first round, and rounds of another section, are refused', () => {
    const games = 'Berg - Hill 1-0\nCole - Grob 1-0\n';
    expect(told(`${games}Round 2\nBerg - Cole 1-0\n`)).toEqual([
      'exchange-text-game 1',
      'exchange-text-game 2',
    ]);
    expect(told(`Round 1\n${games}Round 2\nBerg - Cole 1-0\nRound 1\nEgli - Frei 1-0\n`)).toEqual([
      'exchange-text-round 6',
    ]);
  });
});

it('whoever won is a player in all lines, even one called Bye', () => {
  expect(told('Round 1\nBye - Cole 1-0\nRound 2\nCole - Hill 0-1\nRound 3\nHill - Bye 1-0\n')).toEqual([
    'Bye – Cole 1-0',
    'Cole – Hill 0-1',
    'Hill – Bye 1-0',
  ]);
  expect(told('Round 1\nBye - Cole 1-0\nBerg - Hill 0-1\nFrei - Bye\n')).toEqual(['exchange-two-games 4']);
  expect(told('Round 1\nBerg - Hill 0-1\nFrei - Bye 1-0\n')).toEqual(['Berg – Hill 0-1']);
});

it('a name with a single game beside those of a whole field is refused with its line', () => {
  const field =
    'Round 1\nBerg - Hill 1-0\nCole - Grob 1-0\nRound 2\nBerg - Cole 1-0\nHill - Grob 1-0\nRound 3\nBerg - Grob 1-0\n';
  expect(told(`${field}Hill - Zopfi 1-0\n`)).toEqual(['adopt-stranger 9']);
});

describe('after a text was read', () => {
  it('its lines are accounted for', () => {
    expect(
      warned(
        'Club Cup',
        'Round 1',
        '27 November',
        'White  Result  Black',
        'Berg 1-0 Hill',
        'Free: Cole',
        '',
        '1. Berg 1',
        '2. Hill 0',
        '# thanks',
      ),
    ).toEqual([
      {
        ...{ code: 'exchange-text-read', count: 1, players: 3, rounds: 1, byes: '6', headings: '2, 4' },
        ...{ above: '1', notes: '3, 8–10' },
      },
    ]);
  });

  it('a game without a result beside others, somebody in one line alone, and somebody in no line are told', () => {
    const codes = warned(
      ...[
        'Round 1',
        'Berg - Hill 1-0',
        'Round 2',
        'Berg - Cole 1-0',
        'Round 3',
        'Berg - Zopfi 1-0',
        'Hill - Cole',
      ],
    );
    expect(codes.slice(1)).toEqual([
      { code: 'exchange-text-open', count: 1, lines: '7' },
      { code: 'exchange-text-once', name: 'Zopfi', most: 3 },
      { code: 'exchange-text-absent', round: 1, names: 'Cole; Zopfi', count: 2 },
      { code: 'exchange-text-absent', round: 2, names: 'Hill; Zopfi', count: 2 },
    ]);
    const missing = warned('Round 1', 'Berg - Hill 1-0', 'Cole - Grob *', 'Round 2', 'Berg - Cole 1-0');
    expect(missing.slice(1)).toEqual([
      { code: 'exchange-text-absent', round: 2, names: 'Hill; Grob', count: 2 },
    ]);
  });
});
