/** @sweep */
import { roundOf, whiteOf } from '../../../src/core/pairing/lookupSteps';
import { sums } from './constructions';
import { meetings, range, scheduled, sizes } from './field';

describe('“A round robin without tables”, method 2: sums', () => {
  it('gives the Berger rounds, colours and byes for 3 to 60 players', () => {
    for (const players of sizes(3, 60)) expect(sums(players)).toEqual(meetings(scheduled('berger', players)));
  });
});

describe('looking up a Berger game', () => {
  it.each([
    [2, 5, 6],
    [4, 6, 2],
    [4, 8, 7],
    [7, 8, 6],
  ])(
    'of 8 players %i and %i meet in round %i (the four examples of “A round robin without tables”)',
    (i, j, round) => {
      expect(roundOf(8, i, j)).toBe(round);
      expect(roundOf(8, j, i)).toBe(round);
    },
  );

  it('the last number has Black against the first half, White against the second', () => {
    expect(range(1, 7).map((i) => whiteOf(8, i, 8))).toEqual([1, 2, 3, 4, 8, 8, 8]);
    expect(range(1, 7).map((i) => whiteOf(8, 8, i))).toEqual([1, 2, 3, 4, 8, 8, 8]);
  });

  it('an even sum gives White to the larger number, an odd sum to the smaller', () => {
    expect([whiteOf(8, 2, 4), whiteOf(8, 7, 1), whiteOf(8, 2, 5), whiteOf(8, 7, 6)]).toEqual([4, 7, 2, 6]);
  });

  it('finds every game of the tables of 4 to 60', () => {
    for (const n of sizes(4, 60, 2)) {
      const wrong = scheduled('berger', n).rounds.flatMap(({ round, games }) =>
        games.filter(
          ({ white, black }) => roundOf(n, black, white) !== round || whiteOf(n, black, white) !== white,
        ),
      );
      expect([n, wrong]).toEqual([n, []]);
    }
  });
});
