import { parseDate, makeDate } from './dates';
import { given } from '../format/fields';
import type { Game, Player, Tournament } from '../model';
import { commonestOf, roundDates, type RoundDates } from './roundDates';

/** When a game is played: its date, the one that was planned for it where that is another, and until when it has to be played. */
interface Timing {
  readonly date?: string | undefined;
  readonly planned?: string | undefined;
  readonly deadline?: string | undefined;
}

/** The date that a game had before anyone moved it. */
export const plannedDate = ({ planned, date }: Pick<Game, 'planned' | 'date'>): string | undefined =>
  planned ?? date;

/** The game at another time. */
export const timed = (game: Game, { date, planned, deadline }: Timing): Game =>
  given({ ...game, date, planned, deadline });

/** The game on another date, the planned one kept; one that goes back to it was never moved. */
export const movedTo = (game: Game, date: string | undefined): Game => {
  const planned = plannedDate(game);
  return timed(game, { date, planned: planned === date ? undefined : planned, deadline: game.deadline });
};

/** The days from the planned date of a game to its deadline, as a text; none where one of them is no date. */
const daysLeft = (game: Game): readonly string[] => {
  const [date, deadline] = [plannedDate(game), game.deadline].map((each) => parseDate(each ?? '')?.day);
  return date === undefined || deadline === undefined ? [] : [String(deadline - date)];
};

/** Until when a game on a date is to be played: so many days after it as most games have, or on the day that most have. */
const deadlineRule = ({ games }: Pick<Tournament, 'games'>): ((date?: string) => string | undefined) => {
  const days = commonestOf(games.flatMap(daysLeft));
  const day = commonestOf(games.flatMap(({ deadline }) => deadline ?? []));
  const isRule = 2 * games.filter((game) => daysLeft(game)[0] === days).length > games.length;
  return (date) => (isRule && date !== undefined ? daysAfter(date, Number(days)) : day);
};

const isAtHome = (column: number, players: readonly Player[]) => {
  const homes = new Map(players.map(({ no, extra = [] }) => [no, String(extra[column] ?? '')]));
  return ({ white, venue }: Game): boolean => venue !== undefined && homes.get(white) === venue;
};

/** Where all matches are played in which a team is at home; nothing where they are played in several places, or in none. */
export const hallOf = (
  { games }: Pick<Tournament, 'games'>,
  no: number | undefined,
  except = 0,
): string | undefined => {
  const [hall, ...others] = new Set(
    games.flatMap((game) => (game.white === no && game.no !== except ? [game.venue] : [])),
  );
  return others.length === 0 ? hall : undefined;
};

/**
 * Where games are played: in most of them at the home of who has White, as a column of the list says, else where most are. A match of teams is
 * in the hall of who is at home; a new team has the hall that all others share.
 */
const venueRule = (before: Tournament): ((white: Player) => string | undefined) => {
  const { games, players, columns, discipline } = before;
  if (discipline) {
    const numbers = new Map(players.map(({ no, name }) => [name, no]));
    const [all, ...others] = new Set(games.map(({ venue }) => venue));
    const shared = others.length === 0 ? all : undefined;
    return ({ name }) => hallOf(before, numbers.get(name)) ?? shared;
  }
  const home = columns.findIndex(
    (_, column) => 2 * games.filter(isAtHome(column, players)).length > games.length,
  );
  const all = commonestOf(games.flatMap(({ venue }) => venue ?? []));
  return home < 0 ? () => all : ({ extra = [] }) => String(extra[home] ?? '') || undefined;
};

/** The date that is wanted for a game. */
export type DateOf = (game: Game) => string | undefined;

/** That of its round. */
export const ofRound =
  (dates: RoundDates): DateOf =>
  ({ round }) =>
    dates[round - 1];

/**
 * Gives a new game of a tournament its date, that of its round if nothing else is said, and the venue and the deadline that it has as the
 * other games go; the date may depend on the venue. The players are those after the change.
 */
export const likeOthers = (
  before: Tournament,
  players: readonly Player[],
  dateOf: DateOf = ofRound(roundDates(before)),
): ((game: Game) => Game) => {
  const { calendar = [] } = before;
  const deadlineOf = calendar.includes('deadline') ? deadlineRule(before) : () => undefined;
  const venueOf = calendar.includes('venue') ? venueRule(before) : () => undefined;
  const byNumber = new Map(players.map((player) => [player.no, player]));
  return (game) => {
    const white = byNumber.get(game.white);
    const venue = white && venueOf(white);
    const placed = given({ ...game, venue });
    const date = dateOf(placed);
    return timed(placed, { date, deadline: deadlineOf(date) });
  };
};

/** The day on which so many days have gone since a date, without its time; the text as it is where it is no date. */
export const daysAfter = (date: string, days: number): string => {
  const found = parseDate(date);
  return found ? makeDate({ day: found.day + days, minutes: null }) : date;
};
