import { calendarFile } from '../../src/app/calendarFile';
import { scheduled } from '../core/calendar/field';
import { codesOf, valueOf } from '../results';
import { newTeamEvent } from '../teamEvents';

const durationsOf = (tournament: ReturnType<typeof scheduled>): readonly string[] =>
  [...valueOf(calendarFile(tournament, {}, '2026-11-20T08:00:30Z')).matchAll(/^DURATION:(.*)\r$/gm)].map(
    ([, duration]) => duration!,
  );

describe('a calendar keeps time free for a game', () => {
  it('three hours, where nobody plays again that day', () => {
    expect(durationsOf(scheduled(4, '2026-11-27 19:00/7'))).toEqual(Array(6).fill('PT180M'));
  });

  it('as long as it is to the nearest other game of its players on that day', () => {
    // Two rounds on Friday, at 19:00 and 19:35, and one on Saturday.
    const evening = scheduled(4, '2026-11-27,2026-11-28', { times: [1140, 1175] });
    expect(durationsOf(evening)).toEqual(['PT35M', 'PT35M', 'PT35M', 'PT35M', 'PT180M', 'PT180M']);
  });

  it('is no file where matches have halls and no dates', () => {
    const calendar = { dates: { dates: [] }, venues: ['A', 'B', 'C', 'D'] };
    const made = calendarFile(newTeamEvent(4, 2, { calendar }), {}, '2026-11-20T08:00:30Z');
    expect(codesOf(made)).toEqual(['team-event-undated']);
  });

  it('none, where a game has a day alone', () => {
    expect(durationsOf(scheduled(4, '2026-11-27/7'))).toEqual([]);
  });
});
