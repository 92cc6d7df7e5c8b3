import { join } from 'node:path';
import { eventFile, filesIn, hashOf, problemsOf, run, tempFolder } from './run';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  expect((await run('convert', eventFile('cand2013'), at('event.xlsx'))).code).toBe(0);
});

describe('handout', () => {
  it('adds a sheet to a copy of a workbook; the workbook itself stays as it is', async () => {
    const before = hashOf(at('event.xlsx'));
    const ran = await run(
      'handout',
      'player-cards',
      at('event.xlsx'),
      '--player',
      '2',
      '--out',
      at('cards.xlsx'),
    );
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(ran.stdout).toBe(`Sheet “Player cards” added: ${at('cards.xlsx')}\n`);
    expect(hashOf(at('event.xlsx'))).toBe(before);
    const again = await run('standings', at('cards.xlsx'), '--json');
    expect(JSON.parse(again.stdout)).toEqual(
      JSON.parse((await run('standings', at('event.xlsx'), '--json')).stdout),
    );
  });

  it('of a system and a number of players it makes a workbook of its own', async () => {
    const ran = await run(
      ...['handout', 'seats', '--system', 'shift', '--players', '9', '--out', at('seats.xlsx'), '--json'],
    );
    expect(JSON.parse(ran.stdout)).toEqual({
      handout: 'seats',
      sheet: 'Seating plan',
      out: at('seats.xlsx'),
    });
  });

  it.each([
    ['handout-needs-tournament', ['explanation', '--players', '8']],
    ['handout-system', ['by-rows', '--system', 'shift', '--players', '8']],
    ['handout-too-large', ['by-diagonals', '--players', '30']],
    ['handout-of-all', ['seats', '--players', '8', '--player', '2']],
    ['player-unknown', ['player-cards', '--players', '8', '--player', 'Carlsen']],
    ['not-a-whole-number', ['seats', '--players', 'many']],
    ['system-unknown', ['seats', '--system', 'swiss', '--players', '8']],
    ['format-unknown', ['seats', '--players', '8', '--out', 'out.ods']],
  ] as const)('%s', async (code, argv) => {
    const out = argv.includes('--out' as never) ? [] : ['--out', at('no.xlsx')];
    const ran = await run('handout', ...argv, ...out, '--json');
    expect([ran.code, problemsOf(ran).map((each) => each.code)]).toEqual([1, [code]]);
    expect(filesIn(folder)).not.toContain('no.xlsx');
  });

  it('without a workbook the number of players has to be given', async () => {
    const { code, stderr } = await run('handout', 'seats', '--out', at('no.xlsx'));
    expect([code, stderr.split('\n')[0]]).toEqual([2, 'The option --players is missing.']);
  });
});

describe('standings --explain of a workbook', () => {
  it('names the cells that its figures come from; of an event file it names none', async () => {
    const line = 'Round 8, White, won against Svidler,P: 1 × 8 = 8';
    const [book, file] = [
      await run('standings', at('event.xlsx'), '--explain', 'Kramnik,V'),
      await run('standings', eventFile('cand2013'), '--explain', 'Kramnik,V'),
    ];
    expect(book.stdout).toMatch(/Svidler,P: 1 × 8 = 8 \[Pairings!F\d+, Standings!F\d+\]/);
    expect(file.stdout).toContain(`${line}\n`);
  });
});
