import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import type { Ran } from './run';

/** Builds the command line into a folder; answers its file. */
export const builtProgram = async (folder: string): Promise<string> => {
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: join(__dirname, '../../src/cli/entries/cli.ts'),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  return join(folder, 'program.mjs');
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
