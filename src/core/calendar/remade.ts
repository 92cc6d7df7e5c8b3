import { given } from '../format/fields';
import type { Game, Tournament } from '../model';
import { roundDates, type RoundDates } from './roundDates';
import { datesInSlots } from './laid';
import { goingOn } from './occasions';
import { likeOthers, movedTo, ofRound, timed, type DateOf } from './timing';

/** The tournament with every game on the date of its round and nothing else told of it; in a round without one no game has any. */
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

/**
 * The tournament made anew, with the dates that the rounds had, and venues and deadlines as they were; where there were no dates,
 * as it is.
 */
export const withCalendarOf = (
  again: Tournament,
  before: Tournament,
  dates = roundDates(before),
): Tournament => {
  const { dated, calendar } = before;
  if (!dated) return again;
  return calendar === undefined ? withRoundDates(again, dates) : withDates(again, before, ofRound(dates));
};

/** The moved games by who plays them, as `1 4 2` for the second meeting of 1 and 4. */
const movedGames = ({ games }: Tournament): ReadonlyMap<string, Game> =>
  new Map(
    games
      .filter(({ planned, date }) => planned !== undefined && date !== undefined)
      .map((game) => [pairOf(game), game]),
  );

/** Two players and which of their meetings it is, as one text. */
export const pairOf = ({ white, black, cycle }: Pick<Game, 'white' | 'black' | 'cycle'>): string =>
  `${Math.min(white, black)} ${Math.max(white, black)} ${cycle}`;

/** The dates of the rounds, and where more are played those at which they would go on. */
const moreRoundDates = (before: Tournament, rounds: number): RoundDates => {
  const dates = roundDates(before);
  const known = dates.flatMap((date) => date ?? []);
  return known.length === before.rounds ? goingOn(known, before.calendarLimits?.skip ?? [], rounds) : dates;
};

/**
 * The tournament drawn anew: slots laid again where there are fewer boards than games of a round, and a game that was moved to a date of its
 * own is on that date still, whatever its two players are numbered. `formerly` is the number that each player had, from number 1 on.
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
    const former = moved.get(pairOf({ white, black, cycle: game.cycle }));
    return former ? movedTo(game, former.date) : game;
  });
  return { ...laid, games };
};
