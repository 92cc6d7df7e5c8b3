import { fractionOf } from '../fraction';
import type { Tournament } from '../model';
import { problem } from '../problem';
import { unlessProblems, type Result } from '../result';
import type { Correction } from './person';
import { effectOf } from './effect';
import { playerOf, withPlayer } from './person';

/** As much as an event file holds. */
/** The most points that an adjustment gives or takes. */
export const MOST_POINTS = 10_000;

/** Points that the arbiter adds or takes away (below 0), in place of those that they gave before, and why. */
export interface Points {
  readonly points: number;
  readonly reason: string;
}

/**
 * The arbiter adjusts a player's points, on the scale of the tournament's scoring; 0 takes the adjustment back. Problems:
 * `player-unknown`, `adjustment-invalid` for more than two decimals or 10,000 points, `adjustment-reason-missing`.
 */
export const adjustment = (
  tournament: Tournament,
  no: number,
  { points, reason }: Points,
): Result<Correction> => {
  const player = playerOf(tournament, no);
  if (!player.ok) return player;
  const before = player.value;
  const place = { player: before.name };
  const isPoints = Math.abs(points) <= MOST_POINTS && fractionOf(points) !== null;
  const wrong = [
    ...(isPoints ? [] : [problem('adjustment-invalid', place, { typed: points, most: MOST_POINTS })]),
    ...(points === 0 || reason.trim() !== '' ? [] : [problem('adjustment-reason-missing', place)]),
  ];
  const after = { ...before, adjustment: points, adjustmentReason: points === 0 ? '' : reason };
  return unlessProblems(wrong, () => ({
    before,
    after,
    affected: effectOf(tournament, withPlayer(tournament, after)),
  }));
};
