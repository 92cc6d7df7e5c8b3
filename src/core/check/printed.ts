/**
 * One side of a game as somebody printed or typed it: `7`, `B`; empty where nothing stands. `cell` is its A1 address, or empty
 * where it stands in no cell.
 */
export interface PrintedSide {
  readonly label: string;
  readonly cell: string;
}

/** A game as it is printed: the first side has White, unless the schedule says that its colours are not known. */
export interface PrintedGame<Side extends PrintedSide = PrintedSide> {
  readonly board: number;
  readonly white: Side;
  readonly black: Side;
}

/** A round as it is printed, with whoever is said to rest in it. */
export interface PrintedRound<Side extends PrintedSide = PrintedSide> {
  readonly round: number;
  readonly games: readonly PrintedGame<Side>[];
  readonly rests: readonly Side[];
}

/** A schedule of numbers or letters as it is printed, whether or not it is right. */
export interface PrintedSchedule<Side extends PrintedSide = PrintedSide> {
  readonly rounds: readonly PrintedRound<Side>[];
  /** False where what is printed says who meets, but not who has White. */
  readonly coloured: boolean;
}
