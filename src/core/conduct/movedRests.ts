import type { Game, Rest, Tournament } from '../model';

/** Who has no game in a round, in order of number. */
const idleIn = ({ players }: Tournament, games: readonly Game[], round: number): readonly number[] => {
  const busy = new Set(games.flatMap((game) => (game.round === round ? [game.white, game.black] : [])));
  return players
    .map(({ no }) => no)
    .filter((no) => !busy.has(no))
    .sort((one, other) => one - other);
};

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((no, index) => no === other[index]);

/**
 * The rests of a tournament whose games have moved, in order of round and number: in every round in which they were those of
 * whoever had no game there, they are so again. A round whose rests were others by hand keeps them.
 */
export const movedRests = (before: Tournament, games: readonly Game[]): readonly Rest[] => {
  const rounds = [...new Set(before.rests.map(({ round }) => round))].sort((one, other) => one - other);
  return rounds.flatMap((round): readonly Rest[] => {
    const were = before.rests
      .flatMap((rest) => (rest.round === round ? [rest.player] : []))
      .sort((one, other) => one - other);
    const idle = idleIn(before, games, round);
    const isMoved = isSame(were, idleIn(before, before.games, round)) && idle.length === were.length;
    return (isMoved ? idle : were).map((player) => ({ round, player }));
  });
};
