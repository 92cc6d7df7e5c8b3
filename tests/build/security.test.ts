import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const rows = [...read('SECURITY.md').matchAll(/^- \*\*(.+)\.\*\* (`tests\/.+)$/gm)];

it('there are promises', () => expect(rows.length).toBeGreaterThan(12));

it.each(rows.map(([, promise, tests]) => [promise!, tests!]))(
  'for the promise that %s, there is a test of that title: %s',
  (_, tests) => {
    for (const test of tests.split('; ')) {
      const [, file, title] = /^`(.+)`: (.+)$/.exec(test) ?? [];
      expect(read(file!)).toContain(`'${title!}`);
    }
  },
);
