import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { webpack, type Configuration, type Stats } from 'webpack';
import { programs } from '../../build/programs.cjs';
import type { Ran } from './run';

/** Builds the command line into a folder; answers its file. */
export const builtProgram = async (folder: string): Promise<string> => {
  const { entry, ...settings } = programs({ root: join(__dirname, '../..') });
  const compiler = webpack({
    ...(settings as Configuration),
    entry: { program: entry.cli },
    output: { path: folder, filename: '[name].js' },
    plugins: [],
  });
  const stats = await new Promise<Stats>((done, failed) =>
    compiler.run((error, result) => (result ? done(result) : failed(error))),
  );
  await new Promise((done) => compiler.close(done));
  expect(stats.toString('errors-only')).toBe('');
  return join(folder, 'program.js');
};

/** Runs a program in a process of its own. */
export const inProcess = (program: string, ...argv: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...argv]);
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text) => (stdout += String(text)));
    child.stderr.on('data', (text) => (stderr += String(text)));
    child.on('close', (code) => resolve({ code: code ?? -1, stdout, stderr }));
  });
