import { coloursOf } from '../../../src/core/pairing/colours';
import type { ScheduledRound } from '../../../src/core/pairing/schedule';
import { scheduled } from './field';

const round = (white: number, black: number, bye: number | null = null): ScheduledRound => ({
  round: 1,
  cycle: 1,
  games: [{ board: 1, white, black }],
  bye,
});

describe('the colours of a schedule', () => {
  it('counts White, Black and the longest run of one colour', () => {
    const rounds = [round(1, 2), round(1, 2), round(1, 2), round(2, 1)];
    expect(coloursOf({ players: 2, rounds })).toEqual({
      players: [
        { no: 1, whites: 3, blacks: 1, longestRun: 3 },
        { no: 2, whites: 1, blacks: 3, longestRun: 3 },
      ],
      threeRunning: [1, 2],
    });
  });

  it('a bye neither ends nor lengthens a run', () => {
    const rounds = [round(1, 2, 3), round(1, 3, 2), round(2, 3, 1), round(1, 2, 3)];
    expect(coloursOf({ players: 3, rounds })).toEqual({
      players: [
        { no: 1, whites: 3, blacks: 0, longestRun: 3 },
        { no: 2, whites: 1, blacks: 2, longestRun: 1 },
        { no: 3, whites: 0, blacks: 2, longestRun: 2 },
      ],
      threeRunning: [1],
    });
  });

  it('a run goes on from one cycle to the next', () => {
    expect(coloursOf(scheduled('berger', 4, 2, false)).players.map(({ longestRun }) => longestRun)).toEqual([
      3, 1, 3, 1,
    ]);
  });
});
