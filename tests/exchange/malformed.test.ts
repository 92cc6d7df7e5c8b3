import { watched } from './malformed';

/** A clock on which each call takes as long as the next of these, in milliseconds. */
const clockOf = (...times: readonly number[]): (() => number) => {
  const readings = times.flatMap((time) => [0, time]);
  return () => readings.shift() ?? Infinity;
};

describe('a file takes too long to read', () => {
  it('where none of five readings ends within a second', () => {
    let calls = 0;
    const read = (): number => ++calls;
    expect(watched(read, clockOf(3400, 3300, 3001, 3200, 3500))).toEqual({ value: 5, long: '3001 ms' });
  });

  it('but not where one of them does, whatever else the process was busy with', () => {
    expect(watched(() => 'read', clockOf(3400, 3000))).toEqual({ value: 'read', long: null });
  });
});
