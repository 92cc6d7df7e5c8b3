import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { area } from '../../src/grid/cell';
import type { PrintPlan } from '../../src/grid/plan';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { encoded, joined } from '../../src/workbook/xlsx/compression';
import { tag } from '../../src/workbook/xlsx/xml';
import { valueOf } from '../results';
import { sheetPlan, workbookPlan } from './plan';
import { rawBook } from './rawBook';
import { RICH_PARTS, richWorkbook } from './rich';

const saved = async (book: XlsxWorkbook): Promise<Uint8Array> => valueOf(await book.save());

const partOf = async (book: XlsxWorkbook, name = 'xl/workbook.xml'): Promise<string> =>
  strFromU8(unzipSync(await saved(book))[name]!);

const element = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}\\b(?:[^>]*/>|.*</${name}>)`).exec(xml)?.[0];

const rich = async (change: (workbook: string) => string = (workbook) => workbook): Promise<XlsxWorkbook> => {
  const workbook = change(strFromU8(RICH_PARTS['xl/workbook.xml']!));
  return valueOf(await openXlsx(richWorkbook({ 'xl/workbook.xml': workbook })));
};

describe('the workbook part lists', () => {
  it('the tabs: numbers are not used again, hidden ones say so', async () => {
    const book = await rich();
    valueOf(await book.create(workbookPlan(sheetPlan('A & B'), sheetPlan('Two', { hidden: true }))));
    expect(element(await partOf(book), 'sheets')).toBe(
      '<sheets><sheet name="Club &amp; Friends" sheetId="1" r:id="rId1"/><sheet name="O\'Neill" sheetId="7" state="hidden" r:id="rId2"/>' +
        '<sheet name="A &amp; B" sheetId="8" r:id="rId6"/><sheet name="Two" sheetId="9" state="hidden" r:id="rId7"/></sheets>',
    );
  });

  it.each<[string, Partial<PrintPlan>, string | null]>([
    ['rows', { titleRows: { from: 0, to: 2 } }, "'My X''s'!$1:$3"],
    ['a column', { titleColumns: { from: 1, to: 1 } }, "'My X''s'!$B:$B"],
    [
      'both',
      { titleColumns: { from: 0, to: 2 }, titleRows: { from: 3, to: 3 } },
      "'My X''s'!$A:$C,'My X''s'!$4:$4",
    ],
    ['nothing', {}, null],
  ])('what is printed, and again on each page: %s', async (_, more, titles) => {
    const book = newXlsx();
    const print = { area: area(0, 0, 9, 3), landscape: false, header: '', ...more };
    valueOf(await book.create({ ...workbookPlan(sheetPlan("My X's", { print })), names: [] }));
    expect(element(await partOf(book), 'definedNames')).toBe(
      '<definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">\'My X\'\'s\'!$A$1:$C$9</definedName>' +
        (titles === null
          ? '</definedNames>'
          : `<definedName name="_xlnm.Print_Titles" localSheetId="0">${titles}</definedName></definedNames>`),
    );
  });

  it('no names where there are none', async () => {
    const book = newXlsx();
    valueOf(await book.create({ ...workbookPlan(sheetPlan('New')), names: [] }));
    expect(await partOf(book)).not.toContain('definedNames');
  });

  it('one window, also where there was an empty list of them', async () => {
    const book = await rich((xml) => xml.replace(/<bookViews>.*<\/bookViews>/, '<bookViews></bookViews>'));
    const plan = workbookPlan(sheetPlan('New'));
    valueOf(await book.create(plan));
    expect(element(await partOf(book), 'bookViews')).toBe(
      '<bookViews><workbookView activeTab="2"/></bookViews>',
    );
  });

  it('no order of calculation once a cell of it may be another', async () => {
    const chain = 'xl/calcChain.xml';
    const book = await rich();
    expect(Object.keys(unzipSync(await saved(book)))).toContain(chain);
    const cell = { sheet: 'Club & Friends', row: 1, column: 1, expect: 2100, write: 2200 };
    valueOf(await book.change({ cells: [cell] }));
    expect(Object.keys(unzipSync(await saved(book)))).not.toContain(chain);
    expect(await partOf(book, '[Content_Types].xml')).not.toContain('calcChain');
    expect(await partOf(book, 'xl/_rels/workbook.xml.rels')).not.toContain('calcChain');
  });

  it('how it is calculated, once', async () => {
    const book = await rich();
    const blocks = [
      { kind: 'values' as const, area: area(0, 0), values: [[1]] },
      { kind: 'formula' as const, area: area(0, 1), formula: 'A1', format: '0' },
    ];
    valueOf(await book.create(workbookPlan(sheetPlan('Ours', { blocks }))));
    const unknown = {
      sheet: 'Ours',
      row: 5,
      column: 5,
      expect: null,
      write: null,
      writeFormula: 'UNKNOWN(A1)',
    };
    valueOf(await book.change({ cells: [unknown] }));
    expect((await partOf(book)).match(/<calcPr[^>]*>/g)).toEqual([
      '<calcPr fullCalcOnLoad="1" calcId="191029" iterate="1"/>',
    ]);
  });
});

it('the first sheet that can be seen is opened where others are taken out', async () => {
  const book = newXlsx();
  const sheets = [sheetPlan('Hidden', { hidden: true }), sheetPlan('Seen'), sheetPlan('Gone')];
  valueOf(
    await book.create({
      ...workbookPlan(...sheets),
      names: [],
      active: { sheet: 'Gone', row: 0, column: 0 },
    }),
  );
  valueOf(await book.remove({ sheets: ['gone'], asRead: [] }));
  const { sheets: left } = valueOf(await book.read({ ranges: [] }));
  expect(left.map(({ name, active }) => [name, active])).toEqual([
    ['Hidden', false],
    ['Seen', true],
  ]);
});

it('the tab that was selected is let go, whatever its part begins with', async () => {
  const name = 'xl/worksheets/sheet1.xml';
  const before = strFromU8(RICH_PARTS[name]!);
  const book = valueOf(await openXlsx(richWorkbook({ [name]: `\ufeff${before}` })));
  valueOf(await book.create(workbookPlan(sheetPlan('New'))));
  expect(before).toContain(' tabSelected="1"');
  expect(await partOf(book, name)).toBe(before.replace('tabSelected="1"', "tabSelected='0'"));
});

it('a part that comes in many texts is packed in chunks of 262,144 characters or more', () => {
  const chunks = [...encoded(['a'.repeat(262_143), 'b', 'c', 'd'])];
  expect(chunks.map(({ length }) => length)).toEqual([262_144, 2]);
  expect(strFromU8(joined(chunks)).slice(-4)).toBe('abcd');
  expect([...encoded(['', ''])]).toEqual([]);
});

describe('our sheets are worked out anew', () => {
  const values = (row: number, column: number, ...cells: readonly number[]) => ({
    ...{ kind: 'values' as const, area: area(row, column, 1, cells.length), values: [cells] },
  });
  const formula = (row: number, column: number, text: string) => ({
    ...{ kind: 'formula' as const, area: area(row, column), formula: text, format: '0' },
  });

  it('from cells wherever their rows begin, and formulas side by side each by itself', async () => {
    const book = newXlsx();
    const blocks = [
      ...[values(0, 0, 1, 2), values(1, 1, 3, 4), values(2, 0, 5)],
      ...[formula(4, 0, 'SUM(A1:A3)'), formula(4, 1, 'SUM(B1:B3)*10'), formula(4, 2, 'A1*2')],
    ];
    valueOf(await book.create(workbookPlan(sheetPlan('Ours', { blocks }))));
    const again = valueOf(await openXlsx(await saved(book)));
    valueOf(await again.change({ cells: [{ sheet: 'Ours', row: 0, column: 0, expect: 1, write: 7 }] }));
    const { ranges } = valueOf(await again.read({ ranges: [{ sheet: 'Ours', area: area(4, 0, 1, 3) }] }));
    expect(ranges[0]!.values).toEqual([[12, 50, 14]]);
  });

  it('though somebody wrote a formula there that cannot be read', async () => {
    const book = newXlsx();
    valueOf(
      await book.create(
        workbookPlan(sheetPlan('Ours', { blocks: [values(0, 0, 1), formula(0, 1, 'A1*2')] })),
      ),
    );
    const strange = { sheet: 'Ours', row: 3, column: 0, expect: null, write: null, writeFormula: 'SUM((A1' };
    valueOf(await book.change({ cells: [strange] }));
    valueOf(await book.change({ cells: [{ sheet: 'Ours', row: 0, column: 0, expect: 1, write: 7 }] }));
    const { ranges } = valueOf(await book.read({ ranges: [{ sheet: 'Ours', area: area(0, 1) }] }));
    expect(ranges[0]!.values).toEqual([[14]]);
  });
});

describe('an archive', () => {
  it('ends with how many parts there are, how long their list is, and where it begins', async () => {
    const bytes = await saved(await rich());
    const end = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 22, 22);
    const parts = Object.keys(unzipSync(bytes));
    const listed = parts.reduce((sum, name) => sum + 46 + new TextEncoder().encode(name).length, 0);
    expect([end.getUint32(0, true), end.getUint16(8, true), end.getUint16(10, true)]).toEqual([
      0x06054b50,
      parts.length,
      parts.length,
    ]);
    expect([end.getUint32(12, true), end.getUint32(16, true)]).toEqual([listed, bytes.length - 22 - listed]);
  });

  it('is read where its parts carry more than their names', async () => {
    const parts = Object.entries(RICH_PARTS).map(
      ([name, bytes]) => [name, [bytes, { extra: { 0x7075: strToU8('more') } }]] as const,
    );
    const book = valueOf(await openXlsx(zipSync(Object.fromEntries(parts) as never)));
    expect(valueOf(await book.read({ ranges: [] })).sheets).toHaveLength(2);
  });
});

describe('cells that other programs write', () => {
  const read = async (cells: string, strings: readonly string[] = []) => {
    const book = valueOf(await openXlsx(rawBook([{ rows: [`<row r="1">${cells}</row>`] }], strings)));
    return valueOf(await book.read({ ranges: [{ sheet: 'Sheet1', area: 'used' }] })).ranges[0]!.values[0];
  };

  it('dates are numbers of days', async () => {
    const dates = [
      '2026-11-20',
      '2026-11-20T12:00:00',
      '2026-11-20T12:00:00Z',
      '2026-11-20T12:00:00+06:00',
      'soon',
    ];
    expect(await read(dates.map((date) => `<c t="d"><v>${date}</v></c>`).join(''))).toEqual([
      46_346,
      46_346.5,
      46_346.5,
      46_346.25,
      'soon',
    ]);
  });

  it('texts are those of the list, each by its number', async () => {
    const book = valueOf(
      await openXlsx(
        rawBook(
          [{ rows: ['<row r="1"><c t="s"><v>3</v></c><c t="s"><v>0</v></c><c t="s"><v>2</v></c></row>'] }],
          ['zero', 'one', 'two', 'three'],
        ),
      ),
    );
    const found = valueOf(await book.read({ ranges: [], contents: [{ sheet: 'Sheet1' }] })).contents[0]!;
    expect(found.values).toEqual([['three', 'zero', 'two']]);
  });
});

it('an attribute keeps its line breaks and tabs', () => {
  expect(tag('a', { b: 'x\ty\r\n<&">', c: true, d: false, e: undefined, f: 0 })).toBe(
    '<a b="x&#9;y&#13;&#10;&lt;&amp;&quot;&gt;" c="1" f="0"/>',
  );
});

describe('an empty list of rows', () => {
  it('is opened for the first one', async () => {
    const parts = unzipSync(rawBook([{ rows: [] }]));
    const name = 'xl/worksheets/sheet1.xml';
    const empty = strFromU8(parts[name]!).replace('<sheetData></sheetData>', '<sheetData/>');
    const book = valueOf(await openXlsx(zipSync({ ...parts, [name]: strToU8(empty) })));
    valueOf(await book.change({ cells: [{ sheet: 'Sheet1', row: 1, column: 0, expect: null, write: 5 }] }));
    expect(await partOf(book, name)).toContain(
      '<sheetData><row r="2"><c r="A2"><v>5</v></c></row></sheetData>',
    );
  });
});
