/** @sweep */
import { diagonals } from './constructions';
import { meetings, scheduled, sizes } from './field';

describe('“A round robin without tables”, method 3: diagonals', () => {
  it('gives the Berger rounds, colours and byes for 3 to 60 players', () => {
    for (const players of sizes(3, 60))
      expect(diagonals(players)).toEqual(meetings(scheduled('berger', players)));
  });
});
