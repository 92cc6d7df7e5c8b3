import { problem } from '../../src/core/problem';
import { allOf, andThen, fail, ok, unlessProblems, type Result } from '../../src/core/result';

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
