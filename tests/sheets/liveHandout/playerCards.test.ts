import { realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { planned, read } from '../plan';

const SHEET = 'Player cards';

describe('the cards that fill themselves', () => {
  it('have each round with board, colour, opponent and result, two players beside each other', () => {
    const sheets = planned({ ...realEvent('cand2013'), liveHandouts: ['player-cards'] });
    expect(read(sheets, SHEET, 3, 0, 5, 5)).toEqual([
      ['1 Carlsen,M', null, null, null, null],
      ['Round', 'Board', 'Colour', 'Opponent', 'Result'],
      [1, expect.any(Number), 'Black', '3 Aronian,L', '½'],
      [2, expect.any(Number), expect.any(String), '2 Kramnik,V', '½'],
      [3, expect.any(Number), expect.any(String), '8 Gelfand,B', '1'],
    ]);
    expect(read(sheets, SHEET, 3, 6, 1, 1)).toEqual([['2 Kramnik,V']]);
  });

  it('name the bye', () => {
    const sheets = planned({
      ...generated({ players: 5, cycles: 1, seed: 1 }),
      liveHandouts: ['player-cards'],
    });
    const lines = read(sheets, SHEET, 5, 0, 5, 5);
    expect(lines.filter(([, board, , opponent]) => board === '–' && opponent === 'bye')).toHaveLength(1);
  });
});
