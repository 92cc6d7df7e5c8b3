import { entryAt } from '../present';
import type { Tournament } from '../model';
import type { ScheduledGame } from './schedule';

/** The colours of one number: games with White and Black, and its longest run of one colour (a bye does not interrupt it). */
export interface PlayerColours {
  readonly no: number;
  readonly whites: number;
  readonly blacks: number;
  readonly longestRun: number;
}

export interface Colours {
  readonly players: readonly PlayerColours[];
  /** Those with one colour three or more times in a row. */
  readonly threeRunning: readonly number[];
}

/** Rounds of games between the numbers 1..players, as a schedule has them. */
export interface Rounds {
  readonly players: number;
  readonly rounds: readonly { readonly games: readonly Pick<ScheduledGame, 'white' | 'black'>[] }[];
}

interface Count {
  /** Games with White and with Black. */
  readonly games: [white: number, black: number];
  run: number;
  longestRun: number;
  last: 0 | 1 | null;
}

const play = (count: Count, colour: 0 | 1): void => {
  count.games[colour] += 1;
  count.run = count.last === colour ? count.run + 1 : 1;
  count.longestRun = Math.max(count.longestRun, count.run);
  count.last = colour;
};

/** The colours of every number of a schedule, through all cycles. */
export const coloursOf = ({ players, rounds }: Rounds): Colours => {
  const counts = Array.from({ length: players }, (): Count => ({
    games: [0, 0],
    run: 0,
    longestRun: 0,
    last: null,
  }));
  for (const { games } of rounds)
    for (const { white, black } of games) {
      play(entryAt(counts, white - 1), 0);
      play(entryAt(counts, black - 1), 1);
    }
  const found = counts.map(({ games: [whites, blacks], longestRun }, index) => ({
    no: index + 1,
    whites,
    blacks,
    longestRun,
  }));
  return {
    players: found,
    threeRunning: found.filter(({ longestRun }) => longestRun >= 3).map(({ no }) => no),
  };
};

/** Who has one colour three times in a row or more in a tournament as it stands, by number. */
export const threeRunningIn = ({ players, games }: Tournament): readonly number[] => {
  const inOrder = [...games].sort((one, other) => one.round - other.round);
  return coloursOf({ players: players.length, rounds: [{ games: inOrder }] }).threeRunning;
};
