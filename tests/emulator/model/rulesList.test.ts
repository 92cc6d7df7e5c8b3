import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rules = readFileSync(join(__dirname, '../../../emulator/RULES.md'), 'utf8');

/** The text of a test file, or of the sweep of that name. */
const textOf = (path: string): string => {
  const quick = join(__dirname, `${path}.test.ts`);
  return readFileSync(existsSync(quick) ? quick : join(__dirname, `${path}.sweep.test.ts`), 'utf8');
};

const rows = rules
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (rule|-)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\|\s*|\s*\|$/g, '')));

test.each(rows)('the rule "%s" has a source and a test', (_, source, place) => {
  expect(source).toMatch(/uncited|Excel\.|Microsoft|office-js #|notes|TESTING/);
  const [file, title] = [place!.slice(0, place!.indexOf(':')), place!.slice(place!.indexOf(':') + 2)];
  expect(textOf(file)).toContain(title);
});

const driven = [...rules.matchAll(/(office\w+): (.+?)(?= \(`|; office|\n)/g)].map(([, file, title]) => [
  file!,
  title!,
]);

test('every kind of rule is met through the adapter', () => expect(driven.length).toBeGreaterThanOrEqual(13));

test.each(driven)('%s meets a rule through the adapter: %s', (file, title) => {
  expect(textOf(`../../workbook/${file}`)).toContain(title);
});
