import { entryAt } from '../present';

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

/** Where something is printed in a round: the place of a game or of a rest in its list. */
export interface PrintedAt {
  readonly kind: 'game' | 'rest';
  readonly index: number;
}

/** The game or rest at a place of a round: two sides, or one. */
export const sidesAt = <Side extends PrintedSide>(
  { games, rests }: PrintedRound<Side>,
  { kind, index }: PrintedAt,
): readonly Side[] => {
  if (kind === 'rest') return [entryAt(rests, index)];
  const { white, black } = entryAt(games, index);
  return [white, black];
};

/** A schedule of numbers or letters as it is printed, whether or not it is right. */
export interface PrintedSchedule<Side extends PrintedSide = PrintedSide> {
  readonly rounds: readonly PrintedRound<Side>[];
  /** False where what is printed says who meets, but not who has White. */
  readonly coloured: boolean;
}
