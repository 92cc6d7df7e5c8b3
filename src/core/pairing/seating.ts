import { entryAt } from '../present';
import type { SystemId, SystemOptions } from '../model';
import { choiceOf } from './options';
import type { ScheduledGame } from './schedule';
import { shift } from './systems/shift';

/** A round to seat; `rests` are the players without a game. */
export interface RoundToSeat<Game extends ScheduledGame = ScheduledGame> {
  readonly round: number;
  readonly cycle: number;
  readonly games: readonly Game[];
  readonly rests: readonly number[];
}

/** A board in the row: who sits at its far side and who at its near side. Without a game, `board` is `null`. */
export interface SeatedBoard {
  readonly board: number | null;
  readonly far: number | null;
  readonly near: number | null;
  /** Whether the far side has White. */
  readonly farIsWhite: boolean;
}

export interface SeatedRound {
  readonly round: number;
  readonly boards: readonly SeatedBoard[];
  /** The player with the bye, who has no seat meanwhile. */
  readonly away: readonly number[];
}

/** Where a player goes after a round. */
export type NextSeat = Pick<ScheduledGame, 'board'> & { readonly isWhite: boolean };

/** How the players of a system are seated in its first cycle. */
interface Seating {
  /** Whether the far side of a board has White; `place` counts the boards from 0, including that of the bye. */
  readonly farIsWhite: (place: number, game: ScheduledGame, options: SystemOptions) => boolean;
  /** Whether the bye has a place of its own at the head of the row, and on which side its opponent sits. */
  readonly bye: 'near' | 'far' | null;
}

const NUMBERED: Seating = { farIsWhite: () => false, bye: null };

/**
 * The movements. In the NZCF handbook's the anchor sits near at the first board, and from the second board on the far side has
 * White alternately, beginning with it. With numbered seats the first half is on the far side, and even seats have White.
 */
const SEATINGS: Readonly<Partial<Record<SystemId, Seating>>> = {
  shift: {
    farIsWhite: (place, { black }, options) =>
      place === 0 ? black === Number(choiceOf(entryAt(shift.options, 0), options)) : place % 2 === 1,
    bye: 'far',
  },
  seats: {
    farIsWhite: (place, { white }) => (place === 0 ? white === 1 : place % 2 === 1),
    bye: 'near',
  },
};

/** What is to be seated. */
export interface ToSeat {
  readonly system: SystemId;
  readonly options: SystemOptions;
  readonly rounds: readonly RoundToSeat[];
}

/** Who sits where in each round: by the movement of the system if it has one, else with White on the near side of every board. */
export const seatRounds = ({ system, options, rounds }: ToSeat): readonly SeatedRound[] => {
  const { farIsWhite, bye } = SEATINGS[system] ?? NUMBERED;
  return rounds.map(({ round, cycle, games, rests }) => {
    const [resting] = rests;
    const alone = { board: null, far: null, near: null, farIsWhite: false };
    const byeBoard: readonly SeatedBoard[] =
      bye === null || resting === undefined ? [] : [{ ...alone, [bye]: resting }];
    const seated = games.map((game, index): SeatedBoard => {
      const place = index + byeBoard.length;
      const { board, white, black } = game;
      const turned = cycle % 2 === 0 && place > 0;
      const isFar = farIsWhite(place, game, options) !== turned;
      return isFar
        ? { board, far: white, near: black, farIsWhite: true }
        : { board, far: black, near: white, farIsWhite: false };
    });
    return { round, boards: [...byeBoard, ...seated], away: byeBoard.length > 0 ? rests.slice(1) : rests };
  });
};

/** Where each player of a round sits in the next one; players with a bye are not included. */
export const nextSeats = ({ games }: Pick<RoundToSeat, 'games'>): ReadonlyMap<number, NextSeat> =>
  new Map(
    games.flatMap(({ board, white, black }): readonly (readonly [number, NextSeat])[] => [
      [white, { board, isWhite: true }],
      [black, { board, isWhite: false }],
    ]),
  );
