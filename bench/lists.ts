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

/** A list of eight beside many numbers. */
const bytesOfMany = (): Uint8Array =>
  rawBook([
    {
      rows: Array.from({ length: ROWS }, (_, index) => {
        const number = index + 1;
        const cells = Array.from(
          { length: COLUMNS },
          (__, column) =>
            `<c r="${columnLetters(column + 3)}${number}"><v>${(index * 7919 + column * 104_729) % 1_000_003}.5</v></c>`,
        );
        return `${(EIGHT[index] ?? row(number)).replace('</row>', '')}${cells.join('')}</row>`;
      }),
    },
  ]);

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

/** How long it takes to find a list beside many cells, beside merely inflating the same file. */
export const benchLists = async (): Promise<void> => {
  const bytes = bytesOfMany();
  const inflating = await leastOf(async () => {
    for (const part of unpack(bytes, NODE_COMPRESSION).values()) if (typeof part === 'function') part();
  });
  const reading = await leastOf(async () => {
    value(await openRoster(value(await openXlsx(bytes, NODE_COMPRESSION)), {}));
  });
  console.log(`\nA list of 8 beside ${ROWS} rows of ${COLUMNS} numbers, milliseconds of the processor`);
  line('inflate', 'read', 'ratio');
  line(inflating.toFixed(0), reading.toFixed(0), ratio(reading, inflating));
};
