import { dayOf, isDate, parseDate, roundDates, typedDate } from './dates';
import { plays, type Game, type Tournament } from '../model';
import { nameOf } from '../names/name';
import { matchOf } from '../pairing/teams/members';
import { problem, type Problem } from '../problem';
import { fail, ok, type Result } from '../result';
import { isTeamEvent } from '../teamEvent/model';
import { clashesOf } from './clashes';
import { daysAfter, movedTo, plannedDate } from './timing';

/** A game on its new date, and what follows from that. */
export interface Rescheduled {
  readonly before: Game;
  readonly game: Game;
  /** Who has to agree: both players, by number. For a match, or in a match of two teams, both captains, by team name. */
  readonly players: readonly [white: number, black: number];
  readonly teams: readonly string[];
  /** Clashes that are new. */
  readonly warnings: readonly Problem[];
}

const putOff = <T extends Pick<Game, 'pending'>>(game: T): T => ({
  ...game,
  pending: game.pending ?? 'postponed',
});

const putBack = <T extends Pick<Game, 'pending'>>(game: T): T => {
  const { pending, ...rest } = game;
  return pending === 'postponed' ? (rest as T) : game;
};

const WEEK = 7;

/** Whether a game is without a date, or not before the next round: in the last one not within a week. Another evening of the same round puts nothing off. */
const isPutOff = (tournament: Tournament, game: Game): boolean => {
  const planned = plannedDate(game);
  if (game.date === undefined || planned === undefined) return game.date === undefined;
  const next = roundDates(tournament)[game.round];
  return game.date >= (isDate(next) && next > planned ? next : daysAfter(planned, WEEK));
};

/** A game put off is postponed, of a match the boards without a result; any other is not. */
const withPending = (tournament: Tournament, game: Game): Game => {
  const move = isPutOff(tournament, game) ? putOff : putBack;
  const boards = game.boards?.map((board) => (board.outcome === null ? move(board) : board));
  return boards ? { ...game, boards } : move(game);
};

const teamsOf = (tournament: Tournament, game: Game): readonly string[] => {
  if (isTeamEvent(tournament)) return [game.white, game.black].map(nameOf(tournament.players));
  if (!matchOf(tournament)) return [];
  const names = new Map(tournament.teams.map(({ id, name }) => [id, name]));
  return tournament.players
    .filter(({ no }) => plays(no)(game))
    .flatMap(({ team }) => names.get(team ?? '') ?? []);
};

const isSame = (one: Problem, other: Problem): boolean =>
  one.code === other.code && JSON.stringify(one.values) === JSON.stringify(other.values);

/** Half a year: of all days that are written without a year alike, one is within it. */
const HALF_YEAR = 182;

/** The date that was typed for a game: without a year the nearest to that planned, without a time at the same time. */
const dateIn = (typed: string, game: Game): Result<string | undefined> => {
  if (typed.trim() === '') return ok(undefined);
  const known = [game.date, plannedDate(game)].flatMap((date) => (date && parseDate(date) ? [date] : []));
  const found = typedDate(typed, known[0] === undefined ? {} : { from: daysAfter(known[0], -HALF_YEAR) });
  if (found === null) return fail(problem('date-invalid', { field: 'to' }, { typed: typed.trim() }));
  const time = known.map((date) => date.slice(dayOf(date).length)).find((each) => each !== '');
  return ok(found === dayOf(found) ? `${found}${time ?? ''}` : found);
};

/**
 * Moves a game to another date, such as `2026-12-03 19:30` or `3 Dec`, or puts it off without a date if nothing was typed. The
 * planned date stays, and so does the time unless another is typed. Problems: `games-undated` in a tournament without dates, `game-unknown`, `game-played` for a game with a result,
 * `date-invalid`. Warnings: the new ones of `clashesOf`.
 */
export const reschedule = (tournament: Tournament, no: number, typed: string): Result<Rescheduled> => {
  const before = tournament.games.find((game) => game.no === no);
  if (!tournament.dated) return fail(problem('games-undated'));
  if (!before) return fail(problem('game-unknown', {}, { typed: no }));
  if (before.outcome !== null) return fail(problem('game-played', { game: no, round: before.round }));
  const date = dateIn(typed, before);
  if (!date.ok) return date;
  const game = withPending(tournament, movedTo(before, date.value));
  const games = tournament.games.map((each) => (each.no === no ? game : each));
  const known = clashesOf(tournament);
  return ok({
    before,
    game,
    players: [game.white, game.black],
    teams: teamsOf(tournament, game),
    warnings: clashesOf({ ...tournament, games }).filter(
      (found) => !known.some((other) => isSame(found, other)),
    ),
  });
};
