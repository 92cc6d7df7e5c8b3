import { readFileSync, writeFileSync } from 'node:fs';
import type { CellValue } from '../../src/grid/cell';
import { openXlsx } from '../../src/workbook/xlsx';
import { eventOf } from '../eventFixtures';
import { valueOf } from '../results';
import { run } from './run';

/** Runs a command that has to go well and say nothing on the error output. */
export const done = async (...argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...argv, '--force');
  expect([argv[0], code, stderr]).toEqual([argv[0], 0, '']);
  return stdout;
};

/** The tournament of a workbook. */
export const tournamentIn = async (workbook: string) => {
  const json = `${workbook}.json`;
  await run('convert', workbook, json, '--force');
  return eventOf(readFileSync(json, 'utf8'));
};

/** Types into a sheet from a cell on to the right, as people do; `from` counts from 0. */
export const type = async (
  file: string,
  sheet: string,
  [row, left]: readonly [row: number, column: number],
  values: readonly CellValue[],
) => {
  const workbook = valueOf(await openXlsx(readFileSync(file)));
  const cells = values.map((write, along) => ({ sheet, row, column: left + along, expect: null, write }));
  valueOf(await workbook.change({ cells }));
  writeFileSync(file, valueOf(await workbook.save())!);
};

/** What somebody types of Anna Berg: federation, FIDE ID, title, year of birth, sex. */
export const TYPED: readonly CellValue[] = ['SUI', 1301234, 'WIM', 1988, 'w'];

/** Columns 10 to 13, 54 to 56, 58 to 68 and 70 to 79 of her line in a report to FIDE. */
export const REPORTED = ['wWIM', 'SUI', '1301234', '1988/00/00'];

/** What a report of a workbook has in these columns. */
export const reportedIn = async (workbook: string): Promise<readonly string[]> => {
  const report = `${workbook}.trf`;
  await run('convert', workbook, report, '--to', 'trf26', '--force');
  const line = readFileSync(report, 'utf8')
    .split(/\r\n?|\n/)
    .find((each) => each.includes('Berg, Anna'))!;
  return [line.slice(9, 13), line.slice(53, 56), line.slice(57, 68).trim(), line.slice(69, 79)];
};

/** Four players with ratings. */
export const FOUR: readonly (readonly CellValue[])[] = [
  ['Name', 'Rating'],
  ...['Berg, Anna', 'Cole, Bob', 'Dunn, Cy', 'Egli, Dora'].map((name, index) => [name, 1900 - index]),
];
