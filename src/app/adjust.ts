import { adjustment, type Points } from '../core/conduct/adjustment';
import type { Correction } from '../core/conduct/person';
import { playerNamed } from '../core/named';
import { andThen, ok, type Result } from '../core/result';
import type { Patch, Workbook } from '../workbook/port';
import { playerKey } from '../sheets/log/key';
import { makeRule } from '../sheets/log/rule';
import { cellsFor } from './cells';
import type { OpenTournament } from './open';
import { takeStep, type Occasion } from './step';

/** Points that the arbiter gives to a player (by name or pairing number) or takes away, and why; 0 takes them back. */
export interface Adjusted extends Points {
  readonly player: string | number;
}

/** An adjustment with the cells that carry it out. */
export interface PlannedAdjustment extends Correction {
  readonly patch: Patch;
}

/** What an adjustment would do, and whom it affects. Problems: those of `adjustment`, `workbook-part-missing`. */
export const planAdjustment = (
  open: OpenTournament,
  { player: typed, points, reason }: Adjusted,
): Result<PlannedAdjustment> =>
  andThen(playerNamed(open.tournament, typed), ({ no }) =>
    andThen(adjustment(open.tournament, no, { points, reason: reason.trim() }), (found) => {
      const wanted = [
        [playerKey(no, 'adjustment'), found.after.adjustment || null],
        [playerKey(no, 'reason'), found.after.adjustmentReason || null],
      ] as const;
      return andThen(cellsFor(open, wanted), (cells) => ok({ ...found, patch: { cells } }));
    }),
  );

/** Adjusts a player's points in one step. Problems: those of `planAdjustment` and `takeStep`. */
export const adjustPoints = (
  workbook: Workbook,
  adjusted: Adjusted,
  occasion: Occasion,
): Promise<Result<PlannedAdjustment>> =>
  takeStep(
    workbook,
    occasion,
    ({ open }) => planAdjustment(open, adjusted),
    ({ before }) => makeRule({ did: 'adjust', player: before.no }),
  );
