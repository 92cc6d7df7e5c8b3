import { applyDeparture } from '../../../src/core/conduct/applyDeparture';
import { played } from './played';

it('afterwards the player has their new status, their games their outcomes, reversed games their new sides; all else stays', () => {
  const before = played(4, 1);
  const after = applyDeparture(before, {
    no: 2,
    status: 'withdrawn',
    outcomes: [
      { game: 1, outcome: null },
      { game: 4, outcome: '+-' },
    ],
    reversed: [{ game: 3, white: 3, black: 4 }],
  });
  expect(after.players.map(({ status }) => status)).toEqual(['playing', 'withdrawn', 'playing', 'playing']);
  expect(after.games.map(({ white, black, outcome }) => `${white}-${black} ${outcome}`)).toEqual([
    '1-4 null',
    '2-3 1/2',
    '3-4 null',
    '1-2 +-',
    '2-4 null',
    '3-1 null',
  ]);
  expect({ ...after, players: before.players, games: before.games }).toEqual(before);
});
