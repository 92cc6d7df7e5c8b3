import { openRoster } from '../../src/app/roster';
import type { Result } from '../../src/core/result';
import type { Roster } from '../../src/sheets/roster';
import type { Snapshot, Workbook } from '../../src/workbook/port';
import { openXlsx } from '../../src/workbook/xlsx';
import { PORTABLE } from '../../src/workbook/xlsx/compression';
import { valueOf } from '../results';

const cellsIn = ({ ranges, contents, formulas }: Snapshot): number =>
  [...ranges, ...contents].reduce((sum, { values }) => sum + values.flat().length, formulas.length);

/** Counts the cells of all answers that a workbook gives from now on, blank ones between others included. */
export const counting = (workbook: Workbook): { readonly cells: () => number } => {
  const read = workbook.read.bind(workbook);
  let count = 0;
  workbook.read = async (query): Promise<Result<Snapshot>> => {
    const answer = await read(query);
    if (answer.ok) count += cellsIn(answer.value);
    return answer;
  };
  return { cells: () => count };
};

/** The list of a workbook's first sheet, how many cells were handed over to find it, and how many bytes were inflated. */
export interface ReadList {
  readonly roster: Roster;
  readonly cells: number;
  readonly inflated: number;
}

export const readList = async (bytes: Uint8Array): Promise<ReadList> => {
  let inflated = 0;
  const inflate: typeof PORTABLE.inflate = (packed, size) => {
    inflated += size;
    return PORTABLE.inflate(packed, size);
  };
  const book = valueOf(await openXlsx(bytes, { ...PORTABLE, inflate }));
  const { cells } = counting(book);
  const found = valueOf(await openRoster(book, {}));
  return { roster: found, cells: cells(), inflated };
};

export const namesIn = ({ players }: Roster): readonly string[] => players.map(({ name }) => name);
/** Who stands in the list of `EIGHT`. */
export const OF_EIGHT = ['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Frida', 'Gero', 'Hanna'];
