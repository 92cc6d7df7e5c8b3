import { canBeDrawn } from '../../../src/core/results/handicap';

const inGo = (komi?: string): boolean =>
  canBeDrawn({ profile: 'go', ...(komi === undefined ? {} : { details: { komi } }) });

describe('a draw', () => {
  it.each(['6.5', '7,5', '0.5', '6½', '5 1/2', '3.75', '-5.5'])(
    'cannot happen in Go with komi %s',
    (komi) => {
      expect(inGo(komi)).toBe(false);
    },
  );

  it.each(['0', '6', '8', '7.0', '6,0', 'none', '', undefined])('can happen in Go with komi %s', (komi) => {
    expect(inGo(komi)).toBe(true);
  });

  it('can happen in every other game', () => {
    expect(canBeDrawn({ profile: 'chess', details: { komi: '6.5' } })).toBe(true);
    expect(canBeDrawn({ profile: 'neutral' })).toBe(true);
  });
});
