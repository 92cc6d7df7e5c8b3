import type { Exchanged } from '../../src/core/conduct/manualChange';
import type { Quirk } from '../../emulator/host/quirks';
import type { SheetRole } from '../../src/grid/plan';
import type { Made } from './model';

/** What the host does at the k-th request: fails at an action, or, without one, breaks the whole call. */
export interface Fault {
  readonly request: number;
  readonly action?: number;
}

/** The tournament that something happens to. Tournaments, games, players and columns are counted from 0, round and round. */
interface In {
  readonly which: number;
}

/** Everything that can happen to a workbook, by name, with what it is about. */
export interface Happenings {
  'type a result': In & { readonly game: number; readonly text: string };
  'rename a player': In & { readonly player: number; readonly to: string };
  'set a status': In & { readonly player: number; readonly status: 'annulled' | 'playing' };
  'adjust points': In & { readonly player: number; readonly points: number };
  'type a play-off': In & { readonly player: number; readonly value: number };
  enter: In & {
    readonly name: string;
    readonly rating: string | number | null;
    readonly federation: string | null;
    readonly seed: string | undefined;
  };
  remove: In & { readonly player: number; readonly seed: string | undefined };
  record: In & { readonly games: readonly number[]; readonly text: string };
  undo: In;
  redo: In;
  withdraw: In & { readonly player: number; readonly rule: string };
  reenter: In & { readonly player: number };
  substitute: In & { readonly player: number; readonly to: string };
  correct: In & { readonly player: number; readonly to: string; readonly rating: string | number };
  'adjust by the program': In & { readonly player: number; readonly points: number };
  'turn colours': In & { readonly game: number };
  exchange: In & { readonly game: number; readonly other: number; readonly what: Exchanged };
  'create beside': Made;
  reopen: object;
  'record at faults': In & {
    readonly game: number;
    readonly text: string;
    readonly faults: readonly Fault[];
  };
  'undo at faults': In & { readonly faults: readonly Fault[] };
  'change the field at faults': { readonly change: ChangeOfField; readonly faults: readonly Fault[] };
  'create at faults': Made & { readonly faults: readonly Fault[] };
  'record beside a co-author': In & {
    readonly game: number;
    readonly text: string;
    readonly request: number;
    readonly theirs: CoAuthored;
  };
  'change the field beside a co-author': {
    readonly change: ChangeOfField;
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
type ChangeOfField = Happening<'enter'> | Happening<'remove'>;
export type CoAuthored = Typed | Happening<'sort'> | Happening<'rename a sheet'>;

/** A workbook with a tournament of this size, and what happens to it one after the other. */
export interface Story extends Made {
  readonly steps: readonly Step[];
}

/** A story at whose end a sheet of a tournament is deleted. */
export interface StoryOfLoss extends Story {
  /** What Excel does against its documentation. */
  readonly quirks?: readonly Quirk[];
  readonly loss: { readonly which: number; readonly sheet: SheetRole };
}
