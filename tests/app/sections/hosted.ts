import { pairSections, createSections } from '../../../src/app/sections/create';
import { type CellValue, area } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';
import type { Workbook } from '../../../src/workbook/port';
import { valueOf } from '../../results';

export const TIME = '2026-11-20 09:00';

/** A sheet Club with so many players, the first the strongest. */
export const clubOf = (players: number): Grid => {
  const values = [
    ['Name', 'Rating'],
    ...Array.from({ length: players }, (_, index) => [`P${index + 1}`, 2400 - 10 * index]),
  ];
  const all = <T>(value: T) => values.map((row) => row.map(() => value));
  return {
    sheet: 'Club',
    area: area(0, 0, values.length, 2),
    values,
    formulas: all(null),
    formats: all('General'),
    hiddenRows: [],
    merges: [],
  };
};

/** Deals the list on Club into quads in order of rating. */
export const dealQuads = async (workbook: Workbook, sheets: 'one' | 'each' = 'each'): Promise<void> => {
  valueOf(
    await createSections(
      workbook,
      { sheet: 'Club' },
      (roster) =>
        pairSections(
          roster,
          { by: 'rating', size: 4, leftover: 'last' },
          { numbers: 'list', event: 'Open' },
          { id: 'open' },
        ),
      { id: 'open', time: TIME, sheets },
    ),
  );
};

/** The row of a section on the page, without its id. */
export const rowOf = async (workbook: Workbook, row: number, sheet = 'Sections') => {
  const read = valueOf(await workbook.read({ ranges: [{ sheet, area: area(3 + row, 0, 1, 10) }] }));
  return read.ranges[0]!.values[0]!.map((value): CellValue => (value === '' ? null : value));
};
