import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { NODE_COMPRESSION } from '../../src/cli/compression';
import { addTournament } from '../../src/app/create';
import type { Tournament } from '../../src/core/model';
import { calculate } from '../../src/grid/formula/calculate';
import { address, area, isCellError, type CellValue } from '../../src/grid/cell';
import type { Block, WorkbookPlan } from '../../src/grid/plan';
import { crosstableHead, crosstableValues, type CrosstableRow } from '../../src/sheets/values/crosstable';
import { layoutOf, type Layout } from '../../src/sheets/layout';
import { standingsValues } from '../../src/sheets/values/standings';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { NAMES } from '../sheets/plan';
import { obeyed, reading, type Answer, type Order } from './orders';

/** A tournament as a file. */
export const fileOf = async (tournament: Tournament): Promise<{ plan: WorkbookPlan; bytes: Uint8Array }> => {
  const workbook = newXlsx();
  const { plan } = valueOf(await addTournament(workbook, tournament, { time: '2026-11-20 09:00' }));
  return { plan, bytes: valueOf(await workbook.save()) };
};

/** Any plan as a file. */
export const fileOfPlan = async (plan: WorkbookPlan): Promise<Uint8Array> => {
  const workbook = newXlsx();
  valueOf(await workbook.create(plan));
  return valueOf(await workbook.save());
};

/** A file in which every formula cell has 77 for its value, until somebody works it out. */
export const withWrongValues = (bytes: Uint8Array): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([name, part]) => [
        name,
        /worksheets\/.*\.xml$/.test(name)
          ? strToU8(strFromU8(part).replaceAll(/(<\/f>)<v>[^<]*<\/v>/g, '$1<v>77</v>'))
          : part,
      ]),
    ),
  );

export type ValueAt = (sheet: string, row: number, column: number) => CellValue;

/** The values that a file holds on the sheets of a plan, without any calculation of ours. */
export const valuesIn = async (
  bytes: Uint8Array,
  { sheets }: Pick<WorkbookPlan, 'sheets'>,
): Promise<ValueAt> => {
  const workbook = valueOf(await openXlsx(bytes, NODE_COMPRESSION));
  const ranges = sheets.map((sheet) => ({ sheet: sheet.name, area: extent(sheet.blocks) }));
  const snapshot = valueOf(await workbook.read({ ranges }));
  const grids = new Map(snapshot.ranges.map((grid) => [grid.sheet, grid]));
  return (sheet, row, column) => grids.get(sheet)?.values[row]?.[column] ?? null;
};

const extent = (blocks: readonly Block[]) =>
  area(
    0,
    0,
    Math.max(...blocks.map((block) => block.area.row + block.area.rows)),
    Math.max(...blocks.map((block) => block.area.column + block.area.columns)),
  );

/** A value as a reader of the file can know it: an empty text and an empty cell look alike. */
const comparable = (value: CellValue): string | number | boolean => {
  if (value === null) return '';
  return isCellError(value) ? value.error : value;
};

/** Every formula cell of a plan in which two sources of values differ. */
export const differences = (plan: WorkbookPlan, one: ValueAt, other: ValueAt): string[] =>
  plan.sheets.flatMap(({ name, blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind !== 'formula') return [];
      const { row, column, rows, columns } = block.area;
      const found: string[] = [];
      for (let down = row; down < row + rows; down++)
        for (let along = column; along < column + columns; along++) {
          const [a, b] = [comparable(one(name, down, along)), comparable(other(name, down, along))];
          if (a !== b && !(typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) < 1e-9))
            found.push(`${name}!${address(down, along)}: ${String(a)} / ${String(b)}`);
        }
      return found;
    }),
  );

/** What our own calculation says of a plan. */
export const ours = (plan: WorkbookPlan): ValueAt => calculate(plan.sheets);

/** What LibreOffice makes of files: loads them, works everything out anew and tells the values on the sheets of their plans. */
export const refereed = async (
  files: ReadonlyMap<string, { plan: Pick<WorkbookPlan, 'sheets'>; bytes: Uint8Array }>,
): Promise<ReadonlyMap<string, ValueAt>> => {
  const books = [...files].map(([name, { plan }]) => ({
    name,
    readings: plan.sheets.map((sheet) => [sheet.name, reading(sheet.name, extent(sheet.blocks))] as const),
  }));
  const orders = books.flatMap(({ name, readings }): readonly Order[] => [
    ['open', name],
    ...readings.map(([, order]) => order),
    ['close'],
  ]);
  const bytes = new Map([...files].map(([name, file]) => [name, file.bytes]));
  const answers = (await obeyed(bytes, orders)).values();
  const told = (): Answer['rows'] => answers.next().value!.rows;
  const values = new Map<string, ValueAt>();
  for (const { name, readings } of books) {
    told();
    const sheets = new Map(readings.map(([sheet]) => [sheet, told()]));
    told();
    values.set(name, (sheet, row, column) => sheets.get(sheet)?.[row]?.[column] ?? null);
  }
  return values;
};

/** A part of a sheet as rows of values; empty texts and empty cells are ''. */
export const part = (
  value: ValueAt,
  sheet: string,
  row: number,
  column: number,
  rows: number,
  columns: number,
): (string | number | boolean)[][] =>
  Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (_, along) => comparable(value(sheet, row + down, column + along))),
  );

type Shown = (string | number | boolean)[][];

/** The cross-table of two teams: number, name, cells and points of each of the first; below it the points of the second. */
const matchTable = ({ match, cycles }: Layout, value: ValueAt): Shown => {
  const { page, sheet } = match!;
  const { row, columns, rows } = page.cells.area;
  const foot = part(value, sheet, row + rows, page.numbers, 1, columns);
  const points = foot.map((line) => line.filter((_, column) => column % cycles === 0));
  return [...part(value, sheet, row, 0, rows, page.numbers + columns + 1), ...points];
};

const matchTableByRules = ({ match, cycles }: Layout, lines: readonly CrosstableRow[]): CellValue[][] => {
  const own = match!.boards;
  const points = lines.map(({ values }) => Number(values[0]));
  return [
    ...lines
      .slice(0, own)
      .map(({ no, name, cells }, index) => [no, name, ...cells.slice(own * cycles), points[index]!]),
    points.slice(own),
  ];
};

/** What Standings and the cross-table of a tournament display, by a source of values. */
export const displayed = (tournament: Tournament, value: ValueAt) => {
  const layout = layoutOf(tournament, NAMES);
  const { standings, crosstable, playerCount, slots } = layout;
  const { area } = standings.body;
  const { first, cells, heads, values } = crosstable;
  const table = (column: number, columns: number): Shown =>
    part(value, crosstable.sheet, first, column, playerCount, columns);
  return {
    standings: part(value, standings.sheet, area.row, area.column, area.rows, area.columns),
    ...(layout.match
      ? { match: matchTable(layout, value) }
      : {
          heads: table(heads.area.column, heads.area.columns),
          cells: table(cells.area.column, cells.area.columns),
          values: table(values.area.column, slots),
        }),
  };
};

/** The same by the rules. */
export const expected = (tournament: Tournament) => {
  const layout = layoutOf(tournament, NAMES);
  const standings = standingsValues(tournament, layout);
  const rows = crosstableValues(tournament, layout, ...(layout.match ? (['number'] as const) : []));
  if (!standings.ok || !rows.ok) throw new Error('no standings');
  return {
    standings: standings.value,
    ...(layout.match
      ? { match: matchTableByRules(layout, rows.value) }
      : {
          heads: rows.value.map(crosstableHead),
          cells: rows.value.map(({ cells }) => cells),
          values: rows.value.map(({ values, rank }) => [...values.slice(1), rank]),
        }),
  };
};
