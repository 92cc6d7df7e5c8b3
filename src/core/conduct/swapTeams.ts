import { hallOf } from '../calendar/timing';
import { plays } from '../model';
import { problem } from '../problem';
import { fail, ok, type Result } from '../result';
import { assembleEvent } from '../teamEvent/event';
import { withFormerSeats } from '../teamEvent/formerSeats';
import type { EventTeam, Match, TeamEvent } from '../teamEvent/model';
import { isDecided } from './decided';

/**
 * Two teams swap their numbers, and with these all their matches and dates; each takes its members, its line-ups and its hall along. Problems:
 * `swap-itself`, `swap-decided` with the first of their matches of which anything is known.
 */
export const swapTeams = (event: TeamEvent, one: EventTeam, other: EventTeam): Result<TeamEvent> => {
  if (one.no === other.no) return fail(problem('swap-itself', {}, { team: one.name }));
  const decided = event.games.find(
    (match) => [one, other].some(({ no }) => plays(no)(match)) && isDecided(match),
  );
  if (decided)
    return fail(problem('swap-decided', {}, { one: one.name, other: other.name, match: decided.no }));
  const former = (no: number): number => (no === one.no ? other.no : no === other.no ? one.no : no);
  const players = event.players.map((team) =>
    team.no === one.no ? { ...other, no: one.no } : team.no === other.no ? { ...one, no: other.no } : team,
  );
  const inHall = (match: Match): Match => {
    const [left, own] = [hallOf(event, match.white), hallOf(event, former(match.white))];
    return own !== undefined && match.venue === left ? { ...match, venue: own } : match;
  };
  const seated = withFormerSeats(
    { ...event, players },
    event,
    players.map((_, index) => former(index + 1)),
  );
  return ok(assembleEvent({ ...seated, games: seated.games.map(inHall) }));
};
