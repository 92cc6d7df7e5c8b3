import type { Tournament } from '../../core/model';
import { entryAt } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import type { ExportedFiles, TextFile } from '../exchangeFormat';
import type { Imported } from '../found';
import { readFormat } from '../readFormat';
import { trf26 } from './fideFiles';
import { makeStandings } from './make';

/** `roundabout/trf`: FIDE's tournament report files, for programs that use our core as a library (docs/api.md). */
export { makeRating } from './makeRating';
export type { ExportedFiles, TextFile } from '../exchangeFormat';
export type { Imported } from '../found';

/**
 * Reads a tournament report file, TRF16 or TRF26, of players or teams that all meet. `file` is its name, for problems. Problems:
 * those of `parseTrf` and `tournamentOf`, each with its line.
 */
export const readTrf = (content: string | Uint8Array, file = 'report.trf'): Result<Imported> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return andThen(readFormat(trf26, { file, bytes }), ({ imported, warnings }) => {
    const { tournament, warnings: own } = entryAt(imported, 0);
    return ok({ tournament, warnings: [...warnings, ...own] });
  });
};

/** Writes the standings of a tournament as TRF26, or TRF16: a file for each section. What FIDE's checks would refuse is a warning. */
export const makeTrf = (tournament: Tournament, version: 16 | 26 = 26): Result<ExportedFiles<TextFile>> =>
  makeStandings(version)(tournament);
