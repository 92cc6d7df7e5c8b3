import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN, rowsOf } from '../../build/licences.cjs';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const rows = [...read('docs/licences.md').matchAll(/^\| (.+) \|$/gm)]
  .map(([, row]) => row!.split('|').map((cell) => cell.trim()))
  .slice(2);

it('the page of licences has each package as it is installed, under a licence that we know', () => {
  const installed = rowsOf(new Map(rows.map(([name, , , size]) => [name!, Number(size) * 1000])));
  expect(rows).toEqual(installed);
  expect(rows.filter(([, , licence]) => !KNOWN.includes(licence!))).toEqual([]);
});

it('every dependency of ours is on it, itself or as what brings others', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { readonly dependencies: object };
  const page = read('docs/licences.md');
  expect(Object.keys(dependencies).filter((name) => !page.includes(name))).toEqual([]);
});

it('a package under another licence is refused', () => {
  expect(() => rowsOf(new Map([['axe-core', 1]]))).toThrow(
    /axe-core [\d.]+: MPL-2.0 is no licence that we know/,
  );
});
