import { dayFrom } from '../../src/exchange/dates';

describe('a day of a tournament report', () => {
  it.each([
    ['2026/11/27', '2026-11-27'],
    ['26/11/27', '2026-11-27'],
    ['Nov 27, 2026', '2026-11-27'],
    ['27.11.2026', '2026-11-27'],
    ['2026-11-27 19:30', null],
    ['27.11.2026, 19:30', null],
    ['2026/13/01', null],
  ])('%s is %s', (text, date) => {
    expect(dayFrom(text)?.date ?? null).toBe(date);
  });
});
