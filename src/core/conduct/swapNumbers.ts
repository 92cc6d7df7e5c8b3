import { hallOf } from '../calendar/timing';
import { withStrongerWhite } from '../draw/colours';
import { given } from '../format/fields';
import { plays, type Player, type Tournament } from '../model';
import { problem } from '../problem';
import { fail, ok, type Result } from '../result';
import { assembleEvent } from '../teamEvent/event';
import { withFormerSeats } from '../teamEvent/formerSeats';
import { isTeamEvent, type Match, type TeamEvent } from '../teamEvent/model';
import { isDecided } from './decided';

/** Teams take their line-ups and halls along. */
const withSeats = (
  before: TeamEvent,
  players: TeamEvent['players'],
  formerly: readonly number[],
): TeamEvent => {
  const inHall = (match: Match): Match => {
    const [left, own] = [hallOf(before, match.white), hallOf(before, formerly[match.white - 1] ?? 0)];
    return own !== undefined && match.venue === left ? { ...match, venue: own } : match;
  };
  const seated = withFormerSeats({ ...before, players }, before, formerly);
  return assembleEvent({ ...seated, games: seated.games.map(inHall) });
};

/**
 * Two players or teams swap their numbers, and with these all their games and dates; sections belong to the numbers. Problems:
 * `swap-itself`; `swap-teams` for players of two teams; `swap-pinned` for one who stays in one place; `swap-decided` with the first
 * of their games of which anything is known.
 */
export const swapNumbers = (tournament: Tournament, one: Player, other: Player): Result<Tournament> => {
  if (one.no === other.no) return fail(problem('swap-itself', {}, { name: one.name }));
  if (one.team !== other.team) return fail(problem('swap-teams', {}, { one: one.name, other: other.name }));
  const pinned = [one, other].find(({ no }) => tournament.pins?.some((pin) => pin.no === no));
  if (pinned) return fail(problem('swap-pinned', {}, { name: pinned.name }));
  const decided = tournament.games.find(
    (game) => [one, other].some(({ no }) => plays(no)(game)) && isDecided(game),
  );
  if (decided)
    return fail(problem('swap-decided', {}, { one: one.name, other: other.name, game: decided.no }));
  const former = (no: number): number => (no === one.no ? other.no : no === other.no ? one.no : no);
  const swapped = <T extends Player>(players: readonly T[]): readonly T[] =>
    players.map((player) => {
      const { no, section } = player;
      const comes = players.find((each) => each.no === former(no)) ?? player;
      return comes === player ? player : given({ ...comes, no, section });
    });
  if (!isTeamEvent(tournament))
    return ok(withStrongerWhite(tournament, { ...tournament, players: swapped(tournament.players) }));
  const seats = tournament.players.map(({ no }) => former(no));
  return ok(withSeats(tournament, swapped(tournament.players), seats));
};
