import { addTournament } from '../../src/app/create';
import { area, type CellValue } from '../../src/grid/cell';
import { newXlsx } from '../../src/workbook/xlsx';
import { generated } from '../generated';
import { valueOf } from '../results';
import { sheetPlan } from '../workbook/plan';

/** The workbook of a tournament of so many players, half of whose games are played. */
export const fileOf = async (players: number): Promise<Uint8Array> => {
  const workbook = newXlsx();
  const tournament = generated({ players, cycles: 1, seed: players, finished: 0.5 });
  valueOf(await addTournament(workbook, tournament, { time: '2026-11-20 09:00' }));
  return valueOf(await workbook.save());
};

/** A workbook with a list. */
export const listBook = async (rows: readonly (readonly CellValue[])[]): Promise<Uint8Array> => {
  const width = Math.max(...rows.map(({ length }) => length));
  const values = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? null));
  const workbook = newXlsx();
  const block = { kind: 'values' as const, area: area(0, 0, rows.length, width), values };
  valueOf(
    await workbook.create({
      id: 'list',
      sheets: [sheetPlan('Club', { blocks: [block] })],
      names: [],
      active: { sheet: 'Club', row: 0, column: 0 },
    }),
  );
  return valueOf(await workbook.save());
};
