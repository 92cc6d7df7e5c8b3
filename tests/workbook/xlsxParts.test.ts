import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { elements, localName, parsePart, tag } from '../../src/workbook/xlsx/xml';
import { area } from '../../src/grid/cell';
import { newXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { PLAN, sheetPlan, workbookPlan } from './plan';
import { opened, RICH_PARTS, richWorkbook, textsOf, saved } from './rich';
import type { PrintPlan } from '../../src/grid/plan';
import { encoded, joined } from '../../src/workbook/xlsx/compression';
import { rawBook } from './rawBook';

/** The parts after the sheets of `PLAN` were made in a new workbook, or in the organiser's with other `parts`. */
const made = async (parts?: Readonly<Record<string, string | null>>) => {
  const book = parts ? await opened(richWorkbook(parts)) : newXlsx();
  valueOf(await book.create(PLAN));
  return textsOf(book);
};

const namesIn = (xml: string): readonly string[] =>
  elements(parsePart(xml, 'part')).map(({ name }) => localName(name));

/** The children of each root in the order of ECMA-376 part 1, annex A, as far as these files have them. */
const SCHEMA = {
  styleSheet: 'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles colors extLst',
  workbook: 'fileVersion workbookPr workbookProtection bookViews sheets definedNames calcPr extLst',
  worksheet:
    'sheetPr dimension sheetViews sheetFormatPr cols sheetData mergeCells conditionalFormatting dataValidations printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks drawing legacyDrawing tableParts',
  table: 'autoFilter tableColumns tableStyleInfo',
} as const;

const inSchemaOrder = (xml: string, root: keyof typeof SCHEMA): boolean => {
  const order = SCHEMA[root].split(' ');
  const places = namesIn(xml).map((name) => order.indexOf(name));
  return places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0));
};

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const styleSheet = (content: string): string => `<styleSheet xmlns="${MAIN}">${content}</styleSheet>`;

const LISTS: Readonly<Record<string, string>> = {
  numFmts: '<numFmts count="1"><numFmt numFmtId="164" formatCode="0.0&quot; pts&quot;"/></numFmts>',
  fonts: '<fonts count="1"><font><sz val="10"/><name val="Georgia"/></font></fonts>',
  fills: '<fills count="1"><fill><patternFill patternType="none"/></fill></fills>',
  borders: '<borders count="1"><border/></borders>',
  cellXfs: '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellXfs>',
  cellStyles: '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  dxfs: '<dxfs count="0"/>',
  tableStyles: '<tableStyles count="0"/>',
};

describe('every part is in the order of the schema', () => {
  it('a new workbook: all its parts', async () => {
    const parts = await made();
    expect(namesIn(parts['xl/styles.xml']!)).toEqual([
      'numFmts',
      'fonts',
      'fills',
      'borders',
      'cellStyleXfs',
      'cellXfs',
      'cellStyles',
      'dxfs',
    ]);
    expect(namesIn(parts['xl/workbook.xml']!)).toEqual([
      'workbookPr',
      'bookViews',
      'sheets',
      'definedNames',
      'calcPr',
    ]);
    const sheets = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/sheet'));
    expect(sheets).toHaveLength(3);
    for (const name of sheets) expect([name, inSchemaOrder(parts[name]!, 'worksheet')]).toEqual([name, true]);
    expect(inSchemaOrder(parts['xl/tables/table1.xml']!, 'table')).toBe(true);
  });

  it('styles with none or some of their lists: those that are new come where they belong', async () => {
    const names = Object.keys(LISTS);
    const some = [
      styleSheet('').replace('></styleSheet>', '/>'),
      styleSheet(''),
      ...names.map((left) => styleSheet(LISTS[left]!)),
      ...names.map((out) => styleSheet(names.map((name) => (name === out ? '' : LISTS[name])).join(''))),
    ];
    for (const styles of some) {
      const after = (await made({ 'xl/styles.xml': styles }))['xl/styles.xml']!;
      expect([styles, namesIn(after), inSchemaOrder(after, 'styleSheet')]).toEqual([
        styles,
        expect.arrayContaining(['numFmts', 'fonts', 'fills', 'borders', 'cellXfs', 'dxfs']),
        true,
      ]);
    }
  });

  it('the workbook part with or without names, calculation and views', async () => {
    const workbook = strFromU8(RICH_PARTS['xl/workbook.xml']!);
    const lists = [/<bookViews>.*<\/bookViews>/, /<definedNames>.*<\/definedNames>/, /<calcPr [^>]*>/];
    for (const without of [[], ...lists.map((list) => [list]), lists]) {
      const before = without.reduce((xml, list) => xml.replace(list, ''), workbook);
      const after = (await made({ 'xl/workbook.xml': before }))['xl/workbook.xml']!;
      expect([without, inSchemaOrder(after, 'workbook')]).toEqual([without, true]);
      expect(namesIn(after)).toEqual(expect.arrayContaining(['bookViews', 'definedNames']));
    }
  });
});

describe('files are as Excel writes them', () => {
  it('parts have Excel’s names, the list of types stands first', async () => {
    expect(Object.keys(await made())).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/tables/table1.xml',
      'xl/worksheets/_rels/sheet1.xml.rels',
      'xl/charts/chart1.xml',
      'xl/drawings/_rels/drawing1.xml.rels',
      'xl/charts/chart2.xml',
      'xl/drawings/drawing1.xml',
      'xl/worksheets/sheet1.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet2.xml',
      'xl/tables/table2.xml',
      'xl/worksheets/_rels/sheet3.xml.rels',
      'xl/worksheets/sheet3.xml',
      'xl/styles.xml',
    ]);
  });

  it('a part is led to from the folder of the one that leads there', async () => {
    const parts = await made();
    const targets = (part: string) =>
      [...parts[part]!.matchAll(/Target="([^"]*)"/g)].map(([, target]) => target);
    expect(targets('_rels/.rels')).toEqual(['xl/workbook.xml']);
    expect(targets('xl/_rels/workbook.xml.rels')).toEqual([
      'worksheets/sheet1.xml',
      'worksheets/sheet2.xml',
      'worksheets/sheet3.xml',
      'styles.xml',
    ]);
    expect(targets('xl/worksheets/_rels/sheet1.xml.rels')).toEqual([
      '../tables/table1.xml',
      '../drawings/drawing1.xml',
    ]);
    expect(targets('xl/drawings/_rels/drawing1.xml.rels')).toEqual([
      '../charts/chart1.xml',
      '../charts/chart2.xml',
    ]);
    expect(targets('xl/worksheets/_rels/sheet3.xml.rels')).toEqual(['../tables/table2.xml']);
  });

  it('a workbook part that lies elsewhere has our parts beside it', async () => {
    const rooted: Record<string, Uint8Array> = {};
    for (const [name, bytes] of Object.entries(RICH_PARTS)) rooted[name.replace(/^xl\//, '')] = bytes;
    rooted['_rels/.rels'] = strToU8(strFromU8(RICH_PARTS['_rels/.rels']!).replace('xl/workbook', 'workbook'));
    rooted['[Content_Types].xml'] = strToU8(
      strFromU8(RICH_PARTS['[Content_Types].xml']!).replaceAll('PartName="/xl/', 'PartName="/'),
    );
    const gone = Object.fromEntries(Object.keys(RICH_PARTS).map((name) => [name, null]));
    const parts = await made({
      ...gone,
      ...Object.fromEntries(Object.entries(rooted).map(([name, bytes]) => [name, strFromU8(bytes)])),
    });
    expect(parts['_rels/workbook.xml.rels']).toContain('Target="worksheets/sheet2.xml"');
    expect(parts['worksheets/_rels/sheet2.xml.rels']).toContain('Target="../tables/table2.xml"');
  });

  it('a workbook without styles gets xl/styles.xml; a taken name gets a number', async () => {
    const workbookRels = strFromU8(RICH_PARTS['xl/_rels/workbook.xml.rels']!);
    const unrelated = workbookRels.replace(/<Relationship [^>]*styles\.xml"\/>/, '');
    const without = await made({ 'xl/_rels/workbook.xml.rels': unrelated, 'xl/styles.xml': null });
    expect(without['xl/styles.xml']).toContain('<cellXfs');
    expect(without['xl/_rels/workbook.xml.rels']).toContain('Target="styles.xml"');
    const taken = await made({ 'xl/_rels/workbook.xml.rels': unrelated });
    expect(taken['xl/_rels/workbook.xml.rels']).toContain('Target="styles1.xml"');
    expect(taken['xl/styles.xml']).toBe(strFromU8(RICH_PARTS['xl/styles.xml']!));
  });

  it('the workbook has a window, and the number of the calculation engine', async () => {
    const workbook = (await made())['xl/workbook.xml']!;
    expect(workbook).toContain(
      '<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="15000"/></bookViews>',
    );
    expect(workbook).toContain('calcId="191029"');
  });

  it('a sheet says which corners it has, and a change beyond them widens them', async () => {
    const blocks = [
      { kind: 'values' as const, area: area(0, 0, 1, 2), values: [['Name', 'Rating']] },
      {
        kind: 'values' as const,
        area: area(1, 0, 2, 2),
        values: [
          ['Ada', 1],
          ['Bo', 2],
        ],
      },
    ];
    const tables = [{ name: 'Field', area: area(0, 0, 3, 2), style: 'TableStyleLight1' }];
    const book = newXlsx();
    expect(await book.create(workbookPlan(sheetPlan('Field', { blocks, tables })))).toMatchObject({
      ok: true,
    });
    expect((await textsOf(book))['xl/worksheets/sheet1.xml']).toContain('<dimension ref="A1:B3"/>');
    const append = {
      table: 'Field',
      rows: [
        ['Cy', 3],
        ['Di', 4],
      ],
      heights: [null, 30],
    };
    expect(await book.change({ cells: [], append })).toMatchObject({ ok: true });
    const sheet = (await textsOf(book))['xl/worksheets/sheet1.xml'];
    expect(sheet).toContain('<dimension ref="A1:B5"/>');
    expect(sheet!.match(/<row r="[45]"[^>]*>/g)).toEqual(['<row r="4">', '<row r="5" ht="30">']);
    const right = [{ sheet: 'Field', row: 0, column: 3, expect: null, write: 'note' }];
    expect(await book.change({ cells: right })).toMatchObject({ ok: true });
    expect((await textsOf(book))['xl/worksheets/sheet1.xml']).toContain('<dimension ref="A1:D5"/>');
  });
});

const partOf = async (book: XlsxWorkbook, name = 'xl/workbook.xml'): Promise<string> =>
  (await textsOf(book))[name]!;

const element = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}\\b(?:[^>]*/>|.*</${name}>)`).exec(xml)?.[0];

const rich = async (change: (workbook: string) => string = (workbook) => workbook): Promise<XlsxWorkbook> => {
  const workbook = change(strFromU8(RICH_PARTS['xl/workbook.xml']!));
  return opened(richWorkbook({ 'xl/workbook.xml': workbook }));
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
  const book = await opened(richWorkbook({ [name]: `\ufeff${before}` }));
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
    const book = await opened(zipSync(Object.fromEntries(parts) as never));
    expect(valueOf(await book.read({ ranges: [] })).sheets).toHaveLength(2);
  });
});

describe('cells that other programs write', () => {
  const read = async (cells: string, strings: readonly string[] = []) => {
    const book = await opened(rawBook([{ rows: [`<row r="1">${cells}</row>`] }], strings));
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
    const book = await opened(zipSync({ ...parts, [name]: strToU8(empty) }));
    valueOf(await book.change({ cells: [{ sheet: 'Sheet1', row: 1, column: 0, expect: null, write: 5 }] }));
    expect(await partOf(book, name)).toContain(
      '<sheetData><row r="2"><c r="A2"><v>5</v></c></row></sheetData>',
    );
  });
});
