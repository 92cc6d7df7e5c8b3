import { writeFileSync } from 'node:fs';
import { run, tempFiles, nameList, problemsOf, writeList } from './run';
import type { Game } from '../../src/core/model';
import { deal, tournamentsIn, writeForty } from './dealt';

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

const list = writeForty(at('forty.csv'));

describe('ten quads', () => {
  it('deals 40 players into ten quads in order of rating, each a tournament of its own', async () => {
    const answer = await deal(
      ...[list, '--out', at('quads.xlsx'), '--size', '4', '--by', 'rating', '--numbers', 'rating'],
    );
    expect(answer.sections.map(({ name }) => name).join('')).toBe('ABCDEFGHIJ');
    expect(answer.sections[1]).toEqual({
      name: 'B',
      players: [
        { no: 1, name: 'P5' },
        { no: 2, name: 'P6' },
        { no: 3, name: 'P7' },
        { no: 4, name: 'P8' },
      ],
    });
    const made = await tournamentsIn(at('quads.xlsx'));
    expect(made.map(({ section }) => section)).toEqual([...'ABCDEFGHIJ'].map((name) => `Section ${name}`));
    expect(new Set(made.map(({ event }) => event))).toEqual(new Set(['forty']));
    expect(made.map(({ rounds, games }) => [rounds, games.length])).toEqual(Array(10).fill([3, 6]));
    expect(made.map(({ games }) => Math.min(...games.map(({ board }) => board)))).toEqual([
      1, 3, 5, 7, 9, 11, 13, 15, 17, 19,
    ]);
  });

  it('draws numbers within each section by lots, the same for the same word', async () => {
    const seed = ['--size', '4', '--by', 'rating', '--seed', 'abc'];
    const [one, other] = [
      await deal(list, '--out', at('one.xlsx'), ...seed),
      await deal(list, '--out', at('other.xlsx'), ...seed),
    ];
    expect(one).toEqual(other);
    const orders = one.sections.map(({ players }) =>
      players.map(({ name }) => (Number(name.slice(1)) - 1) % 4).join(''),
    );
    expect(new Set(orders).size).toBeGreaterThan(3);
    const [, second] = await tournamentsIn(at('one.xlsx'));
    expect(second?.numbering).toEqual({ method: 'lots', seed: 'abc B' });
  });

  it('makes one tournament of all sections, whose numbers, boards and lots are those of the sections by themselves', async () => {
    const argv = ['--size', '4', '--by', 'snake', '--seed', 'abc'];
    await deal(list, '--out', at('ten.xlsx'), ...argv);
    const apart = await tournamentsIn(at('ten.xlsx'));
    const { code } = await run('sections', list, '--out', at('together.xlsx'), ...argv);
    const [whole, ...others] = await tournamentsIn(at('together.xlsx'));
    expect([code, others, whole!.numbering]).toEqual([0, [], { method: 'lots', seed: 'abc' }]);
    expect(whole!.sections!.map(({ name, firstBoard }) => `${name}${firstBoard}`).join(' ')).toBe(
      'A1 B3 C5 D7 E9 F11 G13 H15 I17 J19',
    );
    expect(whole!.players.map(({ name }) => name)).toEqual(
      apart.flatMap(({ players }) => players.map(({ name }) => name)),
    );
    const said = ({ round, board, white, black }: Game, before: number): string =>
      `${round} ${board} ${white + before}-${black + before}`;
    expect(whole!.games.map((game) => said(game, 0)).sort()).toEqual(
      apart.flatMap(({ games }, at) => games.map((game) => said(game, 4 * at))).sort(),
    );
  });

  it('gives each section its sheets where more than 100 play, and refuses one set for them', async () => {
    const many = await writeList(at('many.xlsx'), { Club: nameList(102) });
    const argv = [many, '--out', at('many-out.xlsx'), '--size', '51', '--by', 'list'];
    const refused = await run('sections', ...argv, '--sheets', 'one', '--json');
    expect(problemsOf(refused).map(({ code, values }) => [code, values])).toEqual([
      ['sections-too-large', { count: 102, most: 100 }],
    ]);
    expect((await run('sections', ...argv)).code).toBe(0);
    expect((await tournamentsIn(at('many-out.xlsx'))).map(({ players }) => players.length)).toEqual([51, 51]);
  });
});
