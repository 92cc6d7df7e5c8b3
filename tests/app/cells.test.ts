import { cellsFor, shownIn, sidesOf } from '../../src/app/cells';
import { generated } from '../generated';
import { opened } from './opened';

const open = opened(generated({ players: 4, cycles: 1, seed: 1, finished: 0 }));

describe('the cells of a patch', () => {
  it('are those that do not hold it yet; results alone are Text', () => {
    const cells = cellsFor(open, [
      ['game 1', '1-0'],
      ['player 2 name', 'Bert'],
      ['player 1 name', 'Player A1'],
    ]);
    expect(cells).toEqual({
      ok: true,
      value: [
        { sheet: 'Pairings', row: 4, column: 5, expect: null, write: '1-0', format: '@' },
        { sheet: 'Players', row: 5, column: 1, expect: 'Player B2', write: 'Bert' },
      ],
    });
  });

  it('are none where one of them is not there', () => {
    expect(
      cellsFor(open, [
        ['game 1', '1-0'],
        ['game 99', '1-0'],
      ]),
    ).toEqual({
      ok: false,
      problems: [
        { code: 'workbook-part-missing', place: { sheet: 'Tournament' }, values: { part: 'game 99' } },
      ],
    });
  });
});

describe('White stands on the left, in Go Black', () => {
  const game = { game: 3, white: 1, black: 2 };

  it.each([
    ['chess', '1-0', 1, 2],
    ['neutral', '1-0', 1, 2],
    ['go', '0-1', 2, 1],
  ] as const)('%s', (profile, result, left, right) => {
    expect(shownIn({ profile }, '1-0')).toBe(result);
    expect(sidesOf({ profile }, game)).toEqual([
      ['game 3 left', left],
      ['game 3 right', right],
    ]);
  });

  it('an open game shows nothing', () => {
    expect(shownIn({ profile: 'chess' }, null)).toBeNull();
  });
});
