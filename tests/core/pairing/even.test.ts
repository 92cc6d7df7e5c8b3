import { coloursOf } from '../../../src/core/pairing/colours';
import { faults, worstBalance } from './faults';
import { range, scheduled } from './field';

describe.each(['seats', 'shift', 'porter'])('%s', (system) => {
  it('3 to 100 players: complete, colours level but for one game, longest run two, perfect in odd fields', () => {
    for (const players of range(3, 100)) {
      const schedule = scheduled(system, players);
      expect([players, faults(schedule)]).toEqual([players, []]);
      const colours = coloursOf(schedule);
      const longest = Math.max(...colours.players.map(({ longestRun }) => longestRun));
      expect([players, worstBalance(colours), longest]).toEqual([
        players,
        1 - (players % 2),
        2 - (players % 2),
      ]);
    }
  });
});
