import '../../language/lateProblems';
import { isOther, pointsReader } from '../../core/adopt/inPoints';
import { given } from '../../core/format/fields';
import { idOf } from '../../core/names/name';
import { present } from '../../core/present';
import { type Problem, withFile } from '../../core/problem';
import { allOf, andThen, fail, failAll, ok, type Result } from '../../core/result';
import type { Scoring } from '../../core/results/scoring';
import { csv } from '../../exchange/csv/make';
import { decode } from '../../exchange/decode';
import { type ExchangeFormat, isFoundTeamEvent } from '../../exchange/format';
import { otherKind } from '../../exchange/fileKind';
import { type Imported, tournamentOf } from '../../exchange/found';
import { teamEventOf } from '../../exchange/foundTeams';
import { spellingWarnings } from '../../exchange/spellings';
import { textRounds } from '../../exchange/textTable/rounds';
import { formatCalled, formatOf, READ_FORMATS } from './formats';
import { readTextTable, TEXT_TABLE } from './textTable';

/** A file of another program. */
export interface Source {
  /** Its name, with its extension. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** The format that it is said to be in; found out if absent. */
  readonly from?: string | undefined;
  /** The language of the sheets to come. */
  readonly language: string;
  /** How often all meet, for a file that leaves it open. */
  readonly cycles?: number | undefined;
  /** The points of a game, in which its results may be written, for a file that leaves them open. */
  readonly scoring?: Scoring | undefined;
  /** Only `players`; a file of teams is refused. */
  readonly of?: 'players' | undefined;
}

/** What a file holds: a tournament for each of its events. */
export interface ReadFile {
  readonly format: ExchangeFormat;
  readonly imported: readonly Imported[];
  /** What of the file could not be taken over. */
  readonly warnings: readonly Problem[];
}

/** Ids that no two tournaments of one file share. */
const idsOf = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = idOf(name);
    let id = plain;
    for (let more = 2; taken.has(id); more++) id = `${plain}-${more}`;
    taken.add(id);
    return id;
  });
};

const sourceFormat = ({ file, bytes, from }: Source): Result<ExchangeFormat> =>
  from === undefined ? formatOf(file, bytes) : formatCalled(from, READ_FORMATS);

/** A text with the results that stand there in points as marks. */
const inMarks = ({ file, bytes, scoring }: Source): Uint8Array => {
  const text = isOther(scoring) ? decode(bytes, file) : undefined;
  return text?.ok && isOther(scoring)
    ? new TextEncoder().encode(pointsReader([text.value], scoring)(text.value))
    : bytes;
};

const readIn = (format: ExchangeFormat, source: Source): Result<ReadFile> => {
  const { file, bytes, language, cycles, scoring, of } = source;
  const isForPeople = format === csv || format === textRounds;
  const parsed = present(format.parse)(isForPeople ? inMarks(source) : bytes, file, of);
  return andThen(parsed, ({ events, warnings }) => {
    const ids = idsOf(events.map(({ event, section }) => [event, section ?? ''].join(' ').trim()));
    const ofPlayers = events.filter((event) => !isFoundTeamEvent(event));
    const made = events.map((event, at) => {
      const naming = { id: ids[at] ?? '', file, language };
      return isFoundTeamEvent(event)
        ? teamEventOf(event, naming)
        : tournamentOf({ ...given({ cycles, scoring }), ...event }, naming);
    });
    const told = [...warnings, ...ofPlayers.flatMap(spellingWarnings)].map(withFile(file));
    const imported = allOf<Imported>(made);
    if (imported.ok) return ok({ format, imported: imported.value, warnings: told });
    // Of a file that is refused as a whole, what was read of it may tell why.
    const isPlaced = imported.problems.every(({ place }) => place.line !== undefined);
    return isPlaced || ofPlayers.length === 0 ? imported : failAll([...imported.problems, ...told]);
  });
};

/** A text that no format knows: games below headings of rounds, else a table; what was wrong before where it is neither. */
const readAsText = (source: Source, before: Result<ReadFile> & { readonly ok: false }): Result<ReadFile> => {
  const { file, bytes, language, cycles, scoring } = source;
  const listed = readIn(csv, source);
  if (listed.ok || listed.problems[0].code !== 'exchange-csv-no-games') return listed;
  if (textRounds.isOne?.(inMarks(source)) === true) return readIn(textRounds, source);
  const read = readTextTable(bytes, {
    file,
    language,
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
