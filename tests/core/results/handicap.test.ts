import { makeEvent, parseEvent } from '../../../src/core/format/event';
import type { HandicapId, Tournament } from '../../../src/core/model';
import { parseRating } from '../../../src/core/ratings/rating';
import { handicapOf, ranksAhead } from '../../../src/core/results/handicap';
import { goEvent } from '../../goEvents';
import { valueOf } from '../../results';

const player = (rank: string) => ({
  no: 1,
  name: rank,
  rating: parseRating(rank),
  status: 'playing' as const,
});

const stones = (
  white: string,
  black: string,
  handicap: HandicapId = 'ranks',
  more: Partial<Tournament> = {},
) => handicapOf({ profile: 'go', colours: 'strength', handicap, ...more }, player(white), player(black));

describe('the handicap of a game of Go', () => {
  it.each([
    ['4k', '4k', 0],
    ['4k', '5k', 1],
    ['4k', '6k', 2],
    ['1d', '1k', 1],
    ['3d', '4k', 6],
    ['3d', '7k', 9],
    ['3d', '12k', 9],
    ['6k', '4k', 0],
    ['4k', 'unr.', 0],
  ])('between %s and %s is %i at one stone a rank', (white, black, expected) => {
    expect(stones(white, black)).toBe(expected);
  });

  it('has one stone or two fewer, if so chosen, and at most nine', () => {
    expect([stones('4k', '8k', 'ranks-1'), stones('4k', '8k', 'ranks-2')]).toEqual([3, 2]);
    expect([stones('4k', '5k', 'ranks-1'), stones('4k', '5k', 'ranks-2')]).toEqual([0, 0]);
    expect([stones('3d', '12k', 'ranks-1'), stones('3d', '12k', 'ranks-2')]).toEqual([9, 9]);
  });

  it('is none unless it was chosen, in Go, where the stronger player has White', () => {
    expect(stones('4k', '8k', 'none')).toBeNull();
    expect(stones('4k', '8k', 'ranks', { profile: 'chess' })).toBeNull();
    expect(stones('4k', '8k', 'ranks', { colours: 'system' as const })).toBeNull();
    expect([ranksAhead(player('4k'), player('8k')), ranksAhead(player('4k'), player('–'))]).toEqual([
      4,
      null,
    ]);
  });

  it('is kept in an event file', () => {
    const kept = (handicap: HandicapId) => valueOf(parseEvent(makeEvent(goEvent(4, { handicap })))).handicap;
    expect([kept('none'), kept('ranks'), kept('ranks-2')]).toEqual([undefined, 'ranks', 'ranks-2']);
  });
});
