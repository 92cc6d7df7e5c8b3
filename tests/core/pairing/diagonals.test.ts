import { meetings, range, scheduled } from './field';

/**
 * Seed 004, method 3, on the grid of all players but the last of an even field. The big diagonal of round 1 runs from
 * corner to corner of the even grid, and another lies in the shaded cell of number 1; each round both move one cell on.
 */
const diagonals = (players: number): Set<string> => {
  const even = players % 2 === 0 ? players : players + 1;
  const side = even - 1;
  const found = new Set<string>();
  for (const round of range(1, even - 1))
    for (const start of [1, even]) {
      const cells = range(1, side)
        .map((row): [number, number] => [row, start + round - row])
        .filter(([, column]) => column >= 1 && column <= side);
      const shaded = cells.find(([row, column]) => row === column);
      for (const [upper, lower] of cells.filter(([row, column]) => row < column))
        found.add(`${round}: ${shaded ? `${lower}-${upper}` : `${upper}-${lower}`}`);
      if (!shaded) continue;
      const [number] = shaded;
      if (even > players) found.add(`${round}: ${number}`);
      else found.add(`${round}: ${number <= even / 2 ? `${number}-${even}` : `${even}-${number}`}`);
    }
  return found;
};

describe('seed 004, method 3: diagonals', () => {
  it('gives the Berger rounds, colours and byes for 3 to 60 players', () => {
    for (const players of range(3, 60))
      expect(diagonals(players)).toEqual(meetings(scheduled('berger', players)));
  });
});
