import { given } from '../core/format/fields';
import { idOf } from '../core/names/name';
import { present } from '../core/present';
import { type Problem, withFile } from '../core/problem';
import { allOf, andThen, failAll, ok, type Result } from '../core/result';
import type { Scoring } from '../core/results/outcome';
import { type ExchangeFormat, isFoundTeamEvent } from './exchangeFormat';
import { type Imported, tournamentOf } from './found';
import { teamEventOf } from './foundTeams';
import { spellingWarnings } from './spellings';

/** A file of another program, in a format that is known. */
export interface FormatSource {
  /** Its name, with its extension. */
  readonly file: string;
  readonly bytes: Uint8Array;
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

/** Reads a file in a format that can be read. Problems: those of the format, of `tournamentOf` or `teamEventOf`. */
export const readFormat = (
  format: ExchangeFormat,
  { file, bytes, cycles, scoring }: FormatSource,
): Result<ReadFile> =>
  andThen(present(format.parse)(bytes, file), ({ events, warnings }) => {
    const ids = idsOf(events.map(({ event, section }) => [event, section ?? ''].join(' ').trim()));
    const ofPlayers = events.filter((event) => !isFoundTeamEvent(event));
    const made = events.map((event, at) => {
      const naming = { id: ids[at] ?? '', file };
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
