import { exchangeApplies } from '../pairing/exchange';
import { SYSTEMS } from '../pairing/registry';
import { makeSchedule } from '../pairing/schedule';
import { groupedBy } from '../grouped';
import { present } from '../present';
import type { SystemId } from '../model';
import type { Meeting } from './found';

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
export interface Placed extends Meeting {
  readonly white: number;
  readonly round: number;
  readonly board: number;
}

/** Two players in either order. */
export const pairKey = (one: number, other: number): string =>
  one < other ? `${one},${other}` : `${other},${one}`;

const tableOf = (
  system: SystemId,
  players: number,
  cycles: number,
  exchangeLastTwo: boolean,
  turned: boolean,
): StandardTable | null => {
  const schedule = makeSchedule({ system, players, cycles, exchangeLastTwo });
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
