import { localTime } from '../../src/app/clock';

it('the Log has the local time to the minute', () => {
  expect(localTime(new Date(2026, 0, 5, 7, 3, 59))).toBe('2026-01-05 07:03');
});
