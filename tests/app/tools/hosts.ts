import { unzipSync, strFromU8 } from 'fflate';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { area } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';
import type { Block, SheetPlan, WorkbookPlan } from '../../../src/grid/plan';
import { BEFORE_NAME } from '../../../src/sheets/formerContents';
import type { Snapshot, Workbook } from '../../../src/workbook/port';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../../src/workbook/xlsx';
import { sheetPlan } from '../../workbook/plan';
import { IS_SWEEP } from '../../sample';
import { excel, unwrap, workbook as inExcel } from '../../workbook/excel';

/** A workbook with the organiser's sheets in it, in one of the places where workbooks are. */
export interface Hosted {
  readonly workbook: Workbook;
  /** The workbook as the next session finds it. */
  readonly reopened: (workbook: Workbook) => Promise<Workbook>;
}

const blocksOf = ({ area: where, values, formulas, formats }: Grid): readonly Block[] => [
  { kind: 'values', area: where, values },
  ...values.flatMap((line, down) =>
    line.flatMap((value, along): readonly Block[] => {
      const at = area(where.row + down, where.column + along);
      const [formula, format] = [formulas[down]![along], formats[down]![along]!];
      if (formula !== null && formula !== undefined) return [{ kind: 'formula', area: at, formula, format }];
      return format === 'General' ? [] : [{ kind: 'values', area: at, values: [[value]], format }];
    }),
  ),
];

const planOf = (grids: readonly Grid[]): WorkbookPlan => ({
  id: 'mine',
  sheets: grids.map((grid): SheetPlan => sheetPlan(grid.sheet, { blocks: blocksOf(grid) })),
  names: [],
  active: { sheet: grids.at(-1)!.sheet, row: 0, column: 0 },
});

const saved = async (book: XlsxWorkbook): Promise<Uint8Array> => unwrap(await book.save());

const inFile = async (grids: readonly Grid[]): Promise<Hosted> => {
  const made = newXlsx();
  unwrap(await made.create(planOf(grids)));
  const workbook = unwrap(await openXlsx(await saved(made)));
  return { workbook, reopened: async (book) => unwrap(await openXlsx(await saved(book as XlsxWorkbook))) };
};

const inMemory = async (grids: readonly Grid[]): Promise<Hosted> => {
  const workbook = memoryWorkbook();
  unwrap(await workbook.create(planOf(grids)));
  return { workbook, reopened: async (book) => book };
};

const inOffice = async (grids: readonly Grid[]): Promise<Hosted> => {
  await excel();
  // Formulas refer to sheets that are there already.
  for (const grid of grids) unwrap(await inExcel.create(planOf([grid])));
  return { workbook: inExcel, reopened: async (book) => book };
};

/** Where workbooks are: every adapter of the port. */
export const HOSTS: Readonly<Record<string, (grids: readonly Grid[]) => Promise<Hosted>>> = {
  memory: inMemory,
  'an .xlsx file': inFile,
  Excel: inOffice,
};

/** Those that much is tried in: files and the emulated Excel take longer, and are for the sweeps. */
export const TRIED = Object.entries(HOSTS).filter(([name]) => IS_SWEEP || name === 'memory');

interface Seen extends Pick<Snapshot, 'sheets' | 'names' | 'tables'> {
  readonly grids: Snapshot['ranges'];
}

/** All that there is to see in a workbook: its sheets, names, contents, formulas and number formats. */
export const lookAt = async (workbook: Workbook): Promise<Seen> => {
  const ranges = ({ sheets }: Pick<Snapshot, 'sheets'>) =>
    sheets.map(({ name }) => ({ sheet: name, area: 'used' as const }));
  const {
    sheets,
    names,
    tables,
    ranges: grids,
  } = unwrap(await workbook.read((overview) => ({ ranges: ranges(overview) })));
  return { sheets, names, tables, grids };
};

/** The same of what is the organiser's: without the sheet that keeps what undo and redo need. */
export const lookAtMine = async (workbook: Workbook): Promise<Seen> => {
  const { sheets, names, tables, grids } = await lookAt(workbook);
  const kept = names.find(({ name }) => name === BEFORE_NAME)?.sheet;
  return {
    sheets: sheets.filter(({ name }) => name !== kept),
    names: names.filter(({ sheet }) => sheet === null || sheet !== kept),
    tables,
    grids: grids.filter(({ sheet }) => sheet !== kept),
  };
};

/** The parts of a file, as text. */
export const partsOf = async (workbook: Workbook): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    Object.entries(unzipSync(await saved(workbook as XlsxWorkbook))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  );
