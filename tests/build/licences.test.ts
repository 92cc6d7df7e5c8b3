import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notices, rowsOf } from '../../build/licences.cjs';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const rows = [...read('docs/licences.md').matchAll(/^\| (.+) \|$/gm)]
  .map(([, row]) => row!.split('|').map((cell) => cell.trim()))
  .slice(2);

it('the page of licences has each package as it is installed, under a licence that we know', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows).toEqual(rowsOf(new Map(rows.map(([name, , , size]) => [name!, Number(size) * 1000]))));
});

it('every dependency of ours is on it, itself or as what brings others', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { readonly dependencies: object };
  const named = rows.flatMap(([name, , , , reason]) => [name, reason!.replace('part of ', '')]);
  expect(Object.keys(dependencies).filter((name) => !named.includes(name))).toEqual([]);
});

it('a package under another licence is refused', () => {
  expect(() => rowsOf(new Map([['axe-core', 1]]))).toThrow(
    /axe-core [\d.]+: MPL-2.0 is no licence that we know/,
  );
});

it('the notices that ship have each package once, and the terms that its licence wants to be kept', () => {
  const text = notices();
  for (const [name, version] of rows)
    expect(text.split('\n').filter((line) => line === `${name!} ${version!}`)).toHaveLength(1);
  const terms = /Permission (is hereby granted|to use)|Redistribution and use/;
  expect(text.split('-'.repeat(80)).filter((part) => !terms.test(part))).toEqual([]);
});
