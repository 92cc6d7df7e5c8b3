import type { Game } from '../../../src/core/model';

type Placed = Pick<Game, 'no' | 'white' | 'black'>;

/** What is wrong with slots: a game missing or twice, more than the boards hold, a player twice in one. */
export const slotFaults = (
  slots: readonly (readonly Placed[])[],
  games: readonly Placed[],
  boards: number,
): readonly string[] => {
  const placed = slots.flat().map(({ no }) => no);
  return [
    ...(new Set(placed).size === games.length && placed.length === games.length
      ? []
      : ['not every game once']),
    ...slots.flatMap((slot, index) => {
      const players = slot.flatMap(({ white, black }) => [white, black]);
      return [
        ...(slot.length > boards ? [`slot ${index + 1} has ${slot.length} games`] : []),
        ...(new Set(players).size < players.length ? [`slot ${index + 1} has a player twice`] : []),
      ];
    }),
  ];
};
