import { run, problemsOf } from './run';

const json = async (...argv: string[]) =>
  JSON.parse((await run('table', ...argv, '--json')).stdout) as object;

describe('table --json', () => {
  test('gives the Berger table of four, nobody resting', async () => {
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

  test('numbers the boards of an odd field from 1 and says who rests', async () => {
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

  test('exchanges the last two rounds of the first of two cycles, unless told not to', async () => {
    const first = async (...more: string[]) => {
      const found = (await json('--system', 'berger', '--players', '4', '--cycles', '2', ...more)) as {
        rounds: { games: { white: number; black: number }[] }[];
      };
      return found.rounds.map(({ games }) => `${games[0]!.white}-${games[0]!.black}`);
    };
    expect(await first()).toEqual(['1-4', '2-4', '4-3', '4-1', '3-4', '4-2']);
    expect(await first('--exchange-last-two', 'no')).toEqual(['1-4', '4-3', '2-4', '4-1', '3-4', '4-2']);
  });

  test.each([
    ['-3', 'number-out-of-range'],
    ['2', 'number-out-of-range'],
    ['1449', 'number-out-of-range'],
    ['1e9', 'number-out-of-range'],
    ['7.5', 'not-a-whole-number'],
    ['abc', 'not-a-whole-number'],
    ['0x10', 'not-a-whole-number'],
    ['', 'not-a-whole-number'],
    ['Infinity', 'not-a-whole-number'],
  ])('refuses %p players with a code, at once', async (players, code) => {
    const start = Date.now();
    const ran = await run('table', '--system', 'berger', '--players', players, '--json');
    expect(ran.code).toBe(1);
    expect(ran.stdout).toBe('');
    expect(problemsOf(ran).map((found) => found.code)).toEqual([code]);
    expect(problemsOf(ran)[0]!.place).toEqual({ field: 'players' });
    expect(Date.now() - start).toBeLessThan(1000);
  });

  test('names every wrong choice', async () => {
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

test('table without --json is for people', async () => {
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
