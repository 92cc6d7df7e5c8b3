import { writeFileSync } from 'node:fs';
import { eventOf } from '../eventFixtures';
import { filesIn, problemsOf, run, tempFiles } from './run';
import { readFileSync } from 'node:fs';

const at = tempFiles();

/** Two players of one name, which no list of ours lets through but an event file or a sheet typed by hand may have. */
const players = ['Anna', 'Bert', 'anna', 'Carl'].map((name, index) => ({ no: index + 1, name }));
const games = [
  ['1-4', '2-3'],
  ['4-3', '1-2'],
  ['2-4', '3-1'],
].flatMap((round, index) =>
  round.map((game) => ({ round: index + 1, white: Number(game[0]), black: Number(game[2]) })),
);

beforeAll(async () => {
  writeFileSync(at('event.json'), JSON.stringify({ event: 'Two of a name', id: 'two', players, games }));
  await run('convert', at('event.json'), at('event.xlsx'));
  await run('record', at('event.xlsx'), '1=1-0', '--out', at('begun.xlsx'));
  await run('withdraw', at('begun.xlsx'), '--no', '3', '--out', at('left.xlsx'));
});

it.each([
  [['withdraw', 'begun.xlsx']],
  [['reenter', 'left.xlsx']],
  [['substitute', 'begun.xlsx', '--new', 'Dora']],
  [['correct', 'begun.xlsx', '--rating', '1900']],
  [['adjust', 'begun.xlsx', '--points', '1', '--reason', 'clock']],
  [['remove', 'event.xlsx']],
] as const)(
  '%j: a name that two have is refused with both, a number is not',
  async ([command, file, ...rest]) => {
    const step = (...who: readonly string[]) =>
      run(command, at(file), ...rest, ...who, '--out', at(`${command}.xlsx`), '--force');
    const refused = await step('--name', 'Anna', '--json');
    expect([refused.code, problemsOf(refused)]).toMatchObject([
      1,
      [
        {
          code: 'player-ambiguous',
          message: '“Anna” fits more than one player: 1 Anna, 3 anna. Say which one by number, such as 1.',
        },
      ],
    ]);
    expect(filesIn(at(''))).not.toContain(`${command}.xlsx`);
    for (const who of [
      ['--no', '3'],
      ['--name', '3'],
    ]) {
      const { code, stderr } = await step(...who);
      expect([code, stderr.includes('number')]).toEqual([0, false]);
    }
  },
);

it('the number says who it is: 3 and not 1 has left', async () => {
  await run('convert', at('left.xlsx'), at('left.json'));
  const { players: all } = eventOf(readFileSync(at('left.json'), 'utf8'));
  expect(all.map(({ status }) => status)).toEqual(['playing', 'playing', 'annulled', 'playing']);
});

it.each([
  ['standings', ['event.json', '--explain', 'Anna']],
  ['standings', ['event.xlsx', '--why', 'Anna']],
  ['handout', ['player-cards', 'event.xlsx', '--player', 'Anna', '--out', 'card.xlsx']],
] as const)('%s %j: the same where only one option takes a player', async (command, argv) => {
  const paths = argv.map((each) => (/\.(json|xlsx)$/.test(each) ? at(each) : each));
  const ran = await run(command, ...paths, '--json');
  expect(problemsOf(ran).at(-1)).toMatchObject({ code: 'player-ambiguous' });
  const numbered = paths.map((each) => (each === 'Anna' ? '3' : each));
  expect((await run(command, ...numbered, '--json')).code).toBe(0);
});

it('status says it with the cell, standings of an event file with the file', async () => {
  const status = problemsOf(await run('status', at('event.xlsx'), '--json'));
  expect(status).toMatchObject([
    {
      code: 'name-alike',
      place: { sheet: 'Players', cell: 'B7' },
      message:
        'Sheet “Players”, cell B7: 2 players have the same name, Anna (numbers 1, 3). Write something more to their names, so that people can tell them apart.',
    },
  ]);
  const standings = problemsOf(await run('standings', at('event.json'), '--json'));
  expect(standings).toMatchObject([{ code: 'name-alike', place: { file: at('event.json') } }]);
});
