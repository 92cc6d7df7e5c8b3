import { inFolder } from './run';

const { ran, said, answered, warned, refusal, refused } = inFolder();

interface Table {
  readonly rounds: readonly {
    readonly games: readonly { readonly white: unknown; readonly black: unknown }[];
    readonly bye: unknown;
  }[];
}

const json = (line: string): Promise<Table> => answered<Table>(`table --system ${line}`);

/** The games of each round: `1-4 2-3`. */
const pairs = ({ rounds }: Table): string[] =>
  rounds.map(({ games }) => games.map(({ white, black }) => `${String(white)}-${String(black)}`).join(' '));

const byes = ({ rounds }: Table): unknown[] => rounds.map(({ bye }) => bye);

describe('table --json', () => {
  it('gives the Berger table of four, nobody resting; boards of an odd field from 1, and who rests', async () => {
    const four = await json('berger --players 4');
    expect(four).toMatchObject({ system: 'berger', players: 4, cycles: 1 });
    expect(four).not.toHaveProperty('options');
    expect([pairs(four), byes(four)]).toEqual([
      ['1-4 2-3', '4-3 1-2', '2-4 3-1'],
      [null, null, null],
    ]);
    expect(await json('berger --players 3')).toEqual({
      ...{ system: 'berger', players: 3, cycles: 1 },
      rounds: [
        { round: 1, games: [{ board: 1, white: 2, black: 3 }], bye: 1 },
        { round: 2, games: [{ board: 1, white: 1, black: 2 }], bye: 3 },
        { round: 3, games: [{ board: 1, white: 3, black: 1 }], bye: 2 },
      ],
    });
  });

  it('exchanges the last two rounds of the first of two cycles, unless told not to', async () => {
    const first = async (more: string) =>
      pairs(await json(`berger --players 4 --cycles 2 ${more}`)).map((round) => round.split(' ')[0]);
    expect(await first('')).toEqual(['1-4', '2-4', '4-3', '4-1', '3-4', '4-2']);
    expect(await first('--exchange-last-two no')).toEqual(['1-4', '4-3', '2-4', '4-1', '3-4', '4-2']);
  });

  it.each([
    ['-3', 'number-out-of-range'],
    ['2', 'number-out-of-range'],
    ['1449', 'number-out-of-range'],
    ['1e9', 'number-out-of-range'],
    ['7.5', 'not-a-whole-number'],
    ['abc', 'not-a-whole-number'],
    ['0x10', 'not-a-whole-number'],
    ['""', 'not-a-whole-number'],
    ['Infinity', 'not-a-whole-number'],
  ])('refuses %s players with a code', async (players, code) => {
    expect(await refusal(`table --system berger --players ${players}`)).toMatchObject([
      { code, place: { field: 'players' } },
    ]);
  });

  it('names every wrong choice', async () => {
    const line = 'table --system berger --players x --cycles y --exchange-last-two perhaps';
    expect((await refusal(line)).map(({ code, place }) => [code, place.field])).toEqual([
      ['not-a-whole-number', 'players'],
      ['not-a-whole-number', 'cycles'],
      ['choice-unknown', 'exchange-last-two'],
    ]);
  });
});

it('table without --json is for people', async () => {
  expect((await said('table --system berger --players 5')).split('\n')).toEqual([
    'berger, 5 players',
    'Round 1  2-5  3-4  bye 1',
    'Round 2  5-3  1-2  bye 4',
    'Round 3  3-1  4-5  bye 2',
    'Round 4  1-4  2-3  bye 5',
    'Round 5  4-2  5-1  bye 3',
    '',
  ]);
});

describe('every system of one list', () => {
  it.each([
    ['riches --players 5', { order: 'even', byeLetter: 'A', anchorFirst: 'white' }],
    ['porter --players 4 --option boardOrder=min-moves', { boardOrder: 'min-moves' }],
  ])('%s says the options that apply, also those that were preset', async (line, options) => {
    expect(await json(line)).toMatchObject({ options });
  });

  it('Riches in the listed order, the bye on D, in letters', async () => {
    const found = await json(
      'riches --players 5 --option order=listed --option byeLetter=D --labels letters',
    );
    expect(pairs(found)).toEqual(['A-F B-E', 'E-A B-C', 'E-C F-B', 'C-A E-F', 'A-B C-F']);
    expect(byes(found)).toEqual(['C', 'F', 'A', 'B', 'E']);
  });

  it('the literal form: number 1 has White in every round of the circle', async () => {
    expect(pairs(await json('standard --players 6 --literal'))).toEqual([
      ...['1-6 2-5 3-4', '1-5 6-4 2-3', '1-4 5-3 6-2', '1-3 4-2 5-6', '1-2 3-6 4-5'],
    ]);
  });

  it('warns of three running, and prints the table all the same', async () => {
    expect(await warned('table --system porter --players 8 --cycles 2')).toMatchObject([
      { code: 'colours-three-running', values: { labels: '4, 7' } },
    ]);
  });
});

describe('teams', () => {
  it('modern Scheveningen on 4 boards, numbers against letters', async () => {
    const found = await json('scheveningen --boards 4');
    expect(found).toMatchObject({ system: 'scheveningen', players: 8, boards: 4, opponents: 4, cycles: 1 });
    expect(found).not.toHaveProperty('options');
    expect(found.rounds[0]).toEqual({
      round: 1,
      games: [
        { board: 1, white: '1', black: 'A' },
        { board: 2, white: '2', black: 'B' },
        { board: 3, white: 'C', black: '3' },
        { board: 4, white: 'D', black: '4' },
      ],
      bye: null,
    });
  });

  it('two against three: who rests; two boards: a warning that they cannot be level', async () => {
    const found = await json('scheveningen-classical --boards 2 --opponents 3');
    expect(byes(found)).toEqual([['C'], ['B'], ['A']]);
    expect(await warned('table --system scheveningen --boards 2')).toMatchObject([
      { code: 'teams-not-level' },
    ]);
  });

  it('for people', async () => {
    const text = await said('table --system scheveningen-classical --boards 3 --opponents 2');
    expect(text.split('\n')).toEqual([
      'scheveningen-classical, 3 against 2',
      'Round 1  1-A  2-B       bye 3',
      'Round 2  B-1       3-A  bye 2',
      'Round 3       A-2  B-3  bye 1',
      '',
    ]);
  });
});

it.each([
  ['swiss --players 8', 'system-unknown'],
  ['berger --players 8 --cycles 0', 'cycles-invalid'],
  ['berger --players 6 --literal', 'literal-none'],
  ['berger --players 8 --option order=listed', 'option-unknown'],
  ['riches --players 8 --option byeLetter=A', 'option-not-here'],
  ['riches --players 1e9 --option x=y', 'number-out-of-range'],
  ['scheveningen --players 8', 'system-of-teams'],
  ['berger --boards 4', 'system-of-players'],
  ['scheveningen --boards 1', 'number-out-of-range'],
  ['scheveningen --boards -4', 'number-out-of-range'],
  ['scheveningen --boards 1e9', 'number-out-of-range'],
  ['scheveningen --boards 4.5', 'not-a-whole-number'],
  ['scheveningen --boards four', 'not-a-whole-number'],
  ['scheveningen --boards 4 --opponents 99', 'number-out-of-range'],
  ['scheveningen --boards 4 --cycles 0', 'cycles-invalid'],
  ['scheveningen --boards 4 --option order=even', 'option-unknown'],
  ['scheveningen --boards 4 --literal', 'literal-none'],
])('%s is refused: %s', async (line, code) => {
  expect(await refused(`table --system ${line}`)).toEqual([code]);
});

it.each(['riches --players 8 --option listed', 'scheveningen'])('%s is wrong usage', async (line) => {
  expect((await ran(`table --system ${line}`)).code).toBe(2);
});

describe('meet', () => {
  it.each([
    [
      '2 5',
      '2 + 5 = 7. That is not more than 8: take 1 away. They meet in round 6. The sum is odd: the smaller number, 2, has White.\n',
    ],
    [
      '7 8',
      '8 is the last number: twice 7 is 14. That is more than 8: take 8 away. They meet in round 6. The last number has Black against the first half and White against the second: 8 has White.\n',
    ],
  ])('%s of 8, in words', async (numbers, text) => {
    expect(await said(`meet --players 8 ${numbers}`)).toBe(text);
  });

  it('refuses a number that is not in the field', async () => {
    expect(await refused('meet --players 7 2 8')).toEqual(['number-out-of-range']);
  });
});
