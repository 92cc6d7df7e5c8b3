import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStep, type OpenStep } from '../../../src/app/step';
import { sheetsOf } from '../../../src/app/rebuild';
import type { Grid } from '../../../src/grid/grid';
import type { Place } from '../../../src/grid/reference';
import { openXlsx, type XlsxWorkbook } from '../../../src/workbook/xlsx';

/** Workbooks that the former version made, of every kind. */
export const FORMER = ['five', 'ten', 'match', 'go', 'double', 'large'] as const;
export type Former = (typeof FORMER)[number];

export const formerFile = (name: Former): string => join(__dirname, '../../fixtures/former', `${name}.xlsx`);

/** A workbook of the former version, its tournament, and all that stands on its visible sheets. */
export interface OpenedFormer {
  readonly workbook: XlsxWorkbook;
  readonly opened: OpenStep;
  readonly grids: readonly Grid[];
  readonly log: Place;
}

const unwrap = <T>(result: { ok: true; value: T } | { ok: false; problems: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

export const openedFormer = async (name: Former): Promise<OpenedFormer> => {
  const workbook = unwrap(await openXlsx(readFileSync(formerFile(name))));
  const opened = unwrap(await openStep(workbook));
  const { parts } = opened.open;
  const visible = sheetsOf(parts).filter((sheet) => sheet !== parts.places.Calculation?.sheet);
  const ranges = visible.map((sheet) => ({ sheet, area: 'used' as const }));
  const { ranges: grids, tables } = unwrap(await workbook.read({ ranges }));
  return { workbook, opened, grids, log: tables.find(({ name: table }) => table === opened.table)! };
};
