import { plays, teamNamed } from '../../src/core/model';

it('a player has a side of a game as White or as Black', () => {
  const game = { white: 3, black: 7 };
  expect([3, 7, 1].map((no) => plays(no)(game))).toEqual([true, true, false]);
});

it('a team is known by its name, without blanks around it', () => {
  expect(teamNamed(' Blue Knights ')).toEqual({ id: 'Blue Knights', name: 'Blue Knights' });
});
