import { given } from '../format/fields';
import type { Tournament } from '../model';
import { roundDates, type RoundDates } from '../roundDates';
import { likeItsRound, timed } from './timing';

/** The tournament with every game on the date of its round and nothing else told of it; in a round without one no game has any. */
export const withRoundDates = (tournament: Tournament, dates: RoundDates): Tournament => ({
  ...tournament,
  dated: true,
  games: tournament.games.map((game) => timed(game, { date: dates[game.round - 1] })),
});

/**
 * The tournament made anew, with the dates that the rounds had, and venues and deadlines as they were; where there were no dates,
 * as it is.
 */
export const withCalendarOf = (
  again: Tournament,
  before: Tournament,
  dates = roundDates(before),
): Tournament => {
  const { dated, calendar, calendarLimits } = before;
  if (!dated) return again;
  if (calendar === undefined) return withRoundDates(again, dates);
  return {
    ...again,
    ...given({ dated, calendar, calendarLimits }),
    games: again.games.map(likeItsRound(before, again.players, dates)),
  };
};
