import { coloursOf } from './colours';
import type { ScheduledRound } from './schedule';

/** The fewest and the most of something that each number has. */
interface Span {
  readonly least: number;
  readonly most: number;
}

/** Two of the first numbers, and the rounds in which they meet, one a cycle. */
export interface FirstMeeting {
  readonly one: number;
  readonly other: number;
  readonly rounds: readonly number[];
}

/** What tells one schedule of a field from another. */
export interface Character {
  /** Rounds in which each number rests. */
  readonly rests: Span;
  readonly whites: Span;
  /** The longest run of one colour that anybody has, and how many have one so long. */
  readonly longestRun: number;
  readonly runners: number;
  /** When the strongest meet, if numbers go by strength: 1 and 2 first, 3 and 4 last. */
  readonly meetings: readonly FirstMeeting[];
}

/** The numbers of the strongest whose meetings are told. */
const FIRST = 4;

const spanOf = (counts: readonly number[]): Span => ({
  least: Math.min(...counts),
  most: Math.max(...counts),
});

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

/** The character of a schedule of so many players. */
export const characterOf = (players: number, rounds: readonly ScheduledRound[]): Character => {
  const colours = coloursOf({ players, rounds }).players;
  const longestRun = Math.max(...colours.map((each) => each.longestRun));
  const first = numbersTo(Math.min(FIRST, players));
  return {
    rests: spanOf(numbersTo(players).map((no) => rounds.filter(({ bye }) => bye === no).length)),
    whites: spanOf(colours.map(({ whites }) => whites)),
    longestRun,
    runners: colours.filter((each) => each.longestRun === longestRun).length,
    meetings: first.flatMap((one) =>
      first.slice(one).map((other) => ({
        one,
        other,
        rounds: rounds
          .filter(({ games }) =>
            games.some(
              ({ white, black }) => Math.min(white, black) === one && Math.max(white, black) === other,
            ),
          )
          .map(({ round }) => round),
      })),
    ),
  };
};
