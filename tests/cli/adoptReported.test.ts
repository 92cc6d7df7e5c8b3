import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf, run, tempFolder } from './run';

const folder = tempFolder();

const reported = (name: string): string => join(__dirname, '../fixtures/reported', name);

const refused = async (name: string, ...options: readonly string[]): Promise<readonly string[]> => {
  const out = join(folder, `${name}.xlsx`);
  const ran = await run('adopt', reported(name), '--out', out, '--json', ...options);
  expect([ran.code, existsSync(out)]).toEqual([1, false]);
  return problemsOf(ran).map(({ code, place }) => `${code} ${place.cell ?? `${place.line} ${place.column}`}`);
};

describe('tables of which something else was read once', () => {
  it('a cross-table in 2, 1 and 0 asks for its scoring, and is read with it', async () => {
    const name = '08-crosstable-2-1-0-read-as-list.csv';
    expect(await refused(name)).toEqual(['adopt-points-scoring 2 F']);
    const ran = await run('adopt', reported(name), '--out', join(folder, 'x.xlsx'), '--scoring', '2,1,0');
    expect([ran.code, ran.stdout.split('\n').slice(0, 4).join('\n').replace(folder, '')]).toEqual([
      0,
      'Cross-table on sheet “List 1”, B2:H5.\nAdopted 4 players, 3 rounds, 6 games, 6 of them finished. Written to /x.xlsx.\n4 rows and 8 columns were read. Rows not read: 1.\nAll 8 numbers beside the table agree with its results.',
    ]);
  });

  it('and so does convert', async () => {
    const input = reported('08-crosstable-2-1-0-read-as-list.csv');
    const out = join(folder, 'converted.json');
    expect(problemsOf(await run('convert', input, out, '--json')).map(({ code }) => code)).toEqual([
      'adopt-points-scoring',
    ]);
    const ran = await run('convert', input, out, '--scoring', '2,1,0');
    expect([ran.code, existsSync(out)]).toEqual([0, true]);
  });

  it('names and federations are no games', async () =>
    expect(await refused('09-name-fed-number-read-as-list.csv')).toEqual(['adopt-standings 1 A']));

  it('who withdrew has no draws', async () =>
    expect(await refused('11-withdrawn-wd-is-a-draw.csv')).toEqual(
      ['2 H', '3 H', '4 H', '5 H', '6 D', '6 E', '6 F', '6 G'].map((place) => `adopt-cell ${place}`),
    ));

  it('goals are no results, and the first line is not cut off', async () =>
    expect(await refused('13-goals-first-row-dropped.csv')).toEqual(['adopt-goals 2 E']));
});
