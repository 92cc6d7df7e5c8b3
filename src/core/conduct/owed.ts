import { underKey } from '../present';
import type { Game, Tournament } from '../model';
import type { Pending } from '../pending';
import { problem, type Problem } from '../problem';

/** A game that somebody still owes, and why if it is said. */
export interface OwedGame extends Pick<Game, 'round' | 'board' | 'white' | 'black'> {
  readonly game: number;
  readonly pending: Pending | null;
}

/** Who owes which games. */
export interface Owed {
  /** The round that is being played: the first that is not over; past the last one when all are. */
  readonly current: number;
  /** Games of rounds that are over, and those marked postponed or adjourned in any round: by round, then by board. */
  readonly games: readonly OwedGame[];
  /** The same by player, for those who owe any, in order of number: the numbers of the games. */
  readonly players: readonly { readonly no: number; readonly games: readonly number[] }[];
}

/** Games that are to be played: nobody waits for one who has left. */
export const openGames = ({ games, players }: Pick<Tournament, 'games' | 'players'>): readonly Game[] => {
  const here = new Set(players.filter(({ status }) => status === 'playing').map(({ no }) => no));
  return games.filter(({ outcome, white, black }) => outcome === null && here.has(white) && here.has(black));
};

/**
 * The round that is being played: the first that is not over. A round is over when all its games are finished, postponed or
 * adjourned, and when a later one is well under way: most of its games are finished.
 */
export const currentRound = (tournament: Tournament): number => {
  const byRound = new Map<number, { games: number; finished: number; waiting: number }>();
  for (const { round, outcome } of tournament.games) {
    const count = byRound.get(round) ?? { games: 0, finished: 0, waiting: 0 };
    byRound.set(round, count);
    count.games += 1;
    count.finished += Number(outcome !== null);
  }
  for (const { round, pending } of openGames(tournament))
    underKey(byRound, round).waiting += Number(pending === undefined);
  const rounds = [...byRound].sort(([one], [other]) => one - other);
  const underWay = rounds.map(([, { games, finished }]) => 2 * finished > games).lastIndexOf(true);
  const next = rounds.slice(Math.max(0, underWay)).find(([, { waiting }]) => waiting > 0);
  return next?.[0] ?? (rounds.at(-1)?.[0] ?? 0) + 1;
};

/** The games that are owed: those of rounds that are over, and those that were postponed or adjourned. */
export const owedGames = (tournament: Tournament): Owed => {
  const current = currentRound(tournament);
  const games = openGames(tournament)
    .filter(({ round, pending }) => round < current || pending !== undefined)
    .map(({ no, round, board, white, black, pending = null }) => ({
      ...{ game: no, round, board, white, black, pending },
    }))
    .sort((one, other) => one.round - other.round || one.board - other.board);
  const players = tournament.players
    .map(({ no }) => ({
      no,
      games: games.filter(({ white, black }) => white === no || black === no).map(({ game }) => game),
    }))
    .filter((player) => player.games.length > 0);
  return { current, games, players };
};

/** `game-ahead` for each of these games that belongs to a round after the one that is being played. */
export const aheadWarnings = (tournament: Tournament, games: readonly number[]): readonly Problem[] => {
  const current = currentRound(tournament);
  return tournament.games
    .filter(({ no, round }) => games.includes(no) && round > current)
    .map(({ no, round }) => problem('game-ahead', { game: no, round }, { round, current }));
};
