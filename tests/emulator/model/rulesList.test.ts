import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const rows = readFileSync(join(__dirname, '../../../emulator/RULES.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (rule|-)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\|\s*|\s*\|$/g, '')));

test.each(rows)('the rule "%s" has a source and a test', (_, source, place) => {
  expect(source).toMatch(/uncited|Excel\.|Microsoft|office-js #|notes|TESTING/);
  const [file, title] = [place!.slice(0, place!.indexOf(':')), place!.slice(place!.indexOf(':') + 2)];
  const text = readFileSync(join(__dirname, `${file}.test.ts`), 'utf8');
  expect(text).toContain(title);
});
