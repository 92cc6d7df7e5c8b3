import { nameOf } from '../core/names/name';
import { hallClashes } from '../core/calendar/clashes';
import { drawWarnings } from '../core/draw/warnings';
import type { Tournament } from '../core/model';
import { coloursOf } from '../core/pairing/colours';
import type { Problem } from '../core/problem';

/** The fewest and the most of something that each player has. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** A game by its players' names. */
export interface NamedGame {
  readonly board: number;
  readonly white: string;
  readonly black: string;
}

/** What a tournament will be, before it is made. */
export interface Preview {
  readonly players: number;
  readonly rounds: number;
  readonly games: number;
  readonly firstRound: {
    readonly games: readonly NamedGame[];
    /** Who rests in round 1: nobody in an even field, several where one team is larger. */
    readonly byes: readonly string[];
  };
  readonly colours: {
    /** Games of each player; `null` where a larger team has fewer each. */
    readonly gamesEach: number | null;
    readonly whitesEach: Span;
    /** Whether nobody has one colour three times in a row. */
    readonly neverThree: boolean;
  };
  /** Those of `drawWarnings` and `hallClashes`. */
  readonly warnings: readonly Problem[];
}

const spanOf = (numbers: readonly number[]): Span =>
  numbers.reduce(
    ({ least, most }, number) => ({ least: Math.min(least, number), most: Math.max(most, number) }),
    {
      least: Infinity,
      most: 0,
    },
  );

/** Round 1 with names, and how the colours come out over all rounds. */
export const previewOf = (tournament: Tournament): Preview => {
  const { players, rounds, games, rests } = tournament;
  const name = nameOf(players);
  const { players: colours, threeRunning } = coloursOf({ players: players.length, rounds: [{ games }] });
  const each = spanOf(colours.map(({ whites, blacks }) => whites + blacks));
  return {
    players: players.length,
    rounds,
    games: games.length,
    firstRound: {
      games: games
        .filter(({ round }) => round === 1)
        .map(({ board, white, black }) => ({ board, white: name(white), black: name(black) })),
      byes: rests.filter(({ round }) => round === 1).map(({ player }) => name(player)),
    },
    colours: {
      gamesEach: each.least === each.most ? each.most : null,
      whitesEach: spanOf(colours.map(({ whites }) => whites)),
      neverThree: threeRunning.length === 0,
    },
    warnings: [...drawWarnings(tournament), ...hallClashes([tournament])],
  };
};
