import type { Typed, TypedRound } from './tables';

/** Random whole numbers below a limit, the same ones for the same seed. */
export type Random = (limit: number) => number;

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
};

const withRound = (table: Typed, at: number, change: (round: TypedRound) => TypedRound): Typed =>
  table.map((round, place) => (place === at ? change(round) : round));

const withGame = (table: Typed, at: number, board: number, to: string): Typed =>
  withRound(table, at, ({ games, rests }) => ({
    games: games.map((game, place) => (place === board ? to : game)),
    rests,
  }));

const sidesOf = (game: string): [string, string] => game.split('-') as [string, string];

interface Spot {
  readonly round: number;
  readonly board: number;
  readonly game: string;
}

const spotIn = (table: Typed, random: Random): Spot => {
  const round = random(table.length);
  const board = random(table[round]!.games.length);
  return { round, board, game: table[round]!.games[board]! };
};

const labelsIn = (table: Typed): readonly string[] => [
  ...new Set(table.flatMap(({ games, rests }) => [...games.flatMap(sidesOf), ...rests])),
];

const withSide = (game: string, side: number, label: string): string =>
  sidesOf(game)
    .map((each, place) => (place === side ? label : each))
    .join('-');

/** The slips that are tried, by what one does to a table; `null` where there is nothing to do it to. */
export const CHANGES: Readonly<Record<string, (table: Typed, random: Random) => Typed | null>> = {
  'another label': (table, random) => {
    const { round, board, game } = spotIn(table, random);
    const side = random(2);
    const others = labelsIn(table).filter((label) => label !== sidesOf(game)[side]);
    return withGame(table, round, board, withSide(game, side, others[random(others.length)]!));
  },
  'sides exchanged': (table, random) => {
    const { round, board, game } = spotIn(table, random);
    return withGame(table, round, board, sidesOf(game).reverse().join('-'));
  },
  'opponents exchanged': (table, random) => {
    const { round, board, game } = spotIn(table, random);
    const others = table[round]!.games.map((_, place) => place).filter((place) => place !== board);
    const other = others[random(others.length)];
    if (other === undefined) return null;
    const [one, two] = [sidesOf(game), sidesOf(table[round]!.games[other]!)];
    return withGame(
      withGame(table, round, board, `${one[0]}-${two[1]}`),
      round,
      other,
      `${two[0]}-${one[1]}`,
    );
  },
  'a game in the place of another': (table, random) => {
    const [from, to] = [spotIn(table, random), spotIn(table, random)];
    return from.game === to.game ? null : withGame(table, to.round, to.board, from.game);
  },
  'a game twice': (table, random) => {
    const { round, board } = spotIn(table, random);
    return withRound(table, round, ({ games, rests }) => ({
      games: games.flatMap((game, place) => (place === board ? [game, game] : [game])),
      rests,
    }));
  },
  'a label left out': (table, random) => {
    const { round, board, game } = spotIn(table, random);
    return withGame(table, round, board, withSide(game, random(2), ''));
  },
  'a digit left out': (table, random) => {
    const { round, board, game } = spotIn(table, random);
    const side = random(2);
    const label = sidesOf(game)[side]!;
    const at = random(label.length);
    return withGame(table, round, board, withSide(game, side, label.slice(0, at) + label.slice(at + 1)));
  },
};
