import { problem } from '../problem';
import { fail, ok, type Result } from '../result';
import { isBeforeHalf, matchesFinished, type MatchesFinished } from './departures';
import { settled } from './event';
import { teamNo, type TeamEvent } from './model';

/**
 * What becomes of the matches of a team that leaves: `half`, as with players (FIDE C.05), they are annulled before half of them are
 * finished, else they count and the rest are lost; `annul`, none of them counts, whenever it leaves; `forfeit`, all that was
 * played counts, and the rest are lost.
 */
export const TEAM_WITHDRAWAL_RULES = ['half', 'annul', 'forfeit'] as const;

export type TeamWithdrawalRule = (typeof TEAM_WITHDRAWAL_RULES)[number];

/** What follows when a team leaves. */
export interface TeamWithdrawal {
  readonly no: number;
  readonly rule: TeamWithdrawalRule;
  readonly progress: MatchesFinished;
  readonly status: 'annulled' | 'withdrawn';
  /** Matches that are lost with at least one board; 0 where none counts. */
  readonly lost: number;
}

const isOpen = ({ outcome }: { readonly outcome: unknown }): boolean => outcome === null;

/**
 * What follows when the team of a number leaves. Its open boards count as lost by forfeit through its status alone, so that no result
 * is written. Problems: `event-team-unknown`, `team-left-already`, `team-event-over` for a team without an open board.
 */
export const teamWithdrawal = (
  event: TeamEvent,
  no: number,
  rule: TeamWithdrawalRule,
): Result<TeamWithdrawal> => {
  const team = teamNo(event, no);
  if (!team) return fail(problem('event-team-unknown', {}, { number: no }));
  if (team.status !== 'playing')
    return fail(problem('team-left-already', {}, { team: team.name, status: team.status }));
  const open = event.games.filter(
    ({ white: home, black: away, boards }) => (home === no || away === no) && boards.some(isOpen),
  );
  if (open.length === 0) return fail(problem('team-event-over', {}, { team: team.name }));
  const progress = matchesFinished(event, no);
  const annulled = rule === 'annul' || (rule === 'half' && isBeforeHalf(progress));
  const lost = open.filter(({ white: home, black: away }) =>
    [home, away].every((each) => each === no || teamNo(event, each)?.status !== 'annulled'),
  );
  return ok({
    ...{ no, rule, progress },
    status: annulled ? 'annulled' : 'withdrawn',
    lost: annulled ? 0 : lost.length,
  });
};

/** The event with the status of one team another. */
export const withStatus = (
  event: TeamEvent,
  no: number,
  status: TeamEvent['players'][number]['status'],
): TeamEvent =>
  settled({
    ...event,
    players: event.players.map((team) => (team.no === no ? { ...team, status } : team)),
  });
