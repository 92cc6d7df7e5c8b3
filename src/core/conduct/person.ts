import { largest } from '../extremes';
import { given } from '../format/fields';
import { plays, type Player, type Tournament } from '../model';
import { problem, type Problem } from '../problem';
import { parseRating, type Rating } from '../ratings/rating';
import { fail, ok, type Result, unlessProblems } from '../result';
import { effectOf, type Affected } from './effect';
import { progressOf, type GamesCompleted } from './withdrawal';
import { fractionOf } from '../fraction';

/** Somebody's data, blanks around them left out. A rating or federation of `null` or nothing but blanks is none. */
export interface Person {
  readonly name: string;
  readonly rating: Rating['typed'] | null;
  readonly federation: string | null;
  /** What stands in the list's own columns: title, FIDE ID, birth and the like. */
  readonly extra?: NonNullable<Player['extra']>;
}

/** A player with a new name, rating or points from now on. */
export interface Correction {
  readonly before: Player;
  readonly after: Player;
  readonly affected: readonly Affected[];
}

/** Somebody new with an old number. */
export interface Substitution extends Correction {
  /** What the player who leaves has played. */
  readonly progress: GamesCompleted;
  /** The round after the last in which the number has a result. */
  readonly round: number;
  /** `substitute-has-games`, for a team `substitute-has-matches`: the number already has results. */
  readonly warnings: readonly Problem[];
}

/** What is corrected about a player; their status where a bye is given a name. */
export type Corrections = Partial<Person & Pick<Player, 'status'>>;

const ratingOf = (typed: Person['rating']): Rating | undefined =>
  String(typed ?? '').trim() === '' ? undefined : parseRating(typed ?? '');

const asPerson = (player: Player, { name, rating, federation, ...rest }: Corrections): Player =>
  given({
    ...player,
    ...rest,
    name: name?.trim() ?? player.name,
    rating: rating === undefined ? player.rating : ratingOf(rating),
    federation: federation === undefined ? player.federation : federation?.trim() || undefined,
  });

/** The tournament with one player replaced. */
export const withPlayer = (tournament: Tournament, after: Player): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => (player.no === after.no ? after : player)),
});

/** The player of a number, else `player-unknown`. */
export const playerOf = ({ players }: Tournament, no: number): Result<Player> => {
  const player = players.find((each) => each.no === no);
  return player ? ok(player) : fail(problem('player-unknown', {}, { typed: no }));
};

/**
 * Corrects a name, rating or federation. The standings may change: ratings count if the order of ranking uses them.
 * `player-unknown`.
 */
export const correction = (tournament: Tournament, no: number, change: Corrections): Result<Correction> => {
  const found = playerOf(tournament, no);
  if (!found.ok) return found;
  const after = asPerson(found.value, change);
  return ok({
    before: found.value,
    after,
    affected: effectOf(tournament, withPlayer(tournament, after)),
  });
};

/**
 * Somebody else takes over a number, with its games, and nothing else of who had it. FIDE's rules for the draw of lots allow it
 * before the leaving player's first game; later the arbiter decides, and a warning says so. Problems: `player-unknown`,
 * `withdrawn-already`.
 */
export const substitution = (tournament: Tournament, no: number, person: Person): Result<Substitution> => {
  const corrected = correction(tournament, no, { extra: [], ...person });
  if (!corrected.ok) return corrected;
  const { name: player, status } = corrected.value.before;
  if (status !== 'playing') return fail(problem('withdrawn-already', { player }, { player, status }));
  const progress = progressOf(tournament, no);
  const { discipline, games } = tournament;
  // A win by forfeit stays with the number as much as a game that was played.
  const finished = games.filter((game) => plays(no)(game) && game.outcome !== null);
  const count = discipline ? progress.completed : finished.length;
  const code = discipline ? 'substitute-has-matches' : 'substitute-has-games';
  const values = { player, count, after: corrected.value.after.name, left: 'no' };
  const warnings = count > 0 ? [problem(code, { player }, values)] : [];
  const round = largest([0, ...finished.map((game) => game.round)]) + 1;
  return ok({ ...corrected.value, progress, round, warnings });
};

/** The most points that an adjustment gives or takes, as in an event file. */
const MOST_POINTS = 10_000;

/** Points that the arbiter adds or takes away (below 0), replacing earlier ones, and the reason. */
export interface Points {
  readonly points: number;
  readonly reason: string;
}

/**
 * The arbiter adjusts a player's points, on the scale of the tournament's scoring; 0 removes the adjustment. Problems:
 * `player-unknown`, `adjustment-invalid` for more than two decimals or 10,000 points, `adjustment-reason-missing`.
 */
export const adjustment = (
  tournament: Tournament,
  no: number,
  { points, reason }: Points,
): Result<Correction> => {
  const player = playerOf(tournament, no);
  if (!player.ok) return player;
  const before = player.value;
  const place = { player: before.name };
  const isPoints = Math.abs(points) <= MOST_POINTS && fractionOf(points) !== null;
  const wrong = [
    ...(isPoints ? [] : [problem('adjustment-invalid', place, { typed: points, most: MOST_POINTS })]),
    ...(points === 0 || reason.trim() !== '' ? [] : [problem('adjustment-reason-missing', place)]),
  ];
  const after = given({
    ...before,
    ...(points === 0
      ? { adjustment: undefined, adjustmentReason: undefined }
      : { adjustment: points, adjustmentReason: reason }),
  });
  return unlessProblems(wrong, () => ({
    before,
    after,
    affected: effectOf(tournament, withPlayer(tournament, after)),
  }));
};
