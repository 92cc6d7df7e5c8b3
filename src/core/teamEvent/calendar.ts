import { clashesOf } from '../calendar/clashes';
import { overdueGames } from '../calendar/overdue';
import { given } from '../format/fields';
import type { CalendarLimits, Game, Player } from '../model';
import { underKey } from '../present';
import { problem, type Problem, type ProblemCode } from '../problem';
import { commonestOf } from '../roundDates';
import type { TeamEvent, Match } from './model';
import { matchScore } from './table';

/** Matches as games of teams: finished ones have a result, and one that was moved off the date of its round has that as the planned one. */
const asGames = (
  event: TeamEvent,
): { readonly games: readonly Game[]; readonly players: readonly Player[] } => {
  const ofRound = (round: number): string | undefined =>
    commonestOf(event.games.flatMap((match) => (match.round === round && match.date ? [match.date] : [])));
  return {
    players: event.players.map(({ no, name, status }) => ({ no, name, status, adjustment: 0 })),
    games: event.games.map((match): Game => {
      const { no, round, white: white, black: black, date, venue } = match;
      const planned = ofRound(round);
      const score = matchScore(event, match);
      return given({
        ...{ no, round, cycle: 1, board: no, white, black, date, venue },
        outcome: score !== null && score.open === 0 ? ('1/2' as const) : null,
        planned: planned === date ? undefined : planned,
      });
    }),
  };
};

/** A match that should have been played, and by when. */
export interface OverdueMatch {
  readonly match: Match;
  readonly due: string;
}

/** The matches with boards to come whose date is before a day, the longest overdue first; none of teams whose matches do not count. */
export const overdueMatches = (event: TeamEvent, today: string): readonly OverdueMatch[] => {
  const byNumber = new Map(event.games.map((match) => [match.no, match]));
  return overdueGames(asGames(event), today).flatMap(({ game, due }) => {
    const match = byNumber.get(game.no);
    return match ? [{ match, due }] : [];
  });
};

const CODES: Readonly<Partial<Record<ProblemCode, ProblemCode>>> = {
  'clash-player': 'clash-team',
  'clash-venue': 'clash-team-venue',
  'clash-break': 'clash-match-break',
};

/**
 * What the dates of matches cannot be: `clash-team` where a team has two matches on a day to which one was moved, or at one time;
 * `clash-team-venue` where more boards are played at a time in one place than it has; `clash-match-break` for a match on a day
 * without play. In the order of dates.
 */
export const teamClashes = (
  event: TeamEvent,
  { boards, skip }: Pick<CalendarLimits, 'boards' | 'skip'> = {},
): readonly Problem[] => {
  const places = boards === undefined ? undefined : Math.floor(boards / event.discipline.boards);
  return clashesOf(asGames(event), given({ boards: places, skip })).map(({ code, place, values }) =>
    problem(
      underKey(new Map(Object.entries(CODES)), code),
      {},
      {
        ...values,
        match: place.game ?? 0,
        ...(boards === undefined ? {} : { count: boards }),
      },
    ),
  );
};
