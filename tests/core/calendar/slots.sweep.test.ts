import { slotsOf } from '../../../src/core/calendar/slots';
import { gamesOf } from '../../../src/core/tournament';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { valueOf } from '../../results';
import { slotFaults } from './field';

it('4 to 60 players at 1 to 30 boards: each round has its own slots, nobody plays twice in one', () => {
  for (let players = 4; players <= 60; players += 1) {
    const games = gamesOf(
      valueOf(makeSchedule({ system: 'berger', players, cycles: 1, exchangeLastTwo: false })),
    );
    const rounds = players % 2 === 0 ? players - 1 : players;
    const inRound = Math.floor(players / 2);
    for (let boards = 1; boards <= 30; boards += 1) {
      const of = `${players} players, ${boards} boards`;
      const byRound = slotsOf(games, boards);
      expect([of, byRound.length]).toEqual([of, rounds * Math.ceil(inRound / boards)]);
      expect([of, ...slotFaults(byRound, games, boards)]).toEqual([of]);
    }
  }
});
