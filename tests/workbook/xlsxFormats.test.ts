import { strFromU8, unzipSync } from 'fflate';
import { area } from '../../src/grid/cell';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { builtInFormat, builtInId } from '../../src/workbook/xlsx/formats';
import { sheetPlan, workbookPlan } from './plan';
import { RICH_PARTS, richWorkbook } from './rich';

/** What a number is shown in where the file names its format by number alone (ECMA-376 18.8.30): a code, or money or a date of some language. */
const BUILT_IN: readonly (readonly [id: number, code: string | undefined])[] = [
  [0, 'General'],
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, undefined],
  [6, undefined],
  [7, undefined],
  [8, undefined],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'm/d/yyyy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'm/d/yyyy h:mm'],
  [23, undefined],
  [26, undefined],
  [27, 'm/d/yyyy'],
  [36, 'm/d/yyyy'],
  [37, '#,##0 ;(#,##0)'],
  [38, '#,##0 ;[Red](#,##0)'],
  [39, '#,##0.00;(#,##0.00)'],
  [40, '#,##0.00;[Red](#,##0.00)'],
  [41, undefined],
  [42, undefined],
  [43, undefined],
  [44, undefined],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mmss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
  [50, 'm/d/yyyy'],
  [58, 'm/d/yyyy'],
  [59, undefined],
  [163, undefined],
];

it.each(BUILT_IN)('the built-in format %i is %s', (id, code) => {
  expect(builtInFormat(id)).toBe(code);
});

it('a code is written by its number, unless that number means another code in another language', () => {
  expect(['General', '0', '0.00', '0%', 'd-mmm-yy', 'h:mm:ss', '@'].map(builtInId)).toEqual([
    0, 1, 2, 9, 15, 21, 49,
  ]);
  expect(['m/d/yyyy', 'm/d/yyyy h:mm', '0.0', '#,##0 $'].map(builtInId)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('money of the organiser’s language is read as a number, a date of any language as a date', async () => {
  const ids = [5, 8, 41, 44, 14, 27, 57, 49];
  const styles = strFromU8(RICH_PARTS['xl/styles.xml']!).replace(
    /<cellXfs.*<\/cellXfs>/,
    `<cellXfs count="${ids.length}">${ids.map((id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0"/>`).join('')}</cellXfs>`,
  );
  const cells = ids.map((_, style) => `<c s="${style}"><v>45000</v></c>`).join('');
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row>${cells}</row></sheetData></worksheet>`;
  const book = await openXlsx(richWorkbook({ 'xl/styles.xml': styles, 'xl/worksheets/sheet7.xml': sheet }));
  const read = book.ok ? await book.value.read({ ranges: [{ sheet: "O'Neill", area: 'used' }] }) : book;
  expect(read.ok && read.value.ranges[0]!.formats).toEqual([
    ['General', 'General', 'General', 'General', 'm/d/yyyy', 'm/d/yyyy', 'm/d/yyyy', '@'],
  ]);
});

it('formats of ours: built-in ones by number, others from 164 on, each once', async () => {
  const formats = ['0', '@', '0.0', 'yyyy-mm-dd', '0.0', 'm/d/yyyy'];
  const blocks = formats.map((format, row) => ({
    kind: 'values' as const,
    area: area(row, 0),
    values: [[row]],
    format,
  }));
  const book = newXlsx();
  await book.create(workbookPlan(sheetPlan('Formats', { blocks })));
  const saved = await book.save();
  const styles = strFromU8(unzipSync(saved.ok ? saved.value : new Uint8Array())['xl/styles.xml']!);
  expect(styles).toContain(
    '<numFmts count="3"><numFmt numFmtId="164" formatCode="0.0"/><numFmt numFmtId="165" formatCode="yyyy-mm-dd"/><numFmt numFmtId="166" formatCode="m/d/yyyy"/></numFmts>',
  );
  const used = [...styles.split('<cellXfs')[1]!.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) =>
    Number(id),
  );
  expect(used).toEqual([0, 1, 49, 164, 165, 166]);
});
