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
