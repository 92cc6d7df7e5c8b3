/** @sweep */
import { createBook } from '../../emulator/model';
import { officeWorkbook, type OfficeWorkbook } from '../../src/workbook/office';
import { closePages, openPage, type Page } from '../emulator/office';
import { workbookContract } from './contract';
import { TEXTS } from './plan';
import { replaceContract } from './replaceContract';
import { sampled } from '../sample';

/** The adapter finds Microsoft's client in the page's globals, as it does in the task pane. */
const enter = (page: Page): void => {
  Object.assign(globalThis, {
    Excel: page.Excel,
    Office: page.Office,
    OfficeExtension: page.OfficeExtension,
  });
};

const empty = async (): Promise<OfficeWorkbook> => {
  const page = await openPage({ workbook: createBook(['Mine']), sets: { ExcelApi: '1.14' } });
  enter(page);
  await page.Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Mine').getRange('A1').values = [['keep me']];
    await context.sync();
  });
  return officeWorkbook();
};

afterEach(closePages);

workbookContract('Office.js', empty, undefined, sampled(TEXTS, 5));
replaceContract('Office.js', empty);
