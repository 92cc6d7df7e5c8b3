import { contentOfCell, parseRoundCell, readingOfSigns, type Sign } from '../../../src/sheets/adopt/sign';
import { rowsOf } from '../../adoptGrid';
import { valueOf } from '../../results';
import { adopted, gamesTold } from './adopted';

const read = (text: string | number, slashRounds = false) =>
  contentOfCell(text, String(text), false, slashRounds);
const signs = (text: string | number): string => {
  const found = read(text);
  return found.kind === 'signs' ? found.signs.join(' ') : found.kind;
};

describe('what stands in a cell of a cross-table', () => {
  it.each([
    [1, '1'],
    [0.5, '½'],
    [0, '0'],
    ['1', '1'],
    ['½', '½'],
    ['1/2', '½'],
    ['0,5', '½'],
    ['.5', '½'],
    ['1.0', '1'],
    ['0,0', '0'],
    ['=', '='],
    ['remis', '½'],
    ['+', '+'],
    ['–', '-'],
    ['1F', '1f'],
    ['0f', '0f'],
    ['1u', '1u'],
    ['W', 'w'],
    ['1-0', '1'],
    ['0:1', '0'],
    ['½–½', '½'],
    ['+/-', '1f'],
    ['1½', '1 ½'],
    ['10', '1 0'],
    ['=1', '= 1'],
    ['1 0', '1 0'],
    ['½/1', '½ 1'],
    ['1½0=', '1 ½ 0 ='],
    ['X', 'filler'],
    ['***', 'filler'],
    ['■', 'filler'],
    ['---', 'filler'],
    ['', 'blank'],
    ['(3)', 'open'],
    [1.5, 'other'],
    ['2', 'other'],
    ['7½', 'other'],
    ['won', 'other'],
    ['1b0', 'other'],
  ])('%j is %s', (text, expected) => expect(signs(text)).toBe(expected));

  it('with a letter for the colour, with the round behind it', () => {
    const one = { kind: 'signs', signs: ['1'], letter: null, round: null };
    expect(read('1w')).toEqual({ ...one, letter: 'w' });
    expect(read('W1')).toEqual({ ...one, letter: 'w' });
    expect(read('½ s')).toEqual({ ...one, signs: ['½'], letter: 's' });
    expect(read('1 (12)')).toEqual({ ...one, round: 12 });
    expect(read('1 R3')).toEqual({ ...one, round: 3 });
    expect(read('1/3', true)).toEqual({ ...one, round: 3 });
    expect(read('1/2', true)).toEqual({ ...one, round: 2 });
    expect(read('1/2')).toEqual({ ...one, signs: ['½'] });
  });

  it('+ and - are games that were played only where no 1, no 0 and no ½ stands', () => {
    const plusIsWin = (...all: Sign[]) => readingOfSigns(all, []).plusIsWin;
    expect([plusIsWin('+', '-', '='), plusIsWin('+', '-', '½'), plusIsWin('+', '=')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('letters tell colours where two of one language are used', () => {
    const white = (...letters: ('w' | 'b' | 's' | 'z' | 'n')[]) => readingOfSigns([], letters).white;
    expect([white('w', 'b'), white('s', 'w'), white('w', 'z'), white('n', 'b')]).toEqual([
      'w',
      'w',
      'w',
      'b',
    ]);
    expect([white('b'), white('s', 'n')]).toEqual([null, null]);
  });
});

describe('what stands in a cell of a table by rounds', () => {
  it.each([
    ['5w1', 5, '1', 'w'],
    ['12b½', 12, '½', 'b'],
    ['5 w 1', 5, '1', 'w'],
    ['7s0.5', 7, '½', 's'],
    ['+5w', 5, '+', 'w'],
    ['=12', 12, '=', null],
    ['W 5', 5, 'w', null],
    ['L12b', 12, 'l', 'b'],
    ['1 5w', 5, '1', 'w'],
    ['½ 5', 5, '½', null],
    ['5 ½', 5, '½', null],
    ['5+', 5, '+', null],
  ])('%j', (text, opponent, sign, letter) =>
    expect(parseRoundCell(text)).toEqual({ opponent, sign, letter }),
  );

  it.each(['15', '1', '5', 'bye', '', '5w', '5-1', '1 ½ 2', 'Berg'])('%j is none', (text) =>
    expect(parseRoundCell(text)).toBeNull(),
  );
});

/** The table for eight players of the NZCF handbook, bold for White. */
const NZCF = `
 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
1 | *X* | *2* | 3 | *4* | 5 | *6* | 7 | *1*
2 | 2 | *X* | *4* | 5 | *6* | 7 | *1* | *3*
3 | *3* | 4 | *X* | *6* | 7 | *1* | 2 | *5*
4 | 4 | *5* | 6 | *X* | *1* | 2 | *3* | *7*
5 | *5* | 6 | *7* | 1 | *X* | *3* | 4 | 2
6 | 6 | *7* | 1 | *2* | 3 | *X* | *5* | 4
7 | *7* | 1 | *2* | 3 | *4* | 5 | *X* | 6
8 | 1 | 3 | 5 | 7 | *2* | *4* | *6* | *X*
`;

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eva', 'Fay', 'Gus', 'Hal'];

const named = rowsOf(NZCF).map((row, at) => [
  ...(at === 0 ? ['', ...row.slice(1).map((_, place) => NAMES[place]!)] : [NAMES[at - 1]!, ...row.slice(1)]),
]);

const FIRST = ['Ann … Hal', 'Bob … Gus', 'Cid … Fay', 'Dan … Eva'].map((game) => `1. ${game}`);

describe('a cross-table of rounds is a tournament to be played', () => {
  it('as NZCF prints it, with numbers for the players', () => {
    const made = valueOf(adopted(rowsOf(NZCF)));
    const { tournament, inferred, warnings } = made;
    expect([tournament.system, tournament.rounds, tournament.games.length]).toEqual(['berger', 7, 28]);
    expect(tournament.games.every(({ outcome }) => outcome === null)).toBe(true);
    expect([inferred.rounds, inferred.colours, warnings]).toEqual(['given', 'given', []]);
    expect(gamesTold(made).slice(0, 4)).toEqual(['1. #1 … #8', '1. #2 … #7', '1. #3 … #6', '1. #4 … #5']);
  });

  it.each([
    ['names on the left and above', named],
    ['names on both sides', named.map((row) => [...row, row[0]!])],
    ['names above and below', [...named, named[0]!]],
    ['names beside numbers', rowsOf(NZCF).map((row, at) => [at === 0 ? '' : NAMES[at - 1]!, ...row])],
    ['names behind the table', rowsOf(NZCF).map((row, at) => [...row, at === 0 ? '' : NAMES[at - 1]!])],
  ])('%s', (_, rows) => {
    const made = adopted(rows);
    expect(made.ok ? gamesTold(made.value).slice(0, 4) : made.problems).toEqual(FIRST);
  });

  it('two rounds for one game are named at both cells', () => {
    const rows = named.map((row) => [...row]);
    rows[1]![2] = '*7*';
    const made = adopted(rows);
    expect(made.ok ? [] : made.problems.map(({ code, place }) => `${code} ${place.cell}`)).toEqual([
      'printed-rounds-differ C2',
      'printed-rounds-differ B3',
    ]);
  });
});

describe('a list of pairings without any result is a tournament to be played', () => {
  const GAMES = [
    '1. Ann … Dan',
    '1. Bob … Cid',
    '2. Dan … Cid',
    '2. Ann … Bob',
    '3. Bob … Dan',
    '3. Cid … Ann',
  ];

  it.each([
    [
      'with headings',
      'Round | White | Black\n1 | Ann | Dan\n1 | Bob | Cid\n2 | Dan | Cid\n2 | Ann | Bob\n3 | Bob | Dan\n3 | Cid | Ann',
    ],
    [
      'with an empty column for results',
      'Round | White | Black | Result\n1 | Ann | Dan | \n1 | Bob | Cid | \n2 | Dan | Cid | \n2 | Ann | Bob | \n3 | Bob | Dan | \n3 | Cid | Ann | ',
    ],
    [
      'below headings of rounds',
      'Round 1 | \nAnn | Dan\nBob | Cid\nRound 2 | \nDan | Cid\nAnn | Bob\nRound 3 | \nBob | Dan\nCid | Ann',
    ],
    [
      'in one cell each',
      'Round 1\nAnn - Dan\nBob - Cid\nRound 2\nDan - Cid\nAnn - Bob\nRound 3\nBob - Dan\nCid - Ann',
    ],
  ])('%s', (_, text) => {
    const made = adopted(rowsOf(text));
    expect(made.ok ? [...gamesTold(made.value)].sort() : made.problems).toEqual([...GAMES].sort());
  });
});
