import { largest } from '../extremes';
import { coloursOf, type PlayerColours, type Rounds } from './colours';
import { problem, type Problem } from '../problem';
import type { MatchSizes } from './teams/members';
import { teamSystemOf } from './registry';

/** Name at most this many players in a warning. */
const MOST_NAMED = 12;

const listOf = (players: readonly PlayerColours[], labelOf: (no: number) => string): string => {
  const labels = players.slice(0, MOST_NAMED).map(({ no }) => labelOf(no));
  // Names may have a comma.
  const between = labels.some((label) => label.includes(',')) ? '; ' : ', ';
  return labels.join(between) + (players.length > MOST_NAMED ? ' …' : '');
};

/**
 * Warnings about the colours of a schedule before it is played: `colours-three-running` if anybody has one colour three or more
 * times in a row, `colours-uneven` if anybody's two colours differ by two games or more, each with the `labels` of those
 * players, their `count` and the worst case (`most`).
 */
export const colourWarnings = (
  schedule: Rounds,
  labelOf: (no: number) => string = String,
): readonly Problem[] => {
  const { players } = coloursOf(schedule);
  const running = players.filter(({ longestRun }) => longestRun >= 3);
  const uneven = players.filter(({ whites, blacks }) => Math.abs(whites - blacks) >= 2);
  const values = (found: readonly PlayerColours[], most: number): Problem['values'] => ({
    labels: listOf(found, labelOf),
    count: found.length,
    most,
  });
  const longest = Math.max(0, largest(running.map(({ longestRun }) => longestRun)));
  const widest = Math.max(0, largest(uneven.map(({ whites, blacks }) => Math.abs(whites - blacks))));
  return [
    ...(running.length > 0 ? [problem('colours-three-running', {}, values(running, longest))] : []),
    ...(uneven.length > 0 ? [problem('colours-uneven', {}, values(uneven, widest))] : []),
  ];
};

/**
 * Warnings about a match besides its players' colours: `teams-not-level` if no table has the even colours that its system
 * promises, `teams-colours-by-round` if one team has White on all boards of a round.
 */
export const matchWarnings = (id: string, { boards, opponents }: MatchSizes): readonly Problem[] => {
  const system = teamSystemOf(id);
  if (!system.ok || boards !== opponents) return [];
  return [
    ...(system.value.isLevel(boards) ? [] : [problem('teams-not-level', {}, { boards })]),
    ...(system.value.isByRounds === true ? [problem('teams-colours-by-round')] : []),
  ];
};
