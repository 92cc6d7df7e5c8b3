import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, tempFiles, type Ran } from './run';

const ROOT = join(__dirname, '../..');
const PROGRAM = ['--require', join(ROOT, 'build/jest/register.cjs'), join(ROOT, 'src/cli/entries/cli.ts')];

/** Runs the command line in a process of its own. */
const inProcess = (...argv: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...PROGRAM, ...argv]);
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text) => (stdout += String(text)));
    child.stderr.on('data', (text) => (stderr += String(text)));
    child.on('close', (code) => resolve({ code: code ?? -1, stdout, stderr }));
  });

const at = tempFiles();

describe('four processes that write one file', () => {
  it('each of them writes it, or says that another does and writes nothing', async () => {
    writeFileSync(at('one.csv'), 'Name\nAnn\nBob\nCid\nDan\n');
    writeFileSync(at('two.csv'), 'Name\nEve\nFay\nGus\nHal\n');
    const lists = ['one.csv', 'two.csv', 'one.csv', 'two.csv'];
    const all = await Promise.all(
      lists.map((list) =>
        inProcess('pair', at(list), '--numbers', 'list', '--out', at('busy.xlsx'), '--force'),
      ),
    );
    const written = all.filter(({ code }) => code === 0);
    const refusals = all.filter(({ code }) => code === 1);
    expect([written.length > 0, written.length + refusals.length]).toEqual([true, 4]);
    for (const { stdout, stderr } of refusals) {
      expect(stdout).toBe('');
      expect(stderr).toContain('another command is writing it.');
    }
    expect(filesIn(at('')).filter((name) => name.includes('busy'))).toEqual(['busy.xlsx']);
  });
});
