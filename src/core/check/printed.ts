import { entryAt } from '../present';

/**
 * One side of a game as somebody printed or typed it: `7`, `B`; empty if there is nothing. `cell` is its A1 address, or empty
 * without a cell.
 */
export interface PrintedSide {
  readonly label: string;
  readonly cell: string;
}

/** A printed game: the first side has White, unless the schedule says that colours are unknown. */
export interface PrintedGame<Side extends PrintedSide = PrintedSide> {
  readonly board: number;
  readonly white: Side;
  readonly black: Side;
}

/** A printed round, with anyone who is said to have the bye. */
export interface PrintedRound<Side extends PrintedSide = PrintedSide> {
  readonly round: number;
  readonly games: readonly PrintedGame<Side>[];
  readonly rests: readonly Side[];
}

/** A place in a printed round: of a game or of a bye in its list. */
export interface PrintedAt {
  readonly kind: 'game' | 'rest';
  readonly index: number;
}

/** The game or bye at a place of a round: two sides, or one. */
export const sidesAt = <Side extends PrintedSide>(
  { games, rests }: PrintedRound<Side>,
  { kind, index }: PrintedAt,
): readonly Side[] => {
  if (kind === 'rest') return [entryAt(rests, index)];
  const { white, black } = entryAt(games, index);
  return [white, black];
};

/** A printed schedule of numbers or letters, right or wrong. */
export interface PrintedSchedule<Side extends PrintedSide = PrintedSide> {
  readonly rounds: readonly PrintedRound<Side>[];
  /** False if the print says who meets, but not who has White. */
  readonly coloured: boolean;
}
