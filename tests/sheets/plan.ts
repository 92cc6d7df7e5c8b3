import type { Tournament } from '../../src/core/model';
import { languageOf } from '../../src/language/language';
import { calculate } from '../../src/live/calculate';
import type { CellValue } from '../../src/sheets/cell';
import { layoutOf, type Layout, type SheetNames } from '../../src/sheets/layout';
import type { WorkbookPlan } from '../../src/sheets/plan';
import { makeWorkbook } from '../../src/sheets/workbook';

export const NAMES: SheetNames = {
  pairings: 'Pairings',
  standings: 'Standings',
  crosstable: 'Crosstable',
  players: 'Players',
  tournament: 'Tournament',
  log: 'Log',
  calculation: 'Calculation',
};

export interface Planned {
  readonly plan: WorkbookPlan;
  readonly layout: Layout;
  readonly value: (sheet: string, row: number, column: number) => CellValue;
}

/** A tournament's sheets, worked out. */
export const planned = (tournament: Tournament): Planned => {
  const plan = makeWorkbook(tournament, NAMES, languageOf('en').words, '2026-11-20 09:00');
  return { plan, layout: layoutOf(tournament, NAMES), value: calculate(plan.sheets) };
};

/** A part of a sheet as it would be read: rows of values. */
export const read = (
  { value }: Planned,
  sheet: string,
  row: number,
  column: number,
  rows: number,
  columns: number,
): CellValue[][] =>
  Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (_, along) => value(sheet, row + down, column + along)),
  );
