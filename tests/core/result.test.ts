import { problem } from '../../src/core/problem';
import { fail, ok, unwrap } from '../../src/core/result';

describe('unwrap', () => {
  it('gives the value of a success', () => {
    expect(unwrap(ok(7))).toBe(7);
  });

  it('throws every problem of a failure in one line, and has them as its cause', () => {
    const problems = [
      problem('system-unknown', {}, { typed: 'bergr', choices: 'berger, shift' }),
      problem('seed-missing'),
      problem('number-out-of-range', { field: 'players' }, { typed: 1, least: 3 }),
    ] as const;
    const told = [
      'system-unknown (typed "bergr", choices "berger, shift")',
      'seed-missing',
      'number-out-of-range (field "players", typed 1, least 3)',
    ];
    expect(() => unwrap(fail(...problems))).toThrow(new Error(told.join('; '), { cause: problems }));
  });
});
