import { problem, type Problem } from '../problem';
import type { TeamEvent } from './model';

/**
 * Teams whose status does not fit what they had played, each board of a match having a result: `team-left-early` for one whose
 * fewer than half of its matches count, `team-left-late` for one whose half or more do not.
 */
export const departureWarnings = ({ teams, matches }: TeamEvent): readonly Problem[] =>
  teams.flatMap(({ no, name: team, status }) => {
    const own = matches.filter(({ home, away }) => home === no || away === no);
    const { length: all } = own;
    const count = own.filter(({ boards }) => boards.every(({ outcome }) => outcome !== null)).length;
    if (status === 'withdrawn' && 2 * count < all)
      return [problem('team-left-early', {}, { team, count, all })];
    if (status === 'annulled' && 2 * count >= all)
      return [problem('team-left-late', {}, { team, count, all })];
    return [];
  });
