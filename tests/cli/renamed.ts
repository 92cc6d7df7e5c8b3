import { readFileSync } from 'node:fs';
import { readTournaments } from '../../src/cli/formats';
import { openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { valueOf } from '../results';

/** The column Section of Players, and the row of its first line. */
const [COLUMN, FIRST] = [4, 4];

/** A workbook after somebody has typed another name beside all players of a section. */
export const renamedSection = async (file: string, section: string, name: string): Promise<XlsxWorkbook> => {
  const workbook = valueOf(await openXlsx(readFileSync(file)));
  const { players } = valueOf(await readTournaments(file))[0]!.tournament;
  const cells = players.flatMap((player, index) =>
    player.section === section
      ? [{ sheet: 'Players', row: FIRST + index, column: COLUMN, expect: section, write: name }]
      : [],
  );
  valueOf(await workbook.change({ cells }));
  return workbook;
};
