import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const rules = read('emulator/RULES.md');
const reference = read('node_modules/@types/office-js/index.d.ts');

/** The text of a test file, or of the sweep of that name. */
const textOf = (path: string): string => {
  const quick = join(__dirname, `${path}.test.ts`);
  return readFileSync(existsSync(quick) ? quick : join(__dirname, `${path}.sweep.test.ts`), 'utf8');
};

const rows = rules
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (rule|-)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\|\s*|\s*\|$/g, '').trim()));

/** The pages under Sources, by the word that stands for each. */
const pages = new Map(
  [...rules.matchAll(/^- \[([^\]]+)\] "[^"]+",[^\n]* https:\/\/[\w./-]+$/gm)].map(([line, key]) => [
    key!,
    line,
  ]),
);

const numbersIn = (path: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...read(path).matchAll(pattern)].map(([, number]) => number!));

/** What a person can be asked, and what the snippet of the rules asks an Excel. */
const QUESTIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  TESTING: numbersIn('TESTING.md', /^\*\*(\d+)\. /gm),
  '17-rules': numbersIn('docs/excel/17-rules.yaml', /^ +\["(\d+) /gm),
};

/** Whether the API reference has a class, and in it the member. */
const isOfReference = (type: string, member: string | undefined): boolean => {
  const [, body] =
    new RegExp(`\\n    (?:class|interface) ${type} [^{]*\\{([\\s\\S]*?)\\n    \\}`).exec(reference) ?? [];
  return (
    body !== undefined &&
    (member === undefined || new RegExp(`\\n +(?:readonly )?${member}\\??[:(]`).test(body))
  );
};

/** What is wrong with a source, or `null`. */
const mistakeOf = (source: string): string | null => {
  const [, type, member] = /^Excel\.(\w+)(?:\.(\w+))?$/.exec(source) ?? [];
  if (type !== undefined) return isOfReference(type, member) ? null : `the reference has no ${source}`;
  const [, page] = /^\[(.+)\]$/.exec(source) ?? [];
  if (page !== undefined) return pages.has(page) ? null : `no page ${page}`;
  const [, where, question] = /^(TESTING|17-rules) (\d+)$/.exec(source) ?? [];
  if (where !== undefined && question !== undefined)
    return QUESTIONS[where]?.has(question) ? null : `no question ${question} in ${where}`;
  return /^OfficeDev\/office-js #\d+$/.test(source) ? null : `${source} is no source`;
};

const sourcesOf = (cell: string): readonly string[] =>
  cell.split('; ').map((source) => source.replace(/ \([^()]+\)$/, ''));

it('there are rules, pages and questions', () => {
  const asked = Object.values(QUESTIONS).map(({ size }) => size);
  expect([rows.length > 80, pages.size > 20, ...asked]).toEqual([true, true, 33, 32]);
});

it.each(rows)('the rule "%s" has a source or a question for real Excel, and a test', (_, source, place) => {
  expect(sourcesOf(source!).map(mistakeOf)).toEqual(sourcesOf(source!).map(() => null));
  const [file, title] = [place!.slice(0, place!.indexOf(':')), place!.slice(place!.indexOf(':') + 2)];
  expect(textOf(file)).toContain(title);
});

it.each([
  ['Excel.Range.wobble', 'the reference has no Excel.Range.wobble'],
  ['Excel.Wobble', 'the reference has no Excel.Wobble'],
  ['[hearsay]', 'no page hearsay'],
  ['TESTING 999', 'no question 999 in TESTING'],
  ['17-rules 999', 'no question 999 in 17-rules'],
  ['uncited', 'uncited is no source'],
])('%s is a mistake', (source, mistake) => {
  expect(mistakeOf(source)).toBe(mistake);
});

it('every page is the source of a rule', () => {
  const named = new Set(rows.flatMap(([, source]) => sourcesOf(source!)));
  expect([...pages.keys()].filter((page) => !named.has(`[${page}]`))).toEqual([]);
});

const driven = [...rules.matchAll(/(office\w+): (.+?)(?= \(`|; office|\n)/g)].map(([, file, title]) => [
  file!,
  title!,
]);

it('every kind of rule is met through the adapter', () => expect(driven.length).toBeGreaterThanOrEqual(13));

it.each(driven)('%s meets a rule through the adapter: %s', (file, title) => {
  expect(textOf(`../../workbook/${file}`)).toContain(title);
});

it('every line of the snippet is a source of a rule, or is one of the adapter alone', () => {
  const named = new Set(rows.flatMap(([, source]) => sourcesOf(source!)));
  const asked = [...(QUESTIONS['17-rules'] ?? [])].map((number) => `17-rules ${number}`);
  expect(asked.filter((question) => !named.has(question))).toEqual(['17-rules 31']);
});
