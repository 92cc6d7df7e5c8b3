import { crossTable } from '../eventFixtures';
import { generated, type GeneratedEvent } from '../generated';

/** Sixty made-up events: 3 to 20 players, 1 to 4 cycles, forfeits, missing results, annulled players, adjustments. */
export const EVENTS: readonly (readonly [string, GeneratedEvent])[] = Array.from(
  { length: 60 },
  (_, index) => {
    const players = 3 + (index % 18);
    const cycles = 1 + (Math.floor(index / 3) % 4);
    const event: GeneratedEvent = {
      players,
      cycles,
      seed: 1000 + index,
      finished: index % 4 === 0 ? 0.6 : index % 7 === 0 ? 0.95 : 1,
      special: index % 3 === 0 ? 0.2 : 0,
      draws: index % 5 === 0 ? 0.8 : 0.4,
      annulled: index % 6 === 5 && players > 4 ? 1 + (index % 2) : 0,
      adjusted: index % 8 === 7,
      system: index % 9 === 8 ? 'crenshaw' : 'berger',
      ...(index % 10 === 9 ? { scoring: { win: 3, draw: 1, loss: 0, unit: 1 } } : {}),
      ...(index % 12 === 3 ? { scoring: { win: 3, draw: 2, loss: 1, unit: 1 } } : {}),
    };
    return [`${players} players, ${cycles} cycles, seed ${event.seed}`, event] as const;
  },
);

/** One event with everything: two cycles, an annulled player, forfeits, games to come. */
export const annulledFirst = generated({
  players: 7,
  cycles: 2,
  seed: 77,
  finished: 0.8,
  special: 0.2,
  annulled: 1,
  adjusted: true,
});

/** A won by forfeit against B, B and D both stayed away; the rest is played. */
export const STAYED_AWAY = crossTable('*+1= | -*=x | 0=*0 | =x1*', {
  scoring: { W: 3, D: 2, L: 1 },
  tieBreaks: ['PTS', 'SB', 'KS', 'BPTS', 'STD', 'PS'],
});
