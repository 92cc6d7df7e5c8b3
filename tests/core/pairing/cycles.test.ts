import { withCycles } from '../../../src/core/pairing/cycles';
import { letterLabels } from '../../../src/core/pairing/labels';

it('meetings of two players are counted in the order of the games’ numbers, whoever has White', () => {
  const game = (no: number, white: number, black: number) => ({
    no,
    round: 1,
    board: 1,
    white,
    black,
    outcome: null,
  });
  const games = [game(5, 1, 2), game(1, 2, 1), game(2, 1, 3), game(4, 12, 1), game(3, 2, 11), game(6, 1, 2)];
  expect(withCycles(games).map(({ no, cycle }) => `${no}: ${cycle}`)).toEqual([
    ...['1: 1', '2: 1', '3: 1', '4: 1', '5: 2', '6: 3'],
  ]);
});

describe('letters of the places in a table', () => {
  const letters = (system: string, players: number) =>
    Array.from({ length: players }, (_, at) =>
      letterLabels({ system, players, options: {} } as never)(at + 1),
    ).join('');

  it('begin with A; in an odd field nobody has that of the bye', () => {
    expect(letters('berger', 6)).toBe('ABCDEF');
    expect(letters('berger', 5)).toBe('ABCDE');
    expect(letters('seats', 6)).toBe('ABCDEF');
    expect(letters('seats', 5)).toBe('BCDEF');
    expect(letters('nobody', 5)).toBe('ABCDE');
  });
});
