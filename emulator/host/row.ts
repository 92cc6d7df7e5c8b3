import type { Book, Ref } from '../model';
import type { Quirks } from './quirks';

/** A range that a path leads to. */
export interface RangeObject {
  readonly ref: Ref;
}

/** One or more ranges of one sheet. */
export interface AreasObject {
  readonly ranges: readonly RangeObject[];
}

/** What the rows of the table work on. */
export interface HostContext {
  readonly book: Book;
  /** What this build does against the documentation. */
  readonly quirks: Quirks;
  /** Whether the document is open for reading only. */
  readonly readOnly: () => boolean;
}

/** A value as JSON carries it. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json | undefined };

/**
 * What the host knows of one class: functions by wire name over a context `C` and the object `T` that a path leads to.
 * Which class a navigation or a method leads to is the API's knowledge, not the row's; a row gives the next object.
 * `call` takes arguments as they came, proxies replaced by their objects, `null` and absent ones as `undefined`.
 */
export interface Row<C, T> {
  readonly type: string;
  /** Members by which the client finds the object again, such as `Id`. */
  readonly identity?: (context: C, it: T) => Record<string, Json>;
  /** Whether the object is found again by a reference that the executor hands out. */
  readonly kept?: boolean;
  readonly get?: Readonly<Record<string, (context: C, it: T) => unknown>>;
  readonly set?: Readonly<Record<string, (context: C, it: T, value: never) => void>>;
  readonly navigate?: Readonly<Record<string, (context: C, it: T) => unknown>>;
  readonly call?: Readonly<Record<string, (context: C, it: T, ...args: never[]) => unknown>>;
  readonly items?: (context: C, it: T) => readonly unknown[];
  /** The indexer; throws ItemNotFound. */
  readonly item?: (context: C, it: T, key: string) => unknown;
  /** Nothing of this class changes the document: a read-only one allows it. */
  readonly harmless?: boolean;
  /** Registration methods of the events that the host fires. */
  readonly events?: readonly string[];
}

/** A row whose object's type has been forgotten, as the executor sees it. */
export interface AnyRow<C> extends Omit<Row<C, unknown>, 'set' | 'call'> {
  readonly set?: Readonly<Record<string, (context: C, it: unknown, value: unknown) => void>>;
  readonly call?: Readonly<Record<string, (context: C, it: unknown, ...args: unknown[]) => unknown>>;
}

/** Forgets the type of a row's object: the API's result types see to it that the right objects arrive. */
export const row = <C, T>(definition: Row<C, T>): AnyRow<C> => definition as unknown as AnyRow<C>;
