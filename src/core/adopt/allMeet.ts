import { groupedBy } from '../grouped';
import { entryAt } from '../present';
import { problem, type Problem } from '../problem';

/** What a file says about its event, besides the games. */
export interface Stated {
  /** How many rounds there are or will be, where the file says so. */
  readonly declared: number | null;
  /** The last round in any player's line. */
  readonly last: number;
  readonly cycles: number | undefined;
  /** The kind of event that the file says it is. */
  readonly kind: 'all-play-all' | 'other' | null;
  /** The teams of a match. */
  readonly teamOf: ReadonlyMap<number, string>;
}

/** A player, or a team that meets others as players do. */
interface Entrant {
  readonly no: number;
  readonly name: string;
  /** Their line in the file. */
  readonly line: number;
}

/** Whom everybody has to meet: all others, or in a match of two teams all members of the other team. */
const opponentsOf = (players: readonly Entrant[], at: number, { teamOf }: Stated): readonly number[] => {
  const team = teamOf.get(entryAt(players, at).no);
  return players.flatMap(({ no }, other) =>
    other !== at && (team === undefined || teamOf.get(no) !== team) ? [other] : [],
  );
};

interface Pair {
  readonly white: number;
  readonly black: number;
}

/** How many rounds all need to meet everyone once. */
export const roundsNeeded = (count: number): number => (count % 2 === 0 ? count - 1 : count);

/**
 * How many rounds there are. At least as many as a full round robin needs, if the file says that all meet: it may not be finished
 * yet.
 */
const roundsOf = (needed: number, { declared, last, kind }: Stated): number => {
  const told = declared ?? last;
  return kind === 'all-play-all' ? Math.max(told, needed) : told;
};

/**
 * Why this cannot be a round robin: too few rounds (`exchange-not-all-play`), or somebody has more opponents left than free
 * rounds (`trf-not-all-meet`). No problem if some games are merely still to be played.
 */
export const notAllMeet = (
  players: readonly Entrant[],
  games: readonly Pair[],
  stated: Stated,
): readonly Problem[] => {
  const { length: count } = players;
  const cycles = stated.cycles ?? 1;
  const needed = cycles * (stated.teamOf.size > 0 ? 1 : roundsNeeded(count));
  const rounds = roundsOf(needed, stated);
  if (rounds < needed) return [problem('exchange-not-all-play', {}, { players: count, needed, rounds })];
  const keyOf = (one: number, other: number): number => Math.min(one, other) * count + Math.max(one, other);
  const met = groupedBy(games, ({ white, black }) => keyOf(white, black));
  const own = players.map(() => 0);
  for (const { white, black } of games) for (const at of [white, black]) own[at] = entryAt(own, at) + 1;
  const short = players.flatMap((player, at) => {
    const missing = opponentsOf(players, at, stated).reduce(
      (sum, other) => sum + Math.max(0, cycles - (met.get(keyOf(at, other))?.length ?? 0)),
      0,
    );
    return missing > rounds - entryAt(own, at) ? [{ player, missing, free: rounds - entryAt(own, at) }] : [];
  });
  const [first] = short;
  if (!first) return [];
  const { line, name } = first.player;
  const values = { name, missing: first.missing, free: Math.max(0, first.free) };
  return [problem('trf-not-all-meet', { line, player: name }, values)];
};
