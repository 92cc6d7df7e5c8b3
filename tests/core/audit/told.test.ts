import { auditOf } from '../../../src/core/audit/audit';
import { compare } from '../../../src/core/audit/comparisons';

it('three games with White, then two with Black: each half of the rounds is counted by itself', () => {
  const game = (round: number, white: number, black: number) => ({
    round,
    games: [{ board: 1, white, black }],
  });
  const rounds = [game(1, 1, 2), game(2, 1, 3), game(3, 1, 4), game(4, 2, 1), game(5, 3, 1)];
  const { players, widestHalf } = auditOf({ players: 4, rounds });
  expect(players.map(({ firstHalf, secondHalf }) => [firstHalf, secondHalf])).toEqual([
    [3, -2],
    [-1, 1],
    [-1, 1],
    [-1, 0],
  ]);
  expect(widestHalf).toBe(3);
});

it('a comparison that there is not is refused with those that there are', () => {
  expect(compare('bergen')).toEqual({
    ok: false,
    problems: [
      {
        code: 'choice-unknown',
        place: { field: 'preset' },
        values: {
          typed: 'bergen',
          choices: 'crenshaw-6, crenshaw-4, federations, porter, boards, riches, standard, anchor, double',
        },
      },
    ],
  });
});

it('two players are too few to compare tables of', () => {
  expect(compare('porter', 2)).toMatchObject({
    ok: false,
    problems: [{ code: 'number-out-of-range', place: { field: 'players' } }],
  });
});
