import { done, FOUR, REPORTED, reportedIn, tournamentIn, type, TYPED } from './reportColumns';
import { nameList, tempFiles, writeList } from './run';
import './columns.test';

const at = tempFiles();

beforeAll(async () => {
  const club = await writeList(at('club.xlsx'), { Club: FOUR });
  await done('pair', club, '--numbers', 'list', '--id', 'four', '--out', at('plain.xlsx'));
});

describe('columns for a report', () => {
  it('keep what is typed into them through results, late entries, repairs, undo and new sheets', async () => {
    await done('columns', at('plain.xlsx'), '--report', 'fide', '--out', at('with.xlsx'));
    await type(at('with.xlsx'), 'Players', [4, 3], TYPED);
    const steps: readonly (readonly string[])[] = [
      ['record', '1=1-0'],
      ['undo'],
      ['enter', '--name', 'Frei, Eve'],
      ['repair'],
      ['undo'],
      ['refresh', '--new-sheets'],
      ['columns', '--report', 'ecf'],
      ['undo'],
    ];
    let file = at('with.xlsx');
    for (const [index, [command = '', ...words]] of steps.entries()) {
      const out = at(`${index}.xlsx`);
      await done(command, file, ...words, '--out', out);
      expect([command, await reportedIn(out)]).toEqual([command, REPORTED]);
      file = out;
    }
    expect((await tournamentIn(file)).columns).toEqual(['FIDE ID', 'Title', 'Born', 'Sex']);
  });

  it('come into sections', async () => {
    const eight = await writeList(at('eight.xlsx'), { Club: nameList(8) });
    const dealt = ['--size', '4', '--by', 'list', '--sheets', 'one'];
    await done('sections', eight, ...dealt, '--report', 'dwz', '--out', at('sections.xlsx'));
    expect((await tournamentIn(at('sections.xlsx'))).columns).toEqual(['FIDE ID', 'Title', 'Born', 'Club']);
  });

  it('steps before them are taken back as ever', async () => {
    await done('enter', at('plain.xlsx'), '--name', 'Frei, Eve', '--out', at('five.xlsx'));
    await done('columns', at('five.xlsx'), '--report', 'egd', '--out', at('with.xlsx'));
    await done('undo', at('with.xlsx'), '--out', at('one.xlsx'));
    await done('undo', at('one.xlsx'), '--out', at('two.xlsx'));
    const { players, columns } = await tournamentIn(at('two.xlsx'));
    expect([players.length, columns]).toEqual([4, []]);
  });
});
