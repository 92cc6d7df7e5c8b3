import { plays } from '../model';
import { problem, type Problem } from '../problem';
import type { TeamEvent } from './model';

/** How far a team is: matches with a result on each board, of all that it has. */
export interface MatchesFinished {
  readonly finished: number;
  readonly all: number;
}

/** How far the team of a number is, its status apart. */
export const matchesFinished = (
  { games: matches }: Pick<TeamEvent, 'games'>,
  no: number,
): MatchesFinished => {
  const own = matches.filter(plays(no));
  const finished = own.filter(({ boards }) => boards.every(({ outcome }) => outcome !== null));
  return { finished: finished.length, all: own.length };
};

/** Whether fewer than half of a team's matches are finished. */
export const isBeforeHalf = ({ finished, all }: MatchesFinished): boolean => 2 * finished < all;

/**
 * Teams whose status does not fit what they had played, each board of a match having a result: `team-left-early` for one whose
 * fewer than half of its matches count, `team-left-late` for one whose half or more do not.
 */
export const departureWarnings = (event: TeamEvent): readonly Problem[] =>
  event.players.flatMap(({ no, name: team, status }) => {
    const progress = matchesFinished(event, no);
    const values = { team, count: progress.finished, all: progress.all };
    if (status === 'withdrawn' && isBeforeHalf(progress)) return [problem('team-left-early', {}, values)];
    if (status === 'annulled' && !isBeforeHalf(progress)) return [problem('team-left-late', {}, values)];
    return [];
  });
