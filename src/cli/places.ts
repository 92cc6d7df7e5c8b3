import { problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import { parseArea, type Area } from '../grid/cell';
import { parseReference } from '../grid/reference';

/** Cells that somebody named: on a sheet, or on the one that was open last; all of the sheet without an area. */
export interface NamedPlace {
  readonly sheet?: string;
  readonly range?: Area;
}

/** Reads `Draw!B3:F20`, `'Round 1'!B3`, `B3:F20`, or the name of a sheet alone. Problems: `range-invalid`. */
export const parsePlace = (typed: string): Result<NamedPlace> => {
  const place = parseReference(typed);
  if (place) return ok({ sheet: place.sheet, range: place.area });
  const range = parseArea(typed);
  if (range) return ok({ range });
  return typed.includes('!') || typed.trim() === ''
    ? fail(problem('range-invalid', {}, { typed }))
    : ok({ sheet: typed });
};
