import { CLASSIC, pointsOf, scoringOf } from '../../src/core/scoring';
import { told, valueOf } from '../results';

describe('a scoring', () => {
  it.each([
    [[1, 0.5, 0], { win: 2, draw: 1, loss: 0, unit: 2 }],
    [[3, 1, 0], { win: 3, draw: 1, loss: 0, unit: 1 }],
    [[1, 0.25, 0.2], { win: 20, draw: 5, loss: 4, unit: 20 }],
    [[0.33, 0.33, 0], { win: 33, draw: 33, loss: 0, unit: 100 }],
    [[2, 1, 1], { win: 2, draw: 1, loss: 1, unit: 1 }],
    [[100, 50.4, 0], { win: 500, draw: 252, loss: 0, unit: 5 }],
    [[1, 0, -0.000000001], { win: 1, draw: 0, loss: 0, unit: 1 }],
  ])('of %j points is whole numbers of the largest unit that holds them', (points, expected) => {
    expect(valueOf(scoringOf(points))).toStrictEqual(expected);
  });

  it.each([
    ['equal throughout', [1, 1, 1]],
    ['a draw above a win', [1, 2, 0]],
    ['a loss above a draw', [2, 0, 1]],
    ['below 0', [1, 0, -1]],
    ['above 100', [100.01, 50, 0]],
    ['three decimals in the win', [1.001, 0.5, 0]],
    ['three decimals in the draw', [1, 0.505, 0]],
    ['no number', [1, Number.NaN, 0]],
    ['two numbers', [1, 0]],
    ['four numbers', [2, 1, 0, 0]],
    ['none', []],
  ])('%s is refused', (_, points) => {
    expect(told(scoringOf(points))).toEqual([`scoring-invalid; typed ${points.join(', ')}`]);
  });

  it('a loss by forfeit is worth 0, whatever a loss is worth', () => {
    const scoring = valueOf(scoringOf([3, 2, 1]));
    expect((['win', 'draw', 'loss'] as const).map((mark) => pointsOf(scoring, mark, true))).toEqual([
      3, 2, 1,
    ]);
    expect((['win', 'draw', 'loss'] as const).map((mark) => pointsOf(scoring, mark, false))).toEqual([
      3, 2, 0,
    ]);
    expect(pointsOf(CLASSIC, 'draw', true)).toBe(1);
  });
});
