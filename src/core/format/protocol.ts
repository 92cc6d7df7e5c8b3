import type { Draw } from '../draw/protocol';
import type { Result } from '../result';
import { MOST_PLAYERS } from '../pairing/system';
import { anyText, given, listOf, parseFile, record, text, whole, type Read } from './fields';

const MOST_DRAWS = 1_000_000;

const draw: Read<Draw> = record((fields) => {
  const no = fields.required('no', whole(1, MOST_DRAWS));
  const time = fields.required('time', anyText);
  const numbering = fields.required('numbering', text);
  const seed = fields.optional('seed', anyText) ?? '';
  const saidBy = fields.optional('saidBy', text);
  const list = fields.optional('list', text);
  const lines = fields.required('order', listOf(whole(1, MOST_PLAYERS)));
  if (no === undefined || time === undefined || numbering === undefined || lines === undefined)
    return undefined;
  return given({ no, time, numbering, seed, saidBy, list, lines });
});

/** Reads a protocol of draws. Problems: those of `parseFile`. */
export const parseProtocol = (source: string, file?: string): Result<readonly Draw[]> =>
  parseFile(listOf(draw), source, file);

/** Writes a protocol of draws: a list in JSON, which `parseProtocol` reads. */
export const makeProtocol = (draws: readonly Draw[]): string =>
  `${JSON.stringify(
    draws.map(({ lines, ...rest }) => ({ ...rest, order: lines })),
    null,
    2,
  )}\n`;
