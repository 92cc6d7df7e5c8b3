import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { area } from '../../src/grid/cell';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { builtInFormat, builtInId } from '../../src/workbook/xlsx/formats';
import { valueOf } from '../results';
import { PLAN, sheetPlan, workbookPlan } from './plan';
import { RICH_PARTS, richWorkbook } from './rich';

const OLD = PLAN.sheets.map(({ name }) => name);

const parts = async (book: XlsxWorkbook): Promise<Readonly<Record<string, Uint8Array>>> =>
  unzipSync(valueOf(await book.save()));

const text = (all: Readonly<Record<string, Uint8Array>>, name: string): string => strFromU8(all[name]!);

const created = async (): Promise<XlsxWorkbook> => {
  const book = valueOf(await openXlsx(richWorkbook()));
  valueOf(await book.create(PLAN));
  return book;
};

const replaced = async (book: XlsxWorkbook): Promise<XlsxWorkbook> => {
  valueOf(await book.replace({ sheets: OLD, asRead: [] }, PLAN));
  return book;
};

describe('sheets of a file that others come in the place of', () => {
  it('leave every part of the organiser’s as it was, byte by byte, and none of their own behind', async () => {
    const before = await parts(await created());
    const after = await parts(await replaced(await created()));
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    for (const name of Object.keys(RICH_PARTS).filter((part) => before[part]))
      if (strFromU8(before[name]!, true) !== strFromU8(after[name]!, true))
        expect(['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', '[Content_Types].xml']).toContain(name);
  });

  it('are listed once: in the workbook, its relationships, the content types and the names', async () => {
    const [before, after] = [await parts(await created()), await parts(await replaced(await created()))];
    const count = (all: Readonly<Record<string, Uint8Array>>, part: string, what: RegExp): number =>
      text(all, part).match(what)?.length ?? 0;
    for (const [part, what] of [
      ['xl/workbook.xml', /<sheet /g],
      ['xl/workbook.xml', /<definedName /g],
      ['xl/_rels/workbook.xml.rels', /<Relationship /g],
      ['[Content_Types].xml', /<Override /g],
    ] as const)
      expect([part, count(after, part, what)]).toEqual([part, count(before, part, what)]);
  });

  it('with what the organiser put on them beside cells are not taken out', async () => {
    const all = await parts(await created());
    const rels = Object.keys(all).find(
      (name) => /worksheets\/_rels\/sheet\d+\.xml\.rels$/.test(name) && !RICH_PARTS[name],
    )!;
    const drawing =
      '<Relationship Id="rIdX" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/drawing" Target="/xl/drawings/drawing1.xml"/>';
    const withDrawing = text(all, rels).replace('</Relationships>', `${drawing}</Relationships>`);
    const book = valueOf(await openXlsx(zipSync({ ...all, [rels]: strToU8(withDrawing) })));
    expect(await book.replace({ sheets: OLD, asRead: [] }, PLAN)).toMatchObject({
      ok: false,
      problems: [{ code: 'sheet-holds-more', values: { what: 'drawing' } }],
    });
    expect((await parts(book))[rels]).toEqual(strToU8(withDrawing));
  });
});

describe('sheets of a file that are taken out again', () => {
  const SHEET = 'xl/worksheets/sheet1.xml';
  const STYLES = 'xl/styles.xml';
  /** The parts of the sheets and styles, and how the workbook is seen, after ours were made and taken out. */
  const madeAndRemoved = async (before: Readonly<Record<string, string>> = {}) => {
    const book = valueOf(await openXlsx(richWorkbook(before)));
    valueOf(await book.create(PLAN));
    valueOf(await book.remove({ sheets: OLD, asRead: [] }));
    const after = await parts(book);
    return {
      sheet: text(after, SHEET),
      styles: text(after, STYLES),
      view: /<workbookView[^>]*>/.exec(text(after, 'xl/workbook.xml'))?.[0],
    };
  };

  it('leave the sheet that was selected as it was, byte by byte', async () => {
    expect((await madeAndRemoved()).sheet).toBe(strFromU8(RICH_PARTS[SHEET]!));
  });

  it('leave open what was open, and the first tab that is seen', async () => {
    const workbook = strFromU8(RICH_PARTS['xl/workbook.xml']!);
    const seen = workbook.replace('activeTab="0"', 'firstSheet="1" activeTab="0"');
    const { view } = await madeAndRemoved({ 'xl/workbook.xml': seen });
    expect(view).toContain('firstSheet="1"');
    expect(view).not.toContain('activeTab');
  });

  it('leave a sheet that another program marks as not selected alone', async () => {
    const other = strFromU8(RICH_PARTS[SHEET]!).replace('tabSelected="1"', 'tabSelected="0"');
    expect((await madeAndRemoved({ [SHEET]: other })).sheet).toBe(other);
  });

  it('leave the styles of the workbook as they were, byte by byte', async () => {
    const whole = strFromU8(RICH_PARTS[STYLES]!);
    expect((await madeAndRemoved()).styles).toBe(whole);
    // Without formats of its own.
    const bare = whole
      .replace(/<numFmts.*<\/numFmts>/, '')
      .replaceAll(/numFmtId="1(?:64|70)"/g, 'numFmtId="14"');
    expect((await madeAndRemoved({ [STYLES]: bare })).styles).toBe(bare);
  });

  it('leave a style that a cell of the organiser’s has taken over, and all before it, with their numbers', async () => {
    const whole = strFromU8(RICH_PARTS[STYLES]!);
    const book = valueOf(await openXlsx(richWorkbook()));
    valueOf(await book.create(PLAN));
    const made = await parts(book);
    const count = (xml: string, list: string): number =>
      Number(new RegExp(`<${list} count="(\\d+)"`).exec(xml)?.[1]);
    const last = count(text(made, STYLES), 'cellXfs') - 1;
    const taken = strToU8(text(made, SHEET).replace(/<sheetData>/, `<sheetData><row r="1" s="${last}"/>`));
    const again = valueOf(await openXlsx(zipSync({ ...made, [SHEET]: taken })));
    valueOf(await again.remove({ sheets: OLD, asRead: [] }));
    const left = text(await parts(again), STYLES);
    const conditionals = (xml: string): number => count(xml, 'dxfs');
    expect([count(left, 'cellXfs'), conditionals(left)]).toEqual([last + 1, conditionals(whole)]);
    expect(count(left, 'cellXfs')).toBeGreaterThan(count(whole, 'cellXfs'));
  });
});

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
