import { examineSheets } from '../src/app/tools/doctor';
import { checkSchedule } from '../src/app/tools/check';
import type { CellValue } from '../src/grid/cell';
import { newXlsx, type XlsxWorkbook } from '../src/workbook/xlsx';
import { line, milliseconds, ratio, value } from './measure';

const SIZES = [1_000, 8_000, 100_000] as const;

const bookOf = async (values: readonly (readonly CellValue[])[]): Promise<XlsxWorkbook> => {
  const workbook = newXlsx();
  const columns = values[0]?.length ?? 1;
  value(
    await workbook.create({
      id: 'list',
      sheets: [
        {
          role: 'log',
          name: 'List',
          blocks: [{ kind: 'values', area: { row: 0, column: 0, rows: values.length, columns }, values }],
          styles: [],
          columns: [],
          tables: [],
          validations: [],
          conditionals: [],
        },
      ],
      names: [],
      active: { sheet: 'List', row: 0, column: 0 },
    }),
  );
  return workbook;
};

const rowsOf = (count: number): readonly (readonly CellValue[])[] => [
  ['Name', 'Rating', 'Club'],
  ...Array.from({ length: count }, (_, index) => [
    `Player ${index}`,
    2000 - (index % 900),
    `Club ${index % 50}`,
  ]),
];

/** How doctor and check grow with the rows of a sheet; a check of more rows than pairings fill is a refusal. */
export const benchLargeSheets = async (): Promise<void> => {
  console.log('\nLarge sheets: doctor and check; per row, against 1,000 rows');
  line('rows', 'doctor ms', 'check ms', 'doctor', 'check');
  let first: readonly [number, number] | undefined;
  for (const rows of SIZES) {
    const workbook = await bookOf(rowsOf(rows));
    const doctor = await milliseconds(() => examineSheets(workbook, undefined, ''), 1);
    const check = await milliseconds(() => checkSchedule(workbook, {}), 1);
    const each = [doctor.best / rows, check.best / rows] as const;
    first ??= each;
    line(
      rows,
      Math.round(doctor.best),
      Math.round(check.best),
      ratio(each[0], first[0]),
      ratio(each[1], first[1]),
    );
  }
};
