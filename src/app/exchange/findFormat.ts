import { EXCHANGE_FORMATS } from '../../exchange/registry';
import type { ExchangeFormat } from '../../exchange/exchangeFormat';
import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { calledById } from '../../core/names/meant';

/** The extension of a file's name in lower case, with its dot; empty without one. */
const extensionOf = (file: string): string => /\.[^./\\]+$/.exec(file)?.[0].toLowerCase() ?? '';

/** A format by what `--from` and `--to` call it, else `exchange-format-unknown` with the `choices`. */
export const formatCalled = <T extends { readonly id: string }>(id: string, among: readonly T[]): Result<T> =>
  calledById(id, among, 'exchange-format-unknown');

/** Formats that are read, and those that are made. */
export const READ_FORMATS = EXCHANGE_FORMATS.filter(({ parse }) => parse !== undefined);
export const MADE_FORMATS = EXCHANGE_FORMATS.filter(({ make }) => make !== undefined);

/**
 * The formats that a file may be in, the likeliest first: those that know it by its content, then those of its extension. Nothing
 * where neither says anything.
 */
const formatsOf = (file: string, bytes: Uint8Array): readonly ExchangeFormat[] => {
  const extension = extensionOf(file);
  const known = READ_FORMATS.filter(({ isOne }) => isOne?.(bytes) === true);
  const named = READ_FORMATS.filter(({ extensions }) => extensions.includes(extension));
  const both = known.filter((format) => named.includes(format));
  return [...new Set([...both, ...named.filter(({ isOne }) => isOne === undefined), ...known])];
};

/** The format of a file, else `exchange-not-known`. */
export const formatOf = (file: string, bytes: Uint8Array): Result<ExchangeFormat> => {
  const [found] = formatsOf(file, bytes);
  return found ? ok(found) : fail(problem('exchange-not-known', { file }));
};
