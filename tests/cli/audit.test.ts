import { join } from 'node:path';
import { nameList, problemsOf, run, tempFolder, writeList } from './run';

const folder = tempFolder();

describe('audit', () => {
  it('sets two systems side by side', async () => {
    const ran = await run(
      'audit',
      '--system',
      'crenshaw',
      '--players',
      '6',
      '--against-option',
      'tables=made',
      '--json',
    );
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    const { audits } = JSON.parse(ran.stdout) as { audits: { name: string; repeats: number }[] };
    expect(audits.map(({ name, repeats }) => [name, repeats])).toEqual([
      ['crenshaw', 8],
      ['crenshaw tables=made', 4],
    ]);
  });

  it('sets the printed 6 of US Chess beside Crenshaw’s rule by one word', async () => {
    const ran = await run('audit', '--preset', 'crenshaw-6');
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    const parts = ran.stdout.split('\n\n').map((part) => part.split('\n')[0]);
    expect(parts[0]).toMatch(/^US Chess, 6 players: printed table and Crenshaw’s rule: 6 players\. /);
    expect(parts.slice(1)).toEqual(['crenshaw, tables=printed', 'crenshaw, tables=made']);
    const double = await run('audit', '--preset', 'double', '--players', '8', '--json');
    expect(JSON.parse(double.stdout)).toMatchObject({
      preset: 'double',
      players: 8,
      audits: [
        { name: 'berger, last two rounds not exchanged', longestRun: 3 },
        { name: 'berger, last two rounds of the first cycle exchanged', longestRun: 2 },
      ],
    });
  });

  it('looks at a system as it will be played: so many cycles, the last two rounds exchanged or not', async () => {
    const longest = async (exchange: string) => {
      const { stdout } = await run(
        ...['audit', '--system', 'berger', '--players', '8', '--cycles', '2', '--json'],
        ...['--exchange-last-two', exchange],
      );
      return (JSON.parse(stdout) as { audits: { longestRun: number }[] }).audits[0]!.longestRun;
    };
    expect([await longest('no'), await longest('yes')]).toEqual([3, 2]);
  });

  it('looks at a match of two teams, the second one’s members by their letters', async () => {
    const { stdout, stderr } = await run('audit', '--system', 'scheveningen', '--boards', '4');
    expect(stderr).toBe('');
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining(['scheveningen', '  1 and A meet in round 1, 1 has White']),
    );
    const [modern, classical] = (
      JSON.parse(
        (
          await run(
            ...['audit', '--system', 'scheveningen', '--boards', '4', '--opponents', '3'],
            ...['--against', 'scheveningen-classical', '--json'],
          )
        ).stdout,
      ) as { audits: { name: string; players: { rests: readonly number[] }[] }[] }
    ).audits;
    expect([modern!.name, classical!.name]).toEqual(['scheveningen', 'scheveningen-classical']);
    expect(modern!.players.map(({ rests }) => rests.length)).toEqual([1, 1, 1, 1, 0, 0, 0]);
  });

  it('says it in words, the byes too', async () => {
    const { stdout } = await run('audit', '--system', 'berger', '--players', '5');
    expect(stdout.split('\n').slice(0, 9)).toEqual([
      'berger',
      '  longest run of one colour: 1',
      '  widest difference between Whites and Blacks: 0',
      '  widest difference in one half of the rounds: 1',
      '  colours repeated, all players together: 0',
      '  two equal colours in the first two games: nobody',
      '  rounds in which everybody changes colours: 2, 3, 4, 5',
      '  boards walked, all players together: 8',
      '  1 and 2 meet in round 2, 1 has White',
    ]);
    expect(stdout).toContain('  1 rests in round 1\n  2 rests in round 3');
  });

  it('reads the tournament of a workbook', async () => {
    const list = await writeList(join(folder, 'list.xlsx'), { Club: nameList(10) });
    const out = join(folder, 'out.xlsx');
    await run('pair', list, '--numbers', 'list', '--out', out, '--id', 'ten');
    const ran = await run('audit', out, '--json');
    expect(JSON.parse(ran.stdout)).toMatchObject({
      audits: [{ name: 'Club (ten)', repeats: 8, startsTwice: [1, 6] }],
    });
  });

  it('refuses what is no field and no system', async () => {
    const codes = async (...more: string[]) =>
      problemsOf(await run('audit', '--json', ...more)).map(({ code }) => code);
    expect(await codes('--players', 'x')).toEqual(['not-a-whole-number']);
    expect(await codes('--players', '6', '--against', 'swiss')).toEqual(['system-unknown']);
    const preset = async (...more: string[]) =>
      problemsOf(await run('audit', '--json', '--preset', ...more)).map(({ code }) => code);
    expect(await preset('swiss')).toEqual(['choice-unknown']);
    expect(await preset('riches', '--players', 'x')).toEqual(['not-a-whole-number']);
    expect(await preset('crenshaw-6', '--players', '8')).toEqual(['number-out-of-range']);
    expect((await run('audit')).code).toBe(2);
  });
});

describe('meet', () => {
  it('2 and 5 of 8, in words', async () => {
    expect((await run('meet', '--players', '8', '2', '5')).stdout).toBe(
      '2 + 5 = 7. That is not more than 8: take 1 away. They meet in round 6. The sum is odd: the smaller number, 2, has White.\n',
    );
    expect((await run('meet', '--players', '8', '7', '8')).stdout).toBe(
      '8 is the last number: twice 7 is 14. That is more than 8: take 8 away. They meet in round 6. The last number has Black against the first half and White against the second: 8 has White.\n',
    );
  });

  it('refuses a number that is not in the field', async () => {
    expect(problemsOf(await run('meet', '--players', '7', '2', '8', '--json'))).toMatchObject([
      { code: 'number-out-of-range' },
    ]);
  });
});

const said = async (...options: readonly string[]): Promise<readonly string[]> => {
  const { code, stdout, stderr } = await run('evening', ...options);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.trimEnd().split('\n');
};

const FOUR = ['--players', '4', '--time', '10+5', '--from', '19:00'] as const;

describe('evening', () => {
  it('says in sentences how it goes, and what would fit instead', async () => {
    const options = '--players 12 --time 10+5 --turn 5 --boards 6 --from 19:00 --to 22:30';
    expect(await said(...options.split(' '))).toEqual([
      '12 players: 66 games in 11 rounds.',
      '6 boards and 6 clocks are needed.',
      'A game of 10+5 takes up to 30 min, if it has no more than 60 moves.',
      'From 19:00 on, with 5 min between rounds, all is over by 01:20 on the next day.',
      'It does not fit: until 22:30 there are 3 h 30 min, and 2 h 50 min are missing.',
      'What would fit instead:',
      '  3+2, the longest usual time control',
      '  2+5, with the same seconds a move',
      '  6 rounds of 10+5, with 36 of the 66 games',
      '  6 players',
      '  2 such evenings',
    ]);
  });

  it('with fewer boards than games in a round it takes longer, and more boards may be the answer', async () => {
    const options = '--players 8 --boards 2 --time 10+5 --from 19:00 --to 23:00';
    const lines = await said(...options.split(' '));
    expect(lines[1]).toBe('With 2 boards and 2 clocks instead of 4 they take 14 rounds.');
    expect(lines.slice(-4)).toEqual([
      '  7 rounds of 10+5, with 14 of the 28 games',
      '  5 players',
      '  4 boards',
      '  2 such evenings',
    ]);
  });

  it('with two teams, more than one cycle and no end to keep to', async () => {
    const options = '--members 8 --opponents 5 --cycles 2 --time 15 --turn 10 --from 9:00';
    expect(await said(...options.split(' '))).toEqual([
      'Two teams, 8 against 5, 2 cycles: 80 games in 16 rounds.',
      '5 boards and 5 clocks are needed.',
      'A game of 15+0 takes up to 30 min.',
      'From 09:00 on, with 10 min between rounds, all is over by 19:30.',
    ]);
    expect((await said('--members', '6', '--time', '15', '--from', '9:00'))[0]).toBe(
      'Two teams, 6 against 6: 36 games in 6 rounds.',
    );
  });

  it('fewer cycles and smaller teams, where they would fit', async () => {
    const options = '--members 8 --opponents 5 --cycles 2 --time 10+5 --from 19:00 --to 23:40';
    expect((await said(...options.split(' '))).slice(-4)).toEqual([
      '  8 rounds of 10+5, with 40 of the 80 games',
      '  one cycle',
      '  4 members of a team at most',
      '  2 such evenings',
    ]);
  });

  it('says how much time is left, and what longer games there would be time for', async () => {
    expect((await said(...FOUR, '--to', '22:00')).slice(3)).toEqual([
      'From 19:00 on, with 5 min between rounds, all is over by 20:40.',
      'It fits: 1 h 20 min are left.',
      'Games of 15+10 would fit, too.',
    ]);
    expect((await said(...FOUR, '--to', '20:40')).slice(4)).toEqual(['It fits: there is just enough time.']);
  });

  it('where nothing fits, it says so', async () => {
    expect((await said(...FOUR, '--to', '19:05')).slice(4)).toEqual([
      'It does not fit: until 19:05 there are 5 min, and 1 h 35 min are missing.',
      'Nothing that is usual would fit.',
    ]);
  });

  it('days later', async () => {
    const lines = await said('--players', '12', '--time', '90+30', '--from', '10:00');
    expect(lines[3]).toBe('From 10:00 on, with 5 min between rounds, all is over by 06:50, 2 days later.');
  });

  it('as JSON: minutes, and the end as a time of day', async () => {
    const { stdout } = await run('evening', ...FOUR, '--to', '22:00', '--json');
    expect(JSON.parse(stdout)).toEqual({
      games: 6,
      rounds: 3,
      boardsNeeded: 2,
      boards: 2,
      slots: 3,
      length: 30,
      ends: { time: '20:40', days: 0 },
      fit: {
        time: 180,
        fits: true,
        spare: 80,
        slots: 5,
        longest: { minutes: 15, increment: 10 },
        minutes: null,
        evenings: null,
        players: null,
        cycles: null,
        boards: null,
      },
    });
  });

  it('names every number that is wrong, with its option', async () => {
    const options = '--players 2 --turn 700 --time 0 --boards 0 --from 10:00 --json';
    const ran = await run('evening', ...options.split(' '));
    expect([ran.code, ran.stdout]).toEqual([1, '']);
    expect(problemsOf(ran).map(({ code, place }) => [code, place.field])).toEqual([
      ['number-out-of-range', 'players'],
      ['number-out-of-range', 'time'],
      ['number-out-of-range', 'turn'],
      ['number-out-of-range', 'boards'],
    ]);
    const unread = await run('evening', ...FOUR, '--turn', 'x', '--cycles', 'two', '--json');
    expect(problemsOf(unread).map(({ code, place }) => [code, place.field])).toEqual([
      ['not-a-whole-number', 'cycles'],
      ['not-a-whole-number', 'turn'],
    ]);
  });

  it.each([
    ['--time 5 --from 19:00', 'The option --players is missing.'],
    ['--players 4 --time soon --from 19:00', 'The option --time takes MINUTES+SECONDS, not “soon”.'],
    ['--players 4 --time 5 --from 24:00', 'The option --from takes HH:MM, not “24:00”.'],
    ['--players 4 --time 5 --from 19:00 --to 7pm', 'The option --to takes HH:MM, not “7pm”.'],
    ['--players 4 --members 4 --time 5 --from 19:00', 'The options --members and --players cannot be given'],
    ['--players 4 --opponents 4 --time 5 --from 19:00', 'The option --opponents means something only with'],
  ])('wrong usage: %s', async (options, message) => {
    const { code, stderr } = await run('evening', ...options.split(' '));
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
