import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workbench';

/** A PNG has its width and height after its signature and the head of its first chunk (PNG 11.2.2 IHDR). */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)} x ${bytes.readUInt32BE(20)}`;
};

it('a store gets five screenshots of the size that it asks for', () => {
  execFileSync(process.execPath, [join(ROOT, 'build/screenshots.cjs')]);
  const folder = join(ROOT, 'out/screenshots');
  expect(readdirSync(folder).map((name) => [name, sizeOf(join(folder, name))])).toEqual([
    ['1-list.png', '1366 x 768'],
    ['2-pairings.png', '1366 x 768'],
    ['3-standings.png', '1366 x 768'],
    ['4-crosstable.png', '1366 x 768'],
    ['5-print.png', '1366 x 768'],
  ]);
});
