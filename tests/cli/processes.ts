import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Ran } from './run';

const ROOT = join(__dirname, '../..');
const PROGRAM = ['--require', join(ROOT, 'build/jest/register.cjs'), join(ROOT, 'src/cli/entries/cli.ts')];

/** Runs the command line in a process of its own. */
export const inProcess = (...argv: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...PROGRAM, ...argv]);
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text) => (stdout += String(text)));
    child.stderr.on('data', (text) => (stderr += String(text)));
    child.on('close', (code) => resolve({ code: code ?? -1, stdout, stderr }));
  });
