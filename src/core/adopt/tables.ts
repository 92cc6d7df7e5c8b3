import { SYSTEMS } from '../pairing/registry';
import { exchangeApplies, makeSchedule } from '../pairing/schedule';
import { groupedBy, pairKey } from '../grouped';
import { present } from '../present';
import type { SystemId } from '../model';
import type { OutcomeCode, Mark } from '../results/outcome';

/**
 * What a cell says about one side of a game: what they scored, and whether it was played. `dash` is a lone dash: a forfeit that
 * was lost, or no game at all. `open` is a game to come of which the cell gives only the round.
 */
export type FoundMark =
  { readonly mark: Mark; readonly played: boolean; readonly rated: boolean } | 'dash' | 'open';

/** A game as one line of a cross-table gives it. Players are their places in the table, from 0. */
export interface FoundEntry {
  readonly player: number;
  readonly opponent: number;
  /** Which game of these two it is, from 1: the first of two cells, or the round. */
  readonly meeting: number;
  readonly mark: FoundMark;
  /** Whether the player has White; `null` where the cell does not say. */
  readonly white: boolean | null;
  readonly round: number | null;
  readonly cell: string;
  /** The text of the cell. */
  readonly typed: string;
}

/** A game of a list of results. Players are their places among those named, from 0. */
export interface FoundGame {
  readonly white: number;
  readonly black: number;
  readonly outcome: OutcomeCode | null;
  readonly round: number | null;
  readonly cell: string;
}

/** A number beside a table: what it is, whose, and where. */
export interface Stated {
  readonly kind: 'points' | 'sonneborn' | 'place';
  readonly player: number;
  readonly value: number;
  readonly cell: string;
}

/** A game of two players, as far as it is known. `outcome` is as if `one` had White. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  readonly outcome: OutcomeCode | null;
  /** Who has White; `null` where nothing says so. */
  readonly white: number | null;
  readonly round: number | null;
  /** Where it stands: both cells of a cross-table; empty for a game that the table does not have. */
  readonly cells: readonly string[];
}

/** Where a table stands and who is in it. */
export interface FoundIn {
  readonly sheet: string;
  readonly names: readonly string[];
}

/** A game of a table; players are places from 0. */
interface TableGame {
  readonly round: number;
  readonly board: number;
  readonly white: number;
}

/** A standard table: of each two players their games, cycle by cycle. */
export interface StandardTable {
  readonly system: SystemId;
  readonly exchangeLastTwo: boolean;
  /** Whether all colours are the other way round. */
  readonly turned: boolean;
  readonly rounds: number;
  readonly games: ReadonlyMap<string, readonly TableGame[]>;
}

/** A game with everything that a table says about it. */
export interface Placed extends Meeting, TableGame {
  readonly white: number;
  readonly round: number;
}

const tableOf = (
  system: SystemId,
  players: number,
  cycles: number,
  exchangeLastTwo: boolean,
  turned: boolean,
): StandardTable | null => {
  const schedule = makeSchedule({ system, players, cycles, exchangeLastTwo, orTwo: true });
  if (!schedule.ok) return null;
  const games = new Map<string, TableGame[]>();
  for (const { round, games: boards } of schedule.value.rounds)
    for (const { board, white, black } of boards) {
      const key = pairKey(white - 1, black - 1);
      const game = { round, board, white: (turned ? black : white) - 1 };
      const before = games.get(key);
      if (before) before.push(game);
      else games.set(key, [game]);
    }
  return { system, exchangeLastTwo, turned, rounds: schedule.value.rounds.length, games };
};

/**
 * The standard tables for a field, the most usual first: each system, with and without the exchange of the last two rounds if
 * that makes a difference, first in its own colours, then reversed. If a system is asked for, only that one.
 */
export const standardTables = (
  players: number,
  cycles: number,
  system?: SystemId,
): readonly StandardTable[] =>
  SYSTEMS.filter(({ id }) => system === undefined || id === system).flatMap(({ id, exchange }) => {
    const own = exchangeApplies(players, cycles) ? [exchange(), !exchange()] : [false];
    return [false, true].flatMap((turned) =>
      own.flatMap((exchanged) => tableOf(id, players, cycles, exchanged, turned) ?? []),
    );
  });

const known = ({ white, round }: Meeting): number => Number(white !== null) + Number(round !== null);

/** The meetings of two players at the places that a table has for them; null if what is known of one fits none of them. */
const placed = (games: readonly TableGame[], meetings: readonly Meeting[]): readonly Placed[] | null => {
  const left = [...games];
  const inOrder = [...meetings].sort((a, b) => known(b) - known(a));
  const found: Placed[] = [];
  for (const meeting of inOrder) {
    const at = left.findIndex(
      ({ round, white }) =>
        (meeting.round === null || meeting.round === round) &&
        (meeting.white === null || meeting.white === white),
    );
    if (at < 0) return null;
    const [game] = left.splice(at, 1);
    found.push({ ...meeting, ...present(game) });
  }
  return found;
};

/** The meetings of each two players who have any. */
export const byPair = (meetings: readonly Meeting[]): ReadonlyMap<string, readonly Meeting[]> =>
  groupedBy(meetings, ({ one, other }) => pairKey(one, other));

/** What a table makes of all meetings, or the first pair that it does not fit. */
export const fit = (
  { games }: StandardTable,
  meetings: readonly Meeting[],
): { readonly placed: readonly Placed[] } | { readonly misfit: Meeting } => {
  const found: Placed[] = [];
  for (const [key, own] of byPair(meetings)) {
    const place = placed(games.get(key) ?? [], own);
    if (!place) return { misfit: present(own[0]) };
    for (const each of place) found.push(each);
  }
  return { placed: found };
};
