import { inFolder, nameList } from './run';

const { said, answered, refused, list } = inFolder();

interface Drawn {
  readonly draws: readonly { readonly order: readonly number[] }[];
  readonly players: readonly { readonly no: number; readonly name: string }[];
}

const drawn = (more: string): Promise<Drawn> => answered(`draw list.xlsx --sheet Club ${more}`);

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

  it.each([
    ['--numbers dice', 'choice-unknown'],
    ['--seed " "', 'seed-missing'],
    ['--range x', 'range-invalid'],
    ['--sheet Nobody', 'sheet-missing'],
  ])('%s is refused: %s', async (more, code) => {
    expect(await refused(`draw list.xlsx ${more}`)).toEqual([code]);
  });
});
