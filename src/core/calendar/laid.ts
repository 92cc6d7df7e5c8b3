import { largest, smallest } from '../extremes';
import { parseDate } from './dates';
import type { Game, Player, Tournament } from '../model';
import { entryAt } from '../present';
import { goingOn } from './occasions';
import { datesOfSlots, slotsOf, type SlotMethod } from './slots';
import { likeOthers, plannedDate, type DateOf } from './timing';

const hasDate = (date: string | undefined): date is string => date !== undefined && parseDate(date) !== null;

/** The times at which games were planned, in order. */
const occasionsIn = ({ games }: Pick<Tournament, 'games'>): readonly string[] =>
  [...new Set(games.map(plannedDate).filter(hasDate))].sort();

/** How slots were laid, as they tell: where a time has games of two rounds, these were not kept apart. */
const methodOf = ({ games }: Pick<Tournament, 'games'>): SlotMethod => {
  const rounds = new Map<string, number>();
  for (const game of games) {
    const date = plannedDate(game) ?? '';
    if ((rounds.get(date) ?? game.round) !== game.round) return 'rolling';
    rounds.set(date, game.round);
  }
  return 'round';
};

const largestRound = ({ games }: Pick<Tournament, 'games'>): number => {
  const counts = new Map<number, number>();
  for (const { round } of games) counts.set(round, (counts.get(round) ?? 0) + 1);
  return Math.max(0, largest(counts.values()));
};

/**
 * The dates of games that are made anew where there are fewer boards than games of a round: slots at the times that there were, laid as
 * they were, and more at the times at which these would go on; where they went in no regular way those have none. `null` where boards
 * are no limit.
 */
export const datesInSlots = (games: readonly Game[], before: Tournament): DateOf | null => {
  const boards = before.calendarLimits?.boards;
  if (boards === undefined || largestRound(before) <= boards) return null;
  const slots = slotsOf(games, boards, methodOf(before));
  const occasions = goingOn(occasionsIn(before), before.calendarLimits?.skip ?? [], slots.length);
  return datesOfSlots(slots, occasions);
};

/** Whether a game can be played at a time: neither player has another one then, and a board is free where it is played. */
const fits = (game: Game, date: string, games: readonly Game[], boards: number): boolean => {
  const then = games.filter((each) => each.date === date);
  const isBusy = then.some(({ white, black }) =>
    [white, black].some((no) => [game.white, game.black].includes(no)),
  );
  return !isBusy && then.filter(({ venue }) => venue === game.venue).length < boards;
};

/** How far each time lies from the nearest at which a round is played, counted in times. */
const distancesFrom = (round: number, occasions: readonly string[], games: readonly Game[]) => {
  const own = games
    .filter((game) => game.round === round)
    .map((game) => occasions.indexOf(plannedDate(game) ?? ''))
    .filter((index) => index >= 0);
  return occasions.map((_, index) => smallest(own.map((each) => Math.abs(each - index))));
};

/**
 * The time for a game more in a round, where a board and both players are free: the nearest to its round's own, of two as near the later
 * one. `undefined` where there is none.
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
 * Games that come to a tournament, with the times, venues and deadlines that they have as the other games go: on the date of their
 * round, or where boards are told at the nearest time at which one is free. The players are those after the change.
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
