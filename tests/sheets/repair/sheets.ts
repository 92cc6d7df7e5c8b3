import { parseArea, type CellValue } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';
import type { Place } from '../../../src/grid/reference';
import type { NamedPart } from '../../../src/sheets/parts';
import type { TableInfo } from '../../../src/grid/reference';
import type { Standing } from '../../../src/sheets/repair/standing';

/** Where parts stand, such as `{ Players_no: 'Players!A2:A4' }`. */
export type Where = Readonly<Partial<Record<NamedPart, string>>>;

export const placesOf = (where: Where): Standing['parts']['places'] =>
  Object.fromEntries(
    Object.entries(where).map(([part, text]): [string, Place] => {
      const [sheet, cells] = text.split('!');
      return [part, { sheet: sheet!, area: parseArea(cells!)! }];
    }),
  );

/** Sheets of a tournament as they stand, none of them looked at yet. */
export const standing = (
  grids: readonly Grid[],
  where: Where,
  tables: readonly TableInfo[] = [],
): Standing => ({
  parts: { sheet: 'Tournament', places: placesOf(where) },
  grids,
  tables,
  faults: [],
  edits: [],
  dropped: new Map(),
  added: new Map(),
});

/** Cells with what they hold: `A2=7`. */
export const editsOf = ({ edits }: Standing): readonly string[] =>
  edits.map(({ row, column, value }) => `${'ABCDEFGHIJ'[column]}${row + 1}=${String(value)}`);

/** What a column of a sheet holds, from row 1. */
export const valuesOf = (
  { grids }: Standing,
  sheet: string,
  column = 0,
): readonly (CellValue | undefined)[] =>
  grids.find((grid) => grid.sheet === sheet)!.values.map((line) => line[column]);
