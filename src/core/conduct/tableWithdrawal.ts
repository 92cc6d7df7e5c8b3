import { present } from '../present';
import { makeSchedule } from '../pairing/schedule';
import { problem } from '../problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../result';
import { reversals, type Reversal, type ReversibleGame } from './reversals';
import { leftBeforeHalf, type GamesCompleted } from './withdrawal';

/** A pairing table whose first rounds were played, and a number that leaves. */
export interface TableWithdrawal {
  readonly system: string;
  readonly players: number;
  readonly number: number;
  /** The last round that was played. */
  readonly after: number;
  /** Games they have completed; if absent, as many as rounds were played. */
  readonly played?: number | undefined;
}

export interface WithdrawnNumber {
  readonly progress: GamesCompleted;
  readonly status: 'annulled' | 'withdrawn';
  /** The new White first; last round first. */
  readonly reversed: readonly Reversal[];
}

/** Reversals for every number of a table, if the number has completed fewer than `before` games. */
export interface ReversalTable {
  readonly system: string;
  readonly players: number;
  readonly before: number;
  readonly rows: readonly { readonly number: number; readonly reversed: readonly Reversal[] }[];
}

const gamesOfTable = (system: string, players: number, after: number): Result<readonly ReversibleGame[]> =>
  andThen(makeSchedule({ system, players, cycles: 1 }), ({ rounds }) =>
    ok(rounds.flatMap(({ round, games }) => games.map((game) => ({ ...game, round, open: round > after })))),
  );

const outOf = (field: string, value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most
    ? []
    : [problem('number-out-of-range', { field }, { typed: value, least, most })];

/**
 * What US Chess's rule says when a number leaves a table. Problems: those of `makeSchedule`, `number-out-of-range` with the
 * field, `colours-not-level` if too few games can still be reversed.
 */
export const tableWithdrawal = ({
  system,
  players,
  number,
  after,
  played,
}: TableWithdrawal): Result<WithdrawnNumber> => {
  const table = gamesOfTable(system, players, after);
  if (!table.ok) return table;
  const games = table.value;
  const own = games.filter(({ white, black }) => white === number || black === number);
  const scheduled = players - 1;
  const completed = played ?? own.filter(({ open }) => !open).length;
  const rounds = present(games.at(-1)).round;
  const wrong = [
    ...outOf('number', number, 1, players),
    ...outOf('after', after, 0, rounds),
    ...outOf('played', completed, 0, scheduled),
  ];
  const progress = unlessProblems(wrong, () => ({ completed, scheduled }));
  if (!progress.ok) return progress;
  const annulled = leftBeforeHalf(progress.value);
  const reversed = annulled && players % 2 === 0 ? reversals(games, number) : [];
  if (!reversed) return fail(problem('colours-not-level', {}, { player: number }));
  return ok({ progress: progress.value, status: annulled ? 'annulled' : 'withdrawn', reversed });
};

/**
 * The whole reversal table of a field, as in the rulebook: for each number, the games to reverse when it leaves. Empty for an odd
 * field, which already has a bye. Problems: those of `makeSchedule`.
 */
export const reversalTable = (system: string, players: number): Result<ReversalTable> =>
  andThen(gamesOfTable(system, players, 0), (games) =>
    ok({
      system,
      players,
      before: Math.ceil((players - 1) / 2),
      rows:
        players % 2 === 1
          ? []
          : Array.from({ length: players }, (_, index) => ({
              number: index + 1,
              reversed: reversals(games, index + 1) ?? [],
            })),
    }),
  );
