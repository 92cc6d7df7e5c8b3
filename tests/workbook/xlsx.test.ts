/** @sweep */
import fc from '../properties';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { area, type CellValue } from '../../src/grid/cell';
import type { Workbook } from '../../src/workbook/port';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { workbookContract } from './contract';
import { replaceContract } from './replaceContract';
import { PLAN, sheetPlan, workbookPlan } from './plan';
import { opened, RICH_PARTS, richWorkbook, saved } from './rich';
import { IS_SWEEP } from '../sample';
import { valueOf } from '../results';

const partsOf = async (book: XlsxWorkbook): Promise<Record<string, Uint8Array>> =>
  unzipSync(await saved(book));
const texts = (parts: Record<string, Uint8Array>, name: string): string => strFromU8(parts[name]!);

const reopened = async (book: Workbook): Promise<XlsxWorkbook> => opened(await saved(book as XlsxWorkbook));

const mine = async (): Promise<Workbook> => {
  const book = newXlsx();
  const blocks = [{ kind: 'values' as const, area: area(0, 0), values: [['keep me']] }];
  const plan = { ...workbookPlan(sheetPlan('Mine', { blocks })), names: [] };
  expect(await book.create(plan)).toMatchObject({ ok: true });
  return book;
};

workbookContract('.xlsx', mine);
workbookContract('.xlsx, saved and opened again', async () => reopened(await mine()), reopened);
replaceContract('.xlsx', mine);
replaceContract('.xlsx, saved and opened again', async () => reopened(await mine()), reopened);

describe('reading what other programs write', () => {
  const CLUB = 'Club & Friends';
  const values = async (sheet: string, ...rows: readonly number[]) => {
    const book = await opened(richWorkbook());
    const read = await book.read({ ranges: [{ sheet, area: 'used' }] });
    return read.ok ? rows.map((row) => read.value.ranges[0]!.values[row]) : read.problems;
  };

  it('shared strings: spaces kept where the file says so, runs joined, readings for pronunciation left out', async () => {
    expect((await values(CLUB, 1, 2, 3, 4, 5, 6, 7)).map((row) => (row as CellValue[])[0])).toEqual([
      ' Ada  Lovelace ',
      'Bo Diddley',
      '課長',
      'line\r\ntwo',
      'a <b> & "c" 😀',
      null,
      '_x000D_',
    ]);
  });

  it('numbers, logical values, errors, inline strings, cells without an address', async () => {
    expect(await values(CLUB, 2, 3, 4)).toEqual([
      ['Bo Diddley', 1999.5, null, null, 6105, true],
      ['課長', { error: '#N/A' }, null, null, { error: '#N/A' }, null],
      ['line\r\ntwo', 'inline', null, null, { error: '#VALUE!' }, null],
    ]);
    expect(await values("O'Neill", 0, 1)).toEqual([
      [1, null, 'Name'],
      [2, null, null],
    ]);
  });

  it('shared formulas are written out for their cells, and everything else that the port tells', async () => {
    const read = await (
      await opened(richWorkbook())
    ).read({ ranges: [{ sheet: CLUB, area: area(1, 1, 4, 4) }] });
    expect(read).toMatchObject({
      ok: true,
      value: {
        sheets: [
          { name: CLUB, visibility: 'visible', active: true },
          { name: "O'Neill", visibility: 'hidden', active: false },
        ],
        names: [
          { sheet: null, name: 'Fees', refersTo: "'O''Neill'!$A$1:$A$3" },
          { sheet: "O'Neill", name: 'Local', refersTo: "'O''Neill'!$B$2" },
        ],
        tables: [{ sheet: CLUB, name: 'Members', area: area(0, 0, 8, 4) }],
        ranges: [
          {
            formulas: [
              [null, null, null, 'B2*2+$B$2+SUM(Fees)'],
              [null, null, null, 'B3*2+$B$2+SUM(Fees)'],
              [null, null, null, 'B4*2+$B$2+SUM(Fees)'],
              [null, null, null, 'B5*2+$B$2+SUM(Fees)'],
            ],
            formats: [
              ['General', 'dd/mm/yyyy', '0.00%', 'General'],
              ['0.0" pts"', 'General', 'General', 'General'],
              ['General', 'General', 'General', 'General'],
              ['General', 'General', 'General', 'General'],
            ],
            hiddenRows: [2],
            merges: [area(9, 0, 2, 3)],
          },
        ],
      },
    });
  });

  it('prefixes that a producer chose, and the strict dialect, are read and written', async () => {
    const prefix = (xml: string) =>
      xml.replace(/<(\/?)(?=[a-z])(?![\w.-]+:)/gi, '<$1x:').replace('xmlns="', 'xmlns:x="');
    const strict = (xml: string) =>
      xml
        .replaceAll(
          'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
          'http://purl.oclc.org/ooxml/spreadsheetml/main',
        )
        .replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
          'http://purl.oclc.org/ooxml/officeDocument/relationships',
        );
    for (const dialect of [prefix, strict]) {
      const changed = Object.fromEntries(
        Object.entries(RICH_PARTS)
          .filter(([name]) =>
            /^xl\/(workbook|styles|sharedStrings|worksheets\/sheet\d|tables\/table1)\.xml$|rels$/.test(name),
          )
          .map(([name, bytes]) => [
            name,
            dialect === prefix && name.endsWith('rels') ? strFromU8(bytes) : dialect(strFromU8(bytes)),
          ]),
      );
      const book = await opened(richWorkbook(changed));
      expect(await book.create(PLAN)).toMatchObject({ ok: true });
      const patch = { cells: [{ sheet: CLUB, row: 1, column: 1, expect: 2100, write: 'a<b' }] };
      expect(await book.change(patch)).toMatchObject({ ok: true });
      const after = await reopened(book);
      const read = await after.read({
        ranges: [
          { sheet: CLUB, area: area(1, 1) },
          { sheet: 'Calc', area: area(0, 1) },
        ],
      });
      expect(read).toMatchObject({
        value: { ranges: [{ values: [['a<b']] }, { values: [[21.5]], formats: [['0.00']] }] },
      });
    }
  });

  it('UTF-16 parts are read', async () => {
    const text = texts(RICH_PARTS as Record<string, Uint8Array>, 'xl/workbook.xml').replace(
      'UTF-8',
      'UTF-16',
    );
    for (const bigEndian of [false, true]) {
      const bytes = new Uint8Array(2 + 2 * text.length);
      const view = new DataView(bytes.buffer);
      view.setUint16(0, 0xfeff, !bigEndian);
      [...text].forEach((_, at) => view.setUint16(2 + 2 * at, text.charCodeAt(at), !bigEndian));
      const book = await opened(zipSync({ ...RICH_PARTS, 'xl/workbook.xml': bytes }));
      expect(await book.create(PLAN)).toMatchObject({ ok: true });
      expect(await (await reopened(book)).read({ ranges: [] })).toMatchObject({
        ok: true,
        value: { sheets: { length: 5 } },
      });
    }
  });
});

describe('the organiser’s file', () => {
  const TOUCHED = ['[Content_Types].xml', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'];

  it('nothing changed: every part is the same, byte by byte', async () => {
    expect(await partsOf(await opened(richWorkbook()))).toEqual(RICH_PARTS);
    const asked = await opened(richWorkbook());
    await asked.read({ ranges: [{ sheet: 'Club & Friends', area: 'used' }] });
    await asked.create(workbookPlan(sheetPlan('CLUB & friends')));
    await asked.change({ cells: [{ sheet: "O'Neill", row: 0, column: 0, expect: 9, write: 1 }] });
    await asked.change({ cells: [] });
    expect(await partsOf(asked)).toEqual(RICH_PARTS);
  });

  it('sheets added: all parts but the four that list things are the same, and the view of the sheet that was open', async () => {
    const book = await opened(richWorkbook());
    await book.create(PLAN);
    const parts = await partsOf(book);
    for (const [name, bytes] of Object.entries(RICH_PARTS)) {
      if (TOUCHED.includes(name) || name === 'xl/calcChain.xml') continue;
      const before =
        name === 'xl/worksheets/sheet1.xml'
          ? strToU8(strFromU8(bytes).replace('tabSelected="1"', "tabSelected='0'"))
          : bytes;
      expect([name, parts[name]]).toEqual([name, before]);
    }
    expect(Object.keys(parts).filter((name) => !(name in RICH_PARTS))).toEqual([
      'xl/tables/table2.xml',
      'xl/worksheets/_rels/sheet2.xml.rels',
      'xl/charts/chart2.xml',
      'xl/drawings/_rels/drawing2.xml.rels',
      'xl/charts/chart3.xml',
      'xl/drawings/drawing2.xml',
      'xl/worksheets/sheet2.xml',
      'xl/worksheets/sheet3.xml',
      'xl/tables/table3.xml',
      'xl/worksheets/_rels/sheet4.xml.rels',
      'xl/worksheets/sheet4.xml',
    ]);
  });

  it('the parts that list things keep every word they had', async () => {
    const book = await opened(richWorkbook());
    await book.create(PLAN);
    const parts = await partsOf(book);
    const pieces = (xml: string) => xml.match(/<[^>]*>|[^<]+/g)!;
    const counted = (piece: string) => piece.replace(/ (count|activeTab)="\d+"/g, '');
    for (const name of TOUCHED) {
      const after = pieces(texts(parts, name)).map(counted);
      const kept = pieces(strFromU8(RICH_PARTS[name]!))
        .map(counted)
        .filter((piece) => !piece.includes('calcChain'));
      let at = 0;
      for (const piece of kept) {
        at = after.indexOf(piece, at) + 1;
        expect([name, piece, at > 0]).toEqual([name, piece, true]);
      }
    }
  });

  it('cells keep their looks: styles are only added behind those that are there', async () => {
    const book = await opened(richWorkbook());
    await book.create(PLAN);
    const before = strFromU8(RICH_PARTS['xl/styles.xml']!);
    const after = texts(await partsOf(book), 'xl/styles.xml');
    for (const list of ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'dxfs']) {
      const inner = (xml: string) => new RegExp(`<${list} count="(\\d+)">(.*?)</${list}>`).exec(xml)!;
      expect(inner(after)[2]!.startsWith(inner(before)[2]!)).toBe(true);
      const entry = list.endsWith('Xfs') ? 'xf' : list.slice(0, -1);
      expect(inner(after)[2]!.match(new RegExp(`<${entry}[ >]`, 'g'))).toHaveLength(Number(inner(after)[1]));
    }
  });

  it('only one tab stays selected: two would be a group, in which typing writes to both', async () => {
    const book = await opened(richWorkbook());
    await book.create(PLAN);
    const parts = await partsOf(book);
    const sheets = Object.keys(parts).filter((name) => /worksheets\/sheet\d+\.xml$/.test(name));
    expect(sheets.filter((name) => texts(parts, name).includes('tabSelected="1"'))).toEqual([
      'xl/worksheets/sheet2.xml',
    ]);
    expect(texts(parts, 'xl/workbook.xml')).toContain('activeTab="2"');
  });

  it('names of the organiser’s sheets still lead to them, and ours carry the number of their tab', async () => {
    const book = await opened(richWorkbook());
    await book.create(PLAN);
    const workbook = texts(await partsOf(book), 'xl/workbook.xml');
    expect(workbook).toContain(
      '<definedName name="_xlnm.Print_Area" localSheetId="0">\'Club &amp; Friends\'!$A$1:$F$9<',
    );
    expect(workbook).toContain('<definedName name="Local" localSheetId="1">');
    expect(workbook).toContain(
      '<definedName name="_xlnm.Print_Area" localSheetId="2">\'Spring\'\'s Pairings\'!$A$1:$C$29<',
    );
    expect(workbook).toContain(
      "<definedName name=\"_xlnm.Print_Titles\" localSheetId=\"2\">'Spring''s Pairings'!$A:$A,'Spring''s Pairings'!$1:$3<",
    );
  });

  it('a change on our sheet leaves all other parts alone', async () => {
    const first = await opened(richWorkbook());
    await first.create(PLAN);
    const book = await reopened(first);
    const before = await partsOf(book);
    await book.change({ cells: [{ sheet: 'Calc', row: 0, column: 0, expect: 7, write: 8 }] });
    const after = await partsOf(book);
    const different = Object.keys(after).filter((name) => texts(after, name) !== texts(before, name));
    expect(different).toEqual(['xl/worksheets/sheet2.xml', 'xl/worksheets/sheet3.xml']);
    expect(Object.keys(after)).toEqual(Object.keys(before));
  });

  it('a workbook whose structure is locked gets no sheets', async () => {
    const locked = strFromU8(RICH_PARTS['xl/workbook.xml']!).replace(
      '<bookViews>',
      '<workbookProtection lockStructure="1"/><bookViews>',
    );
    const book = await opened(richWorkbook({ 'xl/workbook.xml': locked }));
    expect(await book.create(PLAN)).toMatchObject({ problems: [{ code: 'workbook-protected' }] });
  });

  it('the same plan makes the same bytes', async () => {
    const once = await opened(richWorkbook());
    const twice = await opened(richWorkbook());
    await once.create(PLAN);
    await twice.create(PLAN);
    expect(Buffer.from(await saved(once)).equals(Buffer.from(await saved(twice)))).toBe(true);
  });
});

describe('what the XML says', () => {
  const xml = async (part: string): Promise<string> => {
    const book = await opened(richWorkbook());
    await book.create(PLAN);
    return texts(await partsOf(book), part);
  };

  it('beside every formula stands its value, of the right type', async () => {
    const calc = await xml('xl/worksheets/sheet3.xml');
    expect(calc).toMatch(
      /<c r="B1" s="\d+"><f t="shared" ref="B1:D2" si="0">\$A1\*2\+B\$9<\/f><v>21.5<\/v><\/c>/,
    );
    expect(calc).toMatch(/<c r="B2" s="\d+"><f t="shared" si="0"\/><v>8.5<\/v><\/c>/);
    expect(calc).toMatch(
      /<c r="A5" s="\d+" t="str"><f>"a"&amp;"&lt;b&gt;"&amp;A1<\/f><v>a&lt;b&gt;7<\/v><\/c>/,
    );
    expect(calc).toMatch(/<c r="A6" s="\d+" t="b"><f>A1=7<\/f><v>1<\/v><\/c>/);
    expect(calc).toMatch(/<c r="A7" s="\d+" t="e"><f>1\/A4<\/f><v>#DIV\/0!<\/v><\/c>/);
    expect(calc).toMatch(/<c r="A8" s="\d+" t="str"><f>IF\(A1&gt;100,"much",""\)<\/f><v><\/v><\/c>/);
  });

  it('a table has an id and a name of its own, a filter, and a column for each heading', async () => {
    expect(await xml('xl/tables/table2.xml')).toContain(
      'id="6" name="Spring_Pairings" displayName="Spring_Pairings" ref="A3:C29" totalsRowShown="0"><autoFilter ref="A3:C29"/><tableColumns count="3"><tableColumn id="1" name="No"/><tableColumn id="2" name="Text"/><tableColumn id="3" name="Points"/>',
    );
  });
});

describe('change in a file that Excel has saved since', () => {
  const SHEET = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="3" max="3" width="9" style="4"/></cols><sheetData><row r="1" spans="1:2"><c r="A1" t="s"><v>0</v></c><c r="B1" s="2" cm="1"><f t="shared" ref="B1:B3" si="0">A1&amp;"!"</f><v>?</v></c></row><row r="2"/><row r="3" ht="20" customHeight="1"><c r="B3" t="str" s="5"><f t="shared" si="0"/><v>!</v></c><c r="D3"><f>VLOOKUP(A1,A1:B3,2)+TODAY()</f><v>45000</v></c><c r="E3"><f>D3+1</f><v>1</v></c></row></sheetData></worksheet>`;
  const book = async () => {
    const workbook = strFromU8(RICH_PARTS['xl/workbook.xml']!).replace('name="Local"', 'name="Roundabout_X"');
    return opened(richWorkbook({ 'xl/worksheets/sheet7.xml': SHEET, 'xl/workbook.xml': workbook }));
  };
  const write = (row: number, column: number, expected: CellValue, value: CellValue) => ({
    cells: [{ sheet: "O'Neill", row, column, expect: expected, write: value }],
  });
  const sheetAfter = async (...patches: readonly ReturnType<typeof write>[]) => {
    const file = await book();
    for (const patch of patches) expect(await file.change(patch)).toMatchObject({ ok: true });
    return texts(await partsOf(file), 'xl/worksheets/sheet7.xml');
  };

  it('values beside shared formulas follow; attributes and formulas stay', async () => {
    const after = await sheetAfter(write(0, 0, 'Name', 'New'));
    expect(after).toContain('<c r="A1" t="inlineStr"><is><t>New</t></is></c>');
    expect(after).toContain(
      '<c r="B1" s="2" cm="1" t="str"><f t="shared" ref="B1:B3" si="0">A1&amp;"!"</f><v>New!</v></c>',
    );
    expect(after).toContain('<c r="B3" t="str" s="5"><f t="shared" si="0"/><v>!</v></c>');
  });

  it('a formula that we do not know keeps its value, and ours count with it', async () => {
    const after = await sheetAfter(write(0, 0, 'Name', 'New'));
    expect(after).toContain('<c r="D3"><f>VLOOKUP(A1,A1:B3,2)+TODAY()</f><v>45000</v></c>');
    expect(after).toContain('<c r="E3"><f>D3+1</f><v>45001</v></c>');
  });

  it('a cell that is cleared keeps its place, so that cells without addresses behind it stay in theirs', async () => {
    const row = '<row><c><v>1</v></c><c><v>2</v></c><c><v>3</v></c></row>';
    const sheet = SHEET.replace(/<sheetData>.*<\/sheetData>/, `<sheetData>${row}</sheetData>`);
    const file = await opened(richWorkbook({ 'xl/worksheets/sheet7.xml': sheet }));
    expect(await file.change(write(0, 0, 1, null))).toMatchObject({ ok: true });
    expect(texts(await partsOf(file), 'xl/worksheets/sheet7.xml')).toContain(
      '<row><c r="A1"/><c><v>2</v></c><c><v>3</v></c></row>',
    );
  });

  it('a table with a row of totals is not appended to', async () => {
    const table = strFromU8(RICH_PARTS['xl/tables/table1.xml']!).replace(
      'totalsRowShown="0"',
      'totalsRowCount="1"',
    );
    const file = await opened(richWorkbook({ 'xl/tables/table1.xml': table }));
    expect(await file.change({ cells: [], append: { table: 'Members', rows: [['x']] } })).toMatchObject({
      problems: [{ code: 'host-failed', values: { detail: 'table-has-totals' } }],
    });
  });
});

describe('files that are no workbook', () => {
  const reason = async (bytes: Uint8Array) => {
    const book = await openXlsx(bytes);
    return book.ok
      ? 'opened'
      : [book.problems[0].code, book.problems[0].values['reason'], book.problems[0].values['part']];
  };
  const without = (...names: readonly string[]) =>
    zipSync(Object.fromEntries(Object.entries(RICH_PARTS).filter(([name]) => !names.includes(name))));
  const RELATIONS = 'xl/_rels/workbook.xml.rels';
  const inPart = (part: string, from: string | RegExp, to: string): string =>
    strFromU8(RICH_PARTS[part]!).replace(from, to);
  const ole = (text: string) =>
    new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0]),
    ]);
  const flagged = () => {
    const bytes = richWorkbook();
    for (let at = 0; at + 4 < bytes.length; at++)
      if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 3] === 2)
        bytes[at + 8]! |= 1;
    return bytes;
  };
  /** The end of the directory says twice how many entries there are; once one less. */
  const twoCounts = () => {
    const bytes = richWorkbook();
    bytes[bytes.length - 14]! -= 1;
    return bytes;
  };
  /** The first entry of the directory has no name, its letters are a comment; the last one ends behind the directory. */
  const entryChanged = (at: number, value: number, which: 'indexOf' | 'lastIndexOf') => () => {
    const bytes = richWorkbook();
    const entry = Buffer.from(bytes)[which]('PK\u0001\u0002', undefined, 'latin1');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const nameLength = view.getUint16(entry + 28, true);
    view.setUint16(entry + at, value, true);
    if (at === 28) view.setUint16(entry + 30, nameLength, true);
    return bytes;
  };
  /** The last entry of the directory says how large its part will be. */
  const bomb = () => {
    const bytes = zipSync({ ...RICH_PARTS, 'xl/media/huge.bin': new Uint8Array(100_000) }, { level: 9 });
    const entry = Buffer.from(bytes).lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(entry + 24, 129 * 1024 * 1024, true);
    return bytes;
  };

  if (IS_SWEEP)
    it('a part of 129 megabytes that was as large before it was packed is none of them', async () => {
      const huge = new Uint8Array(129 * 1024 * 1024);
      const bytes = zipSync({ ...RICH_PARTS, 'xl/media/huge.bin': [huge, { level: 0 }] });
      expect((await openXlsx(bytes)).ok).toBe(true);
    });

  it.each<[string, () => Uint8Array, ...unknown[]]>([
    ['no bytes', () => new Uint8Array(), 'empty', undefined],
    ['a list of names as text', () => strToU8('Name,Rating\nAda,2100\n'), 'not-a-zip', undefined],
    ['an .xls of Excel 2003', () => ole('Workbook'), 'xls', undefined],
    ['a workbook behind a password', () => ole('EncryptedPackage'), 'encrypted', undefined],
    ['a zip behind a password', flagged, 'encrypted', undefined],
    ['a file cut off in the middle', () => richWorkbook().slice(0, 3000), 'damaged', undefined],
    ['a zip that counts its parts in two ways', twoCounts, 'damaged', undefined],
    ['a zip with a part without a name', entryChanged(28, 0, 'indexOf'), 'damaged', undefined],
    ['a zip whose directory ends behind its end', entryChanged(30, 500, 'lastIndexOf'), 'damaged', undefined],
    ['a zip of something else', () => zipSync({ 'a.txt': strToU8('a') }), 'not-a-workbook', undefined],
    ['a zip that claims 129 megabytes in one part', bomb, 'too-large', undefined],
    ['a workbook without its main part', () => without('xl/workbook.xml'), 'part-missing', 'xl/workbook.xml'],
    [
      'a workbook without its list of types',
      () => without('[Content_Types].xml'),
      'not-a-workbook',
      undefined,
    ],
    [
      'a main part that is no XML',
      () => richWorkbook({ 'xl/workbook.xml': '<workbook' }),
      'part-malformed',
      'xl/workbook.xml',
    ],
    [
      'a list of sheets that is empty',
      () =>
        richWorkbook({ 'xl/workbook.xml': inPart('xl/workbook.xml', /<sheets>.*<\/sheets>/s, '<sheets/>') }),
      'part-malformed',
      'xl/workbook.xml',
    ],
    [
      'two sheets of one name, whatever its case',
      () => richWorkbook({ 'xl/workbook.xml': inPart('xl/workbook.xml', "O'Neill", 'CLUB &amp; Friends') }),
      'part-malformed',
      'xl/workbook.xml',
    ],
    [
      'a tab that leads nowhere',
      () => richWorkbook({ 'xl/workbook.xml': inPart('xl/workbook.xml', ' r:id="rId2"', '') }),
      'part-malformed',
      'xl/workbook.xml',
    ],
    ...['worksheets/sheet1.xml', 'calcChain.xml'].map((other): [string, () => Uint8Array, ...unknown[]] => [
      `a sheet in the part of ${other}`,
      () => richWorkbook({ [RELATIONS]: inPart(RELATIONS, /[^"]*sheet7.xml/, `/xl/${other}`) }),
      'part-malformed',
      'xl/workbook.xml',
    ]),
    ...['sharedStrings', 'styles'].map((other): [string, () => Uint8Array, ...unknown[]] => [
      `a list of what to calculate in the part of ${other}`,
      () => richWorkbook({ [RELATIONS]: inPart(RELATIONS, 'calcChain.xml', `${other}.xml`) }),
      'part-malformed',
      'xl/workbook.xml',
    ]),
    [
      'a list of what to calculate in the part of a sheet that no tab shows',
      () =>
        richWorkbook({
          'xl/workbook.xml': inPart('xl/workbook.xml', /<sheet name="Club[^>]*>/, ''),
          [RELATIONS]: inPart(RELATIONS, 'calcChain.xml', 'worksheets/sheet1.xml'),
        }),
      'part-malformed',
      'xl/workbook.xml',
    ],
    [
      'a part that leads to two others by one id',
      () => richWorkbook({ [RELATIONS]: inPart(RELATIONS, 'Id="rId2"', 'Id="rId1"') }),
      'part-malformed',
      RELATIONS,
    ],
    [
      'an .xlsb',
      () =>
        richWorkbook({
          '_rels/.rels': strFromU8(RICH_PARTS['_rels/.rels']!).replace('workbook.xml', 'workbook.bin'),
        }),
      'xlsb',
      undefined,
    ],
  ])('%s', async (_, bytes, ...expected) => {
    const code = expected[1] === undefined ? 'workbook-unreadable' : 'workbook-part-unreadable';
    expect(await reason(bytes())).toEqual([code, ...expected]);
  });

  it('a sheet that is damaged is a problem when it is read; the others can be read', async () => {
    const book = await opened(richWorkbook({ 'xl/worksheets/sheet7.xml': '<worksheet><sheetData><row>' }));
    expect(await book.read({ ranges: [{ sheet: 'Club & Friends', area: 'used' }] })).toMatchObject({
      ok: true,
    });
    expect(await book.read({ ranges: [{ sheet: "O'Neill", area: 'used' }] })).toMatchObject({
      problems: [{ code: 'workbook-part-unreadable', values: { reason: 'part-malformed' } }],
    });
  });

  it.each([
    ['an attribute twice', '<worksheet><sheetData x:r="1" r="1" r="2"/></worksheet>', false],
    [
      'two attributes that differ in their prefixes',
      '<worksheet><sheetData x:r="1" r="1" y:r="2"/></worksheet>',
      true,
    ],
    ['a declaration behind an empty line', '\n<?xml version="1.0"?><worksheet/>', false],
    ['a declaration behind the mark of UTF-8', '\ufeff<?xml version="1.0"?><worksheet/>', true],
    ['an instruction without a name', '<worksheet><? go?></worksheet>', false],
    ['an instruction whose name does not end', '<worksheet><?go(1)?></worksheet>', false],
    [
      'instructions for others',
      '<?mso-application progid="Excel.Sheet"?><worksheet><?go?></worksheet>',
      true,
    ],
  ])('a sheet with %s is read or not, as the standard says', async (_, xml, ok) => {
    const book = await opened(richWorkbook({ 'xl/worksheets/sheet7.xml': xml }));
    expect(await book.read({ ranges: [{ sheet: "O'Neill", area: 'used' }] })).toMatchObject(
      ok
        ? { ok }
        : { problems: [{ values: { reason: 'part-malformed', part: 'xl/worksheets/sheet7.xml' } }] },
    );
  });

  it('a tab that leads to something else than a sheet is a problem when it is read', async () => {
    const book = await opened(richWorkbook({ [RELATIONS]: inPart(RELATIONS, 'worksheet"', 'calcChain"') }));
    expect(await book.read({ ranges: [{ sheet: 'Club & Friends', area: 'used' }] })).toMatchObject({
      problems: [{ code: 'workbook-part-unreadable', values: { reason: 'part-missing' } }],
    });
  });

  it('a sheet without a place for cells is not written to as if it had one', async () => {
    const book = await opened(
      richWorkbook({ 'xl/worksheets/sheet7.xml': '<worksheet><pageMargins/></worksheet>' }),
    );
    const cells = [{ sheet: "O'Neill", row: 0, column: 0, expect: null, write: 'Ada' }];
    expect(await book.change({ cells })).toMatchObject({
      problems: [
        {
          code: 'workbook-part-unreadable',
          values: { reason: 'part-malformed', part: 'xl/worksheets/sheet7.xml' },
        },
      ],
    });
  });

  it('ids of relationships that differ in case are two, and a truth without a value is an empty cell', async () => {
    const book = await opened(
      richWorkbook({
        [RELATIONS]: inPart(RELATIONS, 'Id="rId2"', 'Id="RID1"'),
        'xl/workbook.xml': inPart('xl/workbook.xml', 'r:id="rId2"', 'r:id="RID1"'),
        'xl/worksheets/sheet7.xml':
          '<worksheet><sheetData><row><c t="b"><v></v></c><c t="b"><v>0</v></c></row></sheetData></worksheet>',
      }),
    );
    expect(await book.read({ ranges: [{ sheet: "O'Neill", area: 'used' }] })).toMatchObject({
      value: { ranges: [{ area: { column: 1 }, values: [[false]] }] },
    });
  });

  it('a part whose checksum is wrong is not saved again as if it were sound', async () => {
    const bytes = zipSync(RICH_PARTS, { level: 0 });
    const at = Buffer.from(bytes).indexOf('no program knows');
    bytes[at] = 0x4e;
    const book = await opened(bytes);
    expect(await book.read({ ranges: [{ sheet: 'Club & Friends', area: 'used' }] })).toMatchObject({
      ok: true,
    });
    expect(await book.save()).toMatchObject({
      problems: [{ code: 'workbook-part-unreadable', values: { reason: 'damaged', part: 'odd/thing.dat' } }],
    });
  });

  it('entities that a file declares itself are not expanded', async () => {
    const lol = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="&b;"/></sheets></workbook>`;
    expect(await reason(richWorkbook({ 'xl/workbook.xml': lol }))).toEqual([
      'workbook-part-unreadable',
      'part-malformed',
      'xl/workbook.xml',
    ]);
  });

  it('a cell in the last corner of the sheet does not exhaust the memory', async () => {
    const corner = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${Array.from({ length: 400 }, (_, row) => `<row r="${row * 2600 + 1}"><c r="XFD${row * 2600 + 1}"><v>1</v></c><c r="A${row * 2600 + 1}"><v>1</v></c></row>`).join('')}</sheetData></worksheet>`;
    const book = await opened(richWorkbook({ 'xl/worksheets/sheet7.xml': corner }));
    const read = valueOf(await book.read({ ranges: [{ sheet: "O'Neill", area: 'used' }] }));
    const [used] = read.ranges;
    expect([used!.area.rows * used!.area.columns, used!.apart!.length]).toEqual([1, 799]);
  });

  const everything = async (bytes: Uint8Array): Promise<void> => {
    const book = await openXlsx(bytes);
    if (!book.ok) return;
    const read = await book.value.read({ ranges: [] });
    const sheets = read.ok ? read.value.sheets : [];
    for (const { name } of sheets) await book.value.read({ ranges: [{ sheet: name, area: 'used' }] });
    await book.value.change({
      cells: [{ sheet: "O'Neill", row: 1, column: 0, expect: 2, write: 'x' }],
      append: { table: 'Members', rows: [[1]] },
    });
    if (!(await book.value.create(PLAN)).ok || !(await book.value.save()).ok) return;
    const after = await reopened(book.value);
    expect(await after.read({ ranges: [{ sheet: 'Calc', area: area(0, 1) }] })).toMatchObject({
      value: { ranges: [{ values: [[21.5]] }] },
    });
  };

  it('bytes changed or cut at random never throw, and what takes our sheets keeps them', async () => {
    const bytes = richWorkbook();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length),
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 6 }),
        async (length, changes) => {
          const mutated = bytes.slice(0, length > bytes.length / 2 ? bytes.length : length);
          for (const [at, value] of changes) if (at < mutated.length) mutated[at] = value;
          await everything(mutated);
        },
      ),
      { numRuns: IS_SWEEP ? 150 : 15 },
    );
  });

  it('XML changed at random inside the parts never throws, and what takes our sheets keeps them', async () => {
    const names = Object.keys(RICH_PARTS).filter((name) =>
      /^xl\/.*(sheet|workbook|styles|Strings|table).*(xml|rels)$|Types/.test(name),
    );
    const piece = fc.constantFrom(
      '',
      '<',
      '>',
      '"',
      '/',
      'r:id',
      '-1',
      '9999999999',
      '<row/>',
      '<c r="A1"><f/></c>',
      '&#0;',
      'NaN',
      '_x000D_',
      'x:',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.nat(),
        fc.nat(12),
        piece,
        async (name, at, length, text) => {
          const xml = strFromU8(RICH_PARTS[name]!);
          const from = at % xml.length;
          await everything(richWorkbook({ [name]: xml.slice(0, from) + text + xml.slice(from + length) }));
        },
      ),
      { numRuns: IS_SWEEP ? 300 : 15 },
    );
  });
});
