import { adjustment, type Correction, type Points } from '../../core/conduct/person';
import type { Result } from '../../core/result';
import { signedText } from '../../language/number';
import { change, type Patched, player, PLAYER, signedPoints } from './change';
import { planned } from './person';

/** Points that the arbiter gives to a player (by name or pairing number) or takes away, and why; 0 removes them. */
export interface Adjusted extends Points {
  readonly player: string | number;
}

/** The arbiter gives points or takes them away. Problems of its plan: those of `adjustment`, `workbook-part-missing`. */
export const ADJUST = change({
  id: 'adjust',
  words: {
    name: 'The arbiter adds or deducts points',
    about: 'They count in the standings, with the reason beside the player. 0 removes them.',
    take: 'Adjust the points',
    step: 'Adjusted the points of {player}',
    ofTeams: {
      name: 'The arbiter adds or deducts match points',
      about: 'They count as match points. The reason stands under the standings. 0 removes them.',
    },
  },
  fields: [
    PLAYER,
    {
      name: 'points',
      label: 'Points',
      hint: 'Such as -1 or 0.5. It replaces an earlier adjustment.',
      kind: 'text',
    },
    {
      name: 'reason',
      label: 'Reason',
      hint: 'Shown beside the name and under the standings.',
      kind: 'text',
      optional: true,
    },
  ],
  input: ({ points, reason = '', ...given }): Adjusted => ({
    ...player(given),
    points: signedPoints(points),
    reason,
  }),
  plan: ({ open }, { player: who, points, reason }): Result<Patched<Correction>> =>
    planned(open, who, {}, (tournament, no) => adjustment(tournament, no, { points, reason: reason.trim() })),
  rule: ({ before }) => ({ did: 'change', id: 'adjust', player: before.no }),
  follows: ({ after }) => [
    {
      text: '{player} has an adjustment of {made} {points, plural, one {point} other {points}}.',
      values: { player: after.name, made: signedText(after.adjustment ?? 0), points: after.adjustment ?? 0 },
    },
  ],
});
