import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Area, CellValue } from '../../src/grid/cell';
import { inFolder, makeProfile, type Locale } from './soffice';

/**
 * One thing that LibreOffice does, in order: opens a file, works everything out anew, types texts down a column, works out
 * what depends on them, reads an area, closes the file.
 */
export type Order =
  | readonly ['open', file: string]
  | readonly ['everything']
  | readonly ['type', sheet: string, row: number, column: number, ...texts: readonly string[]]
  | readonly ['settle']
  | readonly ['read', sheet: string, row: number, column: number, rows: number, columns: number]
  | readonly ['close'];

/** What an order took, and what it read: an empty cell as an empty text, truth as 1 or 0, errors as LibreOffice shows them. */
export interface Answer {
  readonly milliseconds: number;
  readonly rows: readonly (readonly CellValue[])[];
}

/** The order to read an area. */
export const reading = (sheet: string, { row, column, rows, columns }: Area): Order => [
  'read',
  sheet,
  row,
  column,
  rows,
  columns,
];

/** From the project's folder, where npm runs what it runs. */
const PROGRAM = resolve('tests/referee/orders.py');

/** Has one LibreOffice carry out orders on files, by name, in a profile of its own; answers one by one. */
export const obeyed = (
  files: ReadonlyMap<string, Uint8Array>,
  orders: readonly Order[],
  locale: Locale = 'en-US',
): Promise<readonly Answer[]> =>
  inFolder(async (folder) => {
    const [input, output] = [join(folder, 'orders'), join(folder, 'answers')];
    const pathOf = (name: string): string => join(folder, `${name}.xlsx`);
    for (const [name, bytes] of files) writeFileSync(pathOf(name), bytes);
    const located = orders.map((order) => (order[0] === 'open' ? ['open', pathOf(order[1])] : order));
    writeFileSync(input, JSON.stringify(located));
    const run = promisify(execFile);
    await run('/usr/bin/python3', [PROGRAM, makeProfile(folder, locale), input, output], {
      timeout: 840_000,
    });
    const lines = readFileSync(output, 'utf8').trimEnd().split('\n');
    if (lines.length !== orders.length)
      throw new Error(`${lines.length} of ${orders.length} orders were carried out`);
    return lines.map((line) => JSON.parse(line) as Answer);
  });
