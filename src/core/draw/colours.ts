import { present } from '../present';
import type { ColourMethod, Game, Player, Tournament } from '../model';
import { problem } from '../problem';
import { fail, ok, type Result } from '../result';
import { calledById } from '../names/meant';
import { chanceOf, drawBelow } from './lots';

type Sides = Pick<Game, 'round' | 'white' | 'black'>;

const exchanged = <T extends Sides>(game: T): T => ({ ...game, white: game.black, black: game.white });

type Rated = Pick<Player, 'rating'>;

/** Whether the first of two is stronger than the other; `null` for equals, and where somebody has no rating. */
export const isStronger = (one: Rated | undefined, other: Rated | undefined): boolean | null => {
  const [first, second] = [one, other].map((player) => player?.rating?.strength ?? null);
  return typeof first !== 'number' || typeof second !== 'number' || first === second ? null : first > second;
};

/** Whether Black is the stronger of two; players stand in the order of their numbers. */
const isBlackStronger = ({ white, black }: Sides, players: readonly Rated[]): boolean =>
  isStronger(players[black - 1], players[white - 1]) === true;

/**
 * A tournament after somebody's strength or number has changed. Where the stronger has White, open games change colours if Black
 * has become the stronger; colours that were turned by hand before stay.
 */
export const withStrongerWhite = (before: Tournament, after: Tournament): Tournament => {
  const isTurned = (game: Game): boolean =>
    game.outcome === null && isBlackStronger(game, after.players) && !isBlackStronger(game, before.players);
  return after.colours === 'strength'
    ? { ...after, games: after.games.map((game) => (isTurned(game) ? exchanged(game) : game)) }
    : after;
};

/**
 * Tosses for the colours of each pair, in the order in which they first meet. If a pair meets again, its colours alternate as in
 * the system.
 */
export const tossColours = <T extends Sides>(games: readonly T[], seed: string): readonly T[] => {
  const next = chanceOf(seed);
  const tosses = new Map<string, boolean>();
  return games.map((game) => {
    const pair = [game.white, game.black].sort((one, other) => one - other).join(' ');
    const turned = tosses.get(pair) ?? drawBelow(next, 2) === 1;
    tosses.set(pair, turned);
    return turned ? exchanged(game) : game;
  });
};

/** The round of a quad whose colours are tossed for (US Chess 30G). */
const TOSSED_ROUND = 3;

/** Tosses for the colours of the last round of a quad, four players in three rounds (US Chess 30G); the other rounds stay. */
const tossQuad = <T extends Sides>(games: readonly T[], seed: string): readonly T[] => {
  const last = games.filter(({ round }) => round === TOSSED_ROUND);
  const tossed = tossColours(last, seed)[Symbol.iterator]();
  return games.map((game) => (game.round === TOSSED_ROUND ? present(tossed.next().value) : game));
};

/** A way to give a tournament's games their colours, besides the pairing system. */
export interface Coloured<T extends Sides> {
  readonly games: readonly T[];
  readonly players: readonly Rated[];
  /** Rounds of the tournament. */
  readonly rounds: number;
  readonly seed: string;
}

interface Method {
  readonly id: ColourMethod;
  /** Where it is published: a citation, not a text for users. */
  readonly source: string;
  /** Whether it uses chance, and so the draw's seed. */
  readonly lots: boolean;
  readonly apply: <T extends Sides>(from: Coloured<T>) => readonly T[];
}

/** The ways to give colours, the system's own first. */
export const COLOUR_METHODS: readonly Method[] = [
  { id: 'system', source: 'the pairing system', lots: false, apply: ({ games }) => games },
  {
    id: 'strength',
    source: 'Easy Round Robin Pairing',
    lots: false,
    // Equals, and games with an unrated player, keep the colours that they have.
    apply: ({ games, players }) =>
      games.map((game) => (isBlackStronger(game, players) ? exchanged(game) : game)),
  },
  { id: 'toss', source: 'US Chess 30A', lots: true, apply: ({ games, seed }) => tossColours(games, seed) },
  {
    id: 'quad',
    source: 'US Chess 30G',
    lots: true,
    apply: ({ games, seed }) => tossQuad(games, seed),
  },
];

/** The way to give colours with this name, if there is one. */
export const colourMethodOf = (name: string): ColourMethod | undefined =>
  COLOUR_METHODS.find(({ id }) => id === name)?.id;

/** Whether a way to give colours draws lots and so needs a seed. */
export const tossesColours = (id: string | undefined): boolean =>
  COLOUR_METHODS.some((method) => method.id === id && method.lots);

/** Quads are four players in three rounds. */
const isQuad = ({ players, rounds }: Pick<Coloured<Sides>, 'players' | 'rounds'>): boolean =>
  players.length === 4 && rounds === TOSSED_ROUND;

/**
 * Gives colours by a method; the order of the games stays. Tosses and numbers drawn from the same seed are independent. Problems:
 * `choice-unknown`, `seed-missing`, `colours-not-quad` for the quad's toss in another field.
 */
export const giveColours = <T extends Sides>(id: string, from: Coloured<T>): Result<readonly T[]> => {
  const called = calledById(id, COLOUR_METHODS, 'choice-unknown', { field: 'colours' });
  if (!called.ok) return called;
  const method = called.value;
  if (method.lots && from.seed.trim() === '') return fail(problem('seed-missing', { field: 'colours' }));
  if (method.id === 'quad' && !isQuad(from)) {
    const { players, rounds } = from;
    return fail(problem('colours-not-quad', { field: 'colours' }, { count: players.length, rounds }));
  }
  return ok(method.apply({ ...from, seed: `${from.seed} colours` }));
};
