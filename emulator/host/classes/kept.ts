import { resolveRange, type Book } from '../../model';
import type { Ref } from '../../model/state';
import type { HostContext, RangeObject } from '../row';

/** Rows of `get` and `set` for properties that the model keeps by their path in the API: of `WrapText` it is `wrapText`. */
export const kept = <T>(
  folder: string,
  names: readonly string[],
  get: (context: HostContext, it: T, path: string) => unknown,
  set: (context: HostContext, it: T, path: string, value: unknown) => void,
) => {
  const of = <R>(at: (path: string) => R): Record<string, R> =>
    Object.fromEntries(names.map((wire) => [wire, at(folder + camel(wire))]));
  return {
    get: of((path) => (context: HostContext, it: T) => get(context, it, path)),
    set: of((path) => (context: HostContext, it: T, value: unknown) => set(context, it, path, value)),
  };
};

/** A member as the API names it. */
export const camel = (wire: string): string => wire[0]!.toLowerCase() + wire.slice(1);

/** A range handed over as a proxy, or as an address on a sheet. */
export const refOf = (book: Book, sheet: string, range: RangeObject | string): Ref =>
  typeof range === 'string' ? resolveRange(book, sheet, range) : range.ref;
