import { makePins, parsePins, placePins, wantedPins } from '../../../src/core/draw/placePins';
import { valueOf } from '../../results';

const entries = ['Anna', 'Bob', 'Cleo', 'Dora'].map((name) => ({ name }));
const drawn = [2, 3, 0, 1];

describe('pins', () => {
  test('whoever is pinned to the seat that stays changes numbers with the one who drew it', () => {
    expect(valueOf(placePins(entries, drawn, [{ player: 'anna ' }], { system: 'seats' }))).toEqual({
      order: [0, 3, 2, 1],
      pins: [{ no: 1 }],
    });
    expect(valueOf(placePins(entries, drawn, [{ player: 'Anna' }], { system: 'berger' }))).toEqual({
      order: [2, 3, 1, 0],
      pins: [{ no: 4 }],
    });
  });

  test('whoever is pinned to a board keeps the number that he drew', () => {
    const wanted = [{ player: 'Bob', board: 2 }, { player: 'Anna' }];
    expect(valueOf(placePins(entries, drawn, wanted, { system: 'seats' }))).toEqual({
      order: [0, 3, 2, 1],
      pins: [{ no: 4, board: 2 }, { no: 1 }],
    });
  });

  test('in an odd field nobody stays, and the drawn number is kept', () => {
    const odd = [...entries, { name: 'Eve' }];
    expect(valueOf(placePins(odd, [0, 1, 2, 3, 4], [{ player: 'Eve' }], { system: 'seats' }))).toEqual({
      order: [0, 1, 2, 3, 4],
      pins: [{ no: 5 }],
    });
  });

  test('only one can stay, and a stranger cannot', () => {
    expect(
      placePins(entries, drawn, [{ player: 'Anna' }, { player: 'Bob' }], { system: 'seats' }),
    ).toMatchObject({ problems: [{ code: 'pin-twice', values: { board: 1 } }] });
    expect(placePins(entries, drawn, [{ player: 'Zoe', board: 1 }], { system: 'seats' })).toMatchObject({
      problems: [{ code: 'pin-unknown', values: { typed: 'Zoe' } }],
    });
  });

  test('follow their players into another draw, as far as these still play', () => {
    const players = [
      { no: 1, name: 'Cleo' },
      { no: 2, name: 'Anna' },
    ];
    const pins = [{ no: 1 }, { no: 2, board: 2 }];
    expect(wantedPins({ players, pins }, [{ name: 'Anna' }, { name: 'Eve' }])).toEqual([
      { player: 'Anna', board: 2 },
    ]);
  });

  test('are one text: number and board, or the number alone', () => {
    const pins = [{ no: 3, board: 2 }, { no: 7 }];
    expect(makePins(pins)).toBe('3:2, 7');
    expect(parsePins('3:2, 7')).toEqual(pins);
    expect(parsePins('')).toEqual([]);
    for (const wrong of ['x', '3:', '3:2:1', '-1']) expect(parsePins(wrong)).toBeNull();
  });
});
