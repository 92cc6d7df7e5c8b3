import { meetOf } from '../../../src/core/pairing/lookupSteps';
import { makeSchedule } from '../../../src/core/pairing/schedule';

describe('when two numbers meet, “A round robin without tables”', () => {
  it.each([
    [2, 5, { by: 'added', sum: 7, less: 1, round: 6, white: 2, colour: 'odd' }],
    [4, 6, { by: 'added', sum: 10, less: 8, round: 2, white: 6, colour: 'even' }],
    [4, 8, { by: 'doubled', sum: 8, less: 1, round: 7, white: 4, colour: 'first-half' }],
    [8, 7, { by: 'doubled', sum: 14, less: 8, round: 6, white: 8, colour: 'second-half' }],
  ])('of 8 players %i and %i, with the steps of its examples', (one, other, steps) => {
    expect(meetOf(8, one, other)).toMatchObject({ ok: true, value: { ...steps, last: 8 } });
  });

  it.each(Array.from({ length: 58 }, (_, index) => index + 3))(
    'the schedule of %i players says the same',
    (players) => {
      const schedule = makeSchedule({ system: 'berger', players, cycles: 1 });
      if (!schedule.ok) throw new Error(schedule.problems[0].code);
      const wrong = schedule.value.rounds.flatMap(({ round, games }) =>
        games.filter(({ white, black }) => {
          const found = meetOf(players, white, black);
          if (!found.ok) return true;
          const { sum, less } = found.value;
          return found.value.round !== round || found.value.white !== white || sum - less !== round;
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['0 and 3', 8, 0, 3, 'number-out-of-range'],
    ['the bye', 7, 8, 3, 'number-out-of-range'],
    ['a fraction', 8, 1.5, 3, 'number-out-of-range'],
    ['a thousand million players', 1e9, 1, 2, 'number-out-of-range'],
    ['somebody and himself', 8, 3, 3, 'player-meets-self'],
  ])('refused: %s', (_, players, i, j, code) => {
    const found = meetOf(players, i, j);
    expect(!found.ok && found.problems.map((each) => each.code)).toEqual([code]);
  });
});
