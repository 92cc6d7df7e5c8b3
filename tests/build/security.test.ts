import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

const rows = [
  ...readFileSync(join(ROOT, 'SECURITY.md'), 'utf8').matchAll(/^\| (.+?) +\| (.+?) +\|$/gm),
].slice(2);

it('there are promises', () => expect(rows.length).toBeGreaterThan(12));

it.each(rows.map(([, promise, tests]) => [promise!, tests!]))('a test holds the promise: %s', (_, tests) => {
  const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
