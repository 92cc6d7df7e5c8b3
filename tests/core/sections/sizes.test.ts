import { sectionSizes, type Leftover } from '../../../src/core/sections/sizes';

const sizesOf = (players: number, size: number, leftover: Leftover) => {
  const sizes = sectionSizes(players, size, leftover);
  return sizes.ok ? sizes.value.map((each) => (each.twice ? `${each.players} twice` : each.players)) : [];
};

describe('the sizes of sections', () => {
  it.each<[players: number, leftover: Leftover, sizes: readonly (number | string)[]]>([
    [12, 'last', [4, 4, 4]],
    [13, 'last', [4, 4, 5]],
    [14, 'last', [4, 4, 6]],
    [15, 'last', [4, 4, 7]],
    [13, 'spread', [4, 4, 5]],
    [14, 'spread', [4, 5, 5]],
    [15, 'spread', [5, 5, 5]],
    [15, 'double', [4, 4, 4, '3 twice']],
    [14, 'double', [4, 4, 6]],
    [13, 'double', [4, 4, 5]],
    [7, 'double', [4, '3 twice']],
  ])('%i players in quads, what is left over %s: %j', (players, leftover, sizes) => {
    expect(sizesOf(players, 4, leftover)).toEqual(sizes);
  });

  it('each player has a place, and no section has less players than asked for but one that plays twice', () => {
    for (let size = 3; size <= 12; size++)
      for (let players = 2 * size; players <= 100; players++)
        for (const leftover of ['last', 'spread', 'double'] as const) {
          const sizes = sectionSizes(players, size, leftover);
          if (!sizes.ok) throw new Error(`${players} in ${size}`);
          expect(sizes.value.reduce((sum, each) => sum + each.players, 0)).toBe(players);
          const least = Math.min(...sizes.value.filter(({ twice }) => !twice).map((each) => each.players));
          expect(least).toBeGreaterThanOrEqual(size);
          const most = Math.max(...sizes.value.map((each) => each.players));
          if (leftover === 'spread') expect(most - least).toBeLessThanOrEqual(1);
        }
  });

  it.each([
    [40, 2, 'number-out-of-range'],
    [40, 41, 'number-out-of-range'],
    [40, 4.5, 'not-a-whole-number'],
    [7, 4, 'sections-too-few'],
    [2, 4, 'number-out-of-range'],
  ])('%i players in sections of %d: %s', (players, size, code) => {
    const sizes = sectionSizes(players, size, 'last');
    expect(sizes.ok ? [] : sizes.problems.map((each) => each.code)).toEqual([code]);
  });
});
