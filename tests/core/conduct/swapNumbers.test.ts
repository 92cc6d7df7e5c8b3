import { swapNumbers } from '../../../src/core/conduct/swapNumbers';
import type { Tournament } from '../../../src/core/model';
import { generated } from '../../generated';
import { goEvent } from '../../goEvents';
import { codesOf, valueOf } from '../../results';

const made = generated({ players: 4, cycles: 1, seed: 1, finished: 0 });

const swapped = (tournament: Tournament) =>
  swapNumbers(tournament, tournament.players[0]!, tournament.players[2]!);

describe('two players that swap their numbers', () => {
  it('take over the games of each other, with all that the list says of them', () => {
    const [first, second, third, fourth] = made.players;
    expect(valueOf(swapped(made))).toEqual({
      ...made,
      players: [{ ...third!, no: 1 }, second, { ...first!, no: 3 }, fourth],
    });
  });

  it('may not if they play for different teams', () => {
    const players = made.players.map((player) => ({ ...player, team: player.no < 3 ? 'Red' : 'Blue' }));
    expect(codesOf(swapped({ ...made, players }))).toEqual(['swap-teams']);
  });

  it.each([1, 3])('may not if one of them, here number %d, stays in one place', (no) => {
    expect(codesOf(swapped({ ...made, pins: [{ no, board: 1 }] }))).toEqual(['swap-pinned']);
    expect(codesOf(swapped({ ...made, pins: [{ no: 2, board: 1 }] }))).toEqual([]);
  });
});

it('the stronger player still has White after a swap, where that is how colours are given', () => {
  const { games, players } = valueOf(swapped(goEvent(4)));
  expect(players.map(({ rating }) => rating?.typed)).toEqual(['1k', '1d', '3d', '2k']);
  expect(games.map(({ white, black }) => `${white}-${black}`)).toEqual([
    ...['1-4', '3-2'],
    ...['3-4', '2-1'],
    ...['2-4', '3-1'],
  ]);
});
