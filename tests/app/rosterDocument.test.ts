import ExcelJS from 'exceljs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { getSheet, renameSheet, setValues } from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { openRoster } from '../../src/app/roster';
import { area } from '../../src/grid/cell';
import { openXlsx } from '../../src/workbook/xlsx';
import { closePages } from '../emulator/office';
import { excel, unwrap, workbook } from '../workbook/excel';

afterEach(closePages);

const LIST = [['Name'], ['Anna Berg'], ['Ben Cole'], ['Cora Dahl']];

/** A list in a file that another library wrote, with a title under File, Info. */
const fileWith = async (sheet: string, title?: string): Promise<Uint8Array> => {
  const book = new ExcelJS.Workbook();
  if (title !== undefined) book.title = title;
  book.addWorksheet(sheet).addRows(LIST);
  return new Uint8Array(await book.xlsx.writeBuffer());
};

const eventOf = async (bytes: Uint8Array): Promise<string> =>
  unwrap(await openRoster(unwrap(await openXlsx(bytes)), { file: 'entries-2026' })).event;

const eventInFile = async (sheet: string, title?: string): Promise<string> =>
  eventOf(await fileWith(sheet, title));

/** The same in Excel. */
const eventInExcel = async (sheet: string, file: string, title = ''): Promise<string> => {
  const page = await excel();
  const { book } = page.host;
  const mine = getSheet(book, 'Mine');
  renameSheet(book, mine.id, sheet);
  setValues(book, refOf(mine, area(0, 0, LIST.length, 1)), LIST);
  Object.assign(book, { fileName: file, title });
  return unwrap(await openRoster(workbook, { sheet })).event;
};

describe('an event whose list and sheet have no name of their own is called', () => {
  it('in a file after the document’s title, else after the file', async () => {
    expect(await eventInFile('Sheet1', 'Winter cup')).toBe('Winter cup');
    expect(await eventInFile('Sheet1')).toBe('entries-2026');
    expect(await eventInFile('Open A', 'Winter cup')).toBe('Open A');
  });

  it('in a file after the file where what the document says of itself is damaged', async () => {
    const parts = unzipSync(await fileWith('Sheet1', 'Winter cup'));
    const damaged = zipSync({ ...parts, 'docProps/core.xml': strToU8('<coreProperties><dc:title>') });
    expect(await eventOf(damaged)).toBe('entries-2026');
  });

  it('in Excel after the document’s title, else after the file, and not after “Book1”', async () => {
    expect(await eventInExcel('Sheet1', 'Winter cup.xlsx')).toBe('Winter cup');
    expect(await eventInExcel('Sheet1', 'entries.xlsx', 'Winter cup')).toBe('Winter cup');
    expect(await eventInExcel('Sheet1', 'Book1')).toBe('Sheet1');
    expect(await eventInExcel('Open A', 'Winter cup.xlsx')).toBe('Open A');
  });
});
