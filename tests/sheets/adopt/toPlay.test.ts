import { rowsOf } from '../../adoptGrid';
import { adopted, gamesTold } from './adopted';

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
    const made = adopted(rowsOf(NZCF));
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const { tournament, inferred, warnings } = made.value;
    expect([tournament.system, tournament.rounds, tournament.games.length]).toEqual(['berger', 7, 28]);
    expect(tournament.games.every(({ outcome }) => outcome === null)).toBe(true);
    expect([inferred.rounds, inferred.colours, warnings]).toEqual(['given', 'given', []]);
    expect(gamesTold(made.value).slice(0, 4)).toEqual([
      '1. #1 … #8',
      '1. #2 … #7',
      '1. #3 … #6',
      '1. #4 … #5',
    ]);
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
