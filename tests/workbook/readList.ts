import { openRoster } from '../../src/app/roster';
import type { Roster } from '../../src/sheets/roster';
import { openXlsx } from '../../src/workbook/xlsx';

/** Seconds of the processor, which do not depend on what else is running. */
const seconds = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const before = process.cpuUsage();
  const done = await work();
  return [done, process.cpuUsage(before).user / 1e6];
};

/** The list of a workbook's first sheet, which has to be read within so many seconds. */
export const read = async (bytes: Uint8Array, most = 2): Promise<Roster> => {
  const [found, spent] = await seconds(async () => {
    const book = await openXlsx(bytes);
    if (!book.ok) throw new Error(JSON.stringify(book.problems));
    return openRoster(book.value, {});
  });
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  expect(spent).toBeLessThan(most);
  return found.value;
};

export const namesIn = ({ players }: Roster): readonly string[] => players.map(({ name }) => name);
/** Who stands in the list of `EIGHT`. */
export const OF_EIGHT = ['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Frida', 'Gero', 'Hanna'];
