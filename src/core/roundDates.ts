import { entryAt } from './present';
import { makeDate, parseDate } from './dates';
import type { Game, Tournament } from './model';
import { problem } from './problem';
import { andThen, allOf, fail, ok, unlessProblems, type Result } from './result';

/** The date of each round, from the first; `undefined` where none is known. */
export type RoundDates = readonly (string | undefined)[];

/** What the organiser says of the dates of rounds: each of them, or the first and the days from one round to the next. */
export type WantedDates =
  { readonly dates: readonly string[] } | { readonly first: string; readonly days: number };

/** More days from one round to the next than in a year are a slip of the pen. */
const MOST_DAYS = 366;

const FIELD = { field: 'dates' } as const;

/** The last date that there is: 9999-12-31. */
const LAST_DAY = 2_932_896;

const dateIn = (typed: string): Result<string> => {
  const found = parseDate(typed);
  return found ? ok(makeDate(found)) : fail(problem('date-invalid', FIELD, { typed: typed.trim() }));
};

const daysIn = (typed: string): Result<number> => {
  if (!/^\d+$/.test(typed.trim())) return fail(problem('not-a-whole-number', FIELD, { typed: typed.trim() }));
  const days = Number(typed);
  return days <= MOST_DAYS
    ? ok(days)
    : fail(problem('number-out-of-range', FIELD, { typed: days, least: 0, most: MOST_DAYS }));
};

/**
 * Reads `2026-11-27,2026-12-04`, a date a round, or `2026-11-27/7`, the first and the days from one round to the next; each
 * date may have a time. Problems, all of the field `dates`: `date-invalid`, `not-a-whole-number`, `number-out-of-range`.
 */
export const parseWantedDates = (typed: string): Result<WantedDates> => {
  const slash = typed.indexOf('/');
  if (slash < 0) return andThen(allOf(typed.split(',').map(dateIn)), (dates) => ok({ dates }));
  return andThen(dateIn(typed.slice(0, slash)), (first) =>
    andThen(daysIn(typed.slice(slash + 1)), (days) => ok({ first, days })),
  );
};

const spread = (first: string, days: number, rounds: number): Result<RoundDates> => {
  const start = parseDate(first);
  const last = start ? start.day + days * (rounds - 1) : Infinity;
  if (!start || last > LAST_DAY) return fail(problem('date-invalid', FIELD, { typed: first }));
  return ok(
    Array.from({ length: rounds }, (_, index) => makeDate({ ...start, day: start.day + days * index })),
  );
};

/** Dates are in order if no round is played before the one above it; the texts are so, too. */
const inOrder = (dates: readonly string[]): Result<RoundDates> =>
  unlessProblems(
    dates.flatMap((date, index) => {
      const before = index === 0 ? date : entryAt(dates, index - 1);
      return date < before ? [problem('dates-order', FIELD, { round: index + 1, date, before })] : [];
    }),
    () => dates,
  );

const allDates = (wanted: WantedDates, rounds: number): Result<RoundDates> => {
  if ('first' in wanted) return spread(wanted.first, wanted.days, rounds);
  const count = wanted.dates.length;
  return count === rounds ? inOrder(wanted.dates) : fail(problem('dates-count', FIELD, { count, rounds }));
};

/** A game on a date, or without one. */
export const onDate = (game: Game, date: string | undefined): Game => {
  const { date: had, ...undated } = game;
  if (had === date) return game;
  return date === undefined ? undated : { ...undated, date };
};

/** The tournament with every game on the date of its round; in a round without one no game has any. */
export const withRoundDates = (tournament: Tournament, dates: RoundDates): Tournament => ({
  ...tournament,
  dated: true,
  games: tournament.games.map((game) => onDate(game, dates[game.round - 1])),
});

/**
 * A new tournament with the dates that its organiser wants. Problems, all of the field `dates`: `dates-count` where there is
 * not one for each round, `dates-order` for a round before the one above it, `date-invalid`.
 */
export const withWantedDates = (tournament: Tournament, wanted: WantedDates): Result<Tournament> =>
  andThen(allDates(wanted, tournament.rounds), (dates) => ok(withRoundDates(tournament, dates)));

/** What most games of a round have, the earlier of two that as many have. */
const commonest = (dates: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
  const [first] = [...counts].sort(
    ([one, often], [other, otherOften]) => otherOften - often || (one < other ? -1 : 1),
  );
  return first?.[0];
};

/**
 * The dates of the rounds, as their games tell: a round is played when most of its games are, of two dates that as many games have on the
 * earlier. Empty in a tournament without dates.
 */
export const roundDates = ({
  dated,
  games,
  rounds,
}: Pick<Tournament, 'dated' | 'games' | 'rounds'>): RoundDates => {
  if (!dated) return [];
  const byRound = Array.from({ length: rounds }, (): string[] => []);
  for (const { round, date } of games) if (date !== undefined) byRound[round - 1]?.push(date);
  return byRound.map(commonest);
};

/** The tournament made anew, with the dates that the rounds had; where there were none, as it is. */
export const withDatesOf = (again: Tournament, before: Tournament, dates = roundDates(before)): Tournament =>
  before.dated ? withRoundDates(again, dates) : again;
