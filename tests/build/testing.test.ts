import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(__dirname, '../../TESTING.md'), 'utf8');
const [walk = '', hour = ''] = text.split('## If you have another hour');

const questionsIn = (part: string) =>
  part.split(/^(?=\*\*\d+\. )/m).flatMap((lines) => {
    const [, number, where] = /^\*\*(\d+)\. [^*]+\*\* \((.+)\)\n/.exec(lines) ?? [];
    return where === undefined ? [] : [{ number: Number(number), where, lines }];
  });
const kindsOf = (lines: string): readonly string[] =>
  [...lines.matchAll(/^- (Do: |\[ \] See: |If not: )/gm)].map(([, kind]) => kind!.trim());

it('the walk has sixteen questions: what to do, a box, what it means if not', () => {
  const questions = questionsIn(walk);
  expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
  expect(questions.filter(({ lines }) => kindsOf(lines).join() !== 'Do:,[ ] See:,If not:')).toEqual([]);
});

it.each([
  ['W', 11],
  ['M', 9],
  ['O', 10],
  ['P', 1],
])('a person in %s has %i of them in 20 minutes', (excel, count) => {
  expect(questionsIn(walk).filter(({ where }) => new RegExp(`\\b${excel}\\b`).test(where))).toHaveLength(
    count,
  );
});

it('the other hour has the rest, each with what to do and a box', () => {
  const questions = questionsIn(hour);
  expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 17 }, (_, at) => at + 17));
  expect(questions.filter(({ lines }) => kindsOf(lines).join() !== 'Do:,[ ] See:')).toEqual([]);
});
