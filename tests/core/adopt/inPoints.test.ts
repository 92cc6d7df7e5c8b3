import { isOther, pointsReader } from '../../../src/core/adopt/inPoints';
import { CLASSIC, scoringOf, type Scoring } from '../../../src/core/scoring';
import { unwrap } from '../../app/conduct/check';

const scoring = (...points: readonly number[]): Scoring => unwrap(scoringOf(points));

describe('results in points are marks', () => {
  it.each([
    [[2, 1, 0], '2-0', '1-0'],
    [[2, 1, 0], 'Ann - Bob 0 : 2', 'Ann - Bob 0-1'],
    [[2, 1, 0], '1-1', '½-½'],
    [[3, 1, 0], '3–0 1–1 0–3', '1-0 ½-½ 0-1'],
    [[2, 1, 0], '1-0', '1-0'],
    [[2, 1, 0], '+/-', '+/-'],
    [[3, 1, 0], '2-0', '2-0'],
    [[2, 1, 0], '2-0-1', '2-0-1'],
    [[2, 1, 0], '12-0', '12-0'],
    [[2, 1, 0], '2026-11-20', '2026-11-20'],
  ])('with %j, %s is %s', (points, typed, said) => {
    expect(pointsReader([typed], scoring(...points))(typed)).toBe(said);
  });

  it('of a table by rounds only where a win stands so somewhere', () => {
    const texts = ['12w2', '3b1', '4w0', 'Ann'];
    expect(texts.map(pointsReader(texts, scoring(2, 1, 0)))).toEqual(['12w1', '3b½', '4w0', 'Ann']);
    expect(pointsReader(['3b1', '4w0'], scoring(2, 1, 0))('3b1')).toBe('3b1');
  });

  it('are asked for by other points than 1, ½ and 0', () => {
    expect([isOther(undefined), isOther(CLASSIC), isOther(scoring(2, 1, 0))]).toEqual([false, false, true]);
  });
});
