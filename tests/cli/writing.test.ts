import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { refused } from '../../src/cli/files';
import { messageOf } from '../../src/language/language';
import { filesIn, hashOf, problemsOf, run, tempFolder, type Ran } from './run';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  writeFileSync(at('one.csv'), 'Name\nAnn\nBob\nCid\nDan\n');
  writeFileSync(at('two.csv'), 'Name\nEve\nFay\nGus\nHal\n');
});

const pair = (list: string, out: string): Promise<Ran> =>
  run('pair', at(list), '--numbers', 'list', '--out', at(out), '--json');

const reasonOf = (ran: Ran): unknown => problemsOf(ran)[0]?.values['reason'];

describe('two commands that write one file', () => {
  it('one of them writes, the other says so and writes nothing', async () => {
    const all = await Promise.all([pair('one.csv', 'once.xlsx'), pair('two.csv', 'once.xlsx')]);
    expect(all.map(({ code }) => code).sort()).toEqual([0, 1]);
    const loser = all.find(({ code }) => code === 1)!;
    expect([loser.stdout, reasonOf(loser)]).toEqual(['', 'writing']);
    expect(filesIn(folder).filter((name) => name.includes('once.xlsx'))).toEqual(['once.xlsx']);
  });

  it('a protocol of draws, which is read and written, is held from reading to writing', async () => {
    const draw = (): Promise<Ran> => run('draw', at('one.csv'), '--protocol', at('draws.json'));
    const all = await Promise.all([draw(), draw(), draw()]);
    const done = all.filter(({ code }) => code === 0).length;
    const kept = JSON.parse(readFileSync(at('draws.json'), 'utf8')) as readonly unknown[];
    expect(kept).toHaveLength(done);
  });
});

describe('the mark of a command that is writing', () => {
  const marked = (name: string, mark: string): void => writeFileSync(at(`.${name}.lock`), mark);

  it('is put away where its process is gone', async () => {
    marked('gone.xlsx', `4194999 ${hostname()}`);
    expect((await pair('one.csv', 'gone.xlsx')).code).toBe(0);
    expect(filesIn(folder).filter((name) => name.includes('gone'))).toEqual(['gone.xlsx']);
  });

  it.each([
    ['of a process that runs', `${process.pid} ${hostname()}`, 'writing'],
    ['of another computer', '4194999 elsewhere', 'lock-left'],
    ['that says nothing', '', 'lock-left'],
  ])('%s is respected', async (_, mark, reason) => {
    marked('held.xlsx', mark);
    const ran = await pair('one.csv', 'held.xlsx');
    expect([ran.code, reasonOf(ran)]).toEqual([1, reason]);
    expect(filesIn(folder).filter((name) => name.includes('held'))).toEqual(['.held.xlsx.lock']);
  });
});

describe('what cannot be written is said in words of its own', () => {
  it('a folder, a link, a folder that is not there', async () => {
    mkdirSync(at('folder.xlsx'));
    await pair('one.csv', 'target.xlsx');
    const before = hashOf(at('target.xlsx'));
    symlinkSync(at('target.xlsx'), at('link.xlsx'));
    symlinkSync(at('nowhere.xlsx'), at('dangling.xlsx'));
    const reasons = [];
    for (const out of ['folder.xlsx', 'link.xlsx', 'dangling.xlsx', 'none/new.xlsx'])
      reasons.push(reasonOf(await pair('one.csv', out)));
    expect(reasons).toEqual(['folder', 'link', 'link', 'no-folder']);
    expect(hashOf(at('target.xlsx'))).toBe(before);
  });

  it.each([
    ['ENOSPC', false, 'the disk is full. Make room, or choose another disk.'],
    ['EACCES', false, 'you may not write there. Choose a folder of your own.'],
    ['EROFS', false, 'the disk is read-only. Choose another one.'],
    ['EBUSY', true, 'it is open in another program, such as Excel. Close it there, then try again.'],
    ['EPERM', true, 'it is open in another program, such as Excel. Close it there, then try again.'],
    ['EPERM', false, 'you may not write there. Choose a folder of your own.'],
    ['EIO', false, 'the system refuses it (EIO).'],
  ])('%s, while the file takes its name: %s', (code, isRenaming, why) => {
    const found = refused('six.xlsx', Object.assign(new Error(code), { code }), isRenaming);
    const [problem] = found.ok ? [] : found.problems;
    expect(messageOf(problem!, 'en')).toBe(`File “six.xlsx”: The file cannot be written: ${why}`);
  });
});
