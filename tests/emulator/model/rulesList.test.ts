import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const rules = readFileSync(join(__dirname, '../../../emulator/RULES.md'), 'utf8');

const rows = rules
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (rule|-)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\|\s*|\s*\|$/g, '')));

test.each(rows)('the rule "%s" has a source and a test', (_, source, place) => {
  expect(source).toMatch(/uncited|Excel\.|Microsoft|office-js #|notes|TESTING/);
  const [file, title] = [place!.slice(0, place!.indexOf(':')), place!.slice(place!.indexOf(':') + 2)];
  const text = readFileSync(join(__dirname, `${file}.test.ts`), 'utf8');
  expect(text).toContain(title);
});

const driven = [...rules.matchAll(/(office\w+): (.+?)(?= \(`|; office|\n)/g)].map(([, file, title]) => [
  file!,
  title!,
]);

test('every kind of rule is met through the adapter', () => expect(driven.length).toBeGreaterThanOrEqual(13));

test.each(driven)('%s meets a rule through the adapter: %s', (file, title) => {
  expect(readFileSync(join(__dirname, `../../workbook/${file}.test.ts`), 'utf8')).toContain(title);
});
