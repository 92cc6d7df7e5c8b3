import { given } from '../format/fields';
import type { CalendarColumn, Game, Tournament } from '../model';
import { sizeProblem } from '../pairing/schedule';
import { andThen, fail, ok, type Result } from '../result';
import { unknownProblem } from '../names/meant';
import { daysAfter, ofRound, timed, type DateOf } from './timing';
import { occasionsOf } from './occasions';
import { datesOfSlots, slotsOf } from './slots';
import { MOST_BOARDS, type WantedCalendar } from './wanted';

const DAYS_OF_WEEK = 7;

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const byRounds = ({ rounds }: Tournament, wanted: WantedCalendar): Result<DateOf> =>
  andThen(occasionsOf(wanted, rounds), (dates) => ok(ofRound(dates)));

const bySlots = ({ games }: Tournament, wanted: WantedCalendar, boards: number): Result<DateOf> => {
  const slots = slotsOf(games, boards, wanted.slots ?? 'round');
  return andThen(occasionsOf(wanted, slots.length), (occasions) => ok(datesOfSlots(slots, occasions)));
};

const datesWanted = (tournament: Tournament, wanted: WantedCalendar): Result<DateOf> => {
  const { boards } = wanted;
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
