import { problem, PROBLEM_CODES } from '../../src/core/problem';

it('a problem has a code, a place and values, none unless they are given', () => {
  expect(problem('list-empty')).toEqual({ code: 'list-empty', place: {}, values: {} });
  expect(problem('name-duplicate', { sheet: 'Club', cell: 'A3' }, { name: 'Anna', other: 'A2' })).toEqual({
    code: 'name-duplicate',
    place: { sheet: 'Club', cell: 'A3' },
    values: { name: 'Anna', other: 'A2' },
  });
});

it('no code stands twice among them, and each is words in small letters', () => {
  expect(new Set(PROBLEM_CODES).size).toBe(PROBLEM_CODES.length);
  for (const code of PROBLEM_CODES) expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});
