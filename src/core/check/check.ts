import { compared } from '../numbers';
import type { SystemId, SystemOptions } from '../model';
import { entryAt } from '../present';
import { problem } from '../problem';
import { andThen, fail, ok, type Result } from '../result';
import { systemOf, teamSystemOf } from '../pairing/registry';
import { largest, smallest } from '../extremes';
import { byTable, likeliest, type ByTable } from './byTable';
import { countsOf, isComplete, isSpreadOut, pairKey, wrongPairs } from './counts';
import { eliminate, type Elimination } from './eliminate';
import { byeNumberOf, fieldOf, NOBODY, type Field, type Slot } from './field';
import type { Fit } from './fit';
import { kindAt, misprintOf, type Fault, type Misprint } from './misprint';
import { isNear, nearestTo, type Nearest } from './nearest';
import type { PrintedSchedule } from './printed';
import { remarksOf, type Remark } from './remarks';
import { isBroken } from './roundSolutions';

/** In no cell and at no board. */
const nowhere = { board: null, cell: '', printed: [], label: '', at: null } as const;

/** Pairs that meet too often or too rarely after elimination, each reported once. */
const leftOver = (
  field: Field,
  schedule: PrintedSchedule,
  { rounds, findings }: Elimination,
): readonly Misprint[] => {
  if (!isComplete(field)) return [];
  const counts = countsOf({ ...field, rounds });
  const explained = new Set(
    findings.flatMap(({ repair, candidates }) =>
      [...candidates, ...(repair === null || repair === 'none' ? [] : [repair])].map(pairKey),
    ),
  );
  const told = new Set(findings.map(({ round }) => round));
  const last = [...rounds.entries()].reverse();
  const tooOften = last.flatMap(([place, { slots, index }]) =>
    told.has(place)
      ? []
      : slots.flatMap(({ white, black }, slot) => {
          if (white === NOBODY || black === NOBODY || counts.need(white, black, index) >= 0) return [];
          counts.add([white, black], index, -1);
          return [{ round: place, slot, kind: 'pair-twice', repair: null, candidates: [] } as const];
        }),
  );
  const tooRare = wrongPairs(field, counts)
    .filter(
      ({ one, other, index }) => counts.need(one, other, index) > 0 && !explained.has(pairKey([one, other])),
    )
    .map(({ one, other }): Misprint => {
      const names = [one, other].flatMap((player) => field.labels[player] ?? []);
      return { kind: 'pair-missing', round: null, repair: null, candidates: [names], ...nowhere };
    });
  return [...tooOften.map((fault) => misprintOf(fault, field, schedule)), ...tooRare];
};

/** Numbers of rounds that are missing between others. */
const missingRounds = ({ rounds }: Field): readonly Misprint[] => {
  const numbers = rounds.map(({ round }) => round);
  const known = new Set(numbers);
  const first = smallest(numbers);
  const gaps = Array.from({ length: largest(numbers) - first }, (_, index) => first + index).filter(
    (round) => !known.has(round),
  );
  return gaps.map((round) => ({ kind: 'round-missing', round, repair: null, candidates: [], ...nowhere }));
};

/** How a schedule follows a table: as published, with all colours reversed, with its rounds in reverse order, or both. */
export type Orientation = 'normal' | 'colours-reversed' | 'rounds-reversed' | 'both-reversed';

/** The table nearest to a schedule. */
export interface NearestTable {
  readonly system: SystemId;
  readonly players: number;
  readonly cycles: number;
  readonly orientation: Orientation;
  /** Whether players have other numbers than in the table. */
  readonly renumbered: boolean;
  /** Games and byes that differ, including those with other colours. */
  readonly differences: number;
  /** The choices of the system with which the table was made. */
  readonly options: SystemOptions;
}

/** The answer about a printed schedule. */
export interface ScheduleCheck {
  /** `null` if no table is near. */
  readonly nearest: NearestTable | null;
  readonly misprints: readonly Misprint[];
  readonly remarks: readonly Remark[];
}

const ORIENTATIONS: readonly Orientation[] = [
  'normal',
  'colours-reversed',
  'rounds-reversed',
  'both-reversed',
];

const nearestOf = ({ labels, cycles }: Field, fit: Fit): NearestTable => ({
  system: fit.table.system,
  players: labels.length,
  cycles,
  orientation: entryAt(ORIENTATIONS, (fit.coloursReversed ? 1 : 0) + (fit.roundsReversed ? 2 : 0)),
  renumbered: fit.renumbered,
  differences: fit.differences,
  options: fit.table.options,
});

/** What elimination finds in the rounds that no table explains. */
const eliminated = (field: Field, { findings }: Elimination, without: ByTable | null): readonly Fault[] => {
  const counts = countsOf(field);
  const players = field.labels.length;
  const concerns = (round: number): boolean => !without || without.otherRounds.has(round);
  const found = findings
    .filter(({ round }) => concerns(round))
    .map(({ round, slot, repair, candidates }): Fault => {
      const kind =
        repair === 'none' ? 'game-extra' : kindAt(entryAt(field.rounds, round), slot, counts, players);
      return { round, slot, kind: kind ?? 'pair-twice', repair, candidates };
    })
    .filter(({ kind }) => kind !== 'rest-missing' || field.printsRests);
  const told = new Set(found.map(({ round }) => round));
  const unsolved = field.rounds.flatMap((round, place): readonly Fault[] => {
    if (!concerns(place) || told.has(place) || !isBroken(round, field)) return [];
    const kinds = round.slots.map((_, slot) => ({ slot, kind: kindAt(round, slot, counts, players) }));
    const wrong = kinds.filter(
      ({ kind }) => kind !== null && kind !== 'pair-twice' && kind !== 'rest-missing',
    );
    return wrong.length === 0
      ? [{ round: place, slot: null, kind: 'game-missing', repair: null, candidates: [] }]
      : wrong.map(({ slot, kind }): Fault => ({
          round: place,
          slot,
          kind: kind ?? 'player-twice',
          repair: null,
          candidates: [],
        }));
  });
  return [...found, ...unsolved];
};

/** Byes missing in a schedule that prints byes: all others play, so it is clear who has them. */
const silentRests = ({ rounds, printsRests }: Field, told: readonly Fault[]): readonly Fault[] =>
  rounds.flatMap(({ slots }, round) =>
    slots.flatMap(({ white, black, printed }, slot): readonly Fault[] => {
      const isSilent = printed === null && printsRests && white !== NOBODY;
      const isTold = told.some((fault) => fault.round === round && fault.kind === 'rest-missing');
      const repair = [white, black] as const;
      return isSilent && !isTold ? [{ round, slot, kind: 'rest-missing', repair, candidates: [] }] : [];
    }),
  );

const byNumbers = (schedule: PrintedSchedule): ReadonlyMap<number, number> =>
  new Map(schedule.rounds.map(({ round }, place) => [round, place]));

/** In the order of the schedule; what belongs to no round comes last. */
const inOrder = (schedule: PrintedSchedule, misprints: readonly Misprint[]): readonly Misprint[] => {
  const places = byNumbers(schedule);
  const placeOf = ({ round }: Misprint): number => (round === null ? Infinity : (places.get(round) ?? round));
  const boardOf = ({ at }: Misprint): number => (at === null || at.kind === 'rest' ? Infinity : at.index);
  return [...misprints].sort(
    (one, other) => compared(placeOf(one), placeOf(other)) || compared(boardOf(one), boardOf(other)),
  );
};

/** The field after all certain repairs. */
const repairedField = (field: Field, faults: readonly Fault[]): Field => ({
  ...field,
  rounds: field.rounds.map((round, place) => {
    const own = faults.filter((fault) => fault.round === place);
    const slots = round.slots.map((slot, at): Slot => {
      const repair = own.find((fault) => fault.slot === at)?.repair ?? null;
      return repair === null || repair === 'none' ? slot : { ...slot, white: repair[0], black: repair[1] };
    });
    const missing = own.flatMap(({ slot, repair }): readonly Slot[] =>
      slot === null && repair !== null && repair !== 'none'
        ? [{ white: repair[0], black: repair[1], printed: null }]
        : [],
    );
    return { ...round, slots: [...slots, ...missing] };
  }),
});

/** The system to compare with, if it allows this field. */
const askedFor = (field: Field, id: string | undefined): Result<string | undefined> => {
  if (id === undefined) return ok(undefined);
  if (field.teams) return andThen(teamSystemOf(id), (system) => ok(system.id));
  return andThen(systemOf(id), (system) => ok(system.id));
};

/** The fewest players of a schedule, and the most that can be checked quickly. */
const [LEAST, MOST] = [3, 250];

/**
 * The limit for rounds that contradict themselves: the sum over them of games times games. More takes minutes to solve, and is no
 * pairing table. All 99 rounds of 100 players are 247,500.
 */
const MOST_BROKEN = 300_000;

/** A printed schedule, and the tables nearest to it. */
interface Reading {
  readonly field: Field;
  readonly near: Nearest;
}

const NO_TABLE: Nearest = { best: [], plain: null };

const differencesOf = ({ near: { best } }: Reading): number => best[0]?.differences ?? Infinity;

/** Reads a schedule. Its last number is a player, or the bye if that saves more than one misprint. */
const readingOf = (schedule: PrintedSchedule, field: Field, nearest: (field: Field) => Nearest): Reading => {
  const asPlayer = { field, near: nearest(field) };
  const bye = differencesOf(asPlayer) === 0 ? null : byeNumberOf(field);
  if (bye === null) return asPlayer;
  const withBye = fieldOf(schedule, bye);
  const asBye = { field: withBye, near: nearest(withBye) };
  return differencesOf(asBye) + 1 < differencesOf(asPlayer) ? asBye : asPlayer;
};

/**
 * Checks a printed schedule: which table is nearest, in any orientation and numbering; which misprints it has, with every certain
 * repair; and further remarks. With `against` it is compared only with that system, and every difference counts; with `null`,
 * with none. Problems: `too-few-players` if too few labels repeat from round to round, `too-many-players check-no-schedule`;
 * those of `systemOf` or `teamSystemOf`.
 */
export const checkPrinted = (schedule: PrintedSchedule, against?: string | null): Result<ScheduleCheck> => {
  const read = fieldOf(schedule);
  if (read.labels.length < LEAST)
    return fail(problem('too-few-players', {}, { count: read.labels.length, least: LEAST }));
  if (read.labels.length > MOST)
    return fail(problem('too-many-players', {}, { count: read.labels.length, most: MOST }));
  if (typeof against !== 'string' && isSpreadOut(read))
    return ok({ nearest: null, misprints: [], remarks: [] });
  const broken = read.rounds.filter((round) => isBroken(round, read));
  if (broken.reduce((sum, { slots }) => sum + slots.length ** 2, 0) > MOST_BROKEN)
    return fail(problem('check-no-schedule', {}, { count: broken.length }));
  return andThen(askedFor(read, against ?? undefined), (system) => {
    const nearest = (each: Field): Nearest => (against === null ? NO_TABLE : nearestTo(each, system));
    const { field, near } = readingOf(schedule, read, nearest);
    const isAsked = system !== undefined;
    const all = likeliest(field, near.best);
    const table = all && (isAsked || isNear(field, all[0].fit)) ? all : null;
    const elimination = eliminate(field);
    const told = table ? byTable(field, table, elimination.findings, isAsked) : null;
    const found = [...(told?.faults ?? []), ...eliminated(field, elimination, told)];
    const faults = [...found, ...silentRests(field, found)];
    const misprints = [
      ...faults.map((fault) => misprintOf(fault, field, schedule)),
      ...(told ? [] : leftOver(field, schedule, elimination)),
      ...missingRounds(field),
    ];
    const repaired = repairedField(field, faults);
    return ok({
      nearest: table ? nearestOf(field, table[0].fit) : null,
      misprints: inOrder(schedule, misprints),
      remarks: remarksOf({ field, repaired, schedule, near, table: table?.[0].fit ?? null, told }),
    });
  });
};
