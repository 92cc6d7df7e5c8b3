import { rows } from '../../src/grid/block';
import type { CellValue } from '../../src/grid/cell';
import { newXlsx } from '../../src/workbook/xlsx';
import { sheetPlan } from '../workbook/plan';

const MEMBERS: readonly (readonly CellValue[])[] = [
  ['No', 'Name'],
  [1, 'Berg, Anna'],
  [2, 'Carlsen, Nils'],
  [3, 'Dahl, Eva'],
  [4, 'Eriksen, Olav'],
  [5, 'Frey, Ida'],
  [6, 'Gruber, Max'],
];

/** The Berger table of six, with 3-4 in round 4 in the place of 3-6. */
const DRAW: readonly (readonly CellValue[])[] = [
  ['Round 1', '1-6', '2-5', '3-4'],
  ['Round 2', '6-4', '5-3', '1-2'],
  ['Round 3', '2-6', '3-1', '4-5'],
  ['Round 4', '6-5', '1-4', '2-3'],
  ['Round 5', '3-4', '4-2', '5-1'],
];

const CROSSTABLE: readonly (readonly CellValue[])[] = [
  ['No', 'Name', 1, 2, 3, 4, 'Points'],
  [1, 'Berg, Anna', 'X', '1', '½', '1', 2.5],
  [2, 'Carlsen, Nils', '0', 'X', '1', '½', 1.5],
  [3, 'Dahl, Eva', '½', '0', 'X', '1', 1.5],
  [4, 'Eriksen, Olav', '0', '½', '0', 'X', 1],
];

const GAMES: readonly (readonly CellValue[])[] = [
  ['White', 'Black', 'Result'],
  ['Berg, Anna', 'Nils Carlsen', '1-0'],
  ['Dahl, Eva ', 'Frey, Ida', '½-½'],
];

const SHEETS = { Members: MEMBERS, Draw: DRAW, Table: CROSSTABLE, Games: GAMES };

/** A workbook as a club keeps it: a list, a draw in numbers with a misprint, a cross-table, games with slips. */
export const toolsBook = async (): Promise<Uint8Array> => {
  const book = newXlsx();
  const made = await book.create({
    id: 'club',
    sheets: Object.entries(SHEETS).map(([name, values]) => sheetPlan(name, { blocks: [rows(0, 0, values)] })),
    names: [],
    active: { sheet: 'Draw', row: 0, column: 0 },
  });
  const saved = made.ok ? await book.save() : made;
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  return saved.value;
};
