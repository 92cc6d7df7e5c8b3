import { type Game, type Player, type PlayerStatus, type Tournament, plays } from '../model';
import { outcomeOf, type OutcomeCode } from '../results/outcome';
import { problem, type Problem } from '../problem';
import { andThen, fail, ok, type Result } from '../result';
import { fieldOf } from '../sections/fields';
import { playerOf } from './person';
import { applyDeparture, type ReversedGame } from './departure';
import { currentRound, roundsUnderWay } from './owed';
import { lastPlayed, stillToPlay } from '../results/progress';
import { forfeitBy } from './withdrawal';

/** What a withdrawal did to the games, from the Log. */
export interface WithdrawalDone {
  /** Games that became forfeits. */
  readonly forfeited: readonly number[];
  /** Games whose colours were reversed, as they were before. */
  readonly reversed: readonly Pick<ReversedGame, 'game' | 'white' | 'black'>[];
}

/** A game to be played again, or won by default if the opponent has left, with its new outcome. */
export interface Reopened {
  readonly game: number;
  readonly outcome: OutcomeCode | null;
}

/** What follows when a player who has left comes back. */
export interface Reentry {
  readonly player: Player;
  readonly reopened: readonly Reopened[];
  /** Games whose colours are turned back, as they are played then. */
  readonly reversed: WithdrawalDone['reversed'];
  /** Their games of rounds that the others have already played. */
  readonly missed: readonly number[];
  /** Those of them that are postponed, so that rounds which were over stay over. */
  readonly postponed: readonly number[];
  readonly warnings: readonly Problem[];
}

const opponentOf = ({ white, black }: Game, no: number): number => (white === no ? black : white);

/** The games that are open again, and those that an opponent who has left loses by default. */
const reopenedGames = (
  { games, players }: Tournament,
  no: number,
  isTakenBack: (game: Game, outcome: OutcomeCode) => boolean,
): readonly Reopened[] => {
  const statusOf = new Map<number, PlayerStatus>(players.map((player) => [player.no, player.status]));
  return games.filter(plays(no)).flatMap((game): Reopened[] => {
    if (game.outcome !== null && !isTakenBack(game, game.outcome)) return [];
    const isAbsent = statusOf.get(opponentOf(game, no)) === 'withdrawn';
    const outcome = isAbsent ? forfeitBy(game.white !== no) : null;
    return outcome === game.outcome ? [] : [{ game: game.no, outcome }];
  });
};

const turnedBack = (
  { games }: Tournament,
  reversed: WithdrawalDone['reversed'],
): WithdrawalDone['reversed'] =>
  reversed.filter(({ game, white, black }) =>
    games.some(
      (each) => each.no === game && each.outcome === null && each.white === black && each.black === white,
    ),
  );

const missedGames = (
  tournament: Tournament,
  no: number,
  reopened: readonly Reopened[],
): readonly number[] => {
  const again = new Map(reopened.map(({ game, outcome }) => [game, outcome]));
  const last = lastPlayed(tournament.games);
  return tournament.games
    .filter((game) => plays(no)(game) && game.round <= last)
    .filter((game) => (again.has(game.no) ? again.get(game.no) : game.outcome) === null)
    .map((game) => game.no);
};

/** Their open games in rounds that were over and, with these games, are still well under way. */
const postponedGames = (before: Tournament, after: Tournament, no: number): readonly number[] => {
  if (before.discipline) return [];
  const current = currentRound(before);
  const underWay = roundsUnderWay(after);
  return stillToPlay(after)
    .filter((game) => plays(no)(game) && game.pending === undefined)
    .filter(({ round }) => round < current && underWay.has(round))
    .map((game) => game.no);
};

/**
 * What follows when a player who has left comes back. No federation has a rule for this, so the arbiter decides. Everything their
 * withdrawal did is undone, except for games played since. `done` is that withdrawal; without it the forfeits stay. Problems:
 * `player-unknown`, `reentry-not-left`. Warnings: `reentry-not-logged`, `reentry-colours` with the number of games played with
 * reversed colours, `reentry-owes` with the games they have missed; of these, only the second if all starts `afresh`: none of
 * their results stay.
 */
export const reentry = (
  all: Tournament,
  no: number,
  done: WithdrawalDone | null,
  afresh = false,
): Result<Reentry> =>
  andThen(playerOf(all, no), (player) => {
    const tournament = fieldOf(all, no);
    const place = { player: player.name };
    if (player.status === 'playing') return fail(problem('reentry-not-left', place, place));
    const reopened = reopenedGames(
      tournament,
      no,
      (game, outcome) =>
        afresh || (done?.forfeited.includes(game.no) === true && outcomeOf(outcome).kind !== 'played'),
    );
    const reversed = turnedBack(tournament, done?.reversed ?? []);
    const missed = missedGames(tournament, no, reopened);
    const after = applyDeparture(tournament, { no, status: 'playing', outcomes: reopened, reversed });
    const stuck = (done?.reversed.length ?? 0) - reversed.length;
    return ok({
      player,
      reopened,
      reversed,
      missed,
      postponed: postponedGames(tournament, after, no),
      warnings: [
        ...(done === null && !afresh ? [problem('reentry-not-logged', place, place)] : []),
        ...(stuck > 0 ? [problem('reentry-colours', place, { count: stuck })] : []),
        ...(missed.length > 0 && !afresh
          ? [problem('reentry-owes', place, { ...place, count: missed.length, games: missed.join(', ') })]
          : []),
      ],
    });
  });
