import { entryAt, present } from '../present';
import { plays, type Pin } from '../model';
import {
  type ScheduledGame,
  type ScheduledRound,
  makeSchedule,
  type ScheduleRequest,
} from '../pairing/schedule';
import { problem, type Problem } from '../problem';
import { unlessProblems, type Result, andThen, fail, ok } from '../result';
import type { Order } from './entry';
import { meantBy, meantPeople } from '../names/meant';
import { foldedName } from '../names/name';

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

/** A player to pin, by their name in the list: to a board, or to the number that stays in its place. */
export interface WantedPin {
  readonly player: string;
  readonly board?: number;
}

/** An order of the list in which the pinned players have their numbers. */
export interface PinnedOrder {
  readonly order: Order;
  readonly pins: readonly Pin[];
}

/** A pin of a player of the list, by their entry, counted from 0. */
export interface EntryPin {
  readonly entry: number;
  readonly board?: number;
}

/** The entry with a name, or with a part that fits one name alone; the first of several with the very same name. */
const entryNamed = (
  entries: readonly { readonly name?: string | undefined }[],
  typed: string,
): Result<number> => {
  const named = entries.flatMap(({ name }, entry) => (name === undefined ? [] : [{ name, entry }]));
  const meant = meantPeople(named, typed);
  const [found] = meant;
  const names = named.map(({ name }) => name);
  if (!found) return fail(problem('pin-unknown', { field: 'pin' }, { typed, ...meantBy(typed, names) }));
  if (meant.every(({ name }) => foldedName(name) === foldedName(found.name))) return ok(found.entry);
  const players = meant.map(({ name }) => name).join('; ');
  return fail(problem('pin-ambiguous', { field: 'pin' }, { typed, players }));
};

/**
 * The entries of the pinned players, by their names or parts of them. Problems: `pin-unknown` for a name that is not in the list,
 * with the likely name; `pin-ambiguous` with everyone it fits.
 */
export const pinsInList = (
  entries: readonly { readonly name?: string | undefined }[],
  wanted: readonly WantedPin[],
): Result<readonly EntryPin[]> => {
  const pins: EntryPin[] = [];
  for (const { player, ...pin } of wanted) {
    const found = entryNamed(entries, player);
    if (!found.ok) return found;
    pins.push({ ...pin, entry: found.value });
  }
  return ok(pins);
};

/** The pins of players by number, if they are still among `entries`, which have their current numbers. */
export const pinsKept = (
  pins: readonly Pin[],
  entries: readonly { readonly no?: number }[],
): readonly EntryPin[] =>
  pins.flatMap(({ no, ...pin }) => {
    const entry = entries.findIndex((each) => each.no === no);
    return entry < 0 ? [] : [{ ...pin, entry }];
  });

/**
 * Gives a player who is pinned without a board the number that stays in its place, if there is one, and finds the numbers of all
 * pinned players. Problems: `pin-twice` if two want that number, those of `makeSchedule`.
 */
export const placePins = (
  drawn: Order,
  pins: readonly EntryPin[],
  request: Pick<ScheduleRequest, 'system' | 'options'>,
): Result<PinnedOrder> => {
  const numbered = (order: Order): Result<PinnedOrder> =>
    ok({ order, pins: pins.map(({ entry, ...pin }) => ({ no: order.indexOf(entry) + 1, ...pin })) });
  const [first, second] = pins.filter(({ board }) => board === undefined);
  if (!first) return numbered(drawn);
  return andThen(makeSchedule({ ...request, players: drawn.length, cycles: 1 }), (made) => {
    const [stays] = stayingNumbers(made);
    if (second) return fail(problem('pin-twice', { field: 'pin' }, { board: stays?.board ?? 1 }));
    return numbered(stays ? pinToSeat(drawn, first.entry, stays.no) : drawn);
  });
};

const TYPED = /^(.*?)(?::\s*(?:board\s*)?(\d{1,9}))?$/is;

/**
 * A pin as people type it: a name, and the board after a colon, such as `Anna Berg:board 2`. Without a board they get the number
 * that stays.
 */
export const parseWantedPin = (typed: string): WantedPin => {
  const [, name = '', board] = present(TYPED.exec(typed.trim()));
  return { player: name.trim(), ...(board === undefined ? {} : { board: Number(board) }) };
};

/** Pins as one text: the number and, after a colon, the board, such as `3:2, 7`. */
export const makePins = (pins: readonly Pin[]): string =>
  pins.map(({ no, board }) => (board === undefined ? `${no}` : `${no}:${board}`)).join(', ');

const PIN = /^(\d{1,4})(?::(\d{1,4}))?$/;

/** Reads them back; `null` if the text is something else. */
export const parsePins = (text: string): readonly Pin[] | null => {
  const found = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => PIN.exec(each));
  const pins = found.filter((match) => match !== null);
  if (pins.length < found.length) return null;
  return pins.map(([, no, board]) => ({
    no: Number(no),
    ...(board === undefined ? {} : { board: Number(board) }),
  }));
};
