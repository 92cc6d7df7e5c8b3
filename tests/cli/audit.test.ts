import { inFolder, nameList } from './run';

const { ran, said, answered, refusal, refused, list } = inFolder();

interface Audits {
  readonly audits: readonly {
    readonly name: string;
    readonly players: readonly { readonly rests: unknown[] }[];
  }[];
}

describe('audit', () => {
  it('sets two systems side by side, or two choices of one', async () => {
    expect(await answered('audit --system crenshaw --players 6 --against-option tables=made')).toMatchObject({
      audits: [
        { name: 'crenshaw', repeats: 8 },
        { name: 'crenshaw tables=made', repeats: 4 },
      ],
    });
  });

  it.each([
    ['no', 3],
    ['yes', 2],
  ])(
    'looks at a system as it will be played: the last two rounds exchanged: %s',
    async (exchange, longestRun) => {
      const line = `audit --system berger --players 8 --cycles 2 --exchange-last-two ${exchange}`;
      expect(await answered(line)).toMatchObject({ audits: [{ longestRun }] });
    },
  );

  it('looks at a match of two teams, the second one’s members by their letters', async () => {
    expect((await said('audit --system scheveningen --boards 4')).split('\n')).toEqual(
      expect.arrayContaining(['scheveningen', '  1 and A meet in round 1, 1 has White']),
    );
    const { audits } = await answered<Audits>(
      'audit --system scheveningen --boards 4 --opponents 3 --against scheveningen-classical',
    );
    expect(audits.map(({ name }) => name)).toEqual(['scheveningen', 'scheveningen-classical']);
    expect(audits[0]!.players.map(({ rests }) => rests.length)).toEqual([1, 1, 1, 1, 0, 0, 0]);
  });

  it('says it in words, the byes too', async () => {
    const text = await said('audit --system berger --players 5');
    expect(text.split('\n').slice(0, 9)).toEqual([
      'berger',
      '  longest run of one colour: 1',
      '  largest difference between Whites and Blacks: 0',
      '  largest difference in one half of the rounds: 1',
      '  repeated colours in total: 0',
      '  same colour in the first two games: nobody',
      '  rounds in which everybody changes colours: 2, 3, 4, 5',
      '  boards moved in total: 8',
      '  1 and 2 meet in round 2, 1 has White',
    ]);
    expect(text).toContain('  1 has the bye in round 1\n  2 has the bye in round 3');
  });

  it('reads the tournament of a workbook', async () => {
    await list('list.xlsx', { Club: nameList(10) });
    await said('pair list.xlsx out.xlsx --numbers list --id ten');
    expect(await answered('audit out.xlsx')).toMatchObject({
      audits: [{ name: 'Club (ten)', repeats: 8, startsTwice: [1, 6] }],
    });
  });

  it.each([
    ['--players x', 'not-a-whole-number'],
    ['--players 6 --against swiss', 'system-unknown'],
  ])('refuses %s: %s', async (given, code) => {
    expect(await refused(`audit ${given}`)).toEqual([code]);
    expect((await ran('audit')).code).toBe(2);
  });
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

describe('evening', () => {
  it.each<[options: string, from: number, lines: readonly string[]]>([
    [
      '--players 12 --time 10+5 --turn 5 --boards 6 --from 19:00 --to 22:30',
      0,
      [
        '12 players: 66 games in 11 rounds.',
        'You need 6 boards and 6 clocks.',
        'A game at 10+5 (10 min and 5 s a move) takes up to 30 min for 60 moves.',
        'If you start at 19:00 and leave 5 min between rounds, you finish by 01:20 the next day.',
        'It does not fit. You have 3 h 30 min until 22:30; you need 2 h 50 min more.',
        'What would fit instead:',
        '  3+2, the slowest common time control that fits',
        '  2+5, with the same seconds per move',
        '  2 sections of up to 6 players',
        '  2 evenings like this',
      ],
    ],
    [
      '--players 8 --boards 2 --time 10+5 --from 19:00 --to 23:00',
      1,
      ['With 2 boards and 2 clocks instead of 4, it takes 14 rounds.'],
    ],
    [
      '--players 8 --boards 2 --time 10+5 --from 19:00 --to 23:00',
      -3,
      ['  at most 5 players', '  4 boards', '  2 evenings like this'],
    ],
    [
      '--members 8 --opponents 5 --cycles 2 --time 15 --turn 10 --from 9:00',
      0,
      [
        'Two teams, 8 against 5, 2 cycles: 80 games in 16 rounds.',
        'You need 5 boards and 5 clocks.',
        'A game at 15+0 takes up to 30 min.',
        'If you start at 09:00 and leave 10 min between rounds, you finish by 19:30.',
      ],
    ],
    ['--members 6 --time 15 --from 9:00', 0, ['Two teams, 6 against 6: 36 games in 6 rounds.']],
    [
      '--members 8 --opponents 5 --cycles 2 --time 10+5 --from 19:00 --to 23:40',
      -3,
      ['  one cycle', '  at most 4 players per team', '  2 evenings like this'],
    ],
    [
      '--players 4 --time 10+5 --from 19:00 --to 22:00',
      3,
      [
        'If you start at 19:00 and leave 5 min between rounds, you finish by 20:40.',
        'It fits, with 1 h 20 min to spare.',
        'You could even play 15+10.',
      ],
    ],
    ['--players 4 --time 10+5 --from 19:00 --to 20:40', 4, ['It fits, with no time to spare.']],
    [
      '--players 4 --time 10+5 --from 19:00 --to 19:05',
      4,
      [
        'It does not fit. You have 5 min until 19:05; you need 1 h 35 min more.',
        'No common time control would fit.',
      ],
    ],
    [
      '--players 12 --time 90+30 --from 10:00',
      3,
      ['If you start at 10:00 and leave 5 min between rounds, you finish by 06:50, 2 days later.'],
    ],
  ])('%s: from line %i', async (options, from, lines) => {
    const told = (await said(`evening ${options}`)).trimEnd().split('\n').slice(from);
    expect(told.slice(0, lines.length)).toEqual(lines);
  });

  it('as JSON: minutes, and the end as a time of day', async () => {
    const nothing = { minutes: null, evenings: null, players: null, cycles: null, boards: null };
    expect(await answered('evening --players 4 --time 10+5 --from 19:00 --to 22:00')).toEqual({
      ...{ games: 6, rounds: 3, boardsNeeded: 2, boards: 2, slots: 3, length: 30 },
      ends: { time: '20:40', days: 0 },
      fit: {
        ...{ time: 180, fits: true, spare: 80, slots: 5, longest: { minutes: 15, increment: 10 } },
        ...nothing,
      },
    });
  });

  it.each([
    [
      '--players 2 --turn 700 --time 0 --boards 0 --from 10:00',
      'number-out-of-range',
      ['players', 'time', 'turn', 'boards'],
    ],
    ['--players 4 --time 10+5 --from 19:00 --turn x --cycles two', 'not-a-whole-number', ['cycles', 'turn']],
  ])('names every number that is wrong, with its option: %s', async (options, code, fields) => {
    expect((await refusal(`evening ${options}`)).map((each) => [each.code, each.place.field])).toEqual(
      fields.map((field) => [code, field]),
    );
  });

  it.each([
    ['--time 5 --from 19:00', 'The option --players is missing.'],
    ['--players 4 --time soon --from 19:00', 'The option --time needs MINUTES+SECONDS, not “soon”.'],
    ['--players 4 --time 5 --from 24:00', 'The option --from needs HH:MM, not “24:00”.'],
    ['--players 4 --time 5 --from 19:00 --to 7pm', 'The option --to needs HH:MM, not “7pm”.'],
    ['--players 4 --members 4 --time 5 --from 19:00', 'The options --members and --players do not work'],
    ['--players 4 --opponents 4 --time 5 --from 19:00', 'The option --opponents only works with'],
  ])('wrong usage: %s', async (options, message) => {
    const { code, stderr } = await ran(`evening ${options}`);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
