import { writeFileSync } from 'node:fs';
import { run, tempFiles } from './run';

const at = tempFiles();

const done = async (...argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...argv, '--force');
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};

it('40 players are dealt in a snake into five pools of eight, whose first two come into a final of ten', async () => {
  const players = Array.from({ length: 40 }, (_, index) => `P${index + 1},${2400 - 10 * index}`);
  writeFileSync(at('list.csv'), ['Name,Rating', ...players].join('\n'));
  await done(
    ...['sections', at('list.csv'), '--out', at('0.xlsx'), '--size', '8', '--by', 'snake'],
    ...['--numbers', 'rating', '--system', 'berger', '--sheets', 'each'],
  );
  // Whoever has the lower number, the stronger, wins every game.
  const table = JSON.parse(await tableOf8()) as {
    readonly rounds: readonly {
      readonly games: readonly { readonly white: number; readonly black: number }[];
    }[];
  };
  const results = table.rounds
    .flatMap(({ games }) => games)
    .map(({ white, black }, game) => `${game + 1}=${white < black ? '1-0' : '0-1'}`);
  for (const [index, pool] of [...'ABCDE'].entries())
    await done(
      ...['record', at(`${index}.xlsx`), at(`${index + 1}.xlsx`), '--tournament', `${pool} Tournament`],
      ...results,
    );
  const made = JSON.parse(
    await done(
      ...['finals', at('5.xlsx'), '--out', at('final.xlsx'), '--qualify', '2', '--numbers', 'list', '--json'],
    ),
  ) as { readonly finals: readonly { readonly players: readonly { readonly name: string }[] }[] };
  expect(made.finals.map((final) => final.players.map(({ name }) => name))).toEqual([
    ['P1', 'P2', 'P3', 'P4', 'P5', 'P10', 'P9', 'P8', 'P7', 'P6'],
  ]);
});

const tableOf8 = async (): Promise<string> =>
  (await run('table', '--system', 'berger', '--players', '8', '--json')).stdout;
