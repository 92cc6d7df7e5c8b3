import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inFolder } from './soffice';

const run = promisify(execFile);

/** Has Gnumeric load a workbook, work out every formula anew and save it. */
const converted = async (folder: string, name: string, bytes: Uint8Array): Promise<Uint8Array> => {
  const [input, output] = [join(folder, `${name}.xlsx`), join(folder, `${name}.out.xlsx`)];
  writeFileSync(input, bytes);
  const locale = { ...process.env, LC_ALL: 'C.UTF-8' };
  await run('ssconvert', ['--recalc', '--export-type=Gnumeric_Excel:xlsx2', input, output], { env: locale });
  return readFileSync(output);
};

/** Has Gnumeric do so with many workbooks, as many at a time as there are processors; answers the saved bytes by name. */
export const recalculatedByGnumeric = (
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> =>
  inFolder(async (folder) => {
    const waiting = [...files];
    const saved = new Map<string, Uint8Array>();
    const worker = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        saved.set(next[0], await converted(folder, ...next));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
    return saved;
  });
