import fc, { type Arbitrary } from 'fast-check';
import type { Exchanged } from '../../src/core/conduct/handChange';
import type { SheetRole } from '../../src/sheets/plan';
import { NONSENSE, UNDERSTOOD } from './texts';

/** What the host does at the k-th request: fails at an action, or, without one, breaks the whole call. */
export interface Fault {
  readonly request: number;
  readonly action?: number;
}

/** The tournament that something happens to. Tournaments, games, players and columns are counted from 0, round and round. */
interface In {
  readonly which: number;
}

interface Size {
  readonly players: number;
  readonly cycles: number;
}

/** Everything that can happen to a workbook, by name, with what it is about. */
export interface Happenings {
  'type a result': In & { readonly game: number; readonly text: string };
  'rename a player': In & { readonly player: number; readonly to: string };
  'set a status': In & { readonly player: number; readonly status: 'annulled' | 'playing' };
  'adjust points': In & { readonly player: number; readonly points: number };
  record: In & { readonly games: readonly number[]; readonly text: string };
  undo: In;
  withdraw: In & { readonly player: number; readonly rule: string };
  reenter: In & { readonly player: number };
  substitute: In & { readonly player: number; readonly to: string };
  correct: In & { readonly player: number; readonly to: string; readonly rating: string | number };
  'adjust by the program': In & { readonly player: number; readonly points: number };
  'turn colours': In & { readonly game: number };
  exchange: In & { readonly game: number; readonly other: number; readonly what: Exchanged };
  'create beside': Size;
  reopen: object;
  'record at faults': In & {
    readonly game: number;
    readonly text: string;
    readonly faults: readonly Fault[];
  };
  'undo at faults': In & { readonly faults: readonly Fault[] };
  'create at faults': Size & { readonly faults: readonly Fault[] };
  'record beside a co-author': In & {
    readonly game: number;
    readonly text: string;
    readonly request: number;
    readonly theirs: CoAuthored;
  };
  'record while a cell is edited': In & {
    readonly game: number;
    readonly text: string;
    readonly typed: Typed;
  };
  sort: In & { readonly table: SortedTable; readonly column: number; readonly ascending: boolean };
  'rename a sheet': In & { readonly sheet: SheetRole; readonly to: string };
  'copy a sheet': In & { readonly sheet: SheetRole };
  'delete the copy': object;
  'delete a sheet of the organiser': object;
}

export type Name = keyof Happenings;
export type Happening<Which extends Name> = { readonly do: Which } & Happenings[Which];
export type Step = { [Which in Name]: Happening<Which> }[Name];

export type SortedTable = 'pairings' | 'players' | 'log';
type Typed = Happening<'type a result'>;
type CoAuthored = Typed | Happening<'sort'> | Happening<'rename a sheet'>;

/** A workbook with a tournament of this size, and what happens to it one after the other. */
export interface Story extends Size {
  readonly steps: readonly Step[];
}

/** A story at whose end a sheet of a tournament is deleted. */
export interface StoryOfLoss extends Story {
  readonly loss: { readonly which: number; readonly sheet: SheetRole };
}

const count = fc.nat({ max: 40 });
const understood = fc.constantFrom(...UNDERSTOOD.map(({ typed }) => typed));
const anything = fc.oneof(
  { weight: 3, arbitrary: understood },
  { weight: 1, arbitrary: fc.constantFrom(...NONSENSE) },
);
const role = fc.constantFrom<SheetRole>(
  'pairings',
  'standings',
  'crosstable',
  'players',
  'tournament',
  'log',
  'calculation',
);
const names = ["O'Brien", 'Müller, Karla', '1-0', '007', '=Anna', '@Carl', 'שרה לוי'];
const sheetNames = ['Games', "Bob's", 'A B', 'Übersicht', '表', 'R1C1', '2026', 'Pairings', 'Log'];
const size = { players: fc.integer({ min: 3, max: 6 }), cycles: fc.integer({ min: 1, max: 2 }) };

/** Requests of a step up to the one that writes, which is the last. */
const WRITING = 13;

/** One of so many requests; a step is most tender at its last ones. */
const requestOf = (requests: number, tender: number): Arbitrary<number> =>
  fc.oneof(fc.integer({ min: 1, max: requests }), fc.constant(tender));

const faults = (request: Arbitrary<number>, most: number): Arbitrary<readonly Fault[]> => {
  const fault = fc.oneof(
    { weight: 1, arbitrary: fc.record({ request }) },
    { weight: 2, arbitrary: fc.record({ request, action: fc.integer({ min: 1, max: 40 }) }) },
  );
  return fc.uniqueArray(fault, { minLength: 1, maxLength: most, selector: (each) => each.request });
};

const happening = <Which extends Name>(
  name: Which,
  parts: { [Part in keyof Happenings[Which]]: Arbitrary<Happenings[Which][Part]> },
): Arbitrary<Happening<Which>> =>
  fc.record({ do: fc.constant(name), ...parts }) as unknown as Arbitrary<Happening<Which>>;

const which = count;
const typing = happening('type a result', { which, game: count, text: anything });
const sorting = happening('sort', {
  which,
  table: fc.constantFrom<SortedTable>('pairings', 'players', 'log'),
  column: fc.oneof(fc.constant(0), count),
  ascending: fc.boolean(),
});
const renaming = happening('rename a sheet', { which, sheet: role, to: fc.constantFrom(...sheetNames) });

/** Whoever sorts between our last look and our writing, in the one request of both, cannot be seen: that is left out. */
const besideCoAuthor = (theirs: Arbitrary<CoAuthored>, requests: number) =>
  happening('record beside a co-author', {
    which,
    game: count,
    text: understood,
    request: requestOf(requests, WRITING - 1),
    theirs,
  });

type Weighted = { readonly weight: number; readonly arbitrary: Arbitrary<Step> };

const anywhere: readonly Weighted[] = [
  { weight: 8, arbitrary: typing },
  {
    weight: 10,
    arbitrary: happening('record', {
      which,
      games: fc.array(count, { minLength: 1, maxLength: 4 }),
      text: anything,
    }),
  },
  { weight: 8, arbitrary: happening('undo', { which }) },
  {
    weight: 2,
    arbitrary: happening('rename a player', { which, player: count, to: fc.constantFrom(...names) }),
  },
  {
    weight: 4,
    arbitrary: happening('set a status', {
      which,
      player: count,
      status: fc.constantFrom<'annulled' | 'playing'>('annulled', 'annulled', 'playing'),
    }),
  },
  {
    weight: 2,
    arbitrary: happening('adjust points', { which, player: count, points: fc.constantFrom(0.5, -1, 1, 0) }),
  },
  { weight: 1, arbitrary: happening('create beside', size) },
  { weight: 2, arbitrary: happening('reopen', {}) },
  {
    weight: 5,
    arbitrary: happening('withdraw', {
      which,
      player: count,
      rule: fc.constantFrom('fide', 'us-chess', 'nzcf'),
    }),
  },
  { weight: 4, arbitrary: happening('reenter', { which, player: count }) },
  {
    weight: 2,
    arbitrary: happening('substitute', { which, player: count, to: fc.constantFrom(...names) }),
  },
  {
    weight: 2,
    arbitrary: happening('correct', {
      which,
      player: count,
      to: fc.constantFrom(...names),
      rating: fc.constantFrom<string | number>(2100, '3k'),
    }),
  },
  {
    weight: 2,
    arbitrary: happening('adjust by the program', {
      which,
      player: count,
      points: fc.constantFrom(0.5, -1, 1, 0),
    }),
  },
  { weight: 3, arbitrary: happening('turn colours', { which, game: count }) },
  {
    weight: 3,
    arbitrary: happening('exchange', {
      which,
      game: count,
      other: count,
      what: fc.constantFrom<Exchanged>('places', 'places', 'opponents'),
    }),
  },
];

const inExcel: readonly Weighted[] = [
  ...anywhere,
  { weight: 8, arbitrary: sorting },
  { weight: 4, arbitrary: renaming },
  { weight: 2, arbitrary: happening('copy a sheet', { which, sheet: role }) },
  { weight: 2, arbitrary: happening('delete the copy', {}) },
  { weight: 1, arbitrary: happening('delete a sheet of the organiser', {}) },
  {
    weight: 4,
    arbitrary: happening('record at faults', {
      which,
      game: count,
      text: understood,
      faults: faults(requestOf(WRITING + 3, WRITING), 2),
    }),
  },
  {
    weight: 2,
    arbitrary: happening('undo at faults', { which, faults: faults(requestOf(WRITING + 3, WRITING), 2) }),
  },
  {
    weight: 2,
    arbitrary: happening('create at faults', { ...size, faults: faults(fc.integer({ min: 1, max: 10 }), 4) }),
  },
  { weight: 2, arbitrary: besideCoAuthor(fc.oneof(typing, renaming), WRITING) },
  { weight: 3, arbitrary: besideCoAuthor(sorting, WRITING - 1) },
  {
    weight: 2,
    arbitrary: happening('record while a cell is edited', {
      which,
      game: count,
      text: understood,
      typed: typing,
    }),
  },
];

const stepsOf = (weighted: readonly Weighted[]): Arbitrary<readonly Step[]> =>
  fc.array(fc.oneof(...weighted), { minLength: 1, maxLength: 20, size: 'max' });

/** Stories of what can happen in any workbook. */
export const storiesAnywhere: Arbitrary<Story> = fc.record({ ...size, steps: stepsOf(anywhere) });

/** Stories of what can happen in Excel, where people, co-authors and the host itself have their hands in. */
export const storiesInExcel: Arbitrary<StoryOfLoss> = fc.record({
  ...size,
  steps: stepsOf(inExcel),
  loss: fc.record({ which, sheet: role }),
});
