import { openStep } from '../../src/app/step';
import { valueOf } from '../results';
import { inFolder, nameList } from './run';

const { ran, said, answered, refused, written, read, list, opened, event } = inFolder();

interface Drawn {
  readonly draws: readonly {
    readonly no: number;
    readonly seed: string;
    readonly order: readonly number[];
  }[];
  readonly players: readonly { readonly no: number; readonly name: string }[];
}

const drawn = (more: string): Promise<Drawn> => answered(`draw list.xlsx --sheet Club ${more}`);

/** The lines of the Log of a workbook. */
const logOf = async (name: string) => valueOf(await openStep(await opened(name))).lines;

beforeAll(async () => {
  await list('list.xlsx', { Club: nameList(6), Other: nameList(5) });
});

describe('draw: the numbers of a list', () => {
  it('one seed, one draw, the same each time; without one it is made up and shown, and how to repeat it', async () => {
    const first = await drawn('--seed witness');
    expect(first.draws).toMatchObject([{ no: 1, numbering: 'lots', seed: 'witness', list: "'Club'!A1:A7" }]);
    expect(await drawn('--seed witness')).toEqual(first);
    expect(first.players.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...first.draws[0]!.order].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    const text = await said('draw list.xlsx --sheet Club');
    expect(text.split('\n')[0]).toBe('Draw 1 (2026-11-20 09:00): lots, draw code “r1”');
    expect(text).toContain('Fisher-Yates');
  });

  it('several draws are numbered; the file keeps those of sessions before, and pair takes the last', async () => {
    await drawn('--seed a --seed b --protocol draws.json');
    const { draws, players } = await drawn('--seed c --protocol draws.json');
    expect(draws.map(({ no, seed }) => [no, seed])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
    const kept = read('draws.json');
    await drawn('--seed c --protocol draws.json');
    expect(read('draws.json')).toBe(kept);
    expect(await said('pair list.xlsx taken.xlsx --sheet Club --protocol draws.json')).toContain(
      'draw code c',
    );
    expect((await event('taken.xlsx')).players.map(({ name }) => name)).toEqual(
      players.map(({ name }) => name),
    );
    expect((await logOf('taken.xlsx')).map(({ rule }) => rule)).toEqual([
      ...['draw 1', 'draw 2', 'draw 3', 'create'],
    ]);
  });

  it('who said the word is kept with the draw, and stands in the Log', async () => {
    await drawn('--seed Ulla --protocol said.json --said-by "Anna Berg"');
    expect(await said('draw list.xlsx --sheet Club --seed Ulla --protocol said.json')).toContain(
      'draw code “Ulla”, witness Anna Berg',
    );
    await said('pair list.xlsx said.xlsx --sheet Club --protocol said.json');
    expect((await logOf('said.xlsx'))[0]?.said).toBe(
      'Numbers drawn by lot, draw code “Ulla” (witness: Anna Berg).',
    );
    expect(await ran('draw list.xlsx --sheet Club --said-by "Anna Berg"')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^The option --said-by only works with --seed\.\n/),
    });
  });

  it.each([
    ['--numbers dice', 'choice-unknown'],
    ['--seed " "', 'seed-missing'],
    ['--range x', 'range-invalid'],
    ['--sheet Nobody', 'sheet-missing'],
  ])('%s is refused: %s', async (more, code) => {
    expect(await refused(`draw list.xlsx ${more}`)).toEqual([code]);
  });

  it.each([
    ['no JSON', '{', 'file-not-json'],
    ['no list', '{}', 'event-field'],
    ['a draw without an order', '[{"no": 1, "time": "", "numbering": "lots"}]', 'event-field'],
    ['an order of names', '[{"no": 1, "time": "", "numbering": "lots", "order": ["A"]}]', 'event-field'],
  ])('a protocol that is none is refused and left as it is: %s', async (_, content, code) => {
    written('bad.json', content);
    expect(await refused('draw list.xlsx --sheet Club --protocol bad.json')).toEqual([code]);
    expect(read('bad.json')).toBe(content);
  });

  it.each([
    ['draw list.xlsx --protocol /', 'output-unwritable'],
    ['pair list.xlsx never.xlsx --protocol /', 'file-unreadable'],
    ['pair list.xlsx never.xlsx --protocol missing.json', 'file-missing'],
  ])('a protocol that cannot be read is refused: %s, %s', async (line, code) => {
    expect(await refused(`${line} --sheet Club`)).toEqual([code]);
  });
});
