import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRoster } from '../src/app/roster';
import { NODE_COMPRESSION } from '../src/cli/compression';
import { openXlsx } from '../src/workbook/xlsx';
import { unpack } from '../src/workbook/xlsx/zip';
import { LARGE_BOOKS } from '../tests/workbook/largeBooks';
import { alone, line, ratio, tellCost, value } from './measure';

const RUNS = 3;

/** What is promised of any list in a workbook of 10 MB. */
const MOST_SECONDS = 2;
const MOST_MB = 300;

/** The argument by which this program reads the list of a file and does nothing else. */
export const ALONE = 'list';

const listOf = async (bytes: Uint8Array): Promise<void> => {
  value(await openRoster(value(await openXlsx(bytes, NODE_COMPRESSION)), {}));
};

/** Reads the list of a file, in a process that does nothing else, and prints seconds of the processor and megabytes. */
export const readAlone = async (file: string): Promise<void> => {
  await listOf(readFileSync(file));
  tellCost();
};

const measuredAlone = (bytes: Uint8Array): readonly [seconds: number, megabytes: number] => {
  const folder = mkdtempSync(join(tmpdir(), 'roundabout-bench-'));
  try {
    const file = join(folder, 'list.xlsx');
    writeFileSync(file, bytes);
    return alone(ALONE, file);
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
  console.log(`\nA list of 8 beside much else; alone: promised ${MOST_SECONDS} s, ${MOST_MB} MB`);
  line('file MB', 'inflate ms', 'read ms', 'ratio', 'alone s', '', 'peak MB', '', 'beside');
  for (const [name, bytesOf] of Object.entries(LARGE_BOOKS)) {
    const bytes = bytesOf();
    const inflating = await leastOf(async () => {
      for (const part of unpack(bytes, NODE_COMPRESSION).values()) if (typeof part === 'function') part();
    });
    const reading = await leastOf(() => listOf(bytes));
    const [seconds, megabytes] = measuredAlone(bytes);
    line(
      (bytes.length / 1e6).toFixed(1),
      inflating.toFixed(0),
      reading.toFixed(0),
      ratio(reading, inflating),
      seconds.toFixed(2),
      ratio(seconds, MOST_SECONDS),
      megabytes.toFixed(0),
      ratio(megabytes, MOST_MB),
      `  ${name}`,
    );
  }
};
