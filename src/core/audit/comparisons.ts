import type { SystemId, SystemOptions } from '../model';
import { sizeProblem } from '../pairing/request';
import { makeSchedule } from '../pairing/schedule';
import { MOST_PLAYERS } from '../pairing/system';
import { andThen, ok, unlessProblems, type Result } from '../result';
import { calledById } from '../names/meant';
import { auditOf, type Audit } from './audit';

/** One of the tables in a comparison. */
export interface ComparedTable {
  readonly system: SystemId;
  readonly options?: SystemOptions;
  /** As its source prints it. */
  readonly literal?: true;
  /** Whether the last two rounds of cycle 1 change places; if absent, the system decides. */
  readonly exchangeLastTwo?: boolean;
}

/** Tables that people compare by name; `language/` explains each comparison. */
export interface Comparison {
  readonly id: string;
  /** Players unless another number is given. */
  readonly players: number;
  /** Whether it is only about a table of this size. */
  readonly fixed: boolean;
  readonly cycles: number;
  /** Two or more, side by side. */
  readonly tables: readonly ComparedTable[];
}

/** A comparison of tables for ten players unless more or fewer are asked for. */
const ofTen = (id: string, tables: readonly ComparedTable[], cycles = 1): Comparison => ({
  ...{ id, players: 10, fixed: false, cycles, tables },
});

/** Those of the printed Crenshaw tables, which differ from the others for 4 and 6 players alone. */
const ofCrenshaw = (players: number): Comparison => ({
  ...{ id: `crenshaw-${players}`, players, fixed: true, cycles: 1 },
  tables: [
    { system: 'crenshaw', options: { tables: 'printed' } },
    { system: 'crenshaw', options: { tables: 'made' } },
  ],
});

/** The comparisons on offer. */
export const COMPARISONS: readonly Comparison[] = [
  ofCrenshaw(6),
  ofCrenshaw(4),
  ofTen('federations', [{ system: 'berger' }, { system: 'crenshaw' }]),
  ofTen('porter', [{ system: 'berger' }, { system: 'porter' }]),
  ofTen('boards', [
    { system: 'porter', options: { boardOrder: 'sequential' } },
    { system: 'porter', options: { boardOrder: 'internal' } },
    { system: 'porter', options: { boardOrder: 'min-moves' } },
  ]),
  ofTen('riches', [
    { system: 'riches', options: { order: 'listed' } },
    { system: 'riches', options: { order: 'even' } },
  ]),
  ofTen('standard', [{ system: 'standard', literal: true }, { system: 'standard' }]),
  ofTen('anchor', [
    { system: 'shift', options: { anchorFirst: 'white' } },
    { system: 'shift', options: { anchorFirst: 'black' } },
  ]),
  ofTen(
    'double',
    [
      { system: 'berger', exchangeLastTwo: false },
      { system: 'berger', exchangeLastTwo: true },
    ],
    2,
  ),
];

/** A table and how it treats its players. */
export interface AuditedTable {
  readonly table: ComparedTable;
  readonly audit: Audit;
}

/** A finished comparison, for this many players. */
export interface Compared {
  readonly comparison: Comparison;
  readonly players: number;
  readonly tables: readonly AuditedTable[];
}

const LEAST_PLAYERS = 3;

const sizeOf = ({ players: own, fixed }: Comparison, players: number): Result<number> => {
  const [least, most] = fixed ? [own, own] : [LEAST_PLAYERS, MOST_PLAYERS];
  const wrong = sizeProblem('players', players, least, most);
  return unlessProblems(wrong ? [wrong] : [], () => players);
};

const audited = (
  { system, options, literal, exchangeLastTwo }: ComparedTable,
  players: number,
  cycles: number,
): Result<Audit> =>
  andThen(makeSchedule({ system, options, literal, exchangeLastTwo, players, cycles }), (schedule) =>
    ok(auditOf(schedule)),
  );

/**
 * Makes a comparison of the registry by name. Problems: `choice-unknown`; `not-a-whole-number` or `number-out-of-range` for the
 * players; those of `makeSchedule`, for a choice that a table of this size does not have.
 */
export const compare = (id: string, asked?: number): Result<Compared> => {
  const called = calledById(id, COMPARISONS, 'choice-unknown', { field: 'preset' });
  if (!called.ok) return called;
  const comparison = called.value;
  return andThen(sizeOf(comparison, asked ?? comparison.players), (players) => {
    const found = comparison.tables.map((table) => ({
      table,
      audit: audited(table, players, comparison.cycles),
    }));
    return unlessProblems(
      found.flatMap(({ audit }) => (audit.ok ? [] : audit.problems)),
      () => ({
        comparison,
        players,
        tables: found.flatMap(({ table, audit }) => (audit.ok ? [{ table, audit: audit.value }] : [])),
      }),
    );
  });
};
