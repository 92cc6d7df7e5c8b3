import { fromLeft, isLeftWhite } from '../../src/core/sides';
import { outcomeFromLeft, typedFromLeft } from '../../src/core/typed';

it('White stands on the left, in Go Black; a table of no tournament has White there', () => {
  const shown = [{ profile: 'chess' }, { profile: 'neutral' }, null] as const;
  expect(shown.map(isLeftWhite)).toEqual([true, true, true]);
  expect(isLeftWhite({ profile: 'go' })).toBe(false);
  expect(fromLeft({ profile: 'chess' }, 'Ada', 'Ben')).toEqual(['Ada', 'Ben']);
  expect(fromLeft({ profile: 'go' }, 'Ada', 'Ben')).toEqual(['Ben', 'Ada']);
});

it('a win of White is typed 1-0 where White is on the left and 0-1 where Black is; a draw is the same', () => {
  expect([typedFromLeft({ profile: 'chess' }, '1-0'), typedFromLeft(null, '0-1')]).toEqual(['1-0', '0-1']);
  expect([typedFromLeft({ profile: 'go' }, '1-0'), typedFromLeft({ profile: 'go' }, '+-')]).toEqual([
    '0-1',
    '-/+',
  ]);
  expect(typedFromLeft({ profile: 'go' }, '1/2')).toBe('½-½');
  expect([outcomeFromLeft('+-', true), outcomeFromLeft('+-', false)]).toEqual(['+-', '-+']);
});
