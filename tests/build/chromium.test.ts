import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromiumPath } from '../../build/chromium.cjs';

const folders = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `roundabout-${name}-`)));
const [one, two] = folders as [string, string];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const install = (folder: string, name: string): string => {
  const file = join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
};

it('Chromium is what CHROMIUM names, else the first program on the path that is one', () => {
  const PATH = folders.join(delimiter);
  expect(() => chromiumPath({ PATH })).toThrow('No Chromium on the path');
  const chrome = install(two, 'google-chrome');
  expect(chromiumPath({ PATH })).toBe(chrome);
  const chromium = install(one, 'chromium');
  expect(chromiumPath({ PATH })).toBe(chromium);
  expect(chromiumPath({ PATH, CHROMIUM: '/elsewhere/chrome' })).toBe('/elsewhere/chrome');
});
