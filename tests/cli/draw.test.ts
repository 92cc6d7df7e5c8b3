import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStep } from '../../src/app/step';
import { openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { nameList, problemsOf, run, tempFolder, writeList, type Ran } from './run';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);
const codesOf = (ran: Ran): readonly string[] => problemsOf(ran).map(({ code }) => code);

interface Drawn {
  readonly draws: readonly {
    readonly no: number;
    readonly seed: string;
    readonly order: readonly number[];
  }[];
  readonly players: readonly { readonly no: number; readonly name: string }[];
}
const drawn = async (...more: readonly string[]): Promise<Drawn> => {
  const ran = await run('draw', ...more, '--json');
  expect([ran.code, ran.stderr]).toEqual([0, '']);
  return JSON.parse(ran.stdout) as Drawn;
};

let list = '';
beforeAll(async () => {
  list = await writeList(at('list.xlsx'), { Club: nameList(6), Other: nameList(5) });
});

describe('draw: the numbers of a list', () => {
  test('one seed, one draw, the same each time; the names with their numbers', async () => {
    const first = await drawn(list, '--sheet', 'Club', '--seed', 'witness');
    expect(first.draws).toMatchObject([{ no: 1, numbering: 'lots', seed: 'witness', list: "'Club'!A1:A7" }]);
    expect(await drawn(list, '--sheet', 'Club', '--seed', 'witness')).toEqual(first);
    expect(first.players.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...first.draws[0]!.order].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('without a seed one is made up and shown, and how to repeat it', async () => {
    const { stdout } = await run('draw', list, '--sheet', 'Club');
    expect(stdout.split('\n')[0]).toBe('Draw 1 (2026-11-20 09:00): lots, seed “r1”');
    expect(stdout).toContain('Fisher-Yates');
  });

  test('several draws of one session are numbered, and the file keeps those of the sessions before', async () => {
    const file = at('draws.json');
    await drawn(list, '--sheet', 'Club', '--seed', 'a', '--seed', 'b', '--protocol', file);
    const { draws } = await drawn(list, '--sheet', 'Club', '--seed', 'c', '--protocol', file);
    expect(draws.map(({ no, seed }) => [no, seed])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
    const kept = readFileSync(file, 'utf8');
    await drawn(list, '--sheet', 'Club', '--seed', 'c', '--protocol', file);
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  test('pair takes the last draw of the file, and writes all of them into the Log', async () => {
    const [file, out] = [at('taken.json'), at('taken.xlsx')];
    const { players } = await drawn(
      list,
      '--sheet',
      'Club',
      '--seed',
      'a',
      '--seed',
      'b',
      '--protocol',
      file,
    );
    const paired = await run('pair', list, '--sheet', 'Club', '--out', out, '--protocol', file);
    expect([paired.code, paired.stderr]).toEqual([0, '']);
    expect(paired.stdout).toContain('seed b');
    const workbook = valueOf(await openXlsx(readFileSync(out)));
    const { open, lines } = valueOf(await openStep(workbook));
    expect(open.tournament.players.map(({ name }) => name)).toEqual(players.map(({ name }) => name));
    expect(lines.map(({ rule }) => rule)).toEqual(['draw 1', 'draw 2', 'create']);
  });
});

describe('draw --repeat: the draws of a tournament', () => {
  const paired = async (name: string, ...more: readonly string[]): Promise<string> => {
    const ran = await run('pair', list, '--sheet', 'Club', '--out', at(name), ...more);
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    return at(name);
  };

  test('come out again from the list beside it', async () => {
    const file = await paired('lots.xlsx', '--numbers', 'lots', '--seed', 'witness');
    expect(await run('draw', file, '--repeat')).toEqual({
      code: 0,
      stderr: '',
      stdout:
        'Draw 1 (2026-11-20 09:00): lots, seed “witness”\n' +
        'Club: its draw comes out again, and the players have the numbers of the last one.\n',
    });
  });

  test('so do those of groups', async () => {
    const file = await paired('groups.xlsx', '--system', 'seats', '--numbers', 'groups', '--seed', 'x');
    expect((await run('draw', file, '--repeat')).code).toBe(0);
  });

  test('another list does not give them', async () => {
    const file = await paired('other.xlsx', '--numbers', 'lots', '--seed', 'witness');
    expect(codesOf(await run('draw', file, '--repeat', '--sheet', 'Other', '--json'))).toEqual([
      'draw-differs',
    ]);
  });

  test('a renamed player is told', async () => {
    const file = await paired('renamed.xlsx', '--numbers', 'lots', '--seed', 'witness');
    const out = at('renamed2.xlsx');
    const names = nameList(6).slice(1);
    expect(
      (await run('substitute', file, '--name', `${names[0]![0]}`, '--new', 'New One', '--out', out)).code,
    ).toBe(0);
    expect(problemsOf(await run('draw', out, '--repeat', '--json'))).toMatchObject([
      { code: 'draw-other-player', values: { drawn: names[0]![0], player: 'New One' } },
    ]);
  });

  test('a tournament numbered as listed has none', async () => {
    const file = await paired('listed.xlsx', '--numbers', 'list');
    expect(codesOf(await run('draw', file, '--repeat', '--json'))).toEqual(['draw-missing']);
  });
});

test.each<[string, readonly string[], string]>([
  ['no such way', ['--numbers', 'dice'], 'choice-unknown'],
  ['a blank seed', ['--seed', ' '], 'seed-missing'],
  ['a blank range', ['--range', 'x'], 'range-invalid'],
  ['no such sheet', ['--sheet', 'Nobody'], 'sheet-missing'],
])('refused: %s', async (_, more, code) => {
  expect(codesOf(await run('draw', list, ...more, '--json'))).toEqual([code]);
});

test.each<[string, string, string]>([
  ['no JSON', '{', 'file-not-json'],
  ['no list', '{}', 'event-field'],
  ['a draw without an order', '[{"no": 1, "time": "", "numbering": "lots"}]', 'event-field'],
  ['an order of names', '[{"no": 1, "time": "", "numbering": "lots", "order": ["A"]}]', 'event-field'],
])('a protocol that is none is refused and left as it is: %s', async (_, content, code) => {
  const file = at('bad.json');
  writeFileSync(file, content);
  expect(codesOf(await run('draw', list, '--sheet', 'Club', '--protocol', file, '--json'))).toEqual([code]);
  expect(readFileSync(file, 'utf8')).toBe(content);
});
