import '../../src/language/lateProblems';
import { problem } from '../../src/core/problem';
import { firstLines, firstTold, quoted } from '../../src/core/told';
import { messageOf } from '../../src/language/language';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    problem('printed-cell', { cell: `A${index + 1}` }, { text: 'x' }),
  );

it('the first twenty problems are told, and how many more there are', () => {
  expect(firstTold(many(20)).map(({ code }) => code)).toEqual(Array(20).fill('printed-cell'));
  const told = firstTold(many(100_000));
  expect([told.length, told[19]!.place.cell]).toEqual([21, 'A20']);
  expect(messageOf(told[20]!, 'en')).toBe('And 99,980 more.');
});

it('what is quoted is cut to 200 signs, never within one', () => {
  expect(quoted('x'.repeat(200))).toBe('x'.repeat(200));
  expect(quoted('x'.repeat(1_000_000))).toBe(`${'x'.repeat(200)}…`);
  expect(quoted(`${'x'.repeat(199)}😀y`)).toBe(`${'x'.repeat(199)}…`);
});

it('a message quotes no more of a value, of a name and of a place, and the whole of our own lists', () => {
  const text = 'x'.repeat(5000);
  expect(messageOf(problem('printed-cell', { player: text }, { text }), 'en').length).toBeLessThan(550);
  const file = `${'f'.repeat(300)}.csv`;
  const choices = Array.from({ length: 99 }, (_, index) => `choice-${index}`).join(', ');
  const message = messageOf(problem('format-unknown', { file }, { typed: text, choices }), 'en');
  expect([message.includes(file), message.includes('choice-98'), message.length < 2000]).toEqual([
    true,
    true,
    true,
  ]);
});

it('lines of a report likewise', () => {
  const lines = Array.from({ length: 25 }, (_, index) => `${index + 1}`);
  expect(firstLines(lines, (count) => `and ${count}`)).toEqual([...lines.slice(0, 20), 'and 5']);
});
