import { given } from '../format/fields';
import type { Break, CalendarColumn, Game, Tournament, Player } from '../model';
import { sizeProblem } from '../pairing/schedule';
import { assembled } from '../teamEvent/event';
import { andThen, fail, ok, type Result } from '../result';
import { unknownProblem } from '../names/meant';
import { daysAfter, ofRound, timed, type DateOf, likeOthers, movedTo, plannedDate } from './timing';
import { occasionsOf, goingOn } from './occasions';
import { datesOfSlots, slotsOf } from './slots';
import { MOST_BOARDS, type WantedCalendar } from './wanted';
import { meetingKey, countsOf } from '../grouped';
import { largest, smallest } from '../extremes';
import { isDate, parseDate, roundDates, type RoundDates } from './dates';
import { entryAt } from '../present';

const DAYS_OF_WEEK = 7;

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const byRounds = ({ rounds }: Tournament, wanted: WantedCalendar): Result<DateOf> =>
  andThen(occasionsOf(wanted, wanted.rounds ?? rounds), (dates) => ok(ofRound(dates)));

const bySlots = ({ games }: Tournament, wanted: WantedCalendar, boards: number): Result<DateOf> => {
  const slots = slotsOf(games, boards);
  return andThen(occasionsOf(wanted, slots.length), (occasions) => ok(datesOfSlots(slots, occasions)));
};

const datesWanted = (tournament: Tournament, wanted: WantedCalendar): Result<DateOf> => {
  const { boards, dates } = wanted;
  if ('dates' in dates && dates.dates.length === 0) return ok(() => undefined);
  if (boards === undefined) return byRounds(tournament, wanted);
  const wrong = sizeProblem('boards', boards, 1, MOST_BOARDS);
  return wrong ? fail(wrong) : bySlots(tournament, wanted, boards);
};

/** The venue of each game, by the player with White; `list-column-missing` if the list has no such heading. */
const venuesWanted = (
  { columns, players }: Tournament,
  venue: WantedCalendar['venue'],
): Result<(game: Game) => string | undefined> => {
  if (venue === undefined || 'all' in venue) return ok(() => venue?.all);
  const column = columns.findIndex((each) => isSameText(each, venue.column));
  if (column < 0)
    return fail(unknownProblem('list-column-missing', venue.column, columns, { field: 'venue-column' }));
  const homes = new Map(players.map(({ no, extra = [] }) => [no, String(extra[column] ?? '').trim()]));
  return ok(({ white }) => homes.get(white) || undefined);
};

const deadlineOf = (date: string | undefined, deadline: WantedCalendar['deadline']): string | undefined => {
  if (deadline === undefined || 'day' in deadline) return deadline?.day;
  return date === undefined ? undefined : daysAfter(date, deadline.weeks * DAYS_OF_WEEK);
};

const columnsWanted = ({ venue, deadline }: WantedCalendar): readonly CalendarColumn[] => [
  'planned',
  ...(venue === undefined ? [] : (['venue'] as const)),
  ...(deadline === undefined ? [] : (['deadline'] as const)),
];

/**
 * A new tournament with its dates: those of the rounds, or with few boards those of the slots; with venues and deadlines if
 * wanted. Problems: those of `occasionsOf`, `number-out-of-range` for the boards, `list-column-missing`.
 */
export const withCalendar = (tournament: Tournament, wanted: WantedCalendar): Result<Tournament> =>
  andThen(datesWanted(tournament, wanted), (dateOf) =>
    andThen(venuesWanted(tournament, wanted.venue), (venueOf) => {
      const games = tournament.games.map((game): Game => {
        const [date, venue] = [dateOf(game), venueOf(game)];
        return given({ ...timed(game, { date, deadline: deadlineOf(date, wanted.deadline) }), venue });
      });
      const calendarLimits = given({ boards: wanted.boards, skip: wanted.skip });
      return ok({ ...tournament, dated: true, calendar: columnsWanted(wanted), calendarLimits, games });
    }),
  );

/**
 * The tournament with every game on the date of its round and no other data; games of a round without a date have none, nor have those carried over
 * from preliminaries, which were played before.
 */
export const withRoundDates = (tournament: Tournament, dates: RoundDates): Tournament => ({
  ...tournament,
  dated: true,
  games: tournament.games.map((game) =>
    timed(game, { date: game.no > (tournament.carried ?? 0) ? dates[game.round - 1] : undefined }),
  ),
});

/** The dates of the rounds from one on, as wanted; those before it have none. Problems: those of `occasionsOf`. */
export const roundDatesFrom = (
  first: number,
  { rounds }: Pick<Tournament, 'rounds'>,
  wanted: Pick<WantedCalendar, 'dates' | 'skip' | 'times'>,
): Result<RoundDates> =>
  andThen(occasionsOf(wanted, rounds - first + 1), (dates) =>
    ok([...Array.from({ length: first - 1 }, () => undefined), ...dates]),
  );

/** A tournament without dates on those of its rounds, and the days without play where its sheets have room for them. */
export const nowDated = (tournament: Tournament, dates: RoundDates, skip: readonly Break[]): Tournament =>
  assembled({
    ...{ ...withRoundDates(tournament, dates), calendar: ['planned'] },
    ...(tournament.discipline ? {} : { calendarLimits: skip.length === 0 ? {} : { skip } }),
  });

/** A tournament without its dates, and whatever else stands in their columns. */
export const undated = (tournament: Tournament): Tournament =>
  assembled(
    given({
      ...{ ...tournament, dated: undefined, calendar: undefined, calendarLimits: undefined },
      games: tournament.games.map((game) => given({ ...timed(game, {}), venue: undefined })),
    }),
  );

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

/** The dates of the rounds, continued if there are more rounds now. Rounds from the first that may move come in order, also at times that were free. */
export const moreRoundDates = (before: Tournament, rounds: number, first = 1): RoundDates => {
  const dates = roundDates(before);
  const known = dates.flatMap((date) => date ?? []);
  if (known.length < before.rounds || rounds <= before.rounds) return dates;
  const from = parseDate(known[Math.min(first, before.rounds) - 1] ?? '')?.day;
  const all = goingOn(known, before.calendarLimits?.skip ?? [], rounds, from);
  const isInOrder = known.every((date, at) => date >= (known[at - 1] ?? ''));
  return isInOrder ? [...all.slice(0, first - 1), ...all.slice(first - 1).sort()] : all;
};

/** The open games once rounds have other dates: they go with their rounds, unless they were moved to a date of their own. */
export const movedUp = (before: Tournament, dates: RoundDates): readonly Game[] => {
  if (before.calendarLimits?.boards !== undefined) return before.games;
  const were = roundDates(before);
  return before.games.map((game) => {
    const [old, date] = [were[game.round - 1], dates[game.round - 1]];
    if (game.outcome !== null || date === old || plannedDate(game) !== old) return game;
    return game.planned === undefined
      ? timed(game, { ...game, date })
      : timed(game, { ...game, planned: date });
  });
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

/** The planned times of games, in order. */
const occasionsIn = ({ games }: Pick<Tournament, 'games'>): readonly string[] =>
  [...new Set(games.map(plannedDate).filter(isDate))].sort();

/** The most games, or rests, that one round has. */
export const mostInRound = (lines: readonly { readonly round: number }[]): number =>
  Math.max(0, largest(countsOf(lines.map(({ round }) => round)).values()));

/**
 * Dates for games that are paired again with fewer boards than games in a round. The old times are used again;
 * further games continue their pattern. Without a regular pattern, further games get no date. `null` if boards are no limit.
 */
const datesInSlots = (games: readonly Game[], before: Tournament): DateOf | null => {
  const boards = before.calendarLimits?.boards;
  if (boards === undefined || mostInRound(before.games) <= boards) return null;
  const slots = slotsOf(games, boards);
  const occasions = goingOn(occasionsIn(before), before.calendarLimits?.skip ?? [], slots.length);
  return datesOfSlots(slots, occasions);
};

/** Whether a game can be played at a time: both players are free, and so is a board at its venue. */
const fits = (game: Game, date: string, games: readonly Game[], boards: number): boolean => {
  const then = games.filter((each) => each.date === date);
  const isBusy = then.some(({ white, black }) =>
    [white, black].some((no) => [game.white, game.black].includes(no)),
  );
  return !isBusy && then.filter(({ venue }) => venue === game.venue).length < boards;
};

/** How far each time is from the nearest time of a round, counted in times. */
const distancesFrom = (round: number, occasions: readonly string[], games: readonly Game[]) => {
  const own = games
    .filter((game) => game.round === round)
    .map((game) => occasions.indexOf(plannedDate(game) ?? ''))
    .filter((index) => index >= 0);
  return occasions.map((_, index) => smallest(own.map((each) => Math.abs(each - index))));
};

/**
 * The time for one more game in a round, when a board and both players are free: the one nearest to the round's own, the later of
 * two. `undefined` if there is none.
 */
const freeTime = (game: Game, games: readonly Game[], boards: number): string | undefined => {
  const occasions = occasionsIn({ games });
  const distances = distancesFrom(game.round, occasions, games);
  const free = occasions.flatMap((date, index) => (fits(game, date, games, boards) ? [index] : []));
  const [first] = Number.isFinite(distances[0] ?? Infinity) ? free : [];
  const nearest = free.reduce(
    (best, index) => (entryAt(distances, index) <= entryAt(distances, best) ? index : best),
    first ?? 0,
  );
  return first === undefined ? undefined : entryAt(occasions, nearest);
};

/**
 * Adds times, venues and deadlines to new games, following the other games: the date of their round, of an added one in the same
 * rhythm, or with few boards the nearest time with a free one. The players are those after the change. Games of rounds that are over have no date yet.
 */
export const withTimes = (
  before: Tournament,
  players: readonly Player[],
  own: readonly Game[],
  current = 1,
  dates = moreRoundDates(before, largest([before.rounds, ...own.map(({ round }) => round)]), current),
): readonly Game[] => {
  const boards = before.calendarLimits?.boards;
  const toCome =
    (dateOf: DateOf): DateOf =>
    (game) =>
      game.round < current ? undefined : dateOf(game);
  if (boards === undefined) return own.map(likeOthers(before, players, toCome(ofRound(dates))));
  const games = [...before.games];
  return own.map((game) => {
    const placed = likeOthers(
      before,
      players,
      toCome((each) => freeTime(each, games, boards)),
    )(game);
    games.push(placed);
    return placed;
  });
};
