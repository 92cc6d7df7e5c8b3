import type { Meeting } from '../../../src/core/adopt/found';
import { strangersIn } from '../../../src/core/adopt/strangers';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eva', 'Ann Berg'];

/** All games of five, `A1` and so on; those between two places may be somebody else's. */
const meetings = (typed: (one: number, other: number) => number = (one) => one): readonly Meeting[] =>
  [0, 1, 2, 3, 4].flatMap((one) =>
    [0, 1, 2, 3, 4]
      .filter((other) => other > one)
      .map((other): Meeting => {
        const found = { outcome: '1-0' as const, white: null, round: null };
        return { one: typed(one, other), other, ...found, cells: [`${NAMES[one]}${other}`] };
      }),
  );

describe('who has a single game where the others have all of theirs', () => {
  it('is a name that was typed otherwise', () => {
    const found = strangersIn(
      { sheet: 'Club', names: NAMES },
      meetings((one, other) => (one === 0 && other === 3 ? 5 : one)),
      1,
    );
    expect(found.map(({ code, place, values }) => [code, place.cell, values.name])).toEqual([
      ['adopt-stranger', 'Ann3', 'Ann Berg'],
    ]);
  });

  it('is nobody in a list that is whole, and nothing is said of one that is not', () => {
    expect(strangersIn({ sheet: 'Club', names: NAMES.slice(0, 5) }, meetings(), 1)).toEqual([]);
    const more = { one: 0, other: 5, outcome: null, white: null, round: null, cells: ['A9'] };
    expect(strangersIn({ sheet: 'Club', names: NAMES }, [...meetings(), more], 1)).toEqual([]);
  });

  it('is one with a rest alone, where nothing but games and rests names the players', () => {
    const where = { sheet: 'Club', names: NAMES };
    expect(strangersIn(where, meetings(), 1)).toEqual([]);
    const found = strangersIn(where, meetings(), 1, ['B2', 'B3', 'B4', 'B5', 'B6', 'B7']);
    expect(found.map(({ place, values }) => [place.cell, values.name])).toEqual([['B7', 'Ann Berg']]);
  });

  describe('of three players and a fourth name', () => {
    const game = (one: number, other: number, round: number | null): Meeting => ({
      ...{ one, other, round, outcome: '1-0', white: null, cells: [`${one}${other}`] },
    });
    const told = (rounds: readonly (number | null)[]): readonly unknown[] =>
      strangersIn(
        { sheet: 'Club', names: NAMES.slice(0, 4) },
        [game(0, 1, rounds[0]!), game(0, 2, rounds[1]!), game(1, 3, rounds[2]!)],
        1,
      ).map(({ place }) => place.cell);

    it('is either of the two with a single game, where each game is alone in its round', () => {
      expect(told([1, 2, 3])).toEqual(['02', '13']);
    });

    it('is nobody where two games stand in a round, or nothing tells the rounds', () => {
      expect([told([1, 2, 2]), told([null, null, null])]).toEqual([[], []]);
    });
  });
});
