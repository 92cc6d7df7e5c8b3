import type { Tournament } from '../../core/model';
import { fieldsOf } from '../../core/sections/fields';
import { place, type Place } from '../../grid/reference';

/** A field on the sheets: a section of the tournament, or all of its players where it is not divided. */
export interface FieldLayout {
  /** Players of the fields before it: what their numbers are above those within the field. */
  readonly before: number;
  readonly players: number;
  readonly cycles: number;
  readonly rounds: number;
}

/** The fields of a tournament in the order of their players' numbers, at least one. */
export const fieldLayouts = (tournament: Tournament): readonly FieldLayout[] => {
  let before = 0;
  return fieldsOf(tournament).map(({ players, cycles, rounds }) => {
    const field = { before, players: players.length, cycles, rounds };
    before += players.length;
    return field;
  });
};

/** Neighbouring fields of as many rounds taken together: nothing else tells the formulas of their players' rows apart. */
export const spansOf = (fields: readonly FieldLayout[]): readonly FieldLayout[] => {
  const spans: FieldLayout[] = [];
  for (const field of fields) {
    const last = spans.at(-1);
    if (last?.rounds === field.rounds)
      spans[spans.length - 1] = { ...last, players: last.players + field.players };
    else spans.push(field);
  }
  return spans;
};

/** Of a column with a row for each player the rows of a field. */
export const inField = ({ sheet, area }: Place, { before, players }: FieldLayout): Place =>
  place(sheet, area.row + before, area.column, players, area.columns);

/** A number within a field as a number of the tournament, in a formula. */
export const inWhole = (number: string, { before }: FieldLayout): string =>
  before === 0 ? number : `(${number}+${before})`;

/** A number of the tournament as a number within a field, in a formula. */
export const withinField = (number: string, { before }: FieldLayout): string =>
  before === 0 ? number : `(${number}-${before})`;
