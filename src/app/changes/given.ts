import type { Player, Tournament } from '../../core/model';
import { parsePoints } from '../points';
import type { ChangeField, Given } from './change';

/** Somebody who plays. */
export const PLAYER: ChangeField = { name: 'player', kind: 'player', who: 'playing' };

/** A game by its number. */
export const GAME: ChangeField = { name: 'game', kind: 'game' };

/** The number of a player or game that was chosen or typed. */
export const number = (typed: string | undefined): number => Number(typed);

/** The player who was chosen. */
export const player = ({ player: no }: Given) => ({ player: number(no) });

/** The player who was chosen, as the tournament has them. */
export const playerOf = ({ players }: Tournament, { player: no }: Given): Player | undefined =>
  players.find((each) => each.no === number(no));

/** A rating as a cell holds it: a number where digits alone were typed. */
export const asRating = (typed: string): string | number =>
  /^\d+$/.test(typed.trim()) ? Number(typed) : typed;

/** Points; below 0 they are taken away. */
export const signedPoints = (typed = ''): number => {
  const [, minus, points] = /^\s*([-−–]?)\+?(.*)$/.exec(typed)!;
  return parsePoints(points!) * (minus === '' ? 1 : -1);
};
