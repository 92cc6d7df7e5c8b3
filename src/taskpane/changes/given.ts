import type { ChangeField, Given } from './change';

/** Somebody who plays. */
export const PLAYER: ChangeField = { name: 'player', kind: 'player', who: 'playing' };

/** The number of a player or game that was chosen or typed. */
export const number = (typed: string | undefined): number => Number(typed);

/** The player that was chosen. */
export const player = ({ player: no }: Given) => ({ player: number(no) });

/** A rating as a cell holds it: a number where digits alone were typed. */
export const asRating = (typed: string): string | number =>
  /^\d+$/.test(typed.trim()) ? Number(typed) : typed;
