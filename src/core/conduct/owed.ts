import type { Game, Tournament } from '../model';
import type { Pending } from '../results/outcome';
import { problem, type Problem } from '../problem';
import { isPlayed, stillToPlay } from '../results/progress';
import { isTeamEvent, type Match, type TeamEvent } from '../teamEvent/model';
import { boardsToPlay } from '../teamEvent/table';

/** A game that somebody still owes, with the reason if there is one. */
export interface OwedGame extends Pick<Game, 'round' | 'board' | 'white' | 'black'> {
  readonly game: number;
  readonly pending: Pending | null;
}

/** Who owes which games. */
export interface Owed {
  /** The current round: the first that is not over; one past the last when all are. */
  readonly current: number;
  /** Games of rounds that are over, and those marked postponed or adjourned in any round: by round, then by board. */
  readonly games: readonly OwedGame[];
  /** Players who owe games, by number, with the numbers of these games. */
  readonly players: readonly { readonly no: number; readonly games: readonly number[] }[];
}

/** How much of a game is finished, and how much still to be played: the game itself or, for teams, its boards. */
interface Progress {
  readonly game: Game;
  readonly finished: number;
  readonly open: readonly Pick<Game, 'pending'>[];
}

/** A forfeit is no sign that a round has begun, as whoever left forfeits in all of them: only what was played counts. */
const progressIn = (tournament: Tournament): readonly Progress[] => {
  if (isTeamEvent(tournament))
    return tournament.games.map((match) => ({
      game: match,
      finished: match.boards.filter(isPlayed).length,
      open: boardsToPlay(tournament, match),
    }));
  const open = new Set(stillToPlay(tournament));
  return tournament.games.map((game) => ({
    game,
    finished: isPlayed(game) ? 1 : 0,
    open: open.has(game) ? [game] : [],
  }));
};

/** How much of a round is open, how much of that nobody has put off, and how much was played. */
interface RoundCount {
  open: number;
  waiting: number;
  finished: number;
}

const countsOfRounds = (tournament: Tournament): ReadonlyMap<number, RoundCount> => {
  const byRound = new Map<number, RoundCount>();
  for (const { game, finished, open } of progressIn(tournament)) {
    const count = byRound.get(game.round) ?? { open: 0, waiting: 0, finished: 0 };
    byRound.set(game.round, count);
    count.open += open.length;
    count.finished += finished;
    count.waiting += open.filter(({ pending }) => pending === undefined).length;
  }
  return byRound;
};

const isUnderWay = ({ open, finished }: RoundCount): boolean => finished > open;

/** The rounds that are well under way: more of their games were played than are open. */
export const roundsUnderWay = (tournament: Tournament): ReadonlySet<number> =>
  new Set([...countsOfRounds(tournament)].flatMap(([round, count]) => (isUnderWay(count) ? [round] : [])));

/**
 * The current round: the first that is not over; one past the last when all are. A round is over when all its games (for teams,
 * their boards) are finished, postponed or adjourned, or when a later round is well under way (`roundsUnderWay`). The Round sheet
 * has the same rule as a formula.
 */
export const currentRound = (tournament: Tournament): number => {
  const rounds = [...countsOfRounds(tournament)].sort(([one], [other]) => one - other);
  const underWay = rounds.map(([, count]) => isUnderWay(count)).lastIndexOf(true);
  const next = rounds.slice(Math.max(0, underWay)).find(([, { waiting }]) => waiting > 0);
  return next?.[0] ?? (rounds.at(-1)?.[0] ?? 0) + 1;
};

/** The games owed: those of rounds that are over, and those postponed or adjourned. */
export const owedGames = (tournament: Tournament): Owed => {
  const current = currentRound(tournament);
  const games = progressIn(tournament)
    .flatMap(({ game: { no, round, board, white, black }, open }): readonly OwedGame[] => {
      const pending = open.find((each) => each.pending !== undefined)?.pending ?? null;
      const isOwed = open.length > 0 && (round < current || pending !== null);
      return isOwed ? [{ game: no, round, board, white, black, pending }] : [];
    })
    .sort((one, other) => one.round - other.round || one.board - other.board);
  const players = tournament.players
    .map(({ no }) => ({
      no,
      games: games.filter(({ white, black }) => white === no || black === no).map(({ game }) => game),
    }))
    .filter((player) => player.games.length > 0);
  return { current, games, players };
};

/** `game-ahead` for each of these games that belongs to a round after the current one. */
export const aheadWarnings = (tournament: Tournament, games: readonly number[]): readonly Problem[] => {
  const current = currentRound(tournament);
  return tournament.games
    .filter(({ no, round }) => games.includes(no) && round > current)
    .map(({ no, round }) => problem('game-ahead', { game: no, round }, { round, current }));
};

/** The matches owed, as `owedGames` gives them. */
export const owedMatches = (event: TeamEvent): readonly Match[] => {
  const owed = new Set(owedGames(event).games.map(({ game }) => game));
  return event.games.filter(({ no }) => owed.has(no));
};
