import { largest } from '../../extremes';
import { entryAt } from '../../present';
import type { SystemOptions } from '../../model';
import { coloursOf } from '../colours';
import { cyclic, type TeamGame, type TeamSystem } from './system';

type Table = readonly (readonly TeamGame[])[];

/** The games of `k` neighbouring letters, the one after `start` becoming the first. */
const withPlaces = (table: Table, k: number, start: number): Table =>
  table.map((games) =>
    games
      .map((game) => ({ ...game, letter: cyclic(game.letter - start, table.length) }))
      .filter(({ letter }) => letter <= k),
  );

/** How uneven the colours are: of players, running, of a team in a round. */
const unevenness = (table: Table, n: number, k: number): readonly number[] => {
  const rounds = table.map((games) => ({
    games: games.map(({ number, letter, white }) =>
      white ? { white: number, black: n + letter } : { white: n + letter, black: number },
    ),
  }));
  const { players } = coloursOf({ players: n + k, rounds });
  const ofTeam = table.map((games) => Math.abs(2 * games.filter(({ white }) => white).length - games.length));
  return [
    largest(players.map(({ whites, blacks }) => Math.abs(whites - blacks))),
    largest(players.map(({ longestRun }) => longestRun)),
    largest(ofTeam),
  ];
};

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && entryAt(one, at) < entryAt(other, at);
};

/** Leaves out those neighbouring places that leave the colours most even. */
const leastUneven = (table: Table, n: number, k: number): Table => {
  const tables = table.map((_, start) => withPlaces(table, k, start));
  const found = tables.map((each) => ({ each, uneven: unevenness(each, n, k) }));
  return found.reduce((best, next) => (isLess(next.uneven, best.uneven) ? next : best)).each;
};

/** The table of a team of `n` against a smaller one of `k`: `n - k` of the larger team rest in each round. */
const againstFewer = (system: TeamSystem, n: number, k: number, options?: SystemOptions): Table => {
  const table = system.table(n, options);
  const { unequalWhite } = system;
  return unequalWhite
    ? withPlaces(table, k, 0).map((games) =>
        games.map((game) => ({ ...game, white: unequalWhite(game.number, game.letter) })),
      )
    : leastUneven(table, n, k);
};

/** The same table seen from the other team, which then has the colours that the first one had. */
const exchanged = (table: Table): Table =>
  table.map((games) =>
    games.map(({ number, letter, ...game }) => ({ ...game, number: letter, letter: number })),
  );

/**
 * Every round of a match between teams of `numbers` and `letters` members. Of teams that differ in size the larger one has
 * as many resting in each round as it has more members.
 */
export const teamTable = (
  system: TeamSystem,
  numbers: number,
  letters: number,
  options?: SystemOptions,
): Table => {
  if (numbers === letters) return system.table(numbers, options);
  return numbers > letters
    ? againstFewer(system, numbers, letters, options)
    : exchanged(againstFewer(system, letters, numbers, options));
};
