import { run, problemsOf } from './run';

const json = async (...argv: string[]) =>
  JSON.parse((await run('table', ...argv, '--json')).stdout) as object;

describe('table --json', () => {
  it('gives the Berger table of four, nobody resting', async () => {
    expect(await json('--system', 'berger', '--players', '4')).toEqual({
      system: 'berger',
      players: 4,
      cycles: 1,
      rounds: [
        {
          round: 1,
          games: [
            { board: 1, white: 1, black: 4 },
            { board: 2, white: 2, black: 3 },
          ],
          bye: null,
        },
        {
          round: 2,
          games: [
            { board: 1, white: 4, black: 3 },
            { board: 2, white: 1, black: 2 },
          ],
          bye: null,
        },
        {
          round: 3,
          games: [
            { board: 1, white: 2, black: 4 },
            { board: 2, white: 3, black: 1 },
          ],
          bye: null,
        },
      ],
    });
  });

  it('numbers the boards of an odd field from 1 and says who rests', async () => {
    expect(await json('--system', 'berger', '--players', '3')).toEqual({
      system: 'berger',
      players: 3,
      cycles: 1,
      rounds: [
        { round: 1, games: [{ board: 1, white: 2, black: 3 }], bye: 1 },
        { round: 2, games: [{ board: 1, white: 1, black: 2 }], bye: 3 },
        { round: 3, games: [{ board: 1, white: 3, black: 1 }], bye: 2 },
      ],
    });
  });

  it('exchanges the last two rounds of the first of two cycles, unless told not to', async () => {
    const first = async (...more: string[]) => {
      const found = (await json('--system', 'berger', '--players', '4', '--cycles', '2', ...more)) as {
        rounds: { games: { white: number; black: number }[] }[];
      };
      return found.rounds.map(({ games }) => `${games[0]!.white}-${games[0]!.black}`);
    };
    expect(await first()).toEqual(['1-4', '2-4', '4-3', '4-1', '3-4', '4-2']);
    expect(await first('--exchange-last-two', 'no')).toEqual(['1-4', '4-3', '2-4', '4-1', '3-4', '4-2']);
  });

  it.each([
    ['-3', 'number-out-of-range'],
    ['2', 'number-out-of-range'],
    ['1449', 'number-out-of-range'],
    ['1e9', 'number-out-of-range'],
    ['7.5', 'not-a-whole-number'],
    ['abc', 'not-a-whole-number'],
    ['0x10', 'not-a-whole-number'],
    ['', 'not-a-whole-number'],
    ['Infinity', 'not-a-whole-number'],
  ])('refuses %j players with a code', async (players, code) => {
    const ran = await run('table', '--system', 'berger', '--players', players, '--json');
    expect(ran.code).toBe(1);
    expect(ran.stdout).toBe('');
    expect(problemsOf(ran).map((found) => found.code)).toEqual([code]);
    expect(problemsOf(ran)[0]!.place).toEqual({ field: 'players' });
  });

  it('names every wrong choice', async () => {
    const ran = await run(
      'table',
      '--system',
      'berger',
      '--players',
      'x',
      '--cycles',
      'y',
      '--exchange-last-two',
      'perhaps',
      '--json',
    );
    expect(problemsOf(ran).map(({ code, place }) => [code, place.field])).toEqual([
      ['not-a-whole-number', 'players'],
      ['not-a-whole-number', 'cycles'],
      ['choice-unknown', 'exchange-last-two'],
    ]);
    const unknown = await run('table', '--system', 'swiss', '--players', '8', '--json');
    expect([unknown.code, problemsOf(unknown)[0]!.code]).toEqual([1, 'system-unknown']);
    const cycles = await run('table', '--system', 'berger', '--players', '8', '--cycles', '0', '--json');
    expect([cycles.code, problemsOf(cycles)[0]!.code]).toEqual([1, 'cycles-invalid']);
  });
});

it('table without --json is for people', async () => {
  const { stdout, code } = await run('table', '--system', 'berger', '--players', '5');
  expect(code).toBe(0);
  expect(stdout).toBe(
    [
      'berger, 5 players, 1 cycle',
      'Round 1  2-5  3-4  bye 1',
      'Round 2  5-3  1-2  bye 4',
      'Round 3  3-1  4-5  bye 2',
      'Round 4  1-4  2-3  bye 5',
      'Round 5  4-2  5-1  bye 3',
      '',
    ].join('\n'),
  );
});

const pairs = (found: object): string[] =>
  (found as { rounds: { games: { white: unknown; black: unknown }[] }[] }).rounds.map(({ games }) =>
    games.map(({ white, black }) => `${String(white)}-${String(black)}`).join(' '),
  );

const codes = async (...argv: string[]): Promise<string[]> => {
  const ran = await run('table', ...argv, '--json');
  expect([ran.code, ran.stdout]).toEqual([1, '']);
  return problemsOf(ran).map(({ code }) => code);
};

describe('every system of one list', () => {
  it.each([
    ['berger', '1-4 2-3', '4-3 1-2'],
    ['crenshaw', '1-4 2-3', '3-1 4-2'],
    ['standard', '1-4 2-3', '3-1 4-2'],
    ['riches', '1-4 2-3', '2-1 3-4'],
    ['shift', '1-4 3-2', '2-1 4-3'],
    ['seats', '4-1 2-3', '1-3 4-2'],
    ['porter', '1-4 3-2', '4-3 2-1'],
  ])('%s with 4 players begins %s, %s', async (system, ...first) => {
    expect(pairs(await json('--system', system, '--players', '4')).slice(0, 2)).toEqual(first);
  });

  it('says the options that apply, also those that were preset', async () => {
    expect(await json('--system', 'riches', '--players', '5')).toMatchObject({
      options: { order: 'even', byeLetter: 'A', anchorFirst: 'white' },
    });
    expect(
      await json('--system', 'porter', '--players', '4', '--option', 'boardOrder=min-moves'),
    ).toMatchObject({
      options: { boardOrder: 'min-moves' },
    });
    expect(await json('--system', 'berger', '--players', '4')).not.toHaveProperty('options');
  });

  it('Riches in the listed order, the bye on D, in letters', async () => {
    const options = ['--option', 'order=listed', '--option', 'byeLetter=D', '--labels', 'letters'];
    const found = await json('--system', 'riches', '--players', '5', ...options);
    expect(pairs(found)).toEqual(['A-F B-E', 'E-A B-C', 'E-C F-B', 'C-A E-F', 'A-B C-F']);
    expect((found as { rounds: { bye: string }[] }).rounds.map(({ bye }) => bye)).toEqual([
      'C',
      'F',
      'A',
      'B',
      'E',
    ]);
  });

  it('the literal form: number 1 has White in every round of the circle', async () => {
    const found = await json('--system', 'standard', '--players', '6', '--literal');
    expect(pairs(found)).toEqual(['1-6 2-5 3-4', '1-5 6-4 2-3', '1-4 5-3 6-2', '1-3 4-2 5-6', '1-2 3-6 4-5']);
    expect(await codes('--system', 'berger', '--players', '6', '--literal')).toEqual(['literal-none']);
  });

  it('warns of three running, and prints the table all the same', async () => {
    const ran = await run('table', '--system', 'porter', '--players', '8', '--cycles', '2', '--json');
    expect([ran.code, problemsOf(ran).map(({ code, values }) => [code, values.numbers])]).toEqual([
      0,
      [['colours-three-running', '4, 7']],
    ]);
  });

  it('refuses what the system does not have', async () => {
    expect(await codes('--system', 'berger', '--players', '8', '--option', 'order=listed')).toEqual([
      'option-unknown',
    ]);
    expect(await codes('--system', 'riches', '--players', '8', '--option', 'byeLetter=A')).toEqual([
      'option-not-here',
    ]);
    expect(await codes('--system', 'riches', '--players', '1e9', '--option', 'x=y')).toEqual([
      'number-out-of-range',
    ]);
    expect(await codes('--system', 'scheveningen', '--players', '8')).toEqual(['system-of-teams']);
    expect((await run('table', '--system', 'riches', '--players', '8', '--option', 'listed')).code).toBe(2);
  });
});

describe('teams', () => {
  it('modern Scheveningen on 4 boards, numbers against letters', async () => {
    const found = await json('--system', 'scheveningen', '--boards', '4');
    expect(found).toMatchObject({ system: 'scheveningen', players: 8, boards: 4, opponents: 4, cycles: 1 });
    expect(found).not.toHaveProperty('options');
    expect((found as { rounds: object[] }).rounds[0]).toEqual({
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

  it.each([
    ['scheveningen-classical', '1-A 2-B 3-C', 'B-1 C-2 A-3'],
    ['scheveningen-cyclical', '1-A B-2 3-C', '3-B C-1 A-2'],
  ])('%s on 3 boards begins %s, %s', async (system, ...first) => {
    expect(pairs(await json('--system', system, '--boards', '3')).slice(0, 2)).toEqual(first);
  });

  it('two against three: who rests', async () => {
    const found = await json('--system', 'scheveningen-classical', '--boards', '2', '--opponents', '3');
    expect((found as { rounds: { bye: string[] }[] }).rounds.map(({ bye }) => bye)).toEqual([
      ['C'],
      ['B'],
      ['A'],
    ]);
  });

  it('two boards: a warning that they cannot be level', async () => {
    const ran = await run('table', '--system', 'scheveningen', '--boards', '2', '--json');
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([0, ['teams-not-level']]);
  });

  it('for people', async () => {
    const { stdout } = await run(
      'table',
      '--system',
      'scheveningen-classical',
      '--boards',
      '3',
      '--opponents',
      '2',
    );
    expect(stdout).toBe(
      [
        'scheveningen-classical, 3 against 2, 1 cycle',
        'Round 1  1-A  2-B       bye 3',
        'Round 2  B-1       3-A  bye 2',
        'Round 3       A-2  B-3  bye 1',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [['--boards', '1'], 'number-out-of-range'],
    [['--boards', '-4'], 'number-out-of-range'],
    [['--boards', '1e9'], 'number-out-of-range'],
    [['--boards', '4.5'], 'not-a-whole-number'],
    [['--boards', 'four'], 'not-a-whole-number'],
    [['--boards', '4', '--opponents', '99'], 'number-out-of-range'],
    [['--boards', '4', '--cycles', '0'], 'cycles-invalid'],
    [['--boards', '4', '--option', 'order=even'], 'option-unknown'],
    [['--boards', '4', '--literal'], 'literal-none'],
  ])('refuses %j: %s', async (argv, code) => {
    expect(await codes('--system', 'scheveningen', ...argv)).toEqual([code]);
  });

  it('refuses a system of one list, and asks for one of the two sizes', async () => {
    expect(await codes('--system', 'berger', '--boards', '4')).toEqual(['system-of-players']);
    expect((await run('table', '--system', 'scheveningen')).code).toBe(2);
  });
});
