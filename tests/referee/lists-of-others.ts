import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import * as SheetJS from 'xlsx';
import XlsxPopulate from 'xlsx-populate';
import { makeProfile } from './soffice';

/** Six players with ratings. */
const LIST: (string | number)[][] = [
  ['Name', 'Rating'],
  ...Array.from({ length: 6 }, (_, at) => [`Player ${at + 1}`, 1500 + at]),
];

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const inlineCell = (value: string | number): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

/** The least that is a workbook, with a list and no styles. */
const BARE: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${LIST.map((row) => `<row>${row.map(inlineCell).join('')}</row>`).join('')}</sheetData></worksheet>`,
};

/** Writes the list of six players as other programs do, by program. */
export const LISTS: Readonly<Record<string, (file: string) => Promise<void> | void>> = {
  exceljs: async (file) => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('List').addRows(LIST);
    await book.xlsx.writeFile(file);
  },
  SheetJS: (file) => {
    const book = SheetJS.utils.book_new();
    SheetJS.utils.book_append_sheet(book, SheetJS.utils.aoa_to_sheet(LIST), 'List');
    writeFileSync(file, SheetJS.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  },
  'xlsx-populate': async (file) => {
    const book = await XlsxPopulate.fromBlankAsync();
    book.sheet(0).cell('A1').value(LIST);
    await book.toFileAsync(file);
  },
  LibreOffice: (file) => {
    const csv = file.replace(/xlsx$/, 'csv');
    writeFileSync(csv, LIST.map((row) => row.join(',')).join('\n'));
    const folder = file.slice(0, file.lastIndexOf('/'));
    const kind = ['--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', folder];
    execFileSync('soffice', ['--headless', makeProfile(folder), ...kind, csv], {
      stdio: 'pipe',
      timeout: 120_000,
    });
  },
  openpyxl: (file) => {
    const script = [
      'import json, sys, openpyxl',
      'book = openpyxl.Workbook()',
      'for row in json.loads(sys.argv[1]): book.active.append(row)',
      'book.save(sys.argv[2])',
    ].join('\n');
    execFileSync('/usr/bin/python3', ['-c', script, JSON.stringify(LIST), file], { stdio: 'pipe' });
  },
  'somebody without styles': (file) => {
    const parts = Object.entries(BARE).map(([name, text]) => [name, strToU8(text)] as const);
    writeFileSync(file, zipSync(Object.fromEntries(parts)));
  },
};
