import '../../language/lateProblems';
import { isOther, pointsReader } from '../../core/adopt/inPoints';
import { given } from '../../core/format/fields';
import { idOf } from '../../core/names/name';
import { present } from '../../core/present';
import type { Problem } from '../../core/problem';
import { allOf, andThen, fail, failAll, ok, type Result } from '../../core/result';
import { teamWarnings } from '../../core/teamEvent/warnings';
import type { Scoring } from '../../core/results/scoring';
import { csv } from '../../exchange/csv/make';
import { decode } from '../../exchange/decode';
import type { ExchangeFormat } from '../../exchange/format';
import { otherKind } from '../../exchange/fileKind';
import { type Imported, tournamentOf } from '../../exchange/found';
import { type ImportedTeams, teamEventOf } from '../../exchange/foundTeams';
import { spellingWarnings } from '../../exchange/spellings';
import { textRounds } from '../../exchange/textTable/format';
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
}

/** What a file holds: a tournament for each of its events. */
export interface ReadFile {
  readonly format: ExchangeFormat;
  readonly imported: readonly Imported[];
  /** What of the file could not be taken over. */
  readonly warnings: readonly Problem[];
}

/** An event of teams that a file holds, with what could not be taken over and what its line-ups and departures say. */
export interface ReadTeamFile extends ImportedTeams {
  readonly format: ExchangeFormat;
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

const inFile =
  (file: string) =>
  (each: Problem): Problem => ({ ...each, place: { file, ...each.place } });

const sourceFormat = ({ file, bytes, from }: Source): Result<ExchangeFormat> =>
  from === undefined ? formatOf(file, bytes) : formatCalled(from, READ_FORMATS);

/**
 * The event of teams of a file of another program; `null` for a file of anything else. Problems: those of the format and of
 * `teamEventOf`.
 */
export const readTeamExchange = (source: Source): Result<ReadTeamFile | null> => {
  const { file, bytes, language } = source;
  const known = sourceFormat(source);
  // Whoever reads it as a tournament says what is wrong with it.
  if (!known.ok) return ok(null);
  const format = known.value;
  return andThen(format.teams?.parse(bytes, file) ?? ok(null), (found) => {
    if (found === null) return ok(null);
    const made = teamEventOf(found.event, { id: idOf(found.event.event), file, language });
    return andThen(made, ({ event, warnings }) => {
      const own = teamWarnings(event).map(inFile(file));
      return ok({ format, event, warnings: [...found.warnings.map(inFile(file)), ...warnings, ...own] });
    });
  });
};

/** A text with the results that stand there in points as marks. */
const inMarks = ({ file, bytes, scoring }: Source): Uint8Array => {
  const text = isOther(scoring) ? decode(bytes, file) : undefined;
  return text?.ok && isOther(scoring)
    ? new TextEncoder().encode(pointsReader([text.value], scoring)(text.value))
    : bytes;
};

const readIn = (format: ExchangeFormat, source: Source): Result<ReadFile> => {
  const { file, bytes, language, cycles, scoring } = source;
  const isForPeople = format === csv || format === textRounds;
  const parsed = present(format.parse)(isForPeople ? inMarks(source) : bytes, file);
  return andThen(parsed, ({ events, warnings }) => {
    const ids = idsOf(events.map(({ event, section }) => [event, section ?? ''].join(' ').trim()));
    const made = events.map((event, at) =>
      tournamentOf({ ...given({ cycles, scoring }), ...event }, { id: ids[at] ?? '', file, language }),
    );
    const told = [...warnings, ...events.flatMap(spellingWarnings)].map(inFile(file));
    const imported = allOf(made);
    if (imported.ok) return ok({ format, imported: imported.value, warnings: told });
    // Of a file that is refused as a whole, what was read of it may tell why.
    const isPlaced = imported.problems.every(({ place }) => place.line !== undefined);
    return isPlaced ? imported : failAll([...imported.problems, ...told]);
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
 * `exchange-format-unknown`, `exchange-not-known`, those of `otherKind`, those of the format, of `tournamentOf` and of `readTextTable`.
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
