import { entryAt } from '../present';
import { plays, type Pin } from '../model';
import type { ScheduledGame, ScheduledRound } from '../pairing/schedule';
import { problem, type Problem } from '../problem';
import { unlessProblems, type Result } from '../result';
import type { Order } from './entry';

/** A player who plays all their games at one board: by their pairing number, from 1. */
export type BoardPin = Required<Pin>;

/** The games with the pinned player's game at their board; the game that was there takes its place. */
const moved = (games: readonly ScheduledGame[], { no, board }: BoardPin): readonly ScheduledGame[] => {
  const from = games.find(plays(no))?.board;
  if (from === undefined || from === board) return games;
  return games
    .map((game) =>
      game.board === from ? { ...game, board } : game.board === board ? { ...game, board: from } : game,
    )
    .sort((one, other) => one.board - other.board);
};

const pinProblems = (players: number, boards: number, pins: readonly BoardPin[]): readonly Problem[] =>
  pins.flatMap(({ no, board }, index) => {
    const within = (field: string, value: number, most: number): readonly Problem[] =>
      Number.isInteger(value) && value >= 1 && value <= most
        ? []
        : [problem('number-out-of-range', { field }, { typed: String(value), least: 1, most })];
    const earlier = pins.slice(0, index);
    return [
      ...within('pin', no, players),
      ...within('board', board, boards),
      ...(earlier.some((pin) => pin.board === board || pin.no === no)
        ? [problem('pin-twice', { field: 'pin' }, { board })]
        : []),
    ];
  });

/**
 * Moves the games of pinned players to their boards in every round; opponents and colours stay. If two pinned players meet, they
 * play at the board of the first. Problems: `number-out-of-range`, `pin-twice`.
 */
export const pinBoards = (
  { players, rounds }: { readonly players: number; readonly rounds: readonly ScheduledRound[] },
  pins: readonly BoardPin[],
): Result<readonly ScheduledRound[]> =>
  unlessProblems(pinProblems(players, Math.floor(players / 2), pins), () =>
    rounds.map((round) => ({ ...round, games: [...pins].reverse().reduce(moved, round.games) })),
  );

/** The numbers that stay at one board in a schedule, such as the anchor, with that board. */
export const stayingNumbers = ({
  players,
  rounds,
}: {
  readonly players: number;
  readonly rounds: readonly ScheduledRound[];
}): readonly BoardPin[] => {
  const boards = Array.from({ length: players + 1 }, () => new Set<number>());
  for (const { games } of rounds)
    for (const { board, white, black } of games) {
      entryAt(boards, white).add(board);
      entryAt(boards, black).add(board);
    }
  return boards.flatMap((seen, no) => (seen.size === 1 ? [...seen].map((board) => ({ no, board })) : []));
};

/** The board of a pinned player if the table leaves nobody in one place, as in odd fields. */
export const BOARD_INSTEAD = 1;

/** The boards of pinned players: the board that a pin names, else that of the number that stays, else board 1. */
export const boardPins = (
  schedule: Parameters<typeof stayingNumbers>[0],
  pins: readonly Pin[],
): readonly BoardPin[] => {
  const staying = pins.some(({ board }) => board === undefined) ? stayingNumbers(schedule) : [];
  return pins.map(({ no, board }) => ({
    no,
    board: board ?? staying.find((stays) => stays.no === no)?.board ?? BOARD_INSTEAD,
  }));
};

/**
 * Gives an entry of the list, counted from 0, a number that stays in its place (seat 1, the anchor, the last number of Berger's
 * table). The entry that had it takes the other number in exchange.
 */
export const pinToSeat = (order: Order, entry: number, stays: number): Order => {
  const own = order.indexOf(entry);
  const other = entryAt(order, stays - 1);
  return order.map((each, index) => (index === own ? other : index === stays - 1 ? entry : each));
};
