import { adjustment, type Points } from '../../core/conduct/adjustment';
import type { Correction } from '../../core/conduct/person';
import { playerNamed } from '../../core/playerNamed';
import { andThen, ok, type Result } from '../../core/result';
import type { Patch } from '../../workbook/port';
import { playerKey } from '../../sheets/log/key';
import { cellsFor } from '../cells';
import type { OpenTournament } from '../open';
import { change } from './change';
import { player, PLAYER, signedPoints } from './given';

/** Points that the arbiter gives to a player (by name or pairing number) or takes away, and why; 0 takes them back. */
export interface Adjusted extends Points {
  readonly player: string | number;
}

/** An adjustment with the cells that carry it out. */
export interface PlannedAdjustment extends Correction {
  readonly patch: Patch;
}

/** What an adjustment would do, and whom it affects. Problems: those of `adjustment`, `workbook-part-missing`. */
const planAdjustment = (
  open: OpenTournament,
  { player: typed, points, reason }: Adjusted,
): Result<PlannedAdjustment> => {
  const player = playerNamed(open.tournament, typed);
  if (!player.ok) return player;
  const { no } = player.value;
  const found = adjustment(open.tournament, no, { points, reason: reason.trim() });
  if (!found.ok) return found;
  const { after } = found.value;
  const wanted = [
    [playerKey(no, 'adjustment'), after.adjustment || null],
    [playerKey(no, 'reason'), after.adjustmentReason || null],
  ] as const;
  return andThen(cellsFor(open, wanted), (cells) => ok({ ...found.value, patch: { cells } }));
};

/** The arbiter gives points or takes them away. */
export const ADJUST = change({
  id: 'adjust',
  words: {
    name: 'The arbiter gives or takes away points',
    about: 'The points count in the standings, with the reason beside the player. 0 takes them back.',
    take: 'Adjust the points',
    step: 'points of {player} adjusted',
  },
  fields: [
    PLAYER,
    {
      name: 'points',
      label: 'Points',
      hint: 'Such as -1 or 0.5, in place of an earlier adjustment.',
      kind: 'text',
    },
    { name: 'reason', label: 'Reason', hint: 'Shown on the Players sheet.', kind: 'text', optional: true },
  ],
  input: ({ points, reason = '', ...given }): Adjusted => ({
    ...player(given),
    points: signedPoints(points),
    reason,
  }),
  plan: ({ open }, adjusted) => planAdjustment(open, adjusted),
  rule: ({ before }) => ({ did: 'change', id: 'adjust', player: before.no }),
  follows: ({ after }) => [
    {
      text: '{player} has an adjustment of {points} {points, plural, one {point} other {points}}.',
      values: { player: after.name, points: after.adjustment ?? 0 },
    },
  ],
});
