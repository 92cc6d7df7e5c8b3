import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import * as SheetJS from 'xlsx';
import XlsxPopulate from 'xlsx-populate';

/** A sheet's values by address, as a program reads them out of a file: nothing is calculated. */
export type Read = (sheet: string, address: string) => string | number | boolean | null;

const plain = (value: unknown): ReturnType<Read> =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** A formula's value is its `result`, which exceljs leaves out of `value` where it is 0. */
const fromExceljs = ({ formula, result, value }: ExcelJS.Cell): ReturnType<Read> =>
  plain(formula ? result : value);

/** Loading openpyxl takes as long as a file: one process opens them all, and tells of each in a line. */
const OPENPYXL = `
import json, sys, openpyxl
for file in sys.argv[1:]:
  book = openpyxl.load_workbook(file, data_only=True)
  print(json.dumps({sheet.title: {cell.coordinate: cell.value for row in sheet.iter_rows() for cell in row
    if isinstance(cell.value, (str, int, float))} for sheet in book}))
`;

/** What openpyxl does for those who read large files, pandas among them: row by row, as far as the sheet says that it reaches. */
const OPENPYXL_ROWS = OPENPYXL.replace('data_only=True', 'data_only=True, read_only=True');

const byOpenpyxl = (script: string, files: readonly string[]): readonly Read[] => {
  const told = execFileSync('/usr/bin/python3', ['-c', script, ...files], {
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  });
  return told
    .trimEnd()
    .split('\n')
    .map((line) => {
      const sheets = JSON.parse(line) as Record<string, Record<string, string | number>>;
      return (sheet, address) => sheets[sheet]?.[address] ?? null;
    });
};

const byExceljs = async (file: string): Promise<Read> => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(file);
  return (sheet, address) => {
    const found = book.getWorksheet(sheet);
    return found ? fromExceljs(found.getCell(address)) : null;
  };
};

/** A file as SheetJS reads it. */
export const bySheetJS = (file: string): Read => {
  const { Sheets } = SheetJS.readFile(file);
  return (sheet, address) => plain((Sheets[sheet]?.[address] as SheetJS.CellObject | undefined)?.v);
};

const byXlsxPopulate = async (file: string): Promise<Read> => {
  const book = await XlsxPopulate.fromFileAsync(file);
  return (sheet, address) => plain(book.sheet(sheet).cell(address).value());
};

const oneByOne =
  (open: (file: string) => Read | Promise<Read>) =>
  async (files: readonly string[]): Promise<readonly Read[]> => {
    const opened: Read[] = [];
    for (const file of files) opened.push(await open(file));
    return opened;
  };

/** The programs that people read workbooks with, each as a function from files to their values. */
export const READERS: Readonly<
  Record<string, (files: readonly string[]) => readonly Read[] | Promise<readonly Read[]>>
> = {
  openpyxl: (files) => byOpenpyxl(OPENPYXL, files),
  'openpyxl, row by row': (files) => byOpenpyxl(OPENPYXL_ROWS, files),
  exceljs: oneByOne(byExceljs),
  SheetJS: oneByOne(bySheetJS),
  'xlsx-populate': oneByOne(byXlsxPopulate),
};

/** The programs that save a workbook again with all that a tournament needs: tables, and names that belong to a sheet. */
export const SAVERS: Readonly<Record<string, (file: string, out: string) => Promise<void> | void>> = {
  openpyxl: (file, out) => {
    const script = 'import sys, openpyxl\nopenpyxl.load_workbook(sys.argv[1]).save(sys.argv[2])';
    execFileSync('/usr/bin/python3', ['-c', script, file, out]);
  },
  'xlsx-populate': async (file, out) => {
    const book = await XlsxPopulate.fromFileAsync(file);
    writeFileSync(out, await book.outputAsync());
  },
};
