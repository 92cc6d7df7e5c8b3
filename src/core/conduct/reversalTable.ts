import { countTo } from '../numbers';
import { makeSchedule } from '../pairing/schedule';
import { andThen, ok, type Result } from '../result';
import { reversals, type Reversal } from './reversals';

/** Reversals for every number of a table, if the number has completed fewer than `before` games. */
export interface ReversalTable {
  readonly system: string;
  readonly players: number;
  readonly before: number;
  readonly rows: readonly { readonly number: number; readonly reversed: readonly Reversal[] }[];
}

/**
 * The whole reversal table of a field, as in the rulebook: for each number, the games to reverse when it leaves. Empty for an odd
 * field, which already has a bye. Problems: those of `makeSchedule`.
 */
export const reversalTable = (system: string, players: number): Result<ReversalTable> =>
  andThen(makeSchedule({ system, players, cycles: 1 }), ({ rounds }) => {
    const games = rounds.flatMap(({ round, games: each }) =>
      each.map((game) => ({ ...game, round, open: true })),
    );
    const rows = countTo(players % 2 === 1 ? 0 : players).map((number) => ({
      number,
      reversed: reversals(games, number) ?? [],
    }));
    return ok({ system, players, before: Math.ceil((players - 1) / 2), rows });
  });
