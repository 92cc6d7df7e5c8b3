import { area } from '../../src/sheets/cell';
import type { Workbook } from '../../src/workbook/port';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { workbookContract } from './contract';
import { sheetPlan } from './plan';

const reopened = async (book: Workbook): Promise<XlsxWorkbook> => {
  const saved = await (book as XlsxWorkbook).save();
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  const opened = await openXlsx(saved.value);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
};

const mine = async (): Promise<Workbook> => {
  const book = newXlsx();
  const blocks = [{ kind: 'values' as const, area: area(0, 0), values: [['keep me']] }];
  const plan = {
    id: 'x',
    names: [],
    sheets: [sheetPlan('Mine', { blocks })],
    active: { sheet: 'Mine', row: 0, column: 0 },
  };
  expect(await book.create(plan)).toMatchObject({ ok: true });
  return book;
};

workbookContract('.xlsx', mine);
workbookContract('.xlsx, saved and opened again', async () => reopened(await mine()), reopened);
