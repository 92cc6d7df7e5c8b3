import { countTo } from '../../../src/core/numbers';
import { largest, smallest } from '../../../src/core/extremes';
import { coloursOf, type Rounds } from '../../../src/core/pairing/colours';

/** The fewest and the most that any number has. */
interface Span {
  readonly least: number;
  readonly most: number;
}

/** Two of the strongest, and the rounds in which they meet, one for each cycle. */
export interface FirstMeeting {
  readonly one: number;
  readonly other: number;
  readonly rounds: readonly number[];
}

/** The features that distinguish schedules of a field. */
export interface Character {
  /** Rounds in which each number has the bye. */
  readonly rests: Span;
  readonly whites: Span;
  /** The longest run of one colour, and how many players have one so long. */
  readonly longestRun: number;
  readonly runners: number;
  /** When the strongest meet, if numbers go by strength: 1 and 2 first, 3 and 4 last. */
  readonly meetings: readonly FirstMeeting[];
  /** In a match of two teams: how many of its games of a round the first team plays with White. */
  readonly teamWhites?: Span;
}

/** Look at this many of the strongest of a list, or of each team of a match. */
const FIRST = { list: 4, team: 2 } as const;

const spanOf = (counts: readonly number[]): Span => ({
  least: smallest(counts),
  most: largest(counts),
});

type Pairs = readonly (readonly [one: number, other: number])[];

/** The pairs of the strongest: each two of a list; in a match those of one team with those of the other. */
const strongest = (players: number, boards: number | undefined): Pairs => {
  if (boards === undefined) {
    const first = countTo(Math.min(FIRST.list, players));
    return first.flatMap((one) => first.slice(one).map((other) => [one, other] as const));
  }
  const own = countTo(Math.min(FIRST.team, boards));
  const others = countTo(Math.min(FIRST.team, players - boards)).map((member) => boards + member);
  return own.flatMap((one) => others.map((other) => [one, other] as const));
};

const roundsOf = (rounds: Rounds['rounds'], [one, other]: Pairs[number]): readonly number[] =>
  rounds.flatMap(({ games }, index) =>
    games.some(({ white, black }) => Math.min(white, black) === one && Math.max(white, black) === other)
      ? [index + 1]
      : [],
  );

/** The character of a schedule. `boards` is the size of the first team in a match. */
export const characterOf = ({
  players,
  rounds,
  boards,
}: Rounds & { readonly boards?: number }): Character => {
  const colours = coloursOf({ players, rounds }).players;
  const longestRun = largest(colours.map((each) => each.longestRun));
  return {
    rests: spanOf(colours.map(({ whites, blacks }) => rounds.length - whites - blacks)),
    whites: spanOf(colours.map(({ whites }) => whites)),
    longestRun,
    runners: colours.filter((each) => each.longestRun === longestRun).length,
    meetings: strongest(players, boards).map(([one, other]) => ({
      one,
      other,
      rounds: roundsOf(rounds, [one, other]),
    })),
    ...(boards === undefined
      ? {}
      : {
          teamWhites: spanOf(rounds.map(({ games }) => games.filter(({ white }) => white <= boards).length)),
        }),
  };
};
