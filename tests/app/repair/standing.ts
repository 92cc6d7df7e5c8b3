import { repairTournament } from '../../../src/app/repair/repair';
import type { StepContext } from '../../../src/app/changes/take';
import type { Tournament } from '../../../src/core/model';
import { ok, type Result } from '../../../src/core/result';
import { messageOf } from '../../../src/language/language';
import { areaAddress, parseArea, type Area, type CellValue } from '../../../src/grid/cell';
import type { WorkbookPlan } from '../../../src/grid/plan';
import { parseReference } from '../../../src/grid/reference';
import { areaOf, queryOf } from '../../../src/workbook/query';
import type { Outgoing, Patch, RangeSnapshot, Snapshot, Workbook } from '../../../src/workbook/port';
import { inMemory, OCCASION } from '../conduct/check';
import { valueOf } from '../../results';

/** Sheets as they are read; nothing on them is worked out anew. */
export type Sheets = Pick<Snapshot, 'sheets' | 'names' | 'tables' | 'ranges'>;

/** What a person does to sheets. */
export type Deed = (sheets: Sheets) => Sheets;

type Step = (workbook: Workbook, occasion: StepContext) => Promise<Result<unknown>>;

/** The sheets of a tournament after some steps, all of them whole. */
export const sheetsWith = async (tournament: Tournament, ...steps: readonly Step[]): Promise<Sheets> => {
  const workbook = await inMemory(tournament);
  for (const step of steps) valueOf(await step(workbook, OCCASION));
  return valueOf(
    await workbook.read(({ sheets }) => ({
      ranges: sheets.map(({ name }) => ({ sheet: name, area: 'used' as const })),
    })),
  );
};

const onSheet =
  (sheet: string, change: (grid: RangeSnapshot) => RangeSnapshot): Deed =>
  (sheets) => ({
    ...sheets,
    ranges: sheets.ranges.map((grid) => (grid.sheet === sheet ? change(grid) : grid)),
  });

/** The lines of a grid with another entry in all cells of an area that it has. */
const put = <T>(lines: readonly (readonly T[])[], own: Area, where: Area, entry: T): T[][] =>
  lines.map((line, down) =>
    line.map((old, along) => {
      const [row, column] = [own.row + down - where.row, own.column + along - where.column];
      return row >= 0 && row < where.rows && column >= 0 && column < where.columns ? entry : old;
    }),
  );

/** Types into cells; a text that begins with `=` is a formula, which comes to 0, and an empty one clears them. */
export const types = (sheet: string, cells: string, typed: CellValue): Deed =>
  onSheet(sheet, (grid) => {
    const where = parseArea(cells)!;
    const formula = typeof typed === 'string' && typed.startsWith('=') ? typed.slice(1) : null;
    const value = formula === null ? (typed === '' ? null : typed) : 0;
    return {
      ...grid,
      values: put(grid.values, grid.area, where, value),
      formulas: put(grid.formulas, grid.area, where, formula),
    };
  });

export const formats = (sheet: string, cells: string, format: string): Deed =>
  onSheet(sheet, (grid) => ({
    ...grid,
    formats: put(grid.formats, grid.area, parseArea(cells)!, format),
  }));

/** What stands far away from all else on a sheet. */
export const typesFarAway = (sheet: string, cell: string, value: CellValue): Deed =>
  onSheet(sheet, (grid) => {
    const { row, column } = parseArea(cell)!;
    return { ...grid, apart: [...(grid.apart ?? []), { row, column, value, formula: null }] };
  });

/** Where an area comes to stand when `count` rows are inserted above `row`, or deleted from there where it is negative. */
const moved = (own: Area, row: number, count: number): Area => {
  if (row < own.row || (row === own.row && count > 0)) return { ...own, row: own.row + count };
  return row < own.row + own.rows ? { ...own, rows: own.rows + count } : own;
};

const withRows = (sheet: string, row: number, count: number): Deed => {
  const change = <T>(lines: readonly (readonly T[])[], blank: T): T[][] => {
    const all = lines.map((line) => [...line]);
    const empty = Array.from({ length: Math.max(0, count) }, () => (lines[0] ?? []).map(() => blank));
    all.splice(row, Math.max(0, -count), ...empty);
    return all;
  };
  return (sheets) => ({
    ...onSheet(sheet, (grid) => ({
      ...grid,
      area: { ...grid.area, rows: grid.area.rows + count },
      values: change<CellValue>(grid.values, null),
      formulas: change<string | null>(grid.formulas, null),
      formats: change(grid.formats, 'General'),
    }))(sheets),
    tables: sheets.tables.map((table) =>
      table.sheet === sheet ? { ...table, area: moved(table.area, row, count) } : table,
    ),
    names: sheets.names.map((name) => {
      const place = parseReference(name.refersTo);
      if (place?.sheet !== sheet) return name;
      const now = moved(place.area, row, count);
      return { ...name, refersTo: now.rows === 0 ? '#REF!' : `${sheet}!${areaAddress(now)}` };
    }),
  });
};

/** Inserts an empty row above a row, which counts from 1; formulas stay as they were. */
export const insertsRow = (sheet: string, row: number): Deed => withRows(sheet, row - 1, 1);

/** Deletes a row, which counts from 1. */
export const deletesRow = (sheet: string, row: number): Deed => withRows(sheet, row - 1, -1);

/** Deletes a name, or leaves it leading nowhere. */
export const losesName =
  (part: string, leaves = false): Deed =>
  (sheets) => ({
    ...sheets,
    names: sheets.names.flatMap((name) => {
      if (name.name !== `Roundabout_${part}`) return [name];
      return leaves ? [{ ...name, refersTo: '#REF!' }] : [];
    }),
  });

/** Deletes a sheet; names that led there lead nowhere, and so do references to it in formulas. */
export const deletesSheet =
  (sheet: string): Deed =>
  (sheets) => ({
    sheets: sheets.sheets.filter(({ name }) => name !== sheet),
    tables: sheets.tables.filter((table) => table.sheet !== sheet),
    names: sheets.names
      .filter((name) => name.sheet !== sheet)
      .map((name) =>
        parseReference(name.refersTo)?.sheet === sheet ? { ...name, refersTo: '#REF!' } : name,
      ),
    ranges: sheets.ranges
      .filter((grid) => grid.sheet !== sheet)
      .map((grid) => ({
        ...grid,
        formulas: grid.formulas.map((line) =>
          line.map((formula) => formula?.replaceAll(new RegExp(`'?\\b${sheet}'?!`, 'g'), '#REF!') ?? null),
        ),
      })),
  });

/** What was written into sheets that stay as they are. */
export interface Paper {
  readonly workbook: Workbook;
  readonly patches: Patch[];
  readonly replaced: { readonly old: Outgoing; readonly plan: WorkbookPlan }[];
}

const cut = <T>(lines: readonly (readonly T[])[], own: Area, wanted: Area, blank: T): T[][] =>
  Array.from({ length: wanted.rows }, (_, down) =>
    Array.from(
      { length: wanted.columns },
      (__, along) => lines[wanted.row + down - own.row]?.[wanted.column + along - own.column] ?? blank,
    ),
  );

/** A workbook that holds sheets after some deeds, and keeps what is written into it. */
export const paper = (whole: Sheets, ...deeds: readonly Deed[]): Paper => {
  const sheets = deeds.reduce((now, deed) => deed(now), whole);
  const gridOf = (sheet: string): RangeSnapshot => sheets.ranges.find((grid) => grid.sheet === sheet)!;
  const made: Omit<Paper, 'workbook'> = { patches: [], replaced: [] };
  const workbook: Workbook = {
    read: async (query) => {
      const { ranges, formulas = [] } = queryOf(query, sheets);
      return ok({
        ...sheets,
        ranges: ranges.map(({ sheet, area }) => {
          const grid = gridOf(sheet);
          if (area === 'used') return grid;
          const wanted = areaOf(area, sheets.tables);
          return {
            ...grid,
            area: wanted,
            values: cut<CellValue>(grid.values, grid.area, wanted, null),
            formulas: cut<string | null>(grid.formulas, grid.area, wanted, null),
            formats: cut(grid.formats, grid.area, wanted, 'General'),
          };
        }),
        contents: [],
        formulas: formulas.flatMap((sheet) => {
          const { area, formulas: lines } = gridOf(sheet);
          return lines.flatMap((line, down) =>
            line.flatMap((formula, along) =>
              formula === null ? [] : [{ sheet, row: area.row + down, column: area.column + along, formula }],
            ),
          );
        }),
      });
    },
    change: async (patch) => {
      made.patches.push(patch);
      return ok(null);
    },
    replace: async (old, plan) => {
      made.replaced.push({ old, plan });
      return ok({ warnings: [] });
    },
    create: () => Promise.reject(new Error('nothing is created')),
    remove: () => Promise.reject(new Error('nothing is removed')),
  };
  return { ...made, workbook };
};

/** What was found damaged, in words, and how it is mended; or why nothing is. */
export const repaired = async (
  { workbook }: Paper,
  sheet = 'Tournament',
): Promise<{ readonly told: readonly string[]; readonly by: string }> => {
  const done = await repairTournament(workbook, sheet, OCCASION.time);
  const [problems, by] = done.ok ? [done.value.faults, done.value.by] : [done.problems, 'refused'];
  return { told: problems.map((each) => messageOf(each)), by };
};
