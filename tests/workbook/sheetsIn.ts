import type { CellValue } from '../../src/grid/cell';
import type { Workbook } from '../../src/workbook/port';
import { valueOf } from '../results';

/** The names of all sheets of a workbook, in the order of their tabs. */
export const tabsOf = async (workbook: Workbook): Promise<string[]> =>
  valueOf(await workbook.read({ ranges: [] })).sheets.map(({ name }) => name);

/** All values of a sheet. */
export const valuesOf = async (
  workbook: Workbook,
  sheet: string,
): Promise<readonly (readonly CellValue[])[]> =>
  valueOf(await workbook.read({ ranges: [{ sheet, area: 'used' }] })).ranges[0]!.values;
