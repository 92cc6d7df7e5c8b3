import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRoster } from '../src/app/roster';
import { NODE_COMPRESSION } from '../src/cli/compression';
import { columnLetters } from '../src/sheets/cell';
import { openXlsx } from '../src/workbook/xlsx';
import { unpack } from '../src/workbook/xlsx/zip';
import { EIGHT, rawBook, row } from '../tests/workbook/rawBook';
import { line, ratio, value } from './measure';

const ROWS = 20_000;
const COLUMNS = 60;
const RUNS = 3;

/** What is promised of any list in a workbook of 10 MB. */
const MOST_SECONDS = 2;
const MOST_MB = 300;

/** The argument by which this program reads the list of a file and does nothing else. */
export const ALONE = 'list';

const TEXTS = 50_000;

type CellAt = (at: string, row: number, column: number) => string;

const number: CellAt = (at, row, column) =>
  `<c r="${at}"><v>${(row * 7919 + column * 104_729) % 1_000_003}.5</v></c>`;

const text: CellAt = (at, row, column) => `<c r="${at}" t="s"><v>${(row * 20 + column) % TEXTS}</v></c>`;

/** A list of eight beside many cells. */
const bytesOf = (cellAt: CellAt): Uint8Array =>
  rawBook(
    [
      {
        rows: Array.from({ length: ROWS }, (_, index) => {
          const cells = Array.from({ length: COLUMNS }, (__, column) =>
            cellAt(`${columnLetters(column + 3)}${index + 1}`, index, column),
          );
          return `${(EIGHT[index] ?? row(index + 1)).replace('</row>', '')}${cells.join('')}</row>`;
        }),
      },
    ],
    Array.from(
      { length: TEXTS },
      (_, index) => `Entry ${index} of the club’s book ${(index * 48_271) % 9973}`,
    ),
  );

const BESIDE: Readonly<Record<string, CellAt>> = {
  numbers: number,
  mixed: (at, row, column) => (column % 3 === 0 ? text : number)(at, row, column),
};

const listOf = async (bytes: Uint8Array): Promise<void> => {
  value(await openRoster(value(await openXlsx(bytes, NODE_COMPRESSION)), {}));
};

/** Reads the list of a file, in a process that does nothing else, and prints seconds of the processor and megabytes. */
export const readAlone = async (file: string): Promise<void> => {
  await listOf(readFileSync(file));
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify([(user + system) / 1e6, process.resourceUsage().maxRSS / 1024]));
};

const measuredAlone = (bytes: Uint8Array): readonly [seconds: number, megabytes: number] => {
  const folder = mkdtempSync(join(tmpdir(), 'roundabout-bench-'));
  try {
    const file = join(folder, 'list.xlsx');
    writeFileSync(file, bytes);
    const { stdout } = spawnSync(process.execPath, [process.argv[1]!, ALONE, file], { encoding: 'utf8' });
    return JSON.parse(stdout) as [number, number];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The least time of the processor, in milliseconds, of some runs. */
const leastOf = async (work: () => Promise<unknown>): Promise<number> => {
  let least = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const before = process.cpuUsage();
    await work();
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return least;
};

/** How long it takes to find a list beside many cells, beside merely inflating the same file; and alone, with the start. */
export const benchLists = async (): Promise<void> => {
  console.log(
    `\nA list of 8 beside ${ROWS} rows of ${COLUMNS} cells; alone: promised ${MOST_SECONDS} s, ${MOST_MB} MB`,
  );
  line('cells', 'file MB', 'inflate ms', 'read ms', 'ratio', 'alone s', '', 'peak MB', '');
  for (const [name, cellAt] of Object.entries(BESIDE)) {
    const bytes = bytesOf(cellAt);
    const inflating = await leastOf(async () => {
      for (const part of unpack(bytes, NODE_COMPRESSION).values()) if (typeof part === 'function') part();
    });
    const reading = await leastOf(() => listOf(bytes));
    const [seconds, megabytes] = measuredAlone(bytes);
    line(
      name,
      (bytes.length / 1e6).toFixed(1),
      inflating.toFixed(0),
      reading.toFixed(0),
      ratio(reading, inflating),
      seconds.toFixed(2),
      ratio(seconds, MOST_SECONDS),
      megabytes.toFixed(0),
      ratio(megabytes, MOST_MB),
    );
  }
};
