import { strFromU8, unzipSync } from 'fflate';
import { area, type CellValue } from '../../src/grid/cell';
import { openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { ownSheets } from '../../src/workbook/xlsx/book';
import { Markup } from '../../src/workbook/xlsx/markup';
import { valueOf } from '../results';
import { rawBook, type Raw } from './rawBook';
import { RICH_PARTS, richWorkbook } from './rich';

const opened = async (sheet: Raw): Promise<XlsxWorkbook> => valueOf(await openXlsx(rawBook([sheet])));

const sheetOf = async (book: XlsxWorkbook): Promise<string> =>
  strFromU8(unzipSync(valueOf(await book.save()))['xl/worksheets/sheet1.xml']!);

type Write = readonly [row: number, column: number, write: CellValue, expect?: CellValue];

/** What stands in a sheet's `<sheetData>` after cells were written, and all that stands before it. */
const written = async (sheet: Raw, ...writes: readonly Write[]): Promise<readonly [string, string]> => {
  const book = await opened(sheet);
  const cells = writes.map(([row, column, write, expect = null]) => ({
    ...{ sheet: 'Sheet1', row, column, write, expect },
  }));
  valueOf(await book.change({ cells }));
  const [, before, data] = /<worksheet[^>]*>(.*?)<sheetData>(.*)<\/sheetData>/s.exec(await sheetOf(book))!;
  return [data!, before!];
};

const data = async (rows: readonly string[], ...writes: readonly Write[]): Promise<string> =>
  (await written({ rows }, ...writes))[0];

const text = (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a cell that is written', () => {
  it('stands in its row by its column', async () => {
    const row = '<row r="2"><c r="B2"><v>1</v></c><c r="E2"><v>2</v></c></row>';
    expect(await data([row], [1, 0, 'a'], [1, 5, 'f'], [1, 2, 'c'])).toBe(
      `<row r="2">${text('A2', 'a')}<c r="B2"><v>1</v></c>${text('C2', 'c')}<c r="E2"><v>2</v></c>${text('F2', 'f')}</row>`,
    );
  });

  it('comes in the place of the one that is there, in its style', async () => {
    const row = '<row r="2"><c r="A2" s="3"><v>1</v></c><c r="B2"><v>2</v></c></row>';
    expect(await data([row], [1, 0, 5, 1])).toBe(
      '<row r="2"><c r="A2" s="3"><v>5</v></c><c r="B2"><v>2</v></c></row>',
    );
    expect(await data([row], [1, 0, null, 1])).toBe(
      '<row r="2"><c r="A2" s="3"/><c r="B2"><v>2</v></c></row>',
    );
    expect(await data([row], [1, 1, null, 2])).toBe('<row r="2"><c r="A2" s="3"><v>1</v></c></row>');
  });

  it('has a row of its own between the others, before the first, and behind the last', async () => {
    const rows = ['<row r="3"><c r="A3"><v>3</v></c></row>', '<row r="6"><c r="A6"><v>6</v></c></row>'];
    expect(await data(rows, [8, 0, 9], [0, 0, 1], [4, 1, 'b'], [4, 0, 'a'])).toBe(
      `<row r="1"><c r="A1"><v>1</v></c></row>${rows[0]}<row r="5">${text('A5', 'a')}${text('B5', 'b')}</row>${rows[1]}<row r="9"><c r="A9"><v>9</v></c></row>`,
    );
  });

  it('opens a row that was empty, and the row says no longer how far it reaches', async () => {
    expect(await data(['<row r="2" spans="1:4" ht="30"/>'], [1, 0, 5])).toBe(
      '<row r="2" ht="30"><c r="A2"><v>5</v></c></row>',
    );
    const row = '<row r="2" spans="1:1"><c r="A2"><v>1</v></c></row>';
    expect(await data([row], [1, 0, 5, 1])).toBe(row.replace('>1<', '>5<'));
    expect(await data([row], [1, 1, 5])).toBe(
      '<row r="2"><c r="A2"><v>1</v></c><c r="B2"><v>5</v></c></row>',
    );
  });

  it('has the style of its row, else of its column', async () => {
    const before = '<cols><col min="2" max="3" style="4"/></cols>';
    const rows = ['<row r="2" s="3" customFormat="1"/>'];
    expect((await written({ rows, before }, [1, 1, 5], [2, 1, 6], [2, 2, 7], [2, 3, 8]))[0]).toBe(
      '<row r="2" s="3" customFormat="1"><c r="B2" s="3"><v>5</v></c></row>' +
        '<row r="3"><c r="B3" s="4"><v>6</v></c><c r="C3" s="4"><v>7</v></c><c r="D3"><v>8</v></c></row>',
    );
  });

  it('beyond the corners of the sheet moves them; within them, or where none are told, nothing is', async () => {
    const rows = ['<row r="2"><c r="B2"><v>1</v></c></row>'];
    const corners = async (before: string, ...writes: readonly Write[]) =>
      (await written({ rows, before }, ...writes))[1];
    const b2 = '<dimension ref="B2"/>';
    expect(await corners(b2, [1, 1, 2, 1])).toBe(b2);
    expect(await corners(b2, [4, 3, 2])).toBe('<dimension ref="B2:D5"/>');
    expect(await corners(b2, [0, 0, 2])).toBe('<dimension ref="A1:B2"/>');
    expect(await corners('<dimension ref="B2:C9"/>', [4, 3, 2], [20, 0, 2])).toBe(
      '<dimension ref="A2:D21"/>',
    );
    expect(await corners('', [4, 3, 2])).toBe('');
    expect(await corners('<dimension ref="all"/>', [4, 3, 2])).toBe('<dimension ref="all"/>');
  });

  it('leads others that share its formula: they keep it as their own', async () => {
    const rows = [
      '<row r="1"><c r="B1"><f t="shared" ref="B1:B3" si="0">A1*2</f><v>0</v></c></row>',
      '<row r="2"><c r="B2"><f t="shared" si="0"/><v>0</v></c><c r="C2"><f t="shared" ref="C2:C3" si="1">A2&lt;1</f></c></row>',
      '<row r="3"><c r="B3"><f t="shared" si="0"/><v>0</v></c><c r="C3"><f t="shared" si="1"/></c></row>',
    ];
    const book = await opened({ rows });
    const first = { sheet: 'Sheet1', row: 0, column: 1, expect: 0, expectFormula: 'A1*2', write: 5 };
    valueOf(await book.change({ cells: [first] }));
    expect(await sheetOf(book)).toContain(
      '<row r="1"><c r="B1"><v>5</v></c></row>' +
        '<row r="2"><c r="B2"><f>A2*2</f><v>0</v></c><c r="C2"><f t="shared" ref="C2:C3" si="1">A2&lt;1</f></c></row>' +
        '<row r="3"><c r="B3"><f>A3*2</f><v>0</v></c><c r="C3"><f t="shared" si="1"/></c></row>',
    );
  });

  it('may be a formula', async () => {
    const book = await opened({ rows: [] });
    const cell = { sheet: 'Sheet1', row: 0, column: 1, expect: null, write: null, writeFormula: 'A1<2' };
    valueOf(await book.change({ cells: [cell] }));
    expect(await sheetOf(book)).toContain('<c r="B1"><f>A1&lt;2</f>');
  });
});

describe('a sheet whose rows and cells are in no order', () => {
  const rows = [
    '<row r="3"><c r="C3"><v>33</v></c><c r="A3"><v>31</v></c></row>',
    '<row r="1"><c r="B1"><v>12</v></c></row>',
  ];

  it('is read as it is meant', async () => {
    const read = valueOf(
      await (await opened({ rows })).read({ ranges: [{ sheet: 'Sheet1', area: area(0, 0, 3, 3) }] }),
    );
    expect(read.ranges[0]!.values).toEqual([
      [null, 12, null],
      [null, null, null],
      [31, null, 33],
    ]);
  });
});

it('a row has the format of its own style where its cells are blank', async () => {
  const name = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(RICH_PARTS[name]!).replace(
    /<sheetData>.*<\/sheetData>/s,
    '<sheetData><row r="1" s="3" customFormat="1"><c r="B1" s="0"><v>1</v></c></row></sheetData>',
  );
  const book = valueOf(await openXlsx(richWorkbook({ [name]: sheet })));
  const where = { sheet: 'Club & Friends', area: area(0, 0, 1, 2) };
  const { formats } = valueOf(await book.read({ ranges: [where] })).ranges[0]!;
  expect(formats).toEqual([['dd/mm/yyyy', 'General']]);
});

it('texts in the list of strings have no blanks at their ends, and a formula is shared only by a number', async () => {
  const rows = ['<row r="1"><c t="s"><v>0</v></c><c><f t="shared">A1</f><v>5</v></c></row>'];
  const book = valueOf(await openXlsx(rawBook([{ rows }], [' \t a  b \n '])));
  const { values, formulas } = valueOf(
    await book.read({ ranges: [{ sheet: 'Sheet1', area: area(0, 0, 1, 2) }] }),
  ).ranges[0]!;
  expect([values, formulas]).toEqual([[['a  b', 5]], [[null, 'A1']]]);
});

it('what stands far away comes apart from the rest, with its formula', async () => {
  const rows = [
    '<row r="1"><c r="A1"><v>1</v></c></row>',
    '<row r="1048576"><c r="XFD1048576"><f>A1+1</f><v>2</v></c></row>',
  ];
  const read = valueOf(await (await opened({ rows })).read({ ranges: [{ sheet: 'Sheet1', area: 'used' }] }));
  expect([read.ranges[0]!.area, read.ranges[0]!.apart]).toEqual([
    area(0, 0),
    [{ row: 1_048_575, column: 16_383, value: 2, formula: 'A1+1' }],
  ]);
});

it('our sheets are those that our names are scoped to or lead to', () => {
  const name = (sheet: string | null, own: string, refersTo: string) => ({ sheet, name: own, refersTo });
  const own = ownSheets([
    name('Tournament', 'Roundabout_id', 'Tournament!$B$2'),
    name('Tournament', 'Roundabout_Players', "'O''Neill''s Players'!$A$4:$H$9"),
    name(null, 'Fees', 'Club!$A$1'),
  ]);
  expect([...own]).toEqual(['tournament', "o'neill's players"]);
});

it.each([
  '<',
  '<>',
  '</a>',
  '<a',
  '<a b>',
  '<a b=c/>',
  '<a b="c/>',
  '<a><b></a>',
  '<a/>x',
  '<a/><b/>',
  '<a><!-- ',
  '<a b x"c"/>',
  'x<a/>',
])('%j is no XML', (xml) => {
  const markup = new Markup(new TextEncoder().encode(xml), 'part');
  const all = () => {
    while (markup.next() !== 'end');
  };
  expect(all).toThrow();
});

it('what else stands in a cell is no formula', async () => {
  const rows = ['<row r="1"><c r="A1"><v>5</v><extLst><ext>A2</ext></extLst></c></row>'];
  const where = { sheet: 'Sheet1', area: area(0, 0) };
  const { values, formulas } = valueOf(await (await opened({ rows })).read({ ranges: [where] })).ranges[0]!;
  expect([values, formulas]).toEqual([[[5]], [[null]]]);
});

it('a comment may have hyphens and brackets', () => {
  const markup = new Markup(new TextEncoder().encode('<a><!-- x-y > z --><![CDATA[1]>2]]></a>'), 'part');
  markup.next();
  expect(markup.textOf()).toBe('1]>2');
});
