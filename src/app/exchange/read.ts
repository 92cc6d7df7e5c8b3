import '../../language/late';
import { isOther, pointsReader } from '../../core/adopt/inPoints';
import { idOf } from '../../core/names/name';
import { fail, ok, type Result } from '../../core/result';
import { csv } from '../../exchange/csv/make';
import { decode } from '../../exchange/decode';
import type { ExchangeFormat } from '../../exchange/exchangeFormat';
import { otherKind } from '../../exchange/fileKind';
import { type FormatSource, type ReadFile, readFormat } from '../../exchange/readFormat';
import { textRounds } from '../../exchange/textTable/rounds';
import { formatCalled, formatOf, READ_FORMATS } from './findFormat';
import { readTextTable, TEXT_TABLE } from './textTable';

/** A file of another program. */
export interface Source extends FormatSource {
  /** The format that it is said to be in; found out if absent. */
  readonly from?: string | undefined;
}

const sourceFormat = ({ file, bytes, from }: Source): Result<ExchangeFormat> =>
  from === undefined ? formatOf(file, bytes) : formatCalled(from, READ_FORMATS);

/** A text with the results that stand there in points as marks. */
const inMarks = ({ file, bytes, scoring }: Source): Uint8Array => {
  const text = isOther(scoring) ? decode(bytes, file) : undefined;
  return text?.ok && isOther(scoring)
    ? new TextEncoder().encode(pointsReader([text.value], scoring)(text.value))
    : bytes;
};

const readIn = (format: ExchangeFormat, source: Source): Result<ReadFile> =>
  readFormat(
    format,
    format === csv || format === textRounds ? { ...source, bytes: inMarks(source) } : source,
  );

/** A text that no format knows: games below headings of rounds, else a table; what was wrong before where it is neither. */
const readAsText = (source: Source, before: Result<ReadFile> & { readonly ok: false }): Result<ReadFile> => {
  const { file, bytes, cycles, scoring } = source;
  const listed = readIn(csv, source);
  if (listed.ok || listed.problems[0].code !== 'exchange-csv-no-games') return listed;
  if (textRounds.isOne?.(inMarks(source)) === true) return readIn(textRounds, source);
  const read = readTextTable(bytes, {
    file,
    cycles,
    scoring,
    id: idOf(file.replace(/^.*[\\/]/, '')),
  });
  if (read.ok) return ok({ format: TEXT_TABLE, imported: [read.value], warnings: [] });
  return ['exchange-text-none', 'exchange-not-text', 'exchange-empty'].includes(read.problems[0].code)
    ? before
    : read;
};

/** What says that no format knows a file, which may be a text for people. */
const UNKNOWN: readonly string[] = ['exchange-not-known', 'exchange-csv-no-games'];

/**
 * Reads a file of another program or federation, else a text with rounds or a cross-table as programs print them for people. Problems:
 * `exchange-format-unknown`, `exchange-not-known`, those of `otherKind`, those of the format, of `tournamentOf` or `teamEventOf`, and of `readTextTable`.
 */
export const readExchange = (source: Source): Result<ReadFile> => {
  const format = sourceFormat(source);
  const read = format.ok ? readIn(format.value, source) : format;
  if (read.ok) return read;
  const other = otherKind(source.bytes, source.file, ['text', 'archive']);
  if (other) return fail(other);
  const isOpen = source.from === undefined && UNKNOWN.includes(read.problems[0].code);
  return isOpen ? readAsText(source, read) : read;
};
