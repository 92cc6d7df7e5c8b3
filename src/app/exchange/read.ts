import { idOf } from '../../core/format/id';
import { present } from '../../core/present';
import type { Problem } from '../../core/problem';
import { allOf, andThen, ok, type Result } from '../../core/result';
import type { ExchangeFormat } from '../../exchange/format';
import { tournamentOf, type Imported } from '../../exchange/found';
import { teamEventOf, type ImportedTeams } from '../../exchange/foundTeams';
import { formatCalled, formatOf, READ_FORMATS } from './formats';

/** A file of another program. */
export interface Source {
  /** Its name, with its extension. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** The format that it is said to be in; found out if absent. */
  readonly from?: string | undefined;
  /** The language of the sheets to come. */
  readonly language: string;
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

const inFile =
  (file: string) =>
  (each: Problem): Problem => ({ ...each, place: { file, ...each.place } });

const sourceFormat = ({ file, bytes, from }: Source): Result<ExchangeFormat> =>
  from === undefined ? formatOf(file, bytes) : formatCalled(from, READ_FORMATS);

/**
 * The event of teams of a file of another program; `null` for a file of anything else. Problems: those of the format and of
 * `teamEventOf`.
 */
export const readTeamExchange = (source: Source): Result<ImportedTeams | null> => {
  const { file, bytes, language } = source;
  const format = sourceFormat(source);
  // whoever reads it as a tournament says what is wrong with it
  const parsed = format.ok ? (format.value.teams?.parse(bytes, file) ?? ok(null)) : ok(null);
  return andThen(parsed, (found) => {
    if (found === null) return ok(null);
    const made = teamEventOf(found.event, { id: idOf(found.event.event), file, language });
    return andThen(made, ({ event, warnings }) =>
      ok({ event, warnings: [...found.warnings.map(inFile(file)), ...warnings] }),
    );
  });
};

/**
 * Reads a file of another program or federation. Problems: `exchange-format-unknown`, `exchange-not-known`, those of the format and of
 * `tournamentOf`.
 */
export const readExchange = (source: Source): Result<ReadFile> => {
  const { file, bytes, language } = source;
  const format = sourceFormat(source);
  if (!format.ok) return format;
  return andThen(present(format.value.parse)(bytes, file), ({ events, warnings }) => {
    const ids = idsOf(events.map(({ event, section }) => [event, section ?? ''].join(' ').trim()));
    const made = events.map((event, at) => tournamentOf(event, { id: ids[at] ?? '', file, language }));
    return andThen(allOf(made), (imported) =>
      ok({ format: format.value, imported, warnings: warnings.map(inFile(file)) }),
    );
  });
};
