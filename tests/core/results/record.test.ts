import { withResults } from '../../../src/core/results/record';
import { makeTournament } from '../../../src/core/tournament';
import { told, valueOf } from '../../results';

const four = valueOf(makeTournament({ event: 'Quad', players: [...'ABCD'].map((name) => ({ name })) }));

describe('results as people type them', () => {
  it('are outcomes with White first, or say why there is none', () => {
    const typed = [
      { game: 1, typed: '1:0' },
      { game: 2, typed: '½' },
      { game: 3, typed: '0-1 ff' },
      { game: 4, typed: 'postponed' },
    ];
    const { games } = valueOf(withResults(four, typed));
    expect(games.map(({ outcome }) => outcome)).toEqual(['1-0', '1/2', '-+', null, null, null]);
    expect(games.map(({ pending }) => pending)).toEqual([
      ...[undefined, undefined, undefined, 'postponed'],
      ...[undefined, undefined],
    ]);
  });

  it('stay where nothing is typed, and go where an empty text is', () => {
    const before = valueOf(
      withResults(
        four,
        [1, 2, 3].map((game) => ({ game, typed: '1-0' })),
      ),
    );
    const { games } = valueOf(
      withResults(before, [
        { game: 2, typed: '' },
        { game: 4, typed: '0-1' },
      ]),
    );
    expect(games.map(({ outcome }) => outcome)).toEqual(['1-0', null, '1-0', '0-1', null, null]);
  });

  it('are refused all together: no result, no game, two for one game', () => {
    const typed = [
      { game: 1, typed: '2-0' },
      { game: 2, typed: '1-0' },
      { game: 2, typed: '0-1' },
      { game: 7, typed: '1-0' },
      { game: 3, board: 1, typed: '1-0' },
    ];
    expect(told(withResults(four, typed))).toEqual([
      'result-not-understood; game 1; typed 2-0',
      'result-twice; game 2',
      'game-unknown; typed 7',
      'game-unknown; typed 3.1',
    ]);
  });
});
