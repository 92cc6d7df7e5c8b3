import { problem, type Problem } from '../../problem';
import type { MatchSizes } from './members';
import { teamSystemOf } from './registry';

/**
 * What should be known of a match beside the colours of its players: `teams-not-level` where no table has the even
 * colours that its system is meant for, `teams-colours-by-round` where one team has White on all boards of a round.
 */
export const matchWarnings = (id: string, { boards, opponents }: MatchSizes): readonly Problem[] => {
  const system = teamSystemOf(id);
  if (!system.ok || boards !== opponents) return [];
  return [
    ...(system.value.isLevel(boards) ? [] : [problem('teams-not-level', {}, { boards })]),
    ...(system.value.isByRounds === true ? [problem('teams-colours-by-round')] : []),
  ];
};
