import type { Draw } from '../draw/protocol';
import type { Result } from '../result';
import { MOST_PLAYERS } from '../pairing/system';
import { anyText, entry, listOf, made, parseFile, text, whole, type Read } from './fields';

const MOST_DRAWS = 1_000_000;

const draw: Read<Draw> = made(
  entry(
    { no: whole(1, MOST_DRAWS), time: anyText, numbering: text, order: listOf(whole(1, MOST_PLAYERS)) },
    { seed: anyText, saidBy: text, list: text },
  ),
  ({ no, time, numbering, order: lines, seed = '', ...told }) => {
    return { ...{ no, time, numbering, seed }, ...told, lines };
  },
);

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
