import { readFileSync, writeFileSync } from 'node:fs';
import { run, tempFiles, writeList } from './run';

const at = tempFiles();

const NAMES = ['Anna', 'Be\u200brt', 'Cora', 'Dora'];
const SAID =
  '“Bert” has a sign in it that nobody sees (U+200B), so searches and formulas miss this name. Type it anew.';

const said = async (...argv: readonly string[]): Promise<string> => {
  const ran = await run(...argv);
  expect([argv, ran.code]).toEqual([argv, 0]);
  return ran.stderr;
};

describe('a sign that nobody sees in a name', () => {
  it('is told with its cell where a list is read, and is not on the sheets', async () => {
    const list = await writeList(at('list.xlsx'), { Club: [['Name'], ...NAMES.map((name) => [name])] });
    expect(await said('pair', list, at('out.xlsx'))).toContain(`Sheet “Club”, cell A3: ${SAID}`);
    expect(await said('status', at('out.xlsx'))).toBe('');
    expect((await run('doctor', list)).stdout).toContain(`Sheet “Club”, cell A3: ${SAID}`);
  });

  it('is told in a list that is a text file, in an event file and in a file of another program', async () => {
    writeFileSync(at('list.csv'), `Name\n${NAMES.join('\n')}\n`);
    expect(await said('pair', at('list.csv'), at('csv.xlsx'))).toContain(`line 3, column A: ${SAID}`);
    await said('convert', at('csv.xlsx'), at('event.pgn'));
    await said('convert', at('csv.xlsx'), at('event.json'));
    for (const file of ['event.pgn', 'event.json']) {
      writeFileSync(at(file), readFileSync(at(file), 'utf8').replaceAll('Bert', NAMES[1]!));
      expect(await said('convert', at(file), at(`${file}.csv`))).toContain(SAID);
    }
  });
});

it('two players of one name in an event file are said, with both numbers', async () => {
  const list = await writeList(at('four.xlsx'), { Club: [['Name'], ['Anna'], ['Bert'], ['Cora'], ['Dora']] });
  await said('pair', list, at('four-out.xlsx'), '--numbers', 'list');
  await said('convert', at('four-out.xlsx'), at('four.json'));
  writeFileSync(at('four.json'), readFileSync(at('four.json'), 'utf8').replace('Cora', 'anna'));
  for (const argv of [
    ['standings', at('four.json')],
    ['convert', at('four.json'), at('four.csv')],
  ])
    expect(await said(...argv)).toContain('2 players have the same name, Anna (numbers 1, 3).');
});
