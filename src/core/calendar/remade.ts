import { meetingKey } from '../grouped';
import { given } from '../format/fields';
import type { Game, Tournament } from '../model';
import { roundDates, type RoundDates } from './roundDates';
import { datesInSlots } from './laid';
import { goingOn } from './occasions';
import { likeOthers, movedTo, ofRound, timed, type DateOf } from './timing';

/** The tournament with every game on the date of its round and no other data; games of a round without a date have none. */
export const withRoundDates = (tournament: Tournament, dates: RoundDates): Tournament => ({
  ...tournament,
  dated: true,
  games: tournament.games.map((game) => timed(game, { date: dates[game.round - 1] })),
});

const withDates = (again: Tournament, before: Tournament, dateOf: DateOf): Tournament => ({
  ...again,
  ...given({ dated: before.dated, calendar: before.calendar, calendarLimits: before.calendarLimits }),
  games: again.games.map(likeOthers(before, again.players, dateOf)),
});

/** The new tournament with the dates of the old rounds, and its venues and deadlines. Without dates it stays as it is. */
export const withCalendarOf = (
  again: Tournament,
  before: Tournament,
  dates = roundDates(before),
): Tournament => {
  const { dated, calendar } = before;
  if (!dated) return again;
  return calendar === undefined ? withRoundDates(again, dates) : withDates(again, before, ofRound(dates));
};

/** The moved games by their players, such as `1 4 2` for the second meeting of 1 and 4. */
const movedGames = ({ games }: Tournament): ReadonlyMap<string, Game> =>
  new Map(
    games
      .filter(({ planned, date }) => planned !== undefined && date !== undefined)
      .map((game) => [meetingKey(game), game]),
  );

/** The dates of the rounds, continued if there are more rounds now. */
const moreRoundDates = (before: Tournament, rounds: number): RoundDates => {
  const dates = roundDates(before);
  const known = dates.flatMap((date) => date ?? []);
  return known.length === before.rounds ? goingOn(known, before.calendarLimits?.skip ?? [], rounds) : dates;
};

/**
 * Dates for the tournament after a new draw. With few boards, slots are laid again. A game that was moved to its own date keeps
 * that date, whatever numbers its players have now. `formerly` is each player's old number, from number 1 on.
 */
export const withCalendarDrawn = (
  again: Tournament,
  before: Tournament,
  formerly: readonly (number | undefined)[],
): Tournament => {
  const { dated, calendar } = before;
  const slots = dated && calendar ? datesInSlots(again.games, before) : null;
  const laid = slots
    ? withDates(again, before, slots)
    : withCalendarOf(again, before, moreRoundDates(before, again.rounds));
  if (!before.discipline && calendar?.includes('planned') !== true) return laid;
  const moved = movedGames(before);
  const games = laid.games.map((game): Game => {
    const [white = 0, black = 0] = [formerly[game.white - 1], formerly[game.black - 1]];
    const former = moved.get(meetingKey({ white, black, cycle: game.cycle }));
    return former ? movedTo(game, former.date) : game;
  });
  return { ...laid, games };
};
