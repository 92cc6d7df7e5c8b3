import { getRowHidden, type Book } from '../../model';
import { HostError } from '../../model/error';
import type { Ref } from '../../model/state';

/** Row properties that are asked for with `true`. */
export type Wanted = Readonly<Record<string, unknown>>;

const READ: Readonly<Record<string, (book: Book, line: Ref) => unknown>> = {
  rowIndex: (_, { area: where }) => where.row,
  rowHidden: getRowHidden,
};

/** For each row of a range the properties that are asked for; NotImplemented if the host lacks one. */
export const getRowProperties = (
  book: Book,
  lines: readonly Ref[],
  wanted: Wanted,
): Record<string, unknown>[] => {
  const names = Object.keys(wanted).filter((name) => wanted[name] !== undefined && wanted[name] !== false);
  const lacking = names.find((name) => !READ[name]);
  if (lacking !== undefined)
    throw new HostError('NotImplemented', `The emulated host has no Range.getRowProperties of ${lacking}.`);
  return lines.map((line) => Object.fromEntries(names.map((name) => [name, READ[name]!(book, line)])));
};
