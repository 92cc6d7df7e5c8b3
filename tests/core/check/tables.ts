import { randomOf } from '../../generated';
import type { PrintedSchedule } from '../../../src/core/check/printed';
import type { SystemOptions } from '../../../src/core/model';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { makeTeamSchedule, memberLabel } from '../../../src/core/pairing/teams/schedule';
import { valueOf } from '../../results';

/** A table as one types it: a list of `7-14` a round, and who rests. */
export interface TypedRound {
  readonly games: readonly string[];
  readonly rests: readonly string[];
}
export type Typed = readonly TypedRound[];

export interface Wanted {
  readonly cycles?: number;
  readonly options?: SystemOptions;
  readonly literal?: boolean;
  readonly exchangeLastTwo?: boolean;
  /** What each number is called. */
  readonly label?: (no: number) => string;
}

/** A table of a system for so many players. */
export const typedTable = (system: string, players: number, wanted: Wanted = {}): Typed => {
  const { cycles = 1, label = String, ...more } = wanted;
  const made = valueOf(makeSchedule({ system, players, cycles, ...more }));
  return made.rounds.map(({ games, bye }) => ({
    games: games.map(({ white, black }) => `${label(white)}-${label(black)}`),
    rests: bye === null ? [] : [label(bye)],
  }));
};

/** A match of two teams: numbers and letters, or `A1` and `B1`. */
export const typedMatch = (
  system: string,
  boards: number,
  opponents = boards,
  { cycles = 1, prefixed = false }: { readonly cycles?: number; readonly prefixed?: boolean } = {},
): Typed => {
  const made = valueOf(makeTeamSchedule({ system, boards, opponents, cycles }));
  const counted = (member: number): string => (member <= boards ? `A${member}` : `B${member - boards}`);
  const label = (member: number): string => (prefixed ? counted(member) : memberLabel(boards, member));
  return made.rounds.map(({ games, rests }) => ({
    games: games.map(({ white, black }) => `${label(white)}-${label(black)}`),
    rests: rests.map(label),
  }));
};

/** The same table with all colours turned round. */
export const coloursReversed = (table: Typed): Typed =>
  table.map(({ games, rests }) => ({
    games: games.map((game) => game.split('-').reverse().join('-')),
    rests,
  }));

/** The same table with its last round first. */
export const roundsReversed = (table: Typed): Typed => [...table].reverse();

/** A typed table as it is printed: `R3B2w` is the side of White in round 3 at board 2. */
export const printedOf = (typed: Typed): PrintedSchedule => ({
  coloured: true,
  rounds: typed.map(({ games, rests }, index) => {
    const round = index + 1;
    return {
      round,
      games: games.map((game, place) => {
        const [white = '', black = ''] = game.split('-');
        const cell = `R${round}B${place + 1}`;
        return {
          board: place + 1,
          white: { label: white, cell: `${cell}w` },
          black: { label: black, cell: `${cell}b` },
        };
      }),
      rests: rests.map((label) => ({ label, cell: `R${round}bye` })),
    };
  }),
});

/** Random whole numbers below a limit, the same ones for the same seed. */
export type Random = (limit: number) => number;

export const randomFrom = (seed: number): Random => {
  const random = randomOf(seed);
  return (limit) => Math.floor(random() * limit);
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
