import { isDate, parseDate, makeDate, commonestOf, roundDates, type RoundDates } from './dates';
import { given } from '../format/fields';
import type { Game, Player, Tournament } from '../model';

/** When a game is played: its date, the planned date if that is another, and its deadline. */
interface Timing {
  readonly date?: string | undefined;
  readonly planned?: string | undefined;
  readonly deadline?: string | undefined;
}

/** The date that a game had before anyone moved it. */
export const plannedDate = ({ planned, date }: Pick<Game, 'planned' | 'date'>): string | undefined =>
  planned ?? date;

/** The day of a game as far as it is understood, else the one planned. */
export const dateOf = (game: Game): string | undefined => [game.date, plannedDate(game)].find(isDate);

/** Whether any game has a day: there may be cells for dates, and none in them. */
export const hasDates = ({ games }: Pick<Tournament, 'games'>): boolean =>
  games.some((game) => dateOf(game) !== undefined);

/** The game at another time. */
export const timed = (game: Game, { date, planned, deadline }: Timing): Game =>
  given({ ...game, date, planned, deadline });

/** The game on another date. It keeps the planned date; a game that returns to it counts as never moved. */
export const movedTo = (game: Game, date: string | undefined): Game => {
  const planned = plannedDate(game);
  return timed(game, { date, planned: planned === date ? undefined : planned, deadline: game.deadline });
};

/** The days from the planned date of a game to its deadline, as a text; none if either is no date. */
const daysLeft = (game: Game): readonly string[] => {
  const [date, deadline] = [plannedDate(game), game.deadline].map((each) => parseDate(each ?? '')?.day);
  return date === undefined || deadline === undefined ? [] : [String(deadline - date)];
};

/** The deadline of a game on a date: as many days later as most games have, or the day that most games have. */
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

/** Where more than half of the matches are played in which a team is at home; a match that moved elsewhere changes no hall. */
export const hallOf = (
  { games }: Pick<Tournament, 'games'>,
  no: number | undefined,
  except = 0,
): string | undefined => {
  const own = games.filter((game) => game.white === no && game.no !== except);
  const hall = commonestOf(own.flatMap(({ venue }) => venue ?? []));
  return 2 * own.filter(({ venue }) => venue === hall).length > own.length ? hall : undefined;
};

/**
 * Where games are played: at the home of the player with White, if most are and the list has a column for it; else where most
 * games are. A match is in the hall of the team at home; a new team has the hall that all others share.
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
 * Gives a new game its date (that of its round unless another is given), and the venue and deadline that follow from the other
 * games. The date may depend on the venue. The players are those after the change.
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

/** The day so many days after a date, without its time; the text unchanged if it is no date. */
export const daysAfter = (date: string, days: number): string => {
  const found = parseDate(date);
  return found ? makeDate({ day: found.day + days, minutes: null }) : date;
};
