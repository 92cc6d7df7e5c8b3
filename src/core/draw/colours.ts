import type { Game } from '../model';
import { chanceOf, drawBelow } from './lots';

type Sides = Pick<Game, 'round' | 'white' | 'black'>;

const exchanged = <T extends Sides>(game: T): T => ({ ...game, white: game.black, black: game.white });

/**
 * The stronger has White in all his games (seed 000's other way); equals, and games with an unrated player, keep the
 * colours of the system. `strengthOf` gives `null` for the unrated.
 */
export const strongerWhite = <T extends Sides>(
  games: readonly T[],
  strengthOf: (no: number) => number | null,
): readonly T[] =>
  games.map((game) => {
    const [white, black] = [strengthOf(game.white), strengthOf(game.black)];
    return white !== null && black !== null && black > white ? exchanged(game) : game;
  });

/** Tosses for the colours of every game, in the order of the games: each has its own toss from the seed. */
export const tossColours = <T extends Sides>(games: readonly T[], seed: string): readonly T[] => {
  const next = chanceOf(seed);
  return games.map((game) => (drawBelow(next, 2) === 1 ? exchanged(game) : game));
};

/** The round of a quad whose colours are tossed for (US Chess 30G). */
const TOSSED_ROUND = 3;

/** Tosses for the colours of the last round of a quad, four players in three rounds (US Chess 30G); the others stay. */
export const tossQuad = <T extends Sides>(games: readonly T[], seed: string): readonly T[] => {
  const tossed = tossColours(
    games.filter(({ round }) => round === TOSSED_ROUND),
    seed,
  );
  return [...games.filter(({ round }) => round !== TOSSED_ROUND), ...tossed];
};
