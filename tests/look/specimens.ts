import { memoryWorkbook } from '../../emulator/memory/workbook';
import { play, type Specimen } from '../../gallery/specimens';
import { shownSheets, type ShownSheet } from './sheet';

/** The sheets of a specimen as people see them, its handouts among them. */
export const sheetsOf = async (specimen: Specimen): Promise<readonly ShownSheet[]> => {
  const workbook = memoryWorkbook();
  await play(workbook, specimen);
  return shownSheets(workbook.sheets.map(({ plan, blocks }) => ({ plan: plan!, blocks })));
};
