import { strFromU8, strToU8, unzipSync } from 'fflate';
import { elements, localName, parsePart } from '../../src/workbook/xlsx/xml';
import { area } from '../../src/grid/cell';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { PLAN, sheetPlan, workbookPlan } from './plan';
import { RICH_PARTS, richWorkbook } from './rich';

const partsOf = async (book: XlsxWorkbook): Promise<Readonly<Record<string, string>>> => {
  const bytes = await book.save();
  if (!bytes.ok) throw new Error(JSON.stringify(bytes.problems));
  return Object.fromEntries(
    Object.entries(unzipSync(bytes.value)).map(([name, part]) => [name, strFromU8(part)]),
  );
};

/** The parts after the sheets of `PLAN` were made in a new workbook, or in the organiser's with other `parts`. */
const made = async (parts?: Readonly<Record<string, string | null>>) => {
  const opened = parts ? await openXlsx(richWorkbook(parts)) : { ok: true as const, value: newXlsx() };
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  expect(await opened.value.create(PLAN)).toMatchObject({ ok: true });
  return partsOf(opened.value);
};

const namesIn = (xml: string): readonly string[] =>
  elements(parsePart(xml, 'part')).map(({ name }) => localName(name));

/** The children of each root in the order of ECMA-376 part 1, annex A, as far as these files have them. */
const SCHEMA = {
  styleSheet: 'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles colors extLst',
  workbook: 'fileVersion workbookPr workbookProtection bookViews sheets definedNames calcPr extLst',
  worksheet:
    'sheetPr dimension sheetViews sheetFormatPr cols sheetData mergeCells conditionalFormatting dataValidations pageMargins pageSetup headerFooter rowBreaks colBreaks drawing legacyDrawing tableParts',
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
    expect((await partsOf(book))['xl/worksheets/sheet1.xml']).toContain('<dimension ref="A1:B3"/>');
    const append = {
      table: 'Field',
      rows: [
        ['Cy', 3],
        ['Di', 4],
      ],
      heights: [null, 30],
    };
    expect(await book.change({ cells: [], append })).toMatchObject({ ok: true });
    const sheet = (await partsOf(book))['xl/worksheets/sheet1.xml'];
    expect(sheet).toContain('<dimension ref="A1:B5"/>');
    expect(sheet!.match(/<row r="[45]"[^>]*>/g)).toEqual(['<row r="4">', '<row r="5" ht="30">']);
    const right = [{ sheet: 'Field', row: 0, column: 3, expect: null, write: 'note' }];
    expect(await book.change({ cells: right })).toMatchObject({ ok: true });
    expect((await partsOf(book))['xl/worksheets/sheet1.xml']).toContain('<dimension ref="A1:D5"/>');
  });
});
