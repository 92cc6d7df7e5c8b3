import {
  makePins,
  parsePins,
  pinsInList,
  pinsKept,
  placePins,
  type WantedPin,
} from '../../../src/core/draw/placePins';
import { andThen } from '../../../src/core/result';
import { told, valueOf } from '../../results';

const entries = ['Anna', 'Bob', 'Cleo', 'Dora'].map((name) => ({ name }));
const drawn = [2, 3, 0, 1];
const place = (
  list: typeof entries,
  order: readonly number[],
  wanted: readonly WantedPin[],
  system: string,
) => andThen(pinsInList(list, wanted), (pins) => placePins(order, pins, { system }));

describe('pins', () => {
  it('whoever is pinned to the seat that stays changes numbers with the one who drew it', () => {
    expect(valueOf(place(entries, drawn, [{ player: 'anna ' }], 'seats'))).toEqual({
      order: [0, 3, 2, 1],
      pins: [{ no: 1 }],
    });
    expect(valueOf(place(entries, drawn, [{ player: 'Anna' }], 'berger'))).toEqual({
      order: [2, 3, 1, 0],
      pins: [{ no: 4 }],
    });
  });

  it('whoever is pinned to a board keeps the number that they drew', () => {
    const wanted = [{ player: 'Bob', board: 2 }, { player: 'Anna' }];
    expect(valueOf(place(entries, drawn, wanted, 'seats'))).toEqual({
      order: [0, 3, 2, 1],
      pins: [{ no: 4, board: 2 }, { no: 1 }],
    });
  });

  it('pinned to boards alone, all keep the numbers that they drew', () => {
    expect(valueOf(place(entries, drawn, [{ player: 'Bob', board: 2 }], 'seats'))).toEqual({
      order: drawn,
      pins: [{ no: 4, board: 2 }],
    });
  });

  it('in an odd field nobody stays, and the drawn number is kept', () => {
    const odd = [...entries, { name: 'Eve' }];
    expect(valueOf(place(odd, [0, 1, 2, 3, 4], [{ player: 'Eve' }], 'seats'))).toEqual({
      order: [0, 1, 2, 3, 4],
      pins: [{ no: 5 }],
    });
  });

  it('only one can stay, and a stranger cannot', () => {
    const both = [{ player: 'Anna' }, { player: 'Bob' }];
    expect(told(place(entries, drawn, both, 'seats'))).toEqual(['pin-twice; field pin; board 1']);
    const odd = [...entries, { name: 'Eve' }];
    expect(told(place(odd, [...drawn, 4], both, 'seats'))).toEqual(['pin-twice; field pin; board 1']);
    expect(told(place(entries, drawn, [{ player: 'Zoe', board: 1 }], 'seats'))).toEqual([
      'pin-unknown; field pin; typed Zoe',
    ]);
    expect(told(pinsInList([{}, { name: 'Bob' }], [{ player: 'Anna' }]))).toEqual([
      'pin-unknown; field pin; typed Anna',
    ]);
  });

  it('follow their players into another draw by number, as far as these still play', () => {
    const pins = [{ no: 1 }, { no: 2, board: 2 }];
    expect(pinsKept(pins, [{ no: 3 }, { no: 2 }, {}])).toEqual([{ entry: 1, board: 2 }]);
  });

  it('are one text: number and board, or the number alone', () => {
    const pins = [{ no: 3, board: 2 }, { no: 7 }];
    expect(makePins(pins)).toBe('3:2, 7');
    expect(parsePins('3:2, 7')).toEqual(pins);
    expect(parsePins('')).toEqual([]);
    for (const wrong of ['x', '3:', '3:2:1', '-1']) expect(parsePins(wrong)).toBeNull();
  });
});
