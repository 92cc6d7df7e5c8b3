import { countsOf } from '../grouped';
import { largest, smallest } from '../extremes';
import { parseDate } from './dates';
import type { Game, Player, Tournament } from '../model';
import { entryAt } from '../present';
import { goingOn } from './occasions';
import { datesOfSlots, slotsOf, type SlotMethod } from './slots';
import { likeOthers, plannedDate, type DateOf } from './timing';

const hasDate = (date: string | undefined): date is string => date !== undefined && parseDate(date) !== null;

/** The planned times of games, in order. */
const occasionsIn = ({ games }: Pick<Tournament, 'games'>): readonly string[] =>
  [...new Set(games.map(plannedDate).filter(hasDate))].sort();

/** Guesses how slots were laid: if any time has games of two rounds, rounds were not kept apart. */
const methodOf = ({ games }: Pick<Tournament, 'games'>): SlotMethod => {
  const rounds = new Map<string, number>();
  for (const game of games) {
    const date = plannedDate(game) ?? '';
    if ((rounds.get(date) ?? game.round) !== game.round) return 'rolling';
    rounds.set(date, game.round);
  }
  return 'round';
};

/** The most games, or rests, that one round has. */
export const mostInRound = (lines: readonly { readonly round: number }[]): number =>
  Math.max(0, largest(countsOf(lines.map(({ round }) => round)).values()));

/**
 * Dates for games that are paired again with fewer boards than games in a round. The old times are used again in the old way;
 * further games continue their pattern. Without a regular pattern, further games get no date. `null` if boards are no limit.
 */
export const datesInSlots = (games: readonly Game[], before: Tournament): DateOf | null => {
  const boards = before.calendarLimits?.boards;
  if (boards === undefined || mostInRound(before.games) <= boards) return null;
  const slots = slotsOf(games, boards, methodOf(before));
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
 * Adds times, venues and deadlines to new games, following the other games: the date of their round, or with few boards the
 * nearest time with a free one. The players are those after the change.
 */
export const withTimes = (
  before: Tournament,
  players: readonly Player[],
  own: readonly Game[],
): readonly Game[] => {
  const boards = before.calendarLimits?.boards;
  if (boards === undefined) return own.map(likeOthers(before, players));
  const games = [...before.games];
  return own.map((game) => {
    const placed = likeOthers(before, players, (each) => freeTime(each, games, boards))(game);
    games.push(placed);
    return placed;
  });
};
