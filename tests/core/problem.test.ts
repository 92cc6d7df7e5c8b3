import { PENDING, PENDING_FORMS } from '../../src/core/results/outcome';
import { entryAt, present, underKey } from '../../src/core/present';
import { problem } from '../../src/core/problem';
import { allOf, andThen, fail, ok, type Result, unlessProblems } from '../../src/core/result';
import { firstLines, firstTold, quoted } from '../../src/core/told';
import { unknownProblem } from '../../src/core/names/meant';
import { messageOf } from '../../src/language/language';
import { PROBLEM_CODES } from '../problemCodes';

it('a problem has a code, a place and values, none unless they are given', () => {
  expect(problem('list-empty')).toEqual({ code: 'list-empty', place: {}, values: {} });
  expect(problem('name-duplicate', { sheet: 'Club', cell: 'A3' }, { name: 'Anna', other: 'A2' })).toEqual({
    code: 'name-duplicate',
    place: { sheet: 'Club', cell: 'A3' },
    values: { name: 'Anna', other: 'A2' },
  });
});

it('a code is words in small letters', () => {
  for (const code of PROBLEM_CODES) expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    problem('printed-cell', { cell: `A${index + 1}` }, { text: 'x' }),
  );

it('the first twenty problems are told, and how many more there are', () => {
  expect(firstTold(many(20)).map(({ code }) => code)).toEqual(Array(20).fill('printed-cell'));
  const told = firstTold(many(100_000));
  expect([told.length, told[19]!.place.cell]).toEqual([21, 'A20']);
  expect(messageOf(told[20]!)).toBe('And 99,980 more.');
});

it('what is quoted is cut to 200 signs, never within one', () => {
  expect(quoted('x'.repeat(200))).toBe('x'.repeat(200));
  expect(quoted('x'.repeat(1_000_000))).toBe(`${'x'.repeat(200)}…`);
  expect(quoted(`${'x'.repeat(199)}😀y`)).toBe(`${'x'.repeat(199)}…`);
});

it('a message quotes no more of a value, of a name and of a place, and the whole of our own lists', () => {
  const text = 'x'.repeat(5000);
  expect(messageOf(problem('printed-cell', { player: text }, { text })).length).toBeLessThan(550);
  const file = `${'f'.repeat(300)}.csv`;
  const choices = Array.from({ length: 99 }, (_, index) => `choice-${index}`).join(', ');
  const message = messageOf(problem('format-unknown', { file }, { typed: text, choices }));
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

const [EMPTY, GAP, TWICE] = [problem('list-empty'), problem('list-gap'), problem('header-twice')];

it('a result is a value, or one problem or more in their order', () => {
  expect(ok(5)).toEqual({ ok: true, value: 5 });
  expect(fail(EMPTY)).toEqual({ ok: false, problems: [EMPTY] });
  expect(fail(EMPTY, GAP, TWICE)).toEqual({ ok: false, problems: [EMPTY, GAP, TWICE] });
});

it('a value is worked out unless there are problems: then all of them are told', () => {
  const refuse = (): never => {
    throw new Error('worked out');
  };
  expect(unlessProblems([], () => 5)).toEqual(ok(5));
  expect(unlessProblems([EMPTY], refuse)).toEqual(fail(EMPTY));
  expect(unlessProblems([EMPTY, GAP, TWICE], refuse)).toEqual(fail(EMPTY, GAP, TWICE));
});

it('whoever goes on with a value hands problems through', () => {
  const half = (value: number): Result<number> => (value % 2 === 0 ? ok(value / 2) : fail(GAP));
  expect([andThen(ok(6), half), andThen(ok(5), half), andThen(fail(EMPTY, TWICE), half)]).toEqual([
    ok(3),
    fail(GAP),
    fail(EMPTY, TWICE),
  ]);
});

it('several results are all of their values, or all of their problems', () => {
  expect(allOf([ok(1), ok(2)])).toEqual(ok([1, 2]));
  expect(allOf([])).toEqual(ok([]));
  expect(allOf([ok(1), fail(EMPTY, GAP), fail(TWICE)])).toEqual(fail(EMPTY, GAP, TWICE));
});

it('what was typed, what there is, and what was probably meant are values of the problem', () => {
  expect(unknownProblem('system-unknown', 'bergr', ['berger', 'riches'])).toEqual({
    code: 'system-unknown',
    place: {},
    values: { typed: 'bergr', choices: 'berger, riches', meant: 'berger' },
  });
  expect(unknownProblem('sheet-missing', 'x', ['Club', 'Team'], { file: 'a' }, { sheet: 'x' })).toEqual({
    code: 'sheet-missing',
    place: { file: 'a' },
    values: { typed: 'x', choices: 'Club, Team', sheet: 'x' },
  });
});

describe('what the code knows to be there', () => {
  it('is answered, a cell that holds nothing too', () => {
    expect(present(0)).toBe(0);
    expect(entryAt(['a', null], 1)).toBeNull();
    expect(entryAt('abc', 2)).toBe('c');
    expect(underKey(new Map([[1, '']]), 1)).toBe('');
  });

  it('stops the program where it is not: what follows would be wrong', () => {
    expect(() => present(null)).toThrow('What has to be there is missing.');
    expect(() => entryAt([1, 2], 2)).toThrow('What has to be there is missing.');
    expect(() => entryAt([1, 2], -1)).toThrow('What has to be there is missing.');
    expect(() => underKey(new Map([[1, 2]]), 2)).toThrow('What has to be there is missing.');
  });
});

it('a game that is not finished is postponed or adjourned, in English, German or short', () => {
  const formsOf = (wanted: string) =>
    PENDING_FORMS.filter(([, pending]) => pending === wanted).map(([form]) => form);
  expect(PENDING).toEqual(['postponed', 'adjourned']);
  expect(formsOf('postponed')).toEqual(['postponed', 'pp', 'ppd', 'verlegt']);
  expect(formsOf('adjourned')).toEqual(['adjourned', 'adj', 'adj.', 'hängepartie']);
});

it('the forms of one word stand together, in the order of the words', () => {
  const words = PENDING_FORMS.map(([, pending]) => PENDING.indexOf(pending));
  expect(words).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});
