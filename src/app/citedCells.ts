import { explainPlace } from '../core/explain/standings';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { citedPlaces, numberAt } from '../sheets/cited';
import type { MarkedCells, Reader, Selection } from '../workbook/port';
import { openTournament } from './open';

/** A number of the standings: whose, and of which criterion. */
export interface AskedNumber {
  readonly no: number;
  readonly code: string;
}

/**
 * The cells from which a number of the standings comes, its own among them, sheet by sheet. `named` is the tournament's id.
 * Problems: those of `openTournament` and `explainPlace`.
 */
export const citedCells = async (
  reader: Reader,
  named: string,
  { no, code }: AskedNumber,
): Promise<Result<readonly MarkedCells[]>> =>
  andThen(await openTournament(reader, named, { extent: 'all' }), ({ tournament, parts, gridOf }) =>
    andThen(explainPlace(tournament, no), ({ values }) => {
      const cited = citedPlaces(tournament, parts, gridOf);
      const places = values
        .filter((value) => value.code === code)
        .flatMap((value) => [
          ...value.lines.flatMap((line) => cited.line(line, value)),
          ...cited.value(value),
        ]);
      const sheets = [...new Set(places.map(({ sheet }) => sheet))];
      return ok(
        sheets.map((sheet) => ({
          sheet,
          areas: places.filter((place) => place.sheet === sheet).map(({ area }) => area),
        })),
      );
    }),
  );

/**
 * The number of the standings that is selected. Problems: `number-not-selected` where the selection is none, those of
 * `openTournament`.
 */
export const askedAt = async (
  reader: Reader,
  named: string,
  selected: Selection,
): Promise<Result<AskedNumber>> =>
  andThen(await openTournament(reader, named, { extent: 'all' }), ({ tournament, parts, gridOf }) => {
    const asked = numberAt(tournament, parts, gridOf, selected);
    const sheet = parts.places.Standings?.sheet ?? '';
    return asked ? ok(asked) : fail(problem('number-not-selected', {}, { sheet }));
  });
