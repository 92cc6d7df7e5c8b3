import { entryAt } from '../../core/present';
import type { Tournament } from '../../core/model';
import type { CellValue } from '../../grid/cell';
import type { Block, ValuesBlock } from '../../grid/plan';
import { type GridOf, type Place, valuesDown } from '../../grid/reference';
import type { NamedPart, Part, PartPlaces } from '../parts';
import type { SettingKey } from '../tournament/settings';
import { DATE_FORMAT, dateCell } from '../dates';

/** The day before which games are overdue; nothing where there is none. */
export const asOfPart = ({ calendarLimits }: Tournament): readonly PartValues[] =>
  calendarLimits?.asOf === undefined
    ? []
    : [{ part: 'asOf', values: [[dateCell(calendarLimits.asOf)]], formats: [DATE_FORMAT] }];

/** The list of tie-breaks beside which a later change of it is noticed. */
export const publishedPart = ({ tieBreaks }: Tournament, slots: number): PartValues => ({
  part: 'Published',
  values: Array.from({ length: slots }, (_, slot) => [tieBreaks[slot] ?? null]),
  formats: ['@'],
});

/**
 * Cells that hold values where a live tournament has formulas. `formats`: one for all columns, or one for each. An empty
 * cell is `null`.
 */
export interface PartValues {
  readonly part: Part | Extract<SettingKey, 'asOf'>;
  readonly values: readonly (readonly CellValue[])[];
  readonly formats: readonly string[];
}

/** What the cells of a column, or the one cell of a setting, hold; nothing where there is no such part. */
export type ColumnOf = (part: NamedPart) => readonly CellValue[];

/** The columns of a tournament whose parts stand in these places, as a workbook or a plan has them. */
export const columnOf =
  (places: Readonly<Partial<Record<NamedPart, Place>>>, gridOf: GridOf): ColumnOf =>
  (part) =>
    valuesDown(gridOf, places[part]);

/** The blocks of a part as a plan has them; none for a part that was not worked out. */
export type Written = (part: Part) => readonly Block[];

/** An empty text is what a formula shows for nothing; a cell with a value is empty then. */
export const emptied = (values: readonly CellValue[]): readonly CellValue[] =>
  values.map((value) => (value === '' ? null : value));

/** The number format of a part's column. */
export const formatOf = ({ formats }: PartValues, column: number): string =>
  entryAt(formats, formats.length === 1 ? 0 : column);

/** Blocks for the columns of a part, those of one format side by side in one block. */
const blocksOf = (part: PartValues, { area }: Place): readonly ValuesBlock[] => {
  const starts = Array.from({ length: area.columns }, (_, column) => column).filter(
    (column) => column === 0 || formatOf(part, column) !== formatOf(part, column - 1),
  );
  return starts.map((from, index): ValuesBlock => {
    const to = starts[index + 1] ?? area.columns;
    return {
      kind: 'values',
      area: { ...area, column: area.column + from, columns: to - from },
      values: starts.length === 1 ? part.values : part.values.map((row) => row.slice(from, to)),
      format: formatOf(part, from),
    };
  });
};

/** Lays parts out where a new workbook has them. */
export const writtenAt = (parts: readonly PartValues[], places: PartPlaces): Written => {
  const byPart = new Map<NamedPart, PartValues>(parts.map((each) => [each.part, each]));
  return (part) => {
    const [values, where] = [byPart.get(part), places[part]];
    return values && where ? blocksOf(values, where) : [];
  };
};
