import { unknownProblem } from '../../src/core/unknown';

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
