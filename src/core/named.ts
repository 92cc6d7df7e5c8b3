import type { Player } from './model';

/** The names of players by their numbers; of a number that nobody has the number itself. */
export const nameOf = (players: readonly Pick<Player, 'no' | 'name'>[]): ((no: number) => string) => {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return (no) => names.get(no) ?? String(no);
};
