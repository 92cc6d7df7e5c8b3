import fc from '../properties';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { area, type CellValue } from '../../src/grid/cell';
import type { XlsxWorkbook } from '../../src/workbook/xlsx';
import { ownSheets } from '../../src/workbook/xlsx/book';
import { Markup } from '../../src/workbook/xlsx/markup';
import { valueOf } from '../results';
import { rawBook, type Raw } from './rawBook';
import { opened, RICH_PARTS, richWorkbook, textsOf } from './rich';
import { columnOf } from '../../src/workbook/xlsx/sheet';

/** The content of the first sheet of a workbook with these rows and shared strings. */
const content = async (sheet: Raw | readonly string[], strings: readonly string[] = []) => {
  const raw = 'rows' in sheet ? sheet : { rows: sheet };
  const book = await opened(rawBook([raw], strings));
  return valueOf(await book.read({ ranges: [], contents: [{ sheet: 'Sheet1' }] })).contents[0]!;
};

const values = async (...call: Parameters<typeof content>): Promise<readonly (readonly CellValue[])[]> =>
  (await content(...call)).values;

const formulas = async (...rows: readonly string[]): Promise<readonly string[]> => {
  const book = await opened(rawBook([{ rows }]));
  const read = valueOf(await book.read({ ranges: [], formulas: ['Sheet1'] }));
  return read.formulas.map(({ row, column, formula }) => `${row} ${column} ${formula}`);
};

const row = (inner: string, attributes = ''): string => `<row${attributes}>${inner}</row>`;

describe('what a list is read from', () => {
  it('cells and rows without an address follow the one before', async () => {
    const found = await content([
      row('<c><v>1</v></c><c r="D2"><v>2</v></c><c><v>3</v></c>', ' r="2"'),
      row('<c><v>4</v></c>'),
    ]);
    expect([found.rows, found.columns]).toEqual([
      [1, 2],
      [0, 1, 3, 4],
    ]);
    expect(found.values).toEqual([
      [1, null, 2, 3],
      [4, null, null, null],
    ]);
  });

  it.each([
    ...['0', '-1', '1.5', 'x', '1048577', '', '1e3'].map((number) =>
      row('<c><v>1</v></c>', ` r="${number}"`),
    ),
    ...['7', 'B', 'XFE2', '$A$2', 'A2:B2', 'A3'].map((at) => row(`<c r="${at}"><v>1</v></c>`, ' r="2"')),
    row('<c/>', ' r="4"') + row('<c/>', ' r="2"') + row('<c/>', ' r="4"'),
    row('<c r="B1"/><c r="A1"/><c/>'),
    row('<c r="XFD1"/><c/>'),
    '</sheetData><sheetData>',
    ...['2', '-1', '0x1', 'x'].map((string) => row(`<c t="s"><v>${string}</v></c>`)),
    ...['S', '', 'constructor'].map((type) => row(`<c t="${type}"><v>1</v></c>`)),
    row('<c t="x"/>'),
    row('<c t="b"><v>yes</v></c>'),
    row('<c s="-1"><v>1</v></c>'),
    row('<c #r="A1"><v>1</v></c>'),
    row('<c 1r="A1"><v>1</v></c>'),
  ])('a sheet that says %s is not read', async (rows) => {
    const book = await opened(rawBook([{ rows: [rows] }], ['zero', 'one']));
    expect(await book.read({ ranges: [], contents: [{ sheet: 'Sheet1' }] })).toMatchObject({
      problems: [{ code: 'workbook-part-unreadable', values: { part: 'xl/worksheets/sheet1.xml' } }],
    });
  });

  it('rows are hidden that say 1 or true', async () => {
    const cell = '<c><v>1</v></c>';
    const hidden = ['1', 'true', '0', 'false'].map((flag) => row(cell, ` hidden="${flag}"`));
    expect((await content([...hidden, row(cell)])).hiddenRows).toEqual([0, 1]);
  });

  it('merged cells are told, what is no area is not', async () => {
    const after = '<mergeCells><mergeCell ref="A1:B2"/><mergeCell ref="x"/><mergeCell/></mergeCells>';
    expect((await content({ rows: [row('<c><v>1</v></c>')], after })).merges).toEqual([area(0, 0, 2, 2)]);
  });

  it('every kind of cell has its value; one that is calculated counts though it is empty', async () => {
    const cells = [
      '<c><v>0.5</v></c>',
      '<c t="b"><v>1</v></c>',
      '<c t="e"><v>#N/A</v></c>',
      '<c t="str"><f>A1</f><v>text</v></c>',
      '<c t="inlineStr"><is><t>in place</t></is></c>',
      '<c t="s"><v>1</v></c>',
      '<c t="s"><v> </v></c>',
      '<c><v>0x10</v></c>',
      '<c><f>A1</f></c>',
    ];
    expect(await values([row(cells.join(''))], ['zero', 'one'])).toEqual([
      [0.5, true, { error: '#N/A' }, 'text', 'in place', 'one', null, '0x10', null],
    ]);
  });

  it('texts have no blanks at their ends unless these are to be kept; runs are one text, readings none of it', async () => {
    const text = (inner: string) => `<c t="inlineStr"><is>${inner}</is></c>`;
    const cells = [
      '<t> \t a b \r\n </t>',
      '<t xml:space="preserve"> a </t>',
      '<r><rPr><b/></rPr><t>Anna</t></r><r><t xml:space="preserve"> Berg</t></r><rPh sb="0" eb="1"><t>x</t></rPh>',
      '<t>a_x000D_b</t>',
    ];
    expect(await values([row(cells.map(text).join(''))])).toEqual([['a b', ' a ', 'Anna Berg', 'a\rb']]);
  });

  it('cells that hold nothing are none of it', async () => {
    const found = await content([
      row('<c r="A1"><v>1</v></c><c r="F1" s="1"/><c r="G1" t="inlineStr"/>', ' r="1"'),
      row('<c r="H5" s="1"/>', ' r="5"'),
    ]);
    expect([found.rows, found.columns, found.values]).toEqual([[0], [0], [[1]]]);
  });

  it('the first value of a cell counts', async () => {
    expect(
      await values([row('<c><v>1</v><v>2</v></c><c t="inlineStr"><is><t>a</t></is><is><t>b</t></is></c>')]),
    ).toEqual([[1, 'a']]);
  });
});

describe('the formulas of a sheet', () => {
  it('are told with their cells, shared ones as each cell has them', async () => {
    expect(
      await formulas(
        row('<c r="B1"><f t="shared" si="0" ref="B1:B2">A1*2</f></c><c><f>SUM(A1:A9)</f></c>', ' r="1"'),
        row('<c r="B2"><f t="shared" si="0"/></c><c r="C2"><v>5</v></c>', ' r="2"'),
        row('<c r="D3"><f si="0">A3</f></c>', ' r="3"'),
      ),
    ).toEqual(['0 1 A1*2', '0 2 SUM(A1:A9)', '1 1 A2*2', '2 3 A3']);
  });
});

describe('the column of an address', () => {
  it.each([
    ['A1', 1, 0],
    ['z9', 9, 25],
    ['AA1', 1, 26],
    ['XFD1048576', 1_048_576, 16_383],
    ['C4', 5, null],
    ['XFE1', 1, null],
    ['12', 12, null],
    ['A', 1, null],
    ['', 1, null],
  ])('%s in row %d is %s', (reference, row, column) => {
    expect(columnOf(reference, row - 1)).toBe(column);
  });
});

/** What a reader makes of the first of two elements, and the name and text that it finds behind. */
const read = <T>(inner: string, reader: (markup: Markup) => T): readonly [T, boolean, string] => {
  const text = `<c>${inner}<f>B1</f></c>`;
  const markup = new Markup(new TextEncoder().encode(text), 'part');
  markup.next();
  markup.next();
  const made = reader(markup);
  markup.next();
  return [made, markup.is('f'), markup.textOf()];
};

const agrees = (inner: string): void => {
  const [figure, ...behind] = read(inner, (markup) => markup.figureOf());
  const [text, ...behindText] = read(inner, (markup) => markup.textOf());
  expect(Number(figure)).toBe(Number(text));
  expect(behind).toEqual(behindText);
  if (typeof figure === 'string') expect(figure).toBe(text);
};

describe('a number in a cell is the one that JavaScript reads from its text', () => {
  it.each(['0', '7', '2400', '0.1', '.5', '1234567.125', '9999999999999.9', '999999999999999'])(
    '%s at once',
    (text) => {
      agrees(`<v>${text}</v>`);
      expect(read(`<v>${text}</v>`, (markup) => markup.figureOf())).toEqual([Number(text), true, 'B1']);
    },
  );

  it.each([
    ...['', ' 7 ', '-7', '-0', '5.', '.', '1.2.3', '1e5', '1E-3', '0x10', '1,5', 'abc', '12a', '&#49;2'],
    ...['0.10000000000000001', '9007199254740993', '123456789012345678', '<!-- one -->5', '5<!-- one -->'],
    ...['<![CDATA[5]]>', '5<b>6</b>', '5<b/>6'],
  ])('%j by its text', (text) => {
    agrees(`<v>${text}</v>`);
    expect(typeof read(`<v>${text}</v>`, (markup) => markup.figureOf())[0]).toBe('string');
  });

  it('of an element without content there is none, whatever stands behind it', () => {
    const markup = new Markup(new TextEncoder().encode('<c><v/>5</c>'), 'part');
    expect([markup.next(), markup.next(), markup.figureOf()]).toEqual(['open', 'open', '']);
    expect([markup.next(), markup.content]).toEqual(['text', '5']);
  });

  it('any number with any number of decimals', () => {
    const typed = fc
      .tuple(fc.double({ noNaN: true, min: 0, max: 1e16 }), fc.nat(16))
      .map(([value, decimals]) => value.toFixed(decimals));
    fc.assert(fc.property(typed, (text) => agrees(`<v>${text}</v>`)));
    fc.assert(fc.property(fc.double(), (value) => agrees(`<v>${value}</v>`)));
  });
});

const bookOf = (sheet: Raw): Promise<XlsxWorkbook> => opened(rawBook([sheet]));

const sheetOf = async (book: XlsxWorkbook): Promise<string> =>
  (await textsOf(book))['xl/worksheets/sheet1.xml']!;

type Write = readonly [row: number, column: number, write: CellValue, expect?: CellValue];

/** What stands in a sheet's `<sheetData>` after cells were written, and all that stands before it. */
const written = async (sheet: Raw, ...writes: readonly Write[]): Promise<readonly [string, string]> => {
  const book = await bookOf(sheet);
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
    expect(await corners(`<!--${b2}--><sheetPr>${b2}</sheetPr>${b2}`, [4, 3, 2])).toBe(
      `<!--${b2}--><sheetPr>${b2}</sheetPr><dimension ref="B2:D5"/>`,
    );
  });

  it('leaves what stands around it as it is, though that has bytes that are no text', async () => {
    const parts = unzipSync(
      rawBook([
        {
          before: '<sheetPr codeName="?"/><dimension ref="A1"/>',
          rows: ['<row r="1" x="Zo?" spans="1:1"><c r="A1"><v>1</v></c></row>'],
        },
      ]),
    );
    const [name] = Object.keys(parts).filter((each) => each.endsWith('sheet1.xml')) as [string];
    const text = strFromU8(parts[name]!, true).replace(/(?<!<)\?(?!>|xml)/g, '\xd2');
    parts[name] = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const book = await opened(zipSync(parts));
    valueOf(await book.change({ cells: [{ sheet: 'Sheet1', row: 0, column: 1, expect: null, write: 2 }] }));
    expect(await sheetOf(book)).toContain('<sheetPr codeName="\ufffd"/><dimension ref="A1:B1"/>');
    expect(await sheetOf(book)).toContain(
      '<row r="1" x="Zo\ufffd"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>',
    );
  });

  it('leads others that share its formula: they keep it as their own', async () => {
    const rows = [
      '<row r="1"><c r="B1"><f t="shared" ref="B1:B3" si="0">A1*2</f><v>0</v></c></row>',
      '<row r="2"><c r="B2"><f t="shared" si="0"/><v>0</v></c><c r="C2"><f t="shared" ref="C2:C3" si="1">A2&lt;1</f></c></row>',
      '<row r="3"><c r="B3"><f t="shared" si="0"/><v>0</v></c><c r="C3"><f t="shared" si="1"/></c></row>',
    ];
    const book = await bookOf({ rows });
    const first = { sheet: 'Sheet1', row: 0, column: 1, expect: 0, expectFormula: 'A1*2', write: 5 };
    valueOf(await book.change({ cells: [first] }));
    expect(await sheetOf(book)).toContain(
      '<row r="1"><c r="B1"><v>5</v></c></row>' +
        '<row r="2"><c r="B2"><f>A2*2</f><v>0</v></c><c r="C2"><f t="shared" ref="C2:C3" si="1">A2&lt;1</f></c></row>' +
        '<row r="3"><c r="B3"><f>A3*2</f><v>0</v></c><c r="C3"><f t="shared" si="1"/></c></row>',
    );
  });

  it('may be a formula', async () => {
    const book = await bookOf({ rows: [] });
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
      await (await bookOf({ rows })).read({ ranges: [{ sheet: 'Sheet1', area: area(0, 0, 3, 3) }] }),
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
  const book = await opened(richWorkbook({ [name]: sheet }));
  const where = { sheet: 'Club & Friends', area: area(0, 0, 1, 2) };
  const { formats } = valueOf(await book.read({ ranges: [where] })).ranges[0]!;
  expect(formats).toEqual([['dd/mm/yyyy', 'General']]);
});

it('texts in the list of strings have no blanks at their ends, and a formula is shared only by a number', async () => {
  const rows = ['<row r="1"><c t="s"><v>0</v></c><c><f t="shared">A1</f><v>5</v></c></row>'];
  const book = await opened(rawBook([{ rows }], [' \t a  b \n ']));
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
  const read = valueOf(await (await bookOf({ rows })).read({ ranges: [{ sheet: 'Sheet1', area: 'used' }] }));
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
  const { values, formulas } = valueOf(await (await bookOf({ rows })).read({ ranges: [where] })).ranges[0]!;
  expect([values, formulas]).toEqual([[[5]], [[null]]]);
});

it('a comment may have hyphens and brackets', () => {
  const markup = new Markup(new TextEncoder().encode('<a><!-- x-y > z --><![CDATA[1]>2]]></a>'), 'part');
  markup.next();
  expect(markup.textOf()).toBe('1]>2');
});
