import { adopted } from './adopted';
import { gamesTold } from './adopted';
import { rowsOf } from '../../adoptGrid';

const told = (text: string): readonly string[] => {
  const made = adopted(rowsOf(text));
  return made.ok
    ? gamesTold(made.value)
    : made.problems.map(({ code, place }) => `${code} ${place.cell ?? ''}`.trim());
};

describe('a wall chart', () => {
  it('has the opponent of each round above, bold with White, and the result below', () => {
    const chart = `
      No|Name|1|2|3|Points
      1|Ann|*4*|3|*2*|1.5
      ||1|'½||
      2|Bob|*3*|*4*|1|1
      ||0|1||
      3|Cid|2|*1*|4|1.5
      ||1|'½||
      4|Dan|1|2|*3*|0
      ||0|0||
    `;
    expect(told(chart)).toEqual([
      '1. Ann 1-0 Dan',
      '1. Bob 0-1 Cid',
      '2. Cid ½-½ Ann',
      '2. Bob 1-0 Dan',
      '3. Ann … Bob',
      '3. Dan … Cid',
    ]);
  });

  it('of three, who each rest where they would meet themselves, is no table of rounds', () => {
    const chart = `
      No|Name|1|2|3|Points
      1|Ann|–|3|2|0.5
      |||0|'½|
      2|Bob|3|–|1|1.5
      ||1||'½|
      3|Cid|2|1|–|1
      ||0|1||
    `;
    expect(told(chart)).toEqual(['1. Bob ? Cid 1-0', '2. Ann ? Cid 0-1', '3. Ann ? Bob ½-½']);
  });

  it('with an opponent who names another one is refused there', () => {
    const chart = `
      No|Name|1|2|3
      1|Ann|4|3|2
      ||1|0|1
      2|Bob|3|4|1
      ||0|1|0
      3|Cid|2|4|4
      ||1|1|1
      4|Dan|1|2|3
      ||0|0|0
    `;
    expect(told(chart)).toContain('adopt-opponent-differs D2');
  });
});

describe('a list of games whose names have numbers before them', () => {
  const list = `
    Board|White|Result|Black
    1|3 Cid|'1-0|1 Ann
    1|1 Ann|'½-½|2 Bob
    1|2 Bob|'0-1|3 Cid
  `;

  it('has players with these numbers', () => {
    const made = adopted(rowsOf(list));
    expect(made.ok && made.value.tournament.players.map(({ no, name }) => `${no} ${name}`)).toEqual([
      '1 Ann',
      '2 Bob',
      '3 Cid',
    ]);
  });

  it('keeps them where they are no numbers from 1 on', () => {
    const made = adopted(rowsOf(list.replaceAll('3 Cid', '7 Cid')));
    expect(made.ok && made.value.tournament.players.map(({ name }) => name)).toEqual([
      '7 Cid',
      '1 Ann',
      '2 Bob',
    ]);
  });
});

describe('rounds in numbers are adopted with the list of players beside them', () => {
  const LIST = ['1|Ann|1500', '2|Bob|1400', '3|Cid|1300', '4|Dan|1200'];

  it('right of the list, a round a column', () => {
    const games = ['Round 1|Round 2|Round 3', '1-4|4-3|2-4', '2-3|1-2|3-1', '', ''];
    const rows = ['No|Name|Rating', ...LIST].map((row, at) => `${row}||${games[at]}`);
    const made = adopted(rowsOf(rows.join('\n')));
    expect(made.ok ? gamesTold(made.value) : made.problems).toEqual([
      ...['1. Ann … Dan', '1. Bob … Cid', '2. Ann … Bob', '2. Dan … Cid', '3. Cid … Ann', '3. Bob … Dan'],
    ]);
    expect(made.ok && made.value.tournament.players.map(({ rating }) => rating?.typed)).toEqual([
      ...[1500, 1400, 1300, 1200],
    ]);
  });

  const BELOW = [
    ...LIST,
    'Round 1',
    "1-4|'1-0",
    "2-3|'0-1",
    'Round 2',
    "4-3|'½-½",
    '1-2|',
    'Round 3',
    '2-4',
    '3-1',
  ];

  it('below the list, with results', () => {
    expect(told(BELOW.join('\n'))).toEqual([
      ...[
        '1. Ann 1-0 Dan',
        '1. Bob 0-1 Cid',
        '2. Ann … Bob',
        '2. Dan ½-½ Cid',
        '3. Cid … Ann',
        '3. Bob … Dan',
      ],
    ]);
  });

  it('not with something else in the place of a result, nor where a pair is missing or stands twice', () => {
    expect(told(BELOW.join('\n').replace("'0-1", 'lost'))).toEqual(['adopt-cell B7']);
    expect(told(BELOW.join('\n').replace('3-1', '2-1'))[0]).toMatch(/^adopt-/);
    expect(told(BELOW.slice(0, -1).join('\n'))[0]).toMatch(/^adopt-/);
  });
});

describe('what tells no games is refused with what it is', () => {
  it.each([
    [
      'standings below headings',
      'Rank|Name|Points\n1|Ann|3\n2|Bob|2\n3|Cid|1\n4|Dan|0',
      'adopt-standings A1:C5',
    ],
    ['names with points that fall', '1|Ann|3\n2|Bob|2\n3|Cid|1\n4|Dan|0', 'adopt-standings A1:C4'],
    ['a list of players', 'Name|Rating\nAnn|1500\nBob|1700\nCid|1600', 'adopt-not-found A1:B4'],
    [
      'two tables of numbers',
      '|1|2|3|4\n1||3|4|2\n2|3||5|4\n3|4|5||6\n4|2|4|6|\n|\n|1|2|3|4\n1||2|3|1\n2|2||1|3\n3|3|1||2\n4|1|3|2|',
      'adopt-two-tables A2:E5',
    ],
  ])('%s', (_, text, problem) => {
    expect(told(text)).toEqual([problem]);
  });

  it('as pairings of which a heading was typed over', () => {
    const cards = 'Round|Player A|Black\n1|A|D\n2|D|C\n3|B|D\n|\nRound|White|Black\n1|B|C\n2|A|B\n3|C|A';
    expect(told(cards)).toContain('adopt-line B2');
  });
});
