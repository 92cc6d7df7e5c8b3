import { explainPlace } from '../core/explain/standings';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { citedPlaces, numberAt } from '../sheets/cited';
import type { MarkedCells, Reader, Selection } from '../workbook/port';
import { openTournament } from './open';

/** A number in the standings: whose it is, and which criterion. */
export interface AskedNumber {
  readonly no: number;
  readonly code: string;
}

/**
 * The cells that a number in the standings comes from, with its own cell, sheet by sheet. `named` is the tournament's id.
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

/** The selected number in the standings. Problems: `number-not-selected`, those of `openTournament`. */
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
