import type { Problem } from '../../src/core/problem';
import { mirroredGames, type MirroredCell } from '../../src/exchange/mirrored';
import { toldOf } from '../results';

const cell = (opponent: number, typed: string, colour: 'w' | 'b' | null = null): MirroredCell => ({
  ...{ opponent, typed, colour },
});

/** What is wrong with the cells of the first round of Anna, Bert, Carl and Dora, whose numbers are 1 to 4. */
const wrongWith = (...cells: readonly (MirroredCell | null)[]): readonly string[] => {
  const wrong: Problem[] = [];
  const lines = cells.map((found, at) => ({
    name: ['Anna', 'Bert', 'Carl', 'Dora'][at]!,
    cells: [found],
    placeOf: () => ({ line: at + 1 }),
  }));
  const places = new Map(lines.map((_, at) => [at + 1, at]));
  mirroredGames(lines, places, ({ typed }) => (typed === 'W' ? '1-0' : '1/2'), wrong);
  return toldOf(wrong);
};

describe('a game that stands in two lines', () => {
  const ANNA = [cell(2, 'W', 'w'), cell(1, 'L', 'b')];

  it('is right if each has the other', () => {
    expect(wrongWith(...ANNA)).toEqual([]);
  });

  it('is contradicted by a line without it, and by two players with White', () => {
    expect(wrongWith(...ANNA, cell(4, 'W'), null)).toEqual([
      'exchange-not-mirrored; line 3; name Carl; typed W; opponent Dora; round 1; other –',
    ]);
    expect(wrongWith(...ANNA, cell(4, 'W', 'w'), cell(3, 'L', 'w'))).toEqual([
      'exchange-colours; line 3; name Carl; opponent Dora; round 1; line 4',
    ]);
  });

  it('contradicts nothing where a number leads to nobody, from which contradictions follow', () => {
    expect(wrongWith(cell(2, 'W'), null, cell(9, 'W'), cell(3, 'L'))).toEqual([
      'exchange-player-unknown; line 3; number 9',
    ]);
    expect(wrongWith(cell(2, 'W'), null, cell(3, 'W'), null)).toEqual([
      'adopt-against-self; line 3; name Carl',
    ]);
  });
});
